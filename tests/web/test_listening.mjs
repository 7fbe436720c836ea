// test_listening.mjs -- a program that is given nothing but the accessibility tree plays every
// edition, and answers a quiz on the way: price, rent, owner, money, turn and card must be what the
// native program says of the same record.
//
// OPOLY_WHOLE=1 plays whole games (make check-long), otherwise some rounds of each edition.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { check, checkSame, native, nativeTalk, run } from './check.mjs';
import { PageHand } from './hand.mjs';
import { Reader } from './reader.mjs';

const whole = process.env.OPOLY_WHOLE === '1';
const ROUNDS = 4, PRESSES = whole ? 3000 : 120, QUIZ_EVERY = whole ? 40 : 5, ASKED = 6;

const editions = readdirSync('editions').filter((name) => name.endsWith('.edition')).map((name) =>
  /^edition \S+ "(.*)"/m.exec(readFileSync(`editions/${name}`, 'utf8'))[1]);

/** What a listener presses, the best first. */
const waysOn = ['Go on', 'Spin the wheel', 'Roll', 'Buy ', 'End turn', 'Done', 'Pass', 'Reject', 'No thief',
  'Stay here', 'Keep ', 'Open the', 'Pay the fine', 'Wait here', 'Pay ', 'Auction it', 'Do not buy', 'Choose',
  'Play on', 'Yes', 'Draw from', 'Go bankrupt', 'Raise', 'Suggest', 'Do it', 'Declare bankruptcy', 'See ',
  'Back to the', 'Use the', 'Cancel', 'Close', 'Back'];

const leaving = /^(Cancel|Close|Back)/;

const digits = (sum) => Number(sum.replace(/[^\d-]/g, ''));

/** The record of the newest game, as the browser keeps it. */
const record = `(() => {
  const names = Object.keys(localStorage).filter((name) => /^opoly\\/games\\/\\d+\\/header$/.test(name));
  const id = Math.max(...names.map((name) => Number(name.split('/')[2])));
  const chunks = Object.keys(localStorage).map((name) => name.match(new RegExp('^opoly/games/' + id + '/(\\\\d+)$')))
    .filter(Boolean).map((match) => Number(match[1])).sort((a, b) => a - b);
  return localStorage.getItem('opoly/games/' + id + '/header') +
    chunks.map((n) => localStorage.getItem('opoly/games/' + id + '/' + n)).join('');
})()`;

class Listener {
  constructor(page, name) {
    this.page = page;
    this.name = name;
    this.reader = new Reader(page);
    this.hand = new PageHand(page, name.length);
    this.answered = 0;
  }

  /** Waits until nothing moves, then hears everything. */
  async listen() {
    await this.hand.look();
    await this.reader.read();
  }

  find(beginning) {
    const start = beginning.toLowerCase();
    return this.reader.controls().find((line) => line.region !== 'Board' && line.region !== 'Players' &&
      line.name.toLowerCase().startsWith(start));
  }

  async press(beginning) {
    const line = this.find(beginning);
    if (line === undefined) throw new Error(`${this.name}: nothing is called "${beginning}":\n${this.reader.text()}`);
    await this.reader.press(line);
    await this.listen();
  }

  async begin() {
    await this.listen();
    await this.press('New game');
    await this.press(this.name);
    await this.press('Start');
  }

  get over() { return this.hand.about?.status === 'over'; }

  get turn() { return Number(/turn (\d+)/.exec(this.hand.about.turn)?.[1] ?? 0); }

  /** Whose cards there are, as they are said: { name, cash, turn }. */
  players() {
    const found = [];
    for (const { role, name, description } of this.reader.in('Players')) {
      if (role === 'listitem') continue;
      const card = /^([^:]+): [^\d:]{0,5}?(-?[\d,]+)[.,] .*Show/.exec(name);
      if (card !== null) found.push({ name: card[1], cash: digits(card[2]), turn: false });
      if (`${name} ${description}`.includes('Has the turn.')) found.at(-1).turn = true;
    }
    return found;
  }

  /** The spaces, in order. */
  spaces() {
    return this.reader.in('Board').filter((line) => line.role !== 'listitem').map((line) => line.name);
  }

  async quiz(scratch) {
    const text = await this.page.value(record), file = `${scratch}/quiz.record`;
    writeFileSync(file, text);
    const position = native(scratch, 'replay', `--at=${this.hand.about.length}`, file);
    this.quizPlayers(position);
    this.quizCard(native(scratch, 'replay', file));
    this.quizSpaces(scratch, file);
    this.answered++;
  }

  quizPlayers(position) {
    const cash = [...position.matchAll(/^seat \d+ cash (-?\d+)/gm)].map((match) => Number(match[1]));
    const said = this.players();
    checkSame(cash.join(), said.map((player) => player.cash).join(), `${this.name}: everybody's money`);
    if (/^order-next/m.test(position)) return; // nobody's turn yet
    const mover = Number(/^mover (\d+)/m.exec(position)[1]) - 1;
    if (/^phase over/m.test(position)) return;
    checkSame(mover, said.findIndex((player) => player.turn), `${this.name}: whose turn it is`);
  }

  quizCard(account) {
    const last = (text) => [...text.matchAll(/ drew [^"]*"([^"]*)"/g)].pop()?.[1];
    const said = this.reader.in('Account').map((line) => line.name).join('\n');
    if (last(said) !== undefined) checkSame(last(account), last(said), `${this.name}: what the card said`);
  }

  quizSpaces(scratch, file) {
    const said = this.spaces();
    const asked = Array.from({ length: ASKED }, () => this.hand.random(said.length));
    const answers = nativeTalk(scratch, asked.map((space) => `space ${space}\n`).join(''),
      'term', `--load=${file}`, '--no-save', '--quick');
    for (const space of asked) this.quizSpace(said[space], answers);
  }

  quizSpace(said, answers) {
    const name = /^(.*?)(, (for sale|owned by|pay|\d of) .*|; .*)?$/.exec(said)[1];
    const at = answers.indexOf(`> ${name}`);
    check(at >= 0, `${this.name}: "${said}" is not what the native program calls it`);
    const answer = answers.slice(at).split(/\n\S/)[0];
    const price = /^ +price +(\S.*)$/m.exec(answer), owner = /^ +owner: (.*?)(,.*)?$/m.exec(answer);
    const rent = /would pay (.*) there/.exec(answer);
    if (owner === null) return;
    if (owner[1].toLowerCase().startsWith('the bank')) {
      checkSame(digits(price[1]), digits(/for sale for ([^;]*)/.exec(said)?.[1] ?? ''), `${this.name}: the price in "${said}"`);
    } else {
      check(said.includes(`owned by ${owner[1]}`), `${this.name}: "${said}", but the owner is ${owner[1]}`);
    }
    if (rent !== null && digits(rent[1]) > 0) {
      checkSame(digits(rent[1]), digits(said.split(';')[0].split(', ').pop()), `${this.name}: the rent in "${said}"`);
    }
  }

  /** In a sheet that offers no way on, something of it is chosen. */
  chosen() {
    const offered = this.reader.controls().filter((line) => line.region === 'dialog' && line.role === 'button' &&
      !leaving.test(line.name));
    return offered.length > 0 && this.hand.random(3) > 0 ? offered[this.hand.random(offered.length)] : undefined;
  }

  async pressSensible() {
    const way = waysOn.map((word) => this.find(word)).find(Boolean);
    const line = way === undefined || leaving.test(way.name) ? this.chosen() ?? way : way;
    if (line === undefined) throw new Error(`${this.name}: no way on:\n${this.reader.text()}`);
    await this.reader.press(line);
    await this.listen();
  }
}

const seats = 4;

async function listenTo(visit, title) {
  const page = await visit.open();
  await page.send('Accessibility.enable');
  const listener = new Listener(page, title);
  await listener.begin();
  for (let n = 0, due = QUIZ_EVERY; n < PRESSES && !listener.over && (whole || listener.turn < ROUNDS * seats); n++) {
    // While one's own card is read, or a rent is asked for, the table is shown as it was before it.
    if (n >= due && listener.find('Go on') === undefined && listener.find('Pay ') === undefined) {
      await listener.quiz(visit.scratch);
      due = n + QUIZ_EVERY;
    }
    await listener.pressSensible();
  }
  if (!(listener.over || listener.turn >= ROUNDS * seats)) console.log(listener.reader.text());
  check(listener.answered > 0, `${title}: the quiz was held`);
  check(listener.over || listener.turn >= ROUNDS * seats, `${title}: the game went on (turn ${listener.turn})`);
  await visit.leave(page);
}

async function every_edition_by_ear_alone(visit) {
  for (const title of editions) await listenTo(visit, title);
}

await run(every_edition_by_ear_alone);
