// test_together.mjs -- one table on a real server: a page as wide as a desk, one as a phone, and a
// terminal. They sit down by link, play by clicks, and end with the same position.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check, checkSame, folder, picture, run } from './check.mjs';
import { PageHand } from './hand.mjs';

const program = process.env.OPOLY ?? 'build/opoly', server = join(dirname(program), 'opoly-server');
const rounds = Number(process.env.OPOLY_ROUNDS ?? 2);
const ends = []; // whatever was started
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const hash = (page) => page.value('opoly.module.text(opoly.exports.state_hash())');

/** A server of our own, until end(). */
async function serveGames(scratch, port = 10000 + Math.floor(Math.random() * 20000)) {
  const child = spawn(server, ['--port', port, '--address', '127.0.0.1', '--store', join(scratch, 'games.db'),
    '--pages', folder], { env: { ...process.env, OPOLY_EDITIONS: 'editions' }, stdio: ['ignore', 'pipe', 'ignore'] });
  let told = '';
  child.stdout.on('data', (words) => { told += words; });
  for (let n = 0; n < 100 && !told.includes('Play here'); n++) await pause(50);
  return { address: `http://localhost:${port}/`, port, kill: () => child.kill('SIGKILL'), end: () => child.kill() };
}

/** Somebody at a terminal, who answers whatever is asked. */
function terminal(home, link) {
  const child = spawn(program, ['join', '--name', 'Cleo', link], { env: { ...process.env, OPOLY_EDITIONS: 'editions',
    LC_ALL: 'C', XDG_DATA_HOME: home }, stdio: ['pipe', 'pipe', 'inherit'] });
  const person = { child, said: '', say: (line) => child.stdin.write(`${line}\n`) };
  child.stdout.on('data', (words) => { person.said += words; });
  return person;
}

async function until(what, holds, seconds = 20) {
  for (let n = 0; n < seconds * 20; n++) {
    if (await holds()) return;
    await pause(50);
  }
  throw new Error(`${what}: not after ${seconds} s`);
}

/** A page of somebody with a browser of their own. */
async function guest(visit, looks, path) {
  const page = await visit.open({ ...looks, path });
  page.expected = /WebSocket|ERR_CONNECTION|net::/; // while there is no server
  const hand = new PageHand(page);
  await hand.look();
  return { page, hand };
}

async function sit({ page, hand }, name) {
  await until('the room', async () => { await hand.look(); return hand.find('Sit down') !== undefined; });
  await hand.need('Your name');
  for (const letter of name) await page.type(letter);
  await hand.look();
  await hand.need('Sit down');
  await until('a seat', async () => { await hand.look(); return hand.find('I am ready') !== undefined; });
}

/** The screen in words. */
const words = ({ page }) => page.value("document.getElementById('mirror').textContent");

/** Whoever is asked answers, until so many turns have passed. */
async function play(guests, presses) {
  for (let n = 0; n < presses; n++) {
    for (const { hand } of guests) {
      await hand.look();
      await hand.pressSensible();
    }
  }
}

/** All show the same position. */
async function same(guests, what) {
  await until(what, async () => {
    for (const { hand } of guests) await hand.look();
    const hashes = await Promise.all(guests.map(({ page }) => hash(page)));
    return hashes[0] !== null && hashes.every((one) => one === hashes[0]);
  });
}

async function two_pages_and_a_terminal_play_at_one_table(visit) {
  let games = await serveGames(visit.scratch);
  ends.push(() => games.end());
  visit.site = { address: games.address };
  const wide = await guest(visit, { width: 1280, height: 800 }, '');
  await wide.hand.need('Play together');
  await wide.hand.need('Open a table');
  await sit(wide, 'Ada');
  const link = await wide.page.value('location.href');
  check(/#room=[0-9a-f]{32}$/.test(link), `the link of the room: ${link}`);
  const phone = await guest(visit, { width: 390, height: 844, mobile: true }, `#${link.split('#')[1]}`);
  await sit(phone, 'Bob');
  const cleo = terminal(join(visit.scratch, 'cleo'), link);
  ends.push(() => cleo.child.kill());
  await until('Cleo sits', () => cleo.said.includes('3 seats'));
  cleo.say('say hello from a terminal');
  cleo.say('ready');
  await phone.hand.need('I am ready');
  await wide.hand.look();
  await wide.hand.need('I am ready');
  await picture(wide.page, 'together-room-1280');
  await picture(phone.page, 'together-room-390');
  check((await wide.page.value('document.body.innerText')).includes('hello from a terminal') ||
    cleo.said.includes('hello from a terminal'), 'talk arrives');
  await until('everybody is ready', async () => { await wide.hand.look(); return wide.hand.find('Start with 3') !== undefined; });
  await wide.hand.need('Start with 3');
  const guests = [wide, phone];
  for (const one of guests) await until('the table', async () => (await hash(one.page)) !== null);
  for (let n = 0; n < 400 * rounds; n++) cleo.say(['roll', 'decline', 'pass', 'end'][n % 4]);
  await play(guests, 6 * rounds);
  await picture(wide.page, 'together-table-1280');
  await picture(phone.page, 'together-table-390');
  await same(guests, 'the same position');
  check(cleo.said.includes('Ada rolled') || cleo.said.includes('Bob rolled'), 'the terminal saw it too');

  // The server dies and comes back: so do the pages, by themselves.
  games.kill();
  await until('the loss is told', async () => (await words(phone)).includes('The connection is lost'));
  await picture(phone.page, 'together-lost-390');
  games = await serveGames(visit.scratch, games.port);
  await until('they are back', async () => {
    const said = await Promise.all(guests.map(words));
    return !said.some((one) => one.includes('The connection is lost') || one.includes('Connecting'));
  });
  await play(guests, 2);
  await same(guests, 'the same position after the server was killed');

  // Another device takes the seat over with a link of its own, which does not stay in the address.
  const room = link.split('=')[1], token = await wide.page.value(`localStorage.getItem('opoly/visits/${room}')`);
  check(/^[0-9a-f]{32}$/.test(token), 'the token is kept in the browser');
  const other = await guest(visit, { width: 960, height: 600 }, `#room=${room}&token=${token}`);
  await until('the other device', async () => (await hash(other.page)) !== null);
  await same([wide, other], 'the seat on another device');
  checkSame(`#room=${room}`, await other.page.value('location.hash'), 'the token is gone from the address');
  await until('it is at the table', async () => { // whatever is asked meanwhile is answered: an auction hides the seats
    await other.hand.look();
    if (other.hand.items.some((item) => item.name.startsWith('Ada: '))) return true;
    cleo.say('pass');
    await play([other, phone], 1);
    return false;
  }, 60);
}

/** A table that its host lists is found by a stranger without a link; no other is. */
async function strangers_find_an_open_table(visit) {
  const games = await serveGames(visit.scratch);
  ends.push(() => games.end());
  visit.site = { address: games.address };
  const host = await guest(visit, { width: 1280, height: 800 }, '');
  await host.hand.need('Play together');
  await host.hand.need('Open a table');
  await sit(host, 'Ada');
  const stranger = await guest(visit, { width: 390, height: 844, mobile: true }, '');
  await stranger.hand.need('Play together');
  await until('no table is listed', async () => (await words(stranger)).includes('Nobody has opened a table'));
  await host.hand.need('Rules');
  await host.hand.needScrolled('Listed for everybody');
  const listed = /^[a-z]+-[a-z]+-\d+: classic, 1 player/;
  await until('the table is listed', async () => {
    await stranger.hand.look();
    return stranger.hand.items.some((item) => listed.test(item.name));
  });
  await picture(stranger.page, 'together-open-390');
  const item = stranger.hand.items.find((one) => listed.test(one.name));
  await stranger.hand.needScrolled(item.name);
  await until('the room', async () => { await stranger.hand.look(); return stranger.hand.find('Sit down') !== undefined; });
  checkSame(await host.page.value('location.hash'), await stranger.page.value('location.hash'), 'the same room');
}

if (!existsSync(server)) {
  console.log('skipped: this build has no opoly-server');
  process.exit(77);
}
await run(two_pages_and_a_terminal_play_at_one_table, strangers_find_an_open_table);
for (const end of ends) end();
