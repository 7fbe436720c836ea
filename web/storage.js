// storage.js -- lends the browser's storage: a text under every name.

const KEPT = 0, FULL = 1, FORBIDDEN = 2;

/** The browser's storage, or null where pages may not use it. */
function find() {
  try {
    const storage = window.localStorage;
    storage.setItem('opoly/trial', '1');
    storage.removeItem('opoly/trial');
    return storage;
  } catch (refused) {
    // A full one refuses the trial too, but still gives what it has.
    try {
      return window.localStorage.length > 0 ? window.localStorage : null;
    } catch {
      return null;
    }
  }
}

export class Storage {
  /** `module` reads and writes texts in the module's memory; `playing` is called
   * whenever something of a game is kept. */
  constructor(module, playing) {
    this.module = module;
    this.playing = playing;
    this.storage = find();
    this.waiting = new Uint8Array(0);
  }

  keep(name, text) {
    if (this.storage === null) return FORBIDDEN;
    try {
      this.storage.setItem(name, text);
      if (name.startsWith('opoly/games/')) this.playing();
      return KEPT;
    } catch {
      return FULL;
    }
  }

  names(start) {
    const found = [];
    for (let i = 0; this.storage !== null && i < this.storage.length; i++) {
      const name = this.storage.key(i);
      if (name.startsWith(start)) found.push(name + '\n');
    }
    return found.sort().join('');
  }

  /** How many bytes the text has; take() copies them. */
  wait(text) {
    if (text === null) return -1;
    this.waiting = new TextEncoder().encode(text);
    return this.waiting.length;
  }

  verbs() {
    const words = (address, length) => this.module.words(address, length);
    return {
      keep: (name, nameLength, text, length) =>
        this.keep(words(name, nameLength), words(text, length)),
      drop: (name, length) => { this.storage?.removeItem(words(name, length)); },
      kept: (name, length) =>
        this.wait(this.storage === null ? null : this.storage.getItem(words(name, length))),
      kept_names: (start, length) => this.wait(this.names(words(start, length))),
      take: (address) => this.module.bytes().set(this.waiting, address),
    };
  }
}
