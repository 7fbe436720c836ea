// test_keeping.mjs -- nothing that was committed is lost: reloading, killed tabs, full and
// forbidden storage, broken games, two tabs; records and editions as files.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begun, check, checkSame, heard, native, picture, run } from './check.mjs';
import { PageHand } from './hand.mjs';

async function inGame(visit, looks = {}) {
  const page = await visit.open(looks), hand = new PageHand(page, 3);
  await hand.begin('Opoly Classic');
  return { page, hand };
}

const hash = (page) => page.value('opoly.module.text(opoly.exports.state_hash())');

async function a_game_goes_on_after_a_reload(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(12);
  const { length } = hand.about, state = await hash(page);
  await page.reload();
  await begun(page);
  await hand.look();
  await picture(page, 'wide-continue');
  await hand.press('Continue'); // unless its address has led there
  checkSame(state, await hash(page), 'the state after reloading');
  checkSame(length, hand.about.length, 'the number of actions after reloading');
  await hand.play(24);
  check(Number(hand.about.length) > Number(length), 'the game goes on');
  checkSame('1', hand.about.id, 'it is still the same game');
}

/** The tab dies while computers play: every action that was shown is there. */
async function a_killed_tab_loses_nothing(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(12);
  const { x, y, w, h } = hand.find('Roll') ?? hand.find('End turn') ?? hand.items[0];
  await page.touch(x + w / 2, y + h / 2);
  const gone = page.next('Inspector.targetCrashed');
  page.send('Page.crash').catch(() => {});
  await gone;
  const other = await visit.open({ beside: page });
  visit.pages.shift();
  const again = new PageHand(other, 3);
  await again.look();
  await again.need('Continue');
  check(Number(again.about.length) >= Number(hand.about.length), 'no action is lost');
  await again.play(16);
}

async function full_storage_is_told_once_and_play_goes_on(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(6);
  const { length } = hand.about;
  await page.value(`(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  })()`);
  for (let n = 0; n < 6; n++) await hand.pressSensible();
  const told = (await heard(page)).split("cannot be saved now: the browser's storage is full");
  checkSame(2, told.length, 'a full storage is told once');
  checkSame(length, hand.about.length, 'what was kept stays as it was');
  await page.value('Storage.prototype.setItem = window.setItem');
  for (let n = 0; n < 60 && !(await heard(page)).includes('Saving works again'); n++) {
    await hand.pressSensible(); // it is tried again once a second
  }
  check(Number(hand.about.length) > Number(length), 'everything is kept when there is room again');
  check((await heard(page)).includes('Saving works again'), 'that is told too');
  const state = await hash(page);
  await page.reload();
  await begun(page);
  await hand.look();
  await hand.press('Continue'); // unless its address has led there
  checkSame(state, await hash(page), 'the state after reloading');
}

async function forbidden_storage_is_told_and_play_goes_on(visit) {
  const page = await visit.open({ calm: true, before: `Object.defineProperty(window, 'localStorage',
    { get() { throw new DOMException('no', 'SecurityError'); } })` });
  const hand = new PageHand(page, 3);
  await hand.begin('Opoly Classic');
  const before = await hash(page);
  for (let n = 0; n < 4; n++) await hand.pressSensible();
  check((await heard(page)).includes('this browser does not let the page keep anything'), 'it is told');
  check(await hash(page) !== before, 'the game goes on');
}

async function a_broken_game_is_told_and_the_others_stay(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(6);
  await page.value(`localStorage.setItem('opoly/games/1/0',
    localStorage.getItem('opoly/games/1/0').replace(/\\n/, '\\nnonsense\\n'))`);
  await page.reload();
  await begun(page);
  await hand.look();
  await hand.press('Continue'); // unless its address has led there
  check((await heard(page)).includes('This game cannot be read'), 'it is told');
  await hand.begin('Opoly London');
  checkSame('2', hand.about.id, 'another game begins');
}

/** Whatever is in the storage, the page starts and says what is wrong in a sentence. */
async function rubbish_in_the_storage_stops_nobody(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(6);
  await page.value(`for (const name of Object.keys(localStorage))
      localStorage.setItem(name, '\\u0001 9999999999999999999 \\ud83c\\n');
    localStorage.setItem('opoly/games/-1/about', ''); localStorage.setItem('opoly/games/x', 'x');
    localStorage.setItem('opoly/editions/bad.edition', 'edition bad');`);
  await page.reload();
  await begun(page);
  await hand.look();
  await hand.need('Load game');
  await hand.need('Open');
  check((await heard(page)).includes('This game cannot be read'), 'it is told');
  if (hand.find('New game') === undefined) await hand.need('Back');
  await hand.begin('Opoly Classic');
  await hand.play(4);
  check(Number(hand.about.id) > 1 && hand.about.edition === 'classic', 'a game can be played and kept');
}

async function storage_full_from_the_start_still_gives_what_it_has(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(6);
  const state = await hash(page);
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source:
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };" });
  await page.reload();
  await begun(page);
  await hand.look();
  await hand.press('Continue'); // unless its address has led there
  checkSame(state, await hash(page), 'the game is there');
  for (let n = 0; n < 4; n++) await hand.pressSensible();
  check((await heard(page)).includes("the browser's storage is full"), 'it is told');
  check(await hash(page) !== state, 'and goes on');
}

async function a_game_in_two_tabs_becomes_two_games(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(6);
  const other = await visit.open({ beside: page }), second = new PageHand(other, 5);
  await second.look();
  await second.need('Continue');
  for (let n = 0; n < 4; n++) await second.pressSensible();
  await page.send('Page.bringToFront');
  await hand.look();
  for (let n = 0; n < 4; n++) await hand.pressSensible();
  check((await heard(page)).includes('played elsewhere'), 'the second tab is noticed');
  checkSame('2', hand.about.id, 'the game goes on under another number');
}

/** The path of a file the page has saved. */
async function saved(visit, name) {
  for (let n = 0; n < 600 && !readdirSync(visit.scratch).includes(name); n++) {
    await new Promise((done) => setTimeout(done, 50));
  }
  return join(visit.scratch, name);
}

async function records_go_out_and_come_in_as_files(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(10);
  const state = await hash(page);
  await hand.need('Menu');
  await hand.need('Save the record');
  await picture(page, 'wide-offer');
  await page.saveInto(visit.scratch);
  await page.value("document.getElementById('offer-file').click()");
  const file = await saved(visit, 'opoly-game-1.record');
  check(native(visit.scratch, 'replay', file).includes(`hash ${state}`),
    'the native program replays the record of the page');
  await page.value("document.getElementById('offer-close').click()");
  await hand.look();
  await hand.need('Menu');
  await hand.need('Main menu');
  await hand.need('Leave');
  await hand.need('Load game');
  await picture(page, 'wide-load');
  await page.choose(file, () => hand.need('From a file'));
  await page.until('opoly.exports.state_hash() !== 0');
  checkSame(state, await hash(page), 'the record comes in as it went out');
  await hand.look();
  checkSame('2', hand.about.id, 'it is a game of its own');
}

async function editions_come_in_and_go_out_as_files(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  const file = join(visit.scratch, 'letter.edition');
  const text = readFileSync('editions/smallest.edition', 'utf8');
  writeFileSync(file, text.replace(/^edition \S+ ".*"/m, 'edition ourtown "My own town"'));
  await hand.look();
  await hand.need('Load game');
  await page.choose(file, () => hand.need('From a file'));
  await page.until("localStorage.getItem('opoly/editions/ourtown.edition') !== null");
  await page.saveInto(visit.scratch);
  await page.value("document.getElementById('offer-file').click()");
  checkSame(readFileSync(file, 'utf8'), readFileSync(await saved(visit, 'ourtown.edition'), 'utf8'),
    'it goes out as it came in');
  await page.value("document.getElementById('offer').close()");
  await page.reload();
  await begun(page);
  await hand.begin('My own town');
  checkSame('ourtown', hand.about.edition, 'the own edition is played after a reload');
  const wrong = join(visit.scratch, 'letter.txt');
  writeFileSync(wrong, 'Dear Ada,\n');
  await page.choose(wrong, () => page.value('opoly.files.choose()'));
  await page.until("window.heard.includes('neither the record')");
}

await run(a_game_goes_on_after_a_reload, a_killed_tab_loses_nothing,
  full_storage_is_told_once_and_play_goes_on, forbidden_storage_is_told_and_play_goes_on,
  a_broken_game_is_told_and_the_others_stay, a_game_in_two_tabs_becomes_two_games,
  records_go_out_and_come_in_as_files, editions_come_in_and_go_out_as_files, rubbish_in_the_storage_stops_nobody,
  storage_full_from_the_start_still_gives_what_it_has);
