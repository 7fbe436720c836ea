// test_places.mjs -- the page as a page: while it loads, without scripts, its addresses, Back and
// Forward, titles, links, the system's wishes and the system's sheets, and its sleep.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begun, check, checkSame, folder, picture, quick, run } from './check.mjs';
import { PageHand } from './hand.mjs';

const hash = (page) => page.value('location.hash');

async function without_scripts_it_says_what_it_is(visit) {
  const page = await visit.browser.page();
  visit.pages.push(page);
  await page.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.go(visit.site.address);
  const { root } = await page.send('DOM.getDocument', { depth: -1 });
  const { outerHTML } = await page.send('DOM.getOuterHTML', { nodeId: root.nodeId });
  check(/Please allow scripts/.test(outerHTML) && /WebAssembly\) that runs in your browser/.test(outerHTML),
    'why it needs scripts');
  const { nodes } = await page.send('Accessibility.getFullAXTree');
  const words = nodes.filter((node) => !node.ignored).map((node) => node.name?.value ?? '').join(' ');
  check(words.includes('buying, building and bankrupting') && words.includes('Please allow scripts'), 'it can be read');
  await picture(page, 'wide-without-scripts');
}

/** The module does not come: what is on the screen then. */
async function while_it_loads_it_shows_progress_in_the_colours_of_the_last_board(visit) {
  const page = await visit.open({ ready: false, before: `localStorage.setItem('opoly/felt', '#123456');
    const fetched = window.fetch;
    window.fetch = (what) => String(what).includes('wasm') ? new Promise(() => {}) : fetched(what);` });
  await page.until("document.getElementById('progress')?.value > 0");
  checkSame('rgb(18, 52, 86)', await page.value("getComputedStyle(document.getElementById('loading')).backgroundColor"),
    'the colour');
  check((await page.value("document.getElementById('loading').innerText")).includes('The game is coming'), 'its words');
  await picture(page, 'wide-loading');
  page.expected = /./;
}

async function it_is_gone_once_the_game_is_there(visit) {
  const page = await visit.open();
  checkSame(null, await page.value("document.getElementById('loading')"), 'the loading screen');
  check(/^#[0-9a-f]{6}$/.test(await page.value("localStorage.getItem('opoly/felt')")), 'the colour for the next time');
}

/** A link is shown with title, description and a picture of a size that is right. */
async function links_have_a_preview(visit) {
  const page = await visit.open();
  const meta = (name) => page.value(`document.querySelector('meta[property="og:${name}"]')?.content`);
  check((await meta('title')).length > 5 && (await meta('description')).length > 30, 'title and description');
  const image = readFileSync(join(folder, await meta('image')));
  checkSame(Number(await meta('image:width')), image.readUInt32BE(16), 'width');
  checkSame(Number(await meta('image:height')), image.readUInt32BE(20), 'height');
}

async function back_and_forward_walk_through_screens(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await hand.look();
  await hand.need('Settings');
  checkSame('#settings', await hash(page), 'the settings have an address');
  await hand.need('Back');
  checkSame('', await hash(page), 'the start has none');
  await hand.begin('Opoly Classic');
  checkSame('#game/1', await hash(page), 'a game has an address');
  checkSame('Opoly Classic, round 1 – opoly', await page.value('document.title'), 'the title says the game');
  await page.value('history.back()');
  await page.until("location.hash === '#setup'");
  await hand.look();
  check(hand.find('Start') !== undefined, 'Back leads to the set-up');
  checkSame('opoly', await page.value('document.title'), 'and the title follows');
  await page.value('history.back()');
  await page.until("location.hash === ''");
  await hand.look();
  check(hand.find('New game') !== undefined, 'and to the start');
  await page.value('history.go(2)');
  await page.until("location.hash === '#game/1'");
  await hand.look();
  check(hand.find('Roll') !== undefined, 'Forward leads into the game again');
  checkSame('1', hand.about.id, 'the same one');
}

async function addresses_can_be_opened(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await hand.begin('Opoly Classic');
  await hand.play(4);
  const { length } = hand.about;
  const other = await visit.open({ path: '#game/1', beside: page }), again = new PageHand(other);
  await again.look();
  checkSame(length, again.about.length, 'a game by its address');
  check(again.find('Menu') !== undefined, 'it is on the table');
  const help = await visit.open({ path: '#help' }), reading = new PageHand(help);
  await reading.look();
  check(reading.find('Keys') !== undefined, 'a screen by its address');
  const lost = await visit.open({ path: '#game/77' });
  await lost.until("window.heard !== ''");
  checkSame('', await hash(lost), 'a game that is not there is told, and leads to the start');
}

/** In a replay the address follows the moment, and a button copies it. */
async function a_moment_has_an_address(visit) {
  const record = readFileSync('tests/records/london-four.record', 'utf8'), page = await visit.open();
  const link = await page.value(`import('./link.js').then((link) => link.writeLink(${JSON.stringify(record)}, 57))`);
  const other = await visit.open({ path: link }), hand = new PageHand(other);
  await visit.browser.send('Browser.grantPermissions', { browserContextId: other.context,
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] });
  await hand.look();
  await hand.need('One step on');
  check((await hash(other)).endsWith('&at=58'), 'the address says the moment');
  const many = await other.value('history.length');
  await hand.need('One step on');
  checkSame(many, await other.value('history.length'), 'a moment is no step back');
  await hand.need('Copy link to this moment');
  await other.until("window.heard.includes('this moment')");
  const copied = await other.value('navigator.clipboard.readText()');
  checkSame(await hash(other), copied.slice(copied.indexOf('#')), 'what was copied');
}

async function quit_is_not_offered(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await hand.look();
  checkSame(undefined, hand.find('Quit'), 'on the start screen');
  await hand.begin('Opoly Classic');
  await hand.need('Menu');
  check(hand.find('Main menu') !== undefined && hand.find('Quit') === undefined, 'nor in the menu');
}

/** A server of files has no tables: what would be in vain is not offered, and a link says why. */
async function without_a_server_nobody_is_offered_to_play_together(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await hand.look();
  check(hand.find('New game') !== undefined, 'the start screen');
  checkSame(undefined, hand.find('Play together'), 'no tables on a server of files');
  const guest = await visit.open({ path: '#room=abcdefghabcdefgh' });
  await guest.until("window.heard.includes('There are no tables here')");
}

const shade = "localStorage.getItem('opoly/settings')?.match(/shade (\\d)/)?.[1]";

async function the_systems_wishes_are_followed_until_set_by_hand(visit) {
  const page = await visit.open({ settings: null }), hand = new PageHand(page);
  await hand.look();
  await page.look({ ...page.looks, dark: true, calm: true });
  await page.until(`${shade} === '1'`);
  check(/calm 1/.test(await page.value("localStorage.getItem('opoly/settings')")), 'motion too');
  await page.look({ ...page.looks, dark: false, calm: true });
  await page.until(`${shade} === '0'`);
  await hand.look();
  await hand.need('Settings');
  await hand.need('Dark');
  checkSame('1', await page.value(shade), 'set by hand');
  await page.look({ ...page.looks, dark: true, calm: false });
  await page.until("/calm 0/.test(localStorage.getItem('opoly/settings'))");
  await page.look({ ...page.looks, dark: false, calm: true });
  await page.until("/calm 1/.test(localStorage.getItem('opoly/settings'))");
  checkSame('1', await page.value(shade), 'what was set by hand stays');
  await page.reload();
  await begun(page);
  checkSame('1', await page.value(shade), 'after a reload too');
}

/** Processor seconds the page takes in so many real ones. */
async function busy(page, seconds) {
  await page.send('Performance.enable');
  const time = async () => (await page.send('Performance.getMetrics')).metrics
    .find((metric) => metric.name === 'TaskDuration').value;
  const before = await time();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  return (await time() - before) / seconds;
}

/** The demonstration plays for whoever watches; then the page sleeps. */
async function the_start_screen_falls_asleep(visit) {
  const page = await visit.open({ settings: 'music 0\nsound 0\nspeed 3\npace 0\n' });
  await page.value('for (let n = 0; n < 1200; n++) opoly.exports.tick(0.1)');
  await page.value(`(() => { const draw = opoly.draw.bind(opoly); window.drawn = 0;
    opoly.draw = () => { window.drawn++; draw(); }; opoly.stir(); })()`);
  await page.until('opoly.exports.rest() > 0.02 && !opoly.coming');
  await page.value('window.drawn = 0');
  const share = Math.min(await busy(page, 2), await busy(page, 2));
  checkSame(0, await page.value('window.drawn'), 'pictures drawn while nobody is there');
  console.log(`asleep, the page takes ${(share * 100).toFixed(2)} % of a core`);
  check(share < 0.01, `it takes ${share} of a core`);
  await page.click(640, 790);
  await page.until('window.drawn > 3', 20); // and wakes up again
}

async function the_systems_sheet_for_sharing_is_used(visit) {
  const page = await visit.open({ before: 'navigator.share = async (what) => { window.shared = what; };' });
  const hand = new PageHand(page);
  await hand.begin('Opoly Classic');
  await hand.need('Menu');
  await hand.need('Save the record');
  const low = await page.value(`[...document.querySelectorAll('#offer button')].filter((one) => one.offsetHeight > 0 &&
    (one.offsetHeight < 44 || one.offsetWidth < 44)).map((one) => one.id).join(' ')`);
  checkSame('', low, 'buttons too small for a finger');
  await page.value("document.getElementById('offer-share').click()");
  await page.until('window.shared !== undefined');
  check((await page.value('window.shared.url')).includes('#replay='), 'a link to the game is shared');
}

/** What an on-screen keyboard covers is not drawn on. */
async function the_keyboard_covers_nothing(visit) {
  const page = await visit.open({ width: 390, height: 844, phone: true, before: `
    const view = Object.assign(new EventTarget(), { width: 390, height: 844, scale: 1, offsetTop: 0 });
    Object.defineProperty(window, 'visualViewport', { value: view });` });
  await page.value(`visualViewport.height = 500; visualViewport.dispatchEvent(new Event('resize'))`);
  await page.until("document.getElementById('game').getBoundingClientRect().height === 500");
  await page.value(`visualViewport.height = 844; visualViewport.dispatchEvent(new Event('resize'))`);
  await page.until("document.getElementById('game').getBoundingClientRect().height === 844");
}

await run(without_scripts_it_says_what_it_is, while_it_loads_it_shows_progress_in_the_colours_of_the_last_board,
  it_is_gone_once_the_game_is_there, links_have_a_preview, back_and_forward_walk_through_screens,
  addresses_can_be_opened, a_moment_has_an_address, quit_is_not_offered, without_a_server_nobody_is_offered_to_play_together,
  the_systems_wishes_are_followed_until_set_by_hand, the_start_screen_falls_asleep,
  the_systems_sheet_for_sharing_is_used, the_keyboard_covers_nothing);
