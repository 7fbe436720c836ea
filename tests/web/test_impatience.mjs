// test_impatience.mjs -- hands that click three times in the same place, 50 to 400 ms apart, wherever
// something can be pressed: nothing is lost that was not asked for, and no setting changes silently.
import { check, checkSame, native, run } from './check.mjs';
import { PageHand } from './hand.mjs';

const GAPS = [50, 120, 250, 400], PLACES = 16;

/** What loses a game, a deed or a chance, in the words of the record. */
const loss = /^(decline|pass|reject|accept|resign|bankrupt|stop|sell|break|mortgage|offer|counter|card)\b/;
/** What asks for it, changes a setting or leads away: not pressed here. */
const asked = /^(Do not|Auction|Pass|Reject|Accept|Resign|Stop|Sell|Break|Mortgage|Offer|Use|Declare|Go bankrupt|Bid|Counter|Send|Give|Propose|Main menu|Leave|Play again|Start|Quit|Settings|Full screen|Computers|Watch|Quick|Instant|Pace|Save|Name|Take back|Skip|Do it|Raise|Yes)/;

/** All actions of the newest game; people alone play, so every one of them is somebody's or the dealer's. */
const actions = `(() => {
  const ids = Object.keys(localStorage).map((name) => /^opoly\\/games\\/(\\d+)\\/about$/.exec(name)?.[1]).filter(Boolean);
  const id = Math.max(...ids.map(Number));
  return Object.keys(localStorage).map((name) => name.match(new RegExp('^opoly/games/' + id + '/(\\\\d+)$')))
    .filter(Boolean).sort((a, b) => a[1] - b[1]).map((match) => localStorage.getItem(match[0])).join('').trim().split('\\n');
})()`;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function sitDown(visit, edition, looks) {
  native(visit.scratch, 'term', '--new', `--edition=${edition}`, '--seed=3', '--player=Ann', '--player=Bob', '--player=Cem');
  const number = visit.game = (visit.game ?? 0) + 1;
  const record = native(visit.scratch, 'games', 'export', String(number), '-');
  const page = await visit.open(looks), hand = new PageHand(page, edition.length);
  await page.value(`opoly.open(${JSON.stringify(record)})`);
  await hand.look();
  return { page, hand };
}

/** Something that may be pressed: mostly a way on, else anything. */
function choose(hand) {
  const may = hand.items.filter((item) => !item.disabled && item.w >= 8 && item.h >= 8 && !asked.test(item.name));
  const way = hand.wayOn();
  if (way !== undefined && !asked.test(way.name) && hand.random(3) > 0) return way;
  return may[hand.random(may.length)];
}

async function threeClicks({ page, hand }, name) {
  const item = choose(hand), gap = GAPS[hand.random(GAPS.length)];
  const x = item.x + item.w / 2, y = item.y + item.h / 2;
  const before = await page.value(`[${actions}.length, localStorage.getItem('opoly/settings')]`);
  for (let n = 0; n < 3; n++) {
    await page.touch(x, y);
    await pause(gap);
  }
  await hand.look();
  const [done, settings] = await page.value(`[${actions}, localStorage.getItem('opoly/settings')]`);
  const lost = done.slice(before[0]).filter((action) => loss.test(action));
  checkSame('', lost.join(), `${name}: three clicks on "${item.name}", ${gap} ms apart, did`);
  checkSame(before[1], settings, `${name}: three clicks on "${item.name}" changed the settings`);
}

/** Out of whatever is left open, by what the sensible hand would do. */
async function goOn(hand) {
  for (let n = 0; n < 3; n++) await hand.pressSensible();
}

async function impatient(visit, edition, looks) {
  const seat = await sitDown(visit, edition, looks);
  for (let n = 0; n < PLACES && seat.hand.about.status !== 'over'; n++) {
    await threeClicks(seat, edition);
    if (n % 3 === 2) await goOn(seat.hand);
  }
  check(Number(seat.hand.about.length) > PLACES / 2, `${edition}: the game went on`);
  await visit.leave(seat.page);
}

async function three_clicks_anywhere_lose_nothing(visit) {
  await impatient(visit, 'classic', { width: 1280, height: 800 });
  await impatient(visit, 'montreal', { width: 1280, height: 800 });
}

async function three_taps_anywhere_lose_nothing(visit) {
  await impatient(visit, 'london', { width: 390, height: 844, phone: true });
}

await run(three_clicks_anywhere_lose_nothing, three_taps_anywhere_lose_nothing);
