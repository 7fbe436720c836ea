// mirror.js -- what is drawn, as real elements: the whole game in words for screen readers,
// and something to focus for the keyboard and the on-screen keyboard of phones.

const number = (text) => Number(text);

/** One thing that can be used, as the module tells it. */
function readItem([id, role, x, y, w, h, focused, disabled, name, value, description, context, letter]) {
  return { id: Number(id), role, x: +x, y: +y, w: +w, h: +h, focused: focused !== '',
    disabled: disabled !== '', name, value: value ?? '', description: description ?? '', context: context ?? '',
    letter: letter ?? '' };
}

/** Regions with their lines, as the module tells them: web_mirror.h. */
function readRegions(lines) {
  const regions = new Map();
  let lists = null;
  for (const line of lines) {
    const parts = line.split('\t');
    if (line[0] === '@') {
      const word = parts[0].slice(1);
      if (!regions.has(word)) regions.set(word, { label: parts[1], entries: [] });
      lists = regions.get(word).entries;
    } else if (parts[0] === '=' || parts[0] === '!') {
      const [x, y, w, h] = parts.slice(1, 5).map(number);
      lists.push({ text: parts[5], heading: parts[0] === '!', x, y, w, h });
    } else {
      lists.push({ item: readItem(parts) });
    }
  }
  return regions;
}

/** What this element already has is not set again: that would be announced. */
function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function setText(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

function newItem(role) {
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

/** "3 of 5", or a sentence with a sum in it, which says more than its number. */
function setSlider(element, value) {
  const part = /^(\d+) \D+ (\d+)$/.exec(value), sum = value.match(/\d[\d.,\s]*/g)?.at(-1).replace(/\D/g, '') ?? '0';
  setAttribute(element, 'role', 'slider');
  setAttribute(element, 'aria-valuenow', part?.[1] ?? sum);
  setAttribute(element, 'aria-valuemax', part?.[2] ?? String(Math.max(100, Number(sum))));
  setAttribute(element, 'aria-valuetext', value);
}

function setState(element, item) {
  if (item.role === 'switch') {
    setAttribute(element, 'role', 'switch');
    setAttribute(element, 'aria-checked', item.value === 'on' ? 'true' : 'false');
  } else if (item.role === 'slider') {
    setSlider(element, item.value);
  } else if (item.value === 'open' || item.value === 'closed') {
    setAttribute(element, 'aria-expanded', item.value === 'open' ? 'true' : 'false');
  } else if (element.tagName === 'BUTTON' && (item.role === 'choice' || item.value !== '')) {
    setAttribute(element, 'aria-pressed', item.value === 'chosen' || item.value === 'on' ? 'true' : 'false');
  } else if (element.tagName === 'BUTTON') {
    setAttribute(element, 'aria-pressed', null);
    setAttribute(element, 'aria-expanded', null);
  }
}

function place(element, { x, y, w, h }) {
  const style = element.style;
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${Math.max(1, w)}px`;
  style.height = `${Math.max(1, h)}px`;
}

/** Moves no element that is where it should be: moving would lose the focus. */
function arrange(holder, order) {
  const wanted = new Set(order);
  for (const element of [...holder.children]) if (!wanted.has(element)) element.remove();
  order.forEach((element, n) => {
    if (holder.children[n] !== element) holder.insertBefore(element, holder.children[n] ?? null);
  });
}

/** Lists are told as lists: how many there are, and which this one is. */
const lists = new Set(['players', 'board']);

/** One region of the page. */
class Region {
  constructor(section) {
    this.section = section;
    this.word = section.dataset.region;
    this.holder = section.querySelector('.holder');
    this.elements = new Map();
  }

  show({ label, entries }) {
    const seen = new Map(), order = [];
    for (const entry of entries) {
      let key = entry.item ? `${entry.item.id} ${entry.item.role}` : entry.heading ? 'h' : 'p';
      while (seen.has(key)) key += '+';
      const element = this.elements.get(key) ?? this.create(entry);
      if (entry.item) this.placeItem(element.firstChild?.item ? element.firstChild : element, entry.item);
      else this.placeText(element, entry);
      seen.set(key, element);
      order.push(element);
    }
    this.elements = seen;
    arrange(this.holder, order);
    this.name(label, entries);
  }

  name(label, entries) {
    const heading = this.word === 'sheet' ? entries.find((entry) => entry.heading) : undefined;
    if (this.word !== 'screen' && label !== '') setAttribute(this.section, 'aria-label', heading?.text ?? label);
    this.section.hidden = entries.length === 0 && this.section.querySelector('p, li') === null;
  }

  create(entry) {
    const inner = entry.item ? newItem(entry.item.role) : document.createElement(entry.heading ? 'h2' : 'p');
    if (entry.item) inner.item = entry.item;
    inner.className = 'spot';
    if (!lists.has(this.word)) return inner;
    const row = document.createElement('div');
    row.setAttribute('role', 'listitem');
    row.append(inner);
    return row;
  }

  placeText(element, entry) {
    const inner = element.className === 'spot' ? element : element.firstChild;
    setText(inner, entry.text);
    place(inner, entry);
  }

  placeItem(element, item) {
    element.item = item;
    place(element, item);
    setAttribute(element, 'aria-label', item.context === '' ? item.name : `${item.name}, ${item.context}`);
    setAttribute(element, 'aria-description', item.description === '' ? null : item.description);
    setAttribute(element, 'aria-disabled', item.disabled ? 'true' : null);
    setAttribute(element, 'aria-keyshortcuts', item.letter === '' ? null : item.letter.toUpperCase());
    setState(element, item);
    if (element.tagName === 'INPUT' && !element.composing && element.known !== item.value) {
      element.value = element.known = item.value;
      // Not while it is written in: a phone's keyboard must not change under the fingers.
      if (!item.focused || element.inputMode === '') {
        element.inputMode = /^\d+$/.test(item.value) ? 'numeric' : 'text';
      }
    }
  }
}

const nothing = { label: '', entries: [] };

export class Mirror {
  /** `game` has press(item), focus(item), write(from, to, text) and chosen(). */
  constructor(parts, game) {
    this.parts = parts;
    this.game = game;
    this.items = [];
    this.waiting = [];
    this.saying = this.asked = null;
    this.left = false; // by Tab
    this.screen = nothing;
    const holder = parts.mirror;
    this.regions = [...holder.querySelectorAll('[data-region]')].map((section) => new Region(section));
    holder.addEventListener('click', (event) => {
      if (event.target.item) game.press(event.target.item);
    });
    holder.addEventListener('focusin', (event) => {
      const item = this.left ? this.entry : event.target.item;
      const back = this.left;
      this.left = false;
      if (item && (back || !item.focused)) game.focus(item);
    });
    holder.addEventListener('input', (event) => {
      if (event.target.item) this.written(event.target);
    });
  }

  /** What a phone's keyboard or an input method wrote: it may change words already there. */
  written(element) {
    const before = [...element.known], now = [...element.value], least = Math.min(before.length, now.length);
    let same = 0, tail = 0;
    while (same < least && before[same] === now[same]) same++;
    while (tail < least - same && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
    element.known = element.value;
    this.game.write(same, before.length - tail, now.slice(same, now.length - tail).join(''));
  }

  /** What is chosen in the game is chosen in the element too: there a phone's keyboard writes, and a
   * screen reader tells where the caret is. Not while letters are being composed. */
  choose(element) {
    const chosen = this.game.chosen();
    if (chosen === null || element.composing) return;
    const letters = [...element.value];
    const [from, to] = chosen.map((count) => letters.slice(0, count).join('').length);
    if (element.selectionStart !== from || element.selectionEnd !== to) element.setSelectionRange(from, to);
  }

  show(text) {
    const lines = text.split('\n');
    setText(this.parts.question, lines[0]);
    if (this.parts.notice.textContent !== lines[1]) {
      this.parts.notice.textContent = lines[1];
      if (lines[1] !== '') this.say(lines[1]);
    }
    const regions = readRegions(lines.slice(2, -1));
    const drawn = regions.get('question')?.entries.some((entry) => entry.text === lines[0]) ?? false;
    this.parts.question.hidden = lines[0] === '' || drawn; // nothing is said twice
    for (const region of this.regions) region.show(regions.get(region.word) ?? nothing);
    this.screen = regions.get('screen') ?? nothing;
    this.items = [...regions.values()].flatMap(({ entries }) => entries)
      .flatMap((entry) => entry.item ?? []);
    this.entry = regions.get('question')?.entries.find((entry) => entry.item)?.item ?? this.items[0];
    this.offerStop();
  }

  /** Another screen: its title is said, as a sheet's name is when the focus goes there. */
  announce() {
    const { entries } = this.screen, title = entries.findIndex((entry) => entry.heading);
    const words = entries.slice(0, title + 1).flatMap((entry) => entry.text ?? []);
    if (words.length > 0) this.say(`${words.join(', ')}.`);
  }

  /** Inside, Tab is the game's; for the browser all of it is one stop. */
  offerStop() {
    const elements = [...this.parts.mirror.querySelectorAll('button, input')].filter((element) => element.item);
    const stop = elements.find((element) => element.item.focused) ?? elements[0];
    for (const element of elements) setAttribute(element, 'tabindex', element === stop ? '0' : '-1');
  }

  /** Whoever comes back begins at the question. */
  leave() { this.left = true; }

  /** Aloud, once, and not while something else is just being said. Of several
   * questions the last one counts. */
  say(words, question = null) {
    if (words !== '') this.waiting.push(words);
    if (question !== null) this.asked = question;
    this.saying ??= setTimeout(() => this.sayAll(), 150);
  }

  sayAll() {
    const said = [...this.waiting, this.asked ?? ''].filter((words) => words !== '').join(' ');
    this.saying = this.asked = null;
    this.waiting = [];
    // The same words again are news only if they look different.
    this.parts.news.textContent = this.parts.news.textContent === said ? `${said}\u00a0` : said;
  }

  tell(sentences) {
    const account = this.parts.account;
    for (const words of sentences.split('\n')) {
      if (words === '') continue;
      const line = document.createElement('li');
      line.textContent = words;
      account.append(line);
    }
    while (account.childElementCount > 60) account.firstElementChild.remove();
    account.parentElement.hidden = false;
  }

  get focused() {
    for (const element of this.parts.mirror.querySelectorAll('button, input')) {
      if (element.item?.focused) return element;
    }
    return null;
  }

  /** Is text being written, so that letters are no shortcuts? */
  get writing() {
    const element = this.focused;
    return element !== null && element.tagName === 'INPUT';
  }

  /** The browser's focus goes where the game's is: after keys always, after a
   * press only into fields, because that opens a phone's keyboard. Where nothing has the game's,
   * an open sheet has the browser's. */
  follow(byKey) {
    const element = this.focused, active = document.activeElement;
    const sheet = this.parts.mirror.querySelector('[data-region=sheet]:not([hidden])');
    if (element !== null && (byKey || element.tagName === 'INPUT')) {
      if (active !== element) element.focus({ preventScroll: element.tagName !== 'INPUT' });
      if (element.tagName === 'INPUT') this.choose(element);
    } else if (byKey && sheet !== null) {
      if (active !== sheet) sheet.focus({ preventScroll: true }); // a screen reader reads it from its name on
    } else if (active !== null && this.parts.mirror.contains(active)) {
      active.blur();
    }
  }
}
