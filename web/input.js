// input.js -- mouse, fingers, pen and keys, as the game understands them: input.h.

const MOVE = 1, LEAVE = 2, UP = 4, WHEEL = 5;
export const DOWN = 3, KEY = 6;

const keys = { Tab: 1, Left: 3, Right: 4, Up: 5, Down: 6, Enter: 7, Escape: 8, Backspace: 9,
  Delete: 10, Home: 11, End: 12, PageUp: 13, PageDown: 14, F1: 15, F11: 16, F6: 23, ArrowLeft: 3,
  ArrowRight: 4, ArrowUp: 5, ArrowDown: 6, NumpadEnter: 7 };
const BACK_TAB = 2, FULL_SCREEN = 16, COPY = 18, CUT = 19;
/** With Ctrl or Cmd where something is written; the clipboard has events of its own. */
const commands = { a: 17, z: 21, y: 22 };
const SHIFT = 256, WORD = 512, REDO = 22;

/** Far from everything: a press that ends there presses nothing. */
const nowhere = -10000;

export class Hand {
  /** `game` has input(), type(), press(), focus() and settled(byKey), which is
   * called when an input has been dealt with. */
  constructor(element, game) {
    this.element = element;
    this.game = game;
    this.pointer = null;
    this.move = null;
    this.listen();
  }

  listen() {
    const on = (target, kind, deal) => target.addEventListener(kind, deal, { passive: false });
    on(this.element, 'pointerdown', (event) => this.down(event));
    on(this.element, 'pointermove', (event) => this.moved(event));
    on(this.element, 'pointerup', (event) => this.up(event));
    on(this.element, 'pointercancel', (event) => this.cancel(event));
    on(this.element, 'pointerleave', (event) => this.left(event));
    on(this.element, 'wheel', (event) => this.wheel(event));
    on(this.element, 'contextmenu', (event) => event.preventDefault());
    on(window, 'keydown', (event) => this.key(event));
    on(window, 'paste', (event) => this.paste(event));
    on(window, 'copy', (event) => this.copy(event, COPY));
    on(window, 'cut', (event) => this.copy(event, CUT));
    for (const kind of ['compositionstart', 'compositionend']) {
      on(window, kind, (event) => { event.target.composing = kind === 'compositionstart'; });
    }
  }

  // ---- pointers ----

  place(event) {
    const box = this.element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  give(kind, x, y, wheel, touch, key) {
    this.tellMove();
    this.game.input(kind, x, y, wheel, touch, key);
  }

  /** A mouse may tell of a thousand places a second: only the last one counts. */
  tellMove() {
    if (this.move === null) return;
    const [x, y, touch] = this.move;
    this.move = null;
    this.game.input(MOVE, x, y, 0, touch, 0);
  }

  down(event) {
    if (event.button !== 0) return;
    if (this.pointer !== null && this.pointer !== event.pointerId) {
      this.letGo(); // a second finger: no press, but a pinch
      return;
    }
    event.preventDefault(); // keeps the focus where the game wants it
    const [x, y] = this.place(event);
    this.pointer = event.pointerId;
    this.element.setPointerCapture?.(event.pointerId);
    this.give(DOWN, x, y, 0, event.pointerType === 'touch', 0);
    this.game.stir();
  }

  moved(event) {
    if (this.pointer !== null && this.pointer !== event.pointerId) return;
    if (this.pointer === null && event.pointerType === 'touch') return;
    this.move = [...this.place(event), event.pointerType === 'touch'];
    this.game.stir();
  }

  up(event) {
    if (this.pointer !== event.pointerId) return;
    const [x, y] = this.place(event);
    this.pointer = null;
    this.give(UP, x, y, 0, event.pointerType === 'touch', 0);
    this.game.settled(false);
  }

  letGo() {
    this.pointer = null;
    this.give(MOVE, nowhere, nowhere, 0, true, 0);
    this.give(UP, nowhere, nowhere, 0, true, 0);
    this.game.settled(false);
  }

  cancel(event) {
    if (this.pointer === event.pointerId) this.letGo();
  }

  left(event) {
    if (this.pointer !== null || event.pointerType === 'touch') return;
    this.give(LEAVE, 0, 0, 0, false, 0);
    this.game.stir();
  }

  wheel(event) {
    if (event.ctrlKey) return; // the browser's own zoom
    event.preventDefault();
    const [x, y] = this.place(event);
    const notch = event.deltaMode === 0 ? 100 : event.deltaMode === 1 ? 3 : 1;
    const amount = Math.max(-5, Math.min(5, event.deltaY / notch));
    this.give(WHEEL, x, y, amount, false, 0);
    this.game.stir();
  }

  // ---- keys ----

  key(event) {
    if (event.isComposing || event.keyCode === 229 || document.querySelector('dialog[open]')) return;
    if (event.altKey && event.key === 'Enter') return this.press(event, FULL_SCREEN);
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) return this.command(event);
    if (event.key === 'Tab' && this.game.tabLeaves(event.shiftKey)) return; // the browser goes on
    if (event.key === 'Tab' && event.shiftKey) return this.press(event, BACK_TAB);
    if (event.key in keys) return this.press(event, keys[event.key] | (event.shiftKey ? SHIFT : 0));
    if ([...event.key].length === 1) {
      event.preventDefault();
      this.tellMove();
      this.game.type(event.key);
      this.game.settled(true);
    }
  }

  /** Keys with Ctrl belong to the browser, unless something is being written; but Ctrl+Z takes back. */
  command(event) {
    const shift = event.shiftKey ? SHIFT : 0, letter = event.key.toLowerCase();
    if (!this.game.writing && (letter !== 'z' || shift)) return;
    if (letter === 'z' && shift) this.press(event, REDO);
    else if (letter in commands) this.press(event, commands[letter]);
    else if (/^(Arrow(Left|Right)|Home|End|Backspace|Delete)$/.test(event.key)) {
      this.press(event, keys[event.key] | shift | WORD);
    }
  }

  copy(event, key) {
    if (!this.game.writing) return;
    this.copying = true;
    this.press(event, key);
    this.copying = false;
    event.clipboardData?.setData('text/plain', this.game.copied());
  }

  press(event, key) {
    event.preventDefault();
    this.give(KEY, 0, 0, 0, false, key);
    this.game.settled(true);
  }

  /** Shortcuts are letters too, so a pasted text goes only where one is written. */
  paste(event) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!this.game.writing || text === '') return;
    event.preventDefault();
    this.game.type(text.replace(/\s+/g, ' '));
    this.game.settled(true);
  }
}
