// hand.mjs -- a sensible hand on the page: presses what is asked for, with the mouse
// or a finger, and looks only at what everybody can see.

/** Resolves when nothing moves and nobody thinks; gives what is on the screen then.
 * Time passes a little faster meanwhile; sheets take no answer in their first second. */
const still = `new Promise((done) => {
  const began = performance.now();
  const about = () => {
    if (opoly.storage.storage === null) return null;
    const numbers = Object.keys(localStorage).map((name) => /^opoly\\/games\\/(\\d+)\\/about$/.exec(name))
      .filter(Boolean).map((match) => Number(match[1]));
    if (numbers.length === 0) return null;
    const id = Math.max(...numbers);
    return Object.fromEntries([['id', String(id)],
      ...localStorage.getItem('opoly/games/' + id + '/about').trim().split('\\n')
        .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])]);
  };
  let frame = 0, waited = false;
  const look = () => {
    if (opoly.before !== frame) frame = opoly.before -= 80;
    const calm = opoly.exports.rest() > 0.02 && !opoly.coming;
    if (calm && !waited && document.querySelector('[data-region=sheet]:not([hidden])')) {
      for (let n = 0; n < 10; n++) opoly.guard(() => opoly.exports.tick(0.1));
      waited = true;
      opoly.stir();
      setTimeout(look, 4);
    } else if (calm || performance.now() - began > 20000) {
      done({ calm, question: document.getElementById('question').textContent,
        items: opoly.mirror.items, about: about() });
    } else setTimeout(look, 4);
  };
  look();
})`;

/** Ways on, the best first: see the sensible hand of tests/unit/test_app_monkey.c. */
const waysOn = ['Go on', 'Spin the wheel', 'Roll', 'Buy ', 'End turn', 'Done', 'Pass', 'Reject', 'No thief', 'Stay here', 'Keep ',
  'Open the', 'Pay the fine', 'Wait here', 'Pay ', 'Auction it', 'Do not buy', 'Choose', 'Play on',
  'Yes, one', 'Draw from', 'Go bankrupt', 'Raise', 'Suggest', 'Do it', 'Declare bankruptcy', 'See ',
  'Back to the', 'Use the', 'Cancel', 'Close', 'Back'];

export class PageHand {
  constructor(page, seed = 1) {
    this.page = page;
    this.seed = seed;
  }

  random(below) {
    this.seed = (Math.imul(this.seed, 1103515245) + 12345) >>> 0;
    return (this.seed >>> 8) % below;
  }

  async look() {
    const seen = await this.page.value(still);
    this.question = seen.question;
    this.items = seen.items;
    this.about = seen.about; // what the storage says of the newest game, or null
    return seen;
  }

  find(beginning) {
    const start = beginning.toLowerCase();
    return this.items.find((item) => !item.disabled && item.w >= 2 && item.h >= 2 &&
      item.name.toLowerCase().startsWith(start));
  }

  async pressItem(item) {
    await this.page.touch(item.x + item.w / 2, item.y + item.h / 2);
    await this.look();
  }

  /** Like find, by the whole name and the role. */
  exact(name, role) {
    return this.items.find((item) => item.name === name && item.role === role && item.w >= 2 && item.h >= 2);
  }

  async press(beginning) {
    const item = this.find(beginning);
    if (item === undefined) return false;
    await this.pressItem(item);
    return true;
  }

  /** Throws when there is no such thing. */
  async need(beginning) {
    if (await this.press(beginning)) return;
    const names = this.items.map((item) => item.name + (item.disabled ? ' (disabled)' : ''));
    throw new Error(`there is no "${beginning}" among: ${names.join(', ')}`);
  }

  /** The best of the ways on that are there now. */
  wayOn() {
    for (const way of waysOn) {
      const item = this.find(way);
      if (item !== undefined) return item;
    }
    return undefined;
  }

  async pressSensible() {
    const item = this.wayOn();
    if (item !== undefined) await this.pressItem(item);
    return item !== undefined;
  }

  /** Scrolls down what is under the middle until `seen` says so. */
  async scroll(seen) {
    const { width, height } = this.page.looks;
    for (let tries = 0; tries < 40 && !seen(); tries++) {
      await this.page.value(`document.getElementById('canvas').dispatchEvent(new WheelEvent('wheel',
        { clientX: ${width / 2}, clientY: ${height / 2}, deltaY: 120, cancelable: true, bubbles: true }))`);
      await this.look();
    }
  }

  async needScrolled(beginning) {
    await this.scroll(() => this.find(beginning) !== undefined);
    await this.need(beginning);
  }

  /** From the start screen into a game of the edition with this title. */
  async begin(title) {
    await this.look();
    await this.need('New game');
    await this.needScrolled(title);
    await this.needScrolled('Start');
  }

  /** Plays until this many turns have passed, or the game is over. */
  async play(turns, presses = 4000) {
    for (let n = 0; n < presses; n++) {
      const turn = Number(/turn (\d+)/.exec(this.about.turn)?.[1] ?? 0);
      if (this.about.status === 'over' || turn >= turns) return;
      const pressed = this.random(15) !== 0 && await this.pressSensible();
      if (!pressed && this.items.length > 0) await this.pressItem(this.items[this.random(this.items.length)]);
    }
    throw new Error(`not there after ${presses} presses; ${this.question} ` +
      this.items.filter((item) => item.role !== 'place').map((item) => item.name).join(', '));
  }
}
