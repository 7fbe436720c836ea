// mirror.js -- what is drawn, as real elements: for screen readers, the keyboard
// and the on-screen keyboard of phones.

/** One thing that can be used, as the module tells it. */
function readItem(line) {
  const [id, role, x, y, w, h, focused, disabled, name, value] = line.split('\t');
  return { id: Number(id), role, x: +x, y: +y, w: +w, h: +h, focused: focused !== '',
    disabled: disabled !== '', name, value: value ?? '' };
}

/** The names that this element already has are not set again: that would be announced. */
function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function newElement(role) {
  const element = document.createElement(role === 'field' ? 'input' : 'button');
  if (element.tagName === 'BUTTON') {
    element.type = 'button';
  } else {
    element.type = 'text';
    element.autocomplete = 'off';
    element.spellcheck = false;
    element.setAttribute('autocapitalize', 'words');
    element.known = '';
  }
  return element;
}

function setState(element, item) {
  if (item.role === 'switch') {
    setAttribute(element, 'role', 'switch');
    setAttribute(element, 'aria-checked', item.value === 'on' ? 'true' : 'false');
  } else if (item.role === 'slider') {
    setAttribute(element, 'role', 'slider');
    setAttribute(element, 'aria-valuenow', item.value);
    setAttribute(element, 'aria-valuetext', item.value);
  } else if (item.role === 'choice' || item.value !== '') {
    if (element.tagName === 'BUTTON') {
      setAttribute(element, 'aria-pressed', item.value === 'chosen' ? 'true' : 'false');
    }
  }
}

export class Mirror {
  /** `game` has press(item), focus(item) and write(back, text). */
  constructor(parts, game) {
    this.parts = parts;
    this.game = game;
    this.elements = new Map();
    this.items = [];
    const holder = parts.mirror;
    holder.addEventListener('click', (event) => {
      if (event.target.item) game.press(event.target.item);
    });
    holder.addEventListener('focusin', (event) => {
      if (event.target.item && !event.target.item.focused) game.focus(event.target.item);
    });
    holder.addEventListener('input', (event) => {
      if (event.target.item) this.written(event.target);
    });
  }

  /** What a phone's keyboard wrote, as keys: it may change words already there. */
  written(element) {
    const before = [...element.known], now = [...element.value];
    let same = 0;
    while (same < before.length && same < now.length && before[same] === now[same]) same++;
    element.known = element.value;
    this.game.write(before.length - same, now.slice(same).join(''));
  }

  show(text) {
    const lines = text.split('\n');
    this.say(this.parts.question, lines[0]);
    this.say(this.parts.notice, lines[1]);
    this.items = lines.slice(2, -1).map(readItem);
    const seen = new Map(), order = [];
    for (const item of this.items) {
      let key = `${item.id} ${item.role}`;
      while (seen.has(key)) key += '+';
      const element = this.elements.get(key) ?? newElement(item.role);
      this.place(element, item);
      seen.set(key, element);
      order.push(element);
    }
    this.elements = seen;
    this.arrange(order);
  }

  /** Moves no element that is where it should be: moving would lose the focus. */
  arrange(order) {
    const holder = this.parts.mirror;
    const wanted = new Set(order);
    for (const element of [...holder.children]) if (!wanted.has(element)) element.remove();
    order.forEach((element, n) => {
      if (holder.children[n] !== element) holder.insertBefore(element, holder.children[n] ?? null);
    });
  }

  place(element, item) {
    const style = element.style;
    element.item = item;
    style.left = `${item.x}px`;
    style.top = `${item.y}px`;
    style.width = `${Math.max(1, item.w)}px`;
    style.height = `${Math.max(1, item.h)}px`;
    setAttribute(element, 'aria-label', item.name);
    setAttribute(element, 'aria-disabled', item.disabled ? 'true' : null);
    setState(element, item);
    if (element.tagName === 'INPUT' && !element.composing && element.known !== item.value) {
      element.value = element.known = item.value;
      // Not while it is written in: a phone's keyboard must not change under the fingers.
      if (!item.focused || element.inputMode === '') {
        element.inputMode = /^\d+$/.test(item.value) ? 'numeric' : 'text';
      }
    }
  }

  say(element, words) {
    if (element.textContent !== words) element.textContent = words;
  }

  tell(sentences) {
    const account = this.parts.account;
    for (const words of sentences.split('\n')) {
      if (words === '') continue;
      const line = document.createElement('p');
      line.textContent = words;
      account.append(line);
    }
    while (account.childElementCount > 60) account.firstElementChild.remove();
  }

  get focused() {
    for (const element of this.elements.values()) if (element.item.focused) return element;
    return null;
  }

  /** Is text being written, so that letters are no shortcuts? */
  get writing() {
    const element = this.focused;
    return element !== null && element.tagName === 'INPUT';
  }

  /** The browser's focus goes where the game's is: after keys always, after a
   * press only into fields, because that opens a phone's keyboard. */
  follow(byKey) {
    const element = this.focused, active = document.activeElement;
    if (element !== null && (byKey || element.tagName === 'INPUT')) {
      if (active !== element) {
        element.focus({ preventScroll: element.tagName !== 'INPUT' });
        element.setSelectionRange?.(element.value.length, element.value.length);
      }
    } else if (active !== null && active.parentElement === this.parts.mirror) {
      active.blur();
    }
  }
}
