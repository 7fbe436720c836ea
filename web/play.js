// play.js -- the page: loads the game, lends it canvas, storage and clock, and
// lets time go on.

import { LentCanvas } from './canvas.js';
import { Files, Offer } from './files.js';
import { DOWN, Hand, KEY } from './input.js';
import { readLink, writeLink } from './link.js';
import { Mirror } from './mirror.js';
import { Module } from './module.js';
import { Places } from './places.js';
import { Sound } from './sound.js';
import { Socket } from './socket.js';
import { Storage } from './storage.js';
import { keepOffline, keepMoreOffline } from './offline.js';

const scaleMost = 4, pixelsMost = 16 << 20;

const DARK = '(prefers-color-scheme: dark)', CALM = '(prefers-reduced-motion: reduce)';

const part = (id) => document.getElementById(id);
const asks = (query) => matchMedia(query).matches;

/** One sentence in the place of the game. */
function giveUp(sentence, trouble) {
  if (trouble) console.error(trouble);
  document.getElementById('loading')?.remove();
  part('trouble').textContent = sentence;
  part('trouble').hidden = false;
}

/** How much of the page has come, as a part of 1. */
let come = 0;
function progress(more) {
  come += more;
  const bar = document.getElementById('progress');
  if (bar !== null) bar.value = Math.min(1, come);
}

class Game {
  async start() {
    this.module = new Module();
    this.canvas = new LentCanvas(part('canvas'), (address, length) => this.module.words(address, length));
    this.offer = new Offer(this);
    this.storage = new Storage(this.module, () => this.playing());
    this.socket = new Socket(this);
    this.sound = null;
    this.volumes = [0, 0];
    this.byKey = true; // the last input was; a screen reader begins where the game does
    const counted = (weight, work) => work.then((made) => { progress(weight); return made; });
    const [editions] = await Promise.all([counted(0.1, this.fetchText('editions.txt')),
      this.module.load('opoly.wasm', this.lent(), (share) => progress(share * 0.7)), counted(0.1, this.loadFonts())]);
    this.exports = this.module.exports;
    this.exports.take_editions(this.module.give(editions));
    this.sound = new Sound(this.module.compiled);
    this.files = new Files(this);
    this.hand = new Hand(part('canvas'), this);
    this.mirror = new Mirror({ mirror: part('mirror'), question: part('question'),
      notice: part('notice'), account: part('account'), news: part('news') }, this);
    this.fit();
    this.module.give(navigator.languages.join(' '));
    this.exports.take_languages();
    this.exports.start(this.width, this.height, asks(DARK), asks(CALM));
    this.sound.setVolumes(...this.volumes);
    this.translate();
    this.listen();
    await this.languageComing;
    this.places = new Places(this);
    if (location.hash !== '') await this.places.arrive();
    this.frame(performance.now());
  }

  async fetchText(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    this.served = response.headers.has('Opoly-Server'); // by one that has tables for friends
    return response.text();
  }

  async fetchBytes(address) {
    try {
      const response = await fetch(address);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
    } catch { /* the game says so */ }
    return new Uint8Array(0);
  }

  /** The words of a language; one that was chosen once is there without network too. */
  async fetchLanguage(address) {
    const files = [`${address}.mo`, `${address}.words`];
    const [catalogue, names] = await Promise.all(files.map((file) => this.fetchBytes(file)));
    this.call(() => {
      this.exports.take_edition_words(this.module.giveBytes(names));
      this.exports.take_language(this.module.giveBytes(catalogue));
    });
    this.translate();
    if (catalogue.length > 0) keepMoreOffline(files);
  }

  /** What this file and its sisters say is English, and a key to the catalogue. */
  say(english) {
    this.module.give(english);
    return this.module.text(this.exports.translate());
  }

  /** What is in the page itself, and what must be known before it is needed. */
  translate() {
    document.documentElement.lang = this.module.text(this.exports.language());
    part('offer-file').textContent = this.say('Save as a file');
    part('offer-link').textContent = this.say('Copy a link');
    part('offer-share').textContent = this.say('Share');
    part('offer-close').textContent = this.say('Close');
    this.sorry = this.say('Something went wrong. Every move up to now is kept; reload the page to go on.');
    this.pictureField = this.say('Picture file');
  }

  async loadFonts() {
    const loads = [500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 16px Inter`));
    await Promise.race([Promise.allSettled(loads), new Promise((done) => setTimeout(done, 3000))]);
  }

  /** Everything the module imports: web_page.h. */
  lent() {
    const words = (address, length) => this.module.words(address, length);
    return {
      ...this.canvas.verbs(),
      ...this.storage.verbs(),
      ...this.socket.verbs(),
      now: () => performance.now() / 1000,
      random: () => crypto.getRandomValues(new Uint32Array(1))[0],
      local_time: (seconds, address) => this.writeTime(seconds, address),
      offer: (what, name, nameLength, text, length) =>
        this.offer.open(what, words(name, nameLength), words(text, length)),
      link: (record, length, at) => { this.giveLink(words(record, length), at); },
      choose_file: () => this.files.choose(),
      take_picture: (number, name, length) => this.takePicture(number, words(name, length)),
      fetch_language: (code, length) => {
        this.languageComing = this.fetchLanguage(`locale/${words(code, length)}`);
      },
      full_screen: (full) => this.setFullScreen(full !== 0),
      volumes: (music, effects) => {
        this.volumes = [music, effects];
        this.sound?.setVolumes(music, effects);
      },
      cue: (number) => this.sound.cue(number),
    };
  }

  writeTime(seconds, address) {
    const moment = new Date(seconds * 1000), two = (n) => String(n).padStart(2, '0');
    const text = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())} ` +
      `${two(moment.getHours())}:${two(moment.getMinutes())}\0`;
    this.module.bytes().set(new TextEncoder().encode(text).subarray(0, 17), address);
  }

  /** Somebody plays: what is kept should not be thrown away by the browser. */
  playing() {
    if (this.asked) return;
    this.asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  takePicture(number, name) {
    const picture = this.files.pictures.get(name);
    if (picture === undefined) return 0;
    this.canvas.pictures.set(number, picture);
    return 1;
  }

  // ---- window ----

  /** The canvas has as many pixels as the device shows, also when pinched larger. */
  fit() {
    const view = window.visualViewport, zoom = view?.scale ?? 1;
    // An on-screen keyboard covers the lower part of the page; what it covers is not drawn on.
    const covered = view && zoom < 1.01 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0;
    part('game').style.setProperty('--covered', `${Math.round(covered)}px`);
    const box = part('game').getBoundingClientRect();
    this.width = Math.max(1, box.width);
    this.height = Math.max(1, box.height);
    this.scale = Math.min(scaleMost, (window.devicePixelRatio || 1) * Math.max(1, zoom),
      Math.sqrt(pixelsMost / (this.width * this.height)));
    this.canvas.resize(this.width, this.height, this.scale);
    this.stale = true;
  }

  resize() {
    if (this.broken) return;
    this.fit();
    this.exports.resize(this.width, this.height);
    this.stir();
  }

  setFullScreen(full) {
    const refused = () => {
      this.exports.left_full_screen();
      this.tell(this.say('This browser does not let the page fill the screen.'));
    };
    if (!full) {
      if (document.fullscreenElement) document.exitFullscreen();
    } else if (document.documentElement.requestFullscreen) {
      document.documentElement.requestFullscreen().catch(refused);
    } else {
      setTimeout(refused, 0);
    }
  }

  listen() {
    let pinched;
    addEventListener('resize', () => this.resize());
    // While fingers move, the old pixels are good enough.
    visualViewport?.addEventListener('resize', () => {
      clearTimeout(pinched);
      pinched = setTimeout(() => this.resize(), 150);
    });
    part('canvas').addEventListener('contextrestored', () => this.resize());
    document.addEventListener('fullscreenchange', () => {
      if (!document.fullscreenElement) this.call(() => this.exports.left_full_screen());
    });
    document.addEventListener('visibilitychange', () => this.resize());
    for (const query of [DARK, CALM]) {
      matchMedia(query).addEventListener('change', () => this.call(() =>
        this.exports.wishes(asks(DARK), asks(CALM))));
    }
  }

  // ---- what others call ----

  /** Calls the module from outside the loop. */
  call(what, byKey = this.byKey) {
    this.guard(what);
    this.settled(byKey);
  }

  input(kind, x, y, wheel, touch, key) {
    if (kind === DOWN || kind === KEY) this.touched = true;
    this.guard(() => this.exports.input(kind, x, y, wheel, touch, key));
  }

  type(text) {
    this.guard(() => {
      this.module.give(text);
      this.exports.type();
    });
  }

  /** What was copied just now, or ''. */
  copied() {
    return this.broken ? '' : this.module.text(this.exports.copied());
  }

  /** What a button copied goes to the browser's clipboard. */
  keepCopied() {
    if (this.hand.copying) return; // the browser's own copying does it
    const words = this.copied();
    if (words !== '') navigator.clipboard?.writeText(words).catch(() => {});
  }

  /** Should the module break down, what was committed stays. */
  guard(what) {
    if (this.broken) return;
    try {
      what();
    } catch (trouble) {
      this.broken = true;
      giveUp(this.sorry, trouble);
    }
  }

  press(item) { this.call(() => this.exports.press(item.id), true); }

  focus(item) { this.call(() => this.exports.focus(item.id), true); }

  /** In the place of these letters of the field that is written in. */
  write(from, to, text) {
    this.guard(() => {
      this.module.give(text);
      this.exports.write_over(from, to);
    });
    this.settled(true);
  }

  /** The letters that are chosen in that field, or null. */
  chosen() {
    const from = this.broken ? -1 : this.exports.chosen_from();
    return from < 0 ? null : [from, this.exports.chosen_to()];
  }

  /** An input has been dealt with: the browser's focus follows the game's. */
  settled(byKey) {
    if (this.broken) return;
    this.byKey = byKey;
    this.mirror.left = false;
    this.reflect();
    this.mirror.follow(byKey);
    this.keepCopied();
    if (!byKey) this.files.offerPicture(this.mirror.focused?.item ?? null);
    this.stir();
  }

  /** Tab behind the last thing, or before the first, goes on to what is outside the page. */
  tabLeaves(backward) {
    const leaves = !this.broken && this.exports.tab_leaves(backward) !== 0;
    if (leaves) this.mirror.leave();
    return leaves;
  }

  get writing() { return this.mirror.writing; }

  open(text) {
    this.call(() => this.exports.import_file(this.module.give(text)));
  }

  tell(sentence) {
    this.call(() => {
      this.module.give(sentence);
      this.exports.tell();
    });
  }

  place() { return this.module.text(this.exports.place()); }

  go(word, id) {
    this.call(() => {
      this.module.give(word);
      this.exports.go(id);
    });
  }

  /** To the table of a link: `#room=...`. */
  join(link) {
    this.call(() => {
      this.module.give(link);
      this.exports.join();
    });
  }

  /** A link to a moment, copied, or shown where it cannot be. */
  async giveLink(record, at) {
    const address = location.href.replace(/#.*/, '') + await writeLink(record, at);
    try {
      await navigator.clipboard.writeText(address);
      this.tell(this.say('The link is copied; anyone who opens it sees this moment.'));
    } catch {
      this.offer.show(address);
    }
  }

  async openLink() {
    try {
      const link = await readLink(location.hash);
      if (link === null) return;
      this.places.link = link.letters;
      this.guard(() => this.exports.look(this.module.give(link.record), link.at));
      this.stir();
    } catch {
      this.tell(this.say('The link to this game is damaged.'));
    }
  }

  // ---- time ----

  /** Something may have changed: look soon. */
  stir() {
    if (this.coming || this.broken) return;
    clearTimeout(this.timer);
    this.coming = true;
    requestAnimationFrame((now) => this.frame(now));
  }

  frame(now) {
    this.coming = false;
    if (this.broken) return;
    const seconds = Math.max(0, (now - (this.before ?? now)) / 1000);
    this.before = now;
    this.guard(() => {
      this.hand.tellMove();
      if (this.exports.tick(seconds) || this.stale) this.draw();
    });
    if (this.broken) return;
    if (this.exports.over()) return this.end();
    this.wait();
  }

  draw() {
    this.stale = false;
    this.exports.draw();
    this.reflect();
    this.noteScreen();
    if (this.byKey && !this.mirror.left) this.mirror.follow(true); // to the next question too
    if (!this.drawn) performance.mark('first picture');
    this.drawn = true;
    this.keepColour();
  }

  /** The next visit begins in the colours of this board. */
  keepColour() {
    const felt = `#${(this.exports.felt() & 0xffffff).toString(16).padStart(6, '0')}`;
    if (felt === this.felt) return;
    this.felt = felt;
    document.documentElement.style.setProperty('--felt', felt);
    try {
      this.storage.storage?.setItem('opoly/felt', felt);
    } catch { /* then it begins in those of the last one */ }
  }

  reflect() {
    const screen = this.module.text(this.exports.mirror_screen());
    if (screen !== null) this.mirror.show(screen);
    const account = this.module.text(this.exports.mirror_account());
    if (account !== null) this.mirror.tell(account);
    this.places?.note();
    const news = this.module.text(this.exports.mirror_news());
    if (news !== null) this.mirror.say(...news.split('\n'));
  }

  /** Once another screen is drawn, its words are there. */
  noteScreen() {
    const [screen] = this.place().split('\t'), before = this.screen;
    this.screen = screen;
    if (before !== undefined && before !== screen) this.mirror.announce();
  }

  /** Pictures come only while something moves; a hidden page rests. */
  wait() {
    if (document.hidden) return;
    const rest = this.exports.rest();
    if (rest < 0.02) this.stir();
    else this.timer = setTimeout(() => this.stir(), rest * 1000);
  }

  end() {
    this.broken = true;
    giveUp(this.say('Goodbye. Your games are kept in this browser; reload the page to play on.'));
  }
}

async function main() {
  part('file-note').remove(); // scripts are loaded: whatever goes wrong now is told
  if (typeof WebAssembly === 'undefined') {
    giveUp('This browser cannot play opoly: it has no WebAssembly.');
    return;
  }
  const game = new Game();
  try {
    await game.start();
  } catch (trouble) {
    giveUp('The game could not be loaded; please reload the page.', trouble);
    return;
  }
  window.opoly = game;
  part('loading').remove();
  document.documentElement.dataset.ready = 'yes';
  keepOffline(game);
}

main();
