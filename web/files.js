// files.js -- files of the person's own: saving, choosing and dropping them, and links.

import { writeLink } from './link.js';

const RECORD = 0, deaf = 350; // milliseconds

export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/** The dialog in which a record or an edition is taken along. */
export class Offer {
  /** `game` has say(english). */
  constructor(game) {
    this.game = game;
    this.dialog = document.getElementById('offer');
    this.answer = document.getElementById('offer-answer');
    this.link = document.getElementById('offer-link');
    document.getElementById('offer-file').addEventListener('click', () => this.saveFile());
    document.getElementById('offer-close').addEventListener('click', () => this.dialog.close());
    this.link.addEventListener('click', () => this.copyLink());
    this.sharing = document.getElementById('offer-share');
    this.sharing.addEventListener('click', () => this.share());
    this.dialog.addEventListener('click', (event) => this.refuseEarly(event), { capture: true });
  }

  /** The tap that opened it is a click on whatever lies there now; as in the game, what has just
   * opened is deaf. */
  refuseEarly(event) {
    if (event.isTrusted && performance.now() - this.opened < deaf) event.stopPropagation();
  }

  open(what, name, text) {
    const record = what === RECORD;
    this.name = name;
    this.text = text;
    document.getElementById('offer-title').textContent =
      record ? this.game.say('The record of this game') : this.game.say('The edition is kept in this browser');
    document.getElementById('offer-words').textContent = record
      ? this.game.say('Everything that was done, to keep, send or replay.')
      : this.game.say('As a file it can be sent, or opened in another browser and on the desktop.');
    this.link.hidden = !record || typeof CompressionStream === 'undefined';
    this.sharing.hidden = this.link.hidden || typeof navigator.share !== 'function';
    this.answer.textContent = '';
    document.getElementById('offer-file').hidden = false;
    this.appear();
  }

  appear() {
    if (this.dialog.open) return;
    this.opened = performance.now();
    this.dialog.showModal();
  }

  saveFile() {
    download(this.name, this.text);
    this.answer.textContent = this.game.say('Saved as {file}.').replace('{file}', this.name);
  }

  async address() { return location.href.replace(/#.*/, '') + await writeLink(this.text); }

  /** The system's own sheet for sharing; whoever closes it wants nothing. */
  async share() {
    try {
      await navigator.share({ title: document.title, url: await this.address() });
    } catch { /* closed */ }
  }

  /** A link that could not be copied, to be copied by hand. */
  show(address) {
    document.getElementById('offer-title').textContent = this.game.say('Copy a link');
    document.getElementById('offer-words').textContent = '';
    for (const id of ['offer-file', 'offer-link', 'offer-share']) document.getElementById(id).hidden = true;
    this.answer.textContent = address;
    this.appear();
  }

  async copyLink() {
    const address = await this.address();
    try {
      await navigator.clipboard.writeText(address);
      this.answer.textContent = this.game.say('The link is copied; anyone who opens it sees the game.');
    } catch {
      this.answer.textContent = address;
    }
  }
}

const pictureSide = 192;

/** A small copy of a picture, good for a token. */
async function smallPicture(file) {
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, pictureSide / Math.min(whole.width, whole.height));
  return createImageBitmap(whole, { resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)), resizeQuality: 'high' });
}

/** Files that were chosen or dropped: texts are opened, pictures kept by their names. */
export class Files {
  /** `game` has open(text), tell(sentence), say(english), pictureField, writing and type(text). */
  constructor(game) {
    this.game = game;
    this.pictures = new Map();
    this.input = document.getElementById('file');
    this.input.addEventListener('change', () => this.chosen());
    this.asked = null;
    window.addEventListener('dragover', (event) => event.preventDefault());
    window.addEventListener('drop', (event) => {
      event.preventDefault();
      if (event.dataTransfer.files.length > 0) this.take(event.dataTransfer.files[0]);
    });
  }

  choose(kinds = '.record,.edition,text/plain') {
    this.input.accept = kinds;
    this.input.value = '';
    this.input.click();
  }

  /** An empty field for the file of a picture was pressed: `item`, or null for none. */
  offerPicture(item) {
    const field = item !== null && item.name === this.game.pictureField && item.value === '' ? item.id : null;
    const again = field === this.asked;
    this.asked = field;
    if (field !== null && !again) this.choose('image/*');
  }

  chosen() {
    if (this.input.files.length > 0) this.take(this.input.files[0]);
  }

  async take(file) {
    try {
      if (file.type.startsWith('image/')) await this.takePicture(file);
      else if (file.size > 16 << 20) this.game.tell(this.game.say('This file is too large to be a game or an edition.'));
      else this.game.open(await file.text());
    } catch {
      this.game.tell(this.game.say('This file cannot be read.'));
    }
  }

  /** Its name goes into the field that is being written in. */
  async takePicture(file) {
    this.pictures.set(file.name, await smallPicture(file));
    if (this.game.writing) this.game.type(file.name);
    else this.game.tell(this.game.say('Write {file} where the setup asks for a picture.').replace('{file}', file.name));
  }
}
