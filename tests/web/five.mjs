// five.mjs -- one table, five real things: a page as wide as a desk, one as a phone (Chromium), one in
// Firefox, the window under Xvfb and a terminal in tmux. They sit down by link, play by clicks and keys to the
// end of a short game, and all end with the same position. What is not installed stays at home.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFirefox, Firefox } from '../../tools/firefox.mjs';
import { begun, check, checkSame, folder, native, picture, quick, run } from './check.mjs';
import { PageHand } from './hand.mjs';

const program = process.env.OPOLY ?? 'build/opoly', beside = (name) => join(dirname(program), name);
const rounds = Number(process.env.OPOLY_ROUNDS ?? 1);
const editions = (process.env.OPOLY_BOARDS ?? 'classic').split(' ');
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const has = (name) => { try { execFileSync('which', [name]); return true; } catch { return false; } };
const hash = (page) => page.value('opoly.module.text(opoly.exports.state_hash())');

async function until(what, holds, seconds = 30) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    if (await holds()) return;
    await pause(100);
  }
  if (await holds()) return;
  throw new Error(`${what}: not after ${seconds} s`);
}

/** As long as something goes on: a whole game takes as long as it takes, one that stands still has failed. */
async function whileItMoves(what, state, holds, seconds = 120) {
  let last = null, since = Date.now();
  while (!await holds()) {
    const now = await state();
    if (now !== last) { last = now; since = Date.now(); }
    if (Date.now() - since > seconds * 1000) throw new Error(`${what}: nothing has moved for ${seconds} s`);
    await pause(100);
  }
}

async function serveGames(scratch) {
  const port = 10000 + Math.floor(Math.random() * 20000);
  const child = spawn(beside('opoly-server'), ['--port', port, '--address', '127.0.0.1', '--store', join(scratch, 'games.db'),
    '--pages', folder], { env: { ...process.env, OPOLY_EDITIONS: 'editions' }, stdio: ['ignore', 'pipe', 'ignore'] });
  let told = '';
  child.stdout.on('data', (words) => { told += words; });
  await until('the server', () => told.includes('Play here'));
  return { address: `http://localhost:${port}/`, end: () => child.kill() };
}

/** Somebody at a terminal: in tmux, by keys. */
class Typist {
  constructor(scratch, address) {
    this.home = join(scratch, 'cleo');
    this.socket = join(scratch, 'tmux');
    mkdirSync(this.home);
    this.tmux('-f', '/dev/null', 'new-session', '-d', '-x', '120', '-y', '50',
      `env OPOLY_EDITIONS=editions LC_ALL=C.UTF-8 XDG_DATA_HOME=${this.home} ${program} join --name Cleo ${address}`);
  }

  tmux(...words) { return execFileSync('tmux', ['-S', this.socket, ...words]).toString(); }

  /** What stands on the screen, lines that were broken put together. */
  seen() { return this.tmux('capture-pane', '-p', '-J'); }

  /** Letter by letter: `end` is a word, not the key. */
  type(line) {
    this.tmux('send-keys', '-l', line);
    this.tmux('send-keys', 'Enter');
  }

  /** Answers what is asked, with the first of its choices that leads on. */
  act() {
    const said = this.seen().trimEnd();
    if (!/Cleo[^\n]*>$/.test(said)) return;
    const asked = said.split('\n').slice(-3).join(' ');
    const ways = ['roll', 'pass', 'withdraw', 'reject', 'buy', 'decline', 'end', 'done', 'choose 1', 'keep', 'pay', 'wait', 'stay',
      'open', 'bankrupt'];
    const way = ways.find((one) => new RegExp(`[:,r] (${one})\\b`).test(asked));
    const token = /token/.test(asked) ? ['token dog'] : [];
    this.type(way ?? token[0] ?? 'no');
  }

  end() { try { this.tmux('kill-server'); } catch { /* it has ended */ } }
}

/** Somebody at a window, whose main button never moves. */
class Mouse {
  constructor(scratch, link) {
    const home = join(scratch, 'dora'), config = join(scratch, 'config');
    this.home = home;
    mkdirSync(join(config, 'opoly'), { recursive: true });
    writeFileSync(join(config, 'opoly/settings'), 'pace 2\nspeed 5\nmuted 1\nhasty 1\ncalm 1\n');
    this.screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x900x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.ready = new Promise((done) => {
      this.screen.stdout.once('data', (number) => {
        this.env = { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_DATA_HOME: home, XDG_CONFIG_HOME: config,
          SDL_AUDIODRIVER: 'dummy', OPOLY_EDITIONS: 'editions', LC_ALL: 'C.UTF-8' };
        delete this.env.WAYLAND_DISPLAY;
        this.window = spawn(beside('opoly-desktop'), ['--join', link, '--size', '1280x800', '--mute'], { env: this.env, stdio: 'inherit' });
        done();
      });
    });
  }

  tool(...words) { return execFileSync('xdotool', words, { env: this.env }).toString().trim(); }

  /** Again until it is seen: nobody knows when the window is there, or hears. */
  async sit(name, sits, ready) {
    await this.ready;
    this.id = this.tool('search', '--sync', '--onlyvisible', '--name', 'opoly').split('\n')[0];
    for (let tries = 0; tries < 10 && !sits(); tries++) {
      await pause(1500 + 1000 * tries);
      if (sits()) break;
      this.click(1050, 625);
      await pause(300);
      this.tool('key', 'ctrl+a');
      this.tool('type', name);
      await pause(300);
      this.click(1120, 685);
      await until('a seat', sits, 3).catch(() => {});
    }
    for (let tries = 0; tries < 20 && !ready(); tries++) {
      await pause(700);
      if (!ready()) this.click(1120, 686);
      await until('ready', ready, 2).catch(() => {});
    }
    if (!ready()) throw new Error(`${name} is not ready at the window`);
  }

  click(x, y) { this.tool('mousemove', '--window', this.id, x, y, 'click', '1'); }

  /** Whatever the main button says; where a sheet lies over it, the sheet's, then its weaker answer. */
  act(n) {
    this.click(1120, 684 + n % 3);
    if (n % 4 === 3) this.click(900, 640 + n % 60);
  }

  async end() {
    const gone = new Promise((done) => this.window.once('exit', done));
    this.window.kill();
    await gone;
    this.screen.kill();
  }
}

/** A page in Firefox; elements are pressed as a screen reader presses them. */
async function fox(address) {
  const page = await Firefox.open();
  page.looks = { width: 1280, height: 800 };
  await page.go(address.split('#')[0]);
  await begun(page);
  await page.value(`localStorage.setItem('opoly/settings', ${JSON.stringify(quick)})`);
  await page.go('about:blank');
  await page.go(address);
  await begun(page);
  const hand = new PageHand(page, 5);
  hand.pressItem = async (item) => {
    await page.value(`[...document.querySelectorAll('#mirror .spot')].find((one) => one.item?.id === ${item.id})?.click()`);
    await hand.look();
  };
  return { page, hand };
}

async function sit({ page, hand }, name, type) {
  await until('the room', async () => { await hand.look(); return hand.find('Sit down') !== undefined; });
  await hand.need('Your name');
  await type(name);
  await hand.look();
  await hand.need('Sit down');
  await until(`${name} sits`, async () => { await hand.look(); return hand.find('I am ready') !== undefined; });
}

const typing = ({ page }) => async (name) => { for (const letter of name) await page.type(letter); };

async function one_table(visit, edition) {
  const ends = [], scratch = join(visit.scratch, edition);
  mkdirSync(scratch);
  try {
    const games = await serveGames(scratch);
    ends.push(() => games.end());
    visit.site = { address: games.address };
    const cleo = new Typist(scratch, games.address);
    ends.push(() => cleo.end());
    await until('a table', () => /#room=[0-9a-f]{32}/.test(cleo.seen()) && cleo.seen().includes('1. Cleo'));
    const link = /http:\S+#room=[0-9a-f]{32}/.exec(cleo.seen())[0];
    for (const line of [`edition ${edition}`, `rule lap_limit=${rounds}`, 'rule players_max=5', 'clock 60 20']) cleo.type(line);
    await until('the terms', () => /1 min each/.test(cleo.seen()) && cleo.seen().includes('players_max=5'));
    const pages = [];
    for (const [name, looks] of [['Ada', { width: 1280, height: 800 }], ['Bob', { width: 390, height: 844, mobile: true }]]) {
      const page = await visit.open({ ...looks, path: `#${link.split('#')[1]}` });
      page.expected = /WebSocket|ERR_CONNECTION|net::/;
      const guest = { name, page, hand: new PageHand(page) };
      await guest.hand.look();
      await sit(guest, name, typing(guest));
      pages.push(guest);
    }
    if (findFirefox() !== null) {
      const guest = { name: 'Fay', ...await fox(link) };
      ends.push(() => guest.page.close());
      await sit(guest, 'Fay', async (name) => guest.page.keys(name));
      pages.push(guest);
    } else console.log('no Firefox here: nobody sits there');
    let dora = null;
    if (['Xvfb', 'xdotool'].every(has) && existsSync(beside('opoly-desktop'))) {
      dora = new Mouse(scratch, link);
      ends.push(() => dora.end());
      await dora.sit('Dora', () => cleo.seen().includes('Dora'), () => /Dora, ready/.test(cleo.seen()));
    } else console.log('no window here: nobody sits there');
    for (const { hand } of pages) { await hand.look(); await hand.need('I am ready'); }
    await picture(pages[0].page, `five-room-1280-${edition}`);
    await picture(pages[1].page, `five-room-390-${edition}`);
    cleo.type('ready');
    await until('all are ready', () => (cleo.seen().match(/, ready/g) ?? []).length >= pages.length + 1);
    cleo.type('start');
    for (const { page } of pages) await until('the table', async () => (await hash(page)) !== null);
    let n = 0;
    await whileItMoves('the game', () => hash(pages[0].page), async () => {
      cleo.act();
      dora?.act(n);
      n++;
      for (const { hand } of pages) { await hand.look(); await hand.pressSensible(); }
      if (n === 8) for (const { name, page } of pages) await picture(page, `five-table-${name}-${edition}`);
      return cleo.seen().includes('The game is over. By net worth:');
    });
    cleo.type(`record ${join(scratch, 'cleo.record')}`);
    await until('the record', () => existsSync(join(scratch, 'cleo.record')));
    await pause(2000); // the window keeps its own
    for (const { hand } of pages) await hand.look();
    await picture(pages[0].page, `five-end-1280-${edition}`);
    const hashes = await Promise.all(pages.map(({ page }) => hash(page)));
    const ending = (file) => /^= ([0-9a-f]{16})$/gm.exec(readFileSync(file).toString().split('\n').reverse().join('\n'))?.[1];
    const last = ending(join(scratch, 'cleo.record'));
    check(/^[0-9a-f]{16}$/.test(last ?? ''), `the record ends with a hash: ${last}`);
    hashes.forEach((one, i) => checkSame(last, one, `${edition}: ${pages[i].name} has the position of the terminal`));
    check(/fair|agree|checked|true/i.test(native(cleo.home, 'replay', '--dice', join(scratch, 'cleo.record'))), 'the dice are checked');
    if (dora !== null) {
      native(dora.home, 'games', 'export', '1', join(scratch, 'dora.record'));
      checkSame(last, ending(join(scratch, 'dora.record')), `${edition}: the window kept the same game`);
    }
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

async function five_things_at_one_table(visit) {
  for (const edition of editions) await one_table(visit, edition);
}

if (!existsSync(beside('opoly-server')) || !has('tmux')) {
  console.log('skipped: there is no opoly-server, or no tmux');
  process.exit(77);
}
await run(five_things_at_one_table);
