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
  await hand.need('Continue');
  checkSame(state, await hash(page), 'the state after reloading');
  checkSame(length, hand.about.length, 'the number of actions after reloading');
  await hand.play(24);
  check(Number(hand.about.length) > Number(length), 'the game goes on');
  checkSame('1', hand.about.id, 'it is still the same game');
}

/** The tab dies while computers play: every action that was told is there. */
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
  await new Promise((done) => setTimeout(done, 1100)); // it is tried again once a second
  for (let n = 0; n < 6; n++) await hand.pressSensible();
  check(Number(hand.about.length) > Number(length), 'everything is kept when there is room again');
  check((await heard(page)).includes('Saving works again'), 'that is told too');
  const state = await hash(page);
  await page.reload();
  await begun(page);
  await hand.look();
  await hand.need('Continue');
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
  await hand.need('Continue');
  check((await heard(page)).includes('This game cannot be read'), 'it is told');
  await hand.begin('Opoly London');
  checkSame('2', hand.about.id, 'another game begins');
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

async function records_go_out_and_come_in_as_files(visit) {
  const { page, hand } = await inGame(visit);
  await hand.play(10);
  const state = await hash(page);
  await hand.need('Menu');
  await hand.need('Save the record');
  await picture(page, 'wide-offer');
  await page.saveInto(visit.scratch);
  await page.value("document.getElementById('offer-file').click()");
  const file = join(visit.scratch, 'opoly-game-1.record');
  for (let n = 0; n < 100 && !readdirSync(visit.scratch).includes('opoly-game-1.record'); n++) {
    await new Promise((done) => setTimeout(done, 50));
  }
  check(native(visit.scratch, 'replay', file).includes(`hash ${state}`), 'the native program replays the record of the page');
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

async function editions_come_in_as_files(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  const file = join(visit.scratch, 'mytown.edition');
  const text = readFileSync('editions/smallest.edition', 'utf8');
  writeFileSync(file, text.replace(/^edition \S+ ".*"/m, 'edition mytown "My own town"'));
  await hand.look();
  await hand.need('Load game');
  await page.choose(file, () => hand.need('From a file'));
  await page.until("localStorage.getItem('opoly/editions/mytown.edition') !== null");
  await page.value("document.getElementById('offer').close()");
  await page.reload();
  await begun(page);
  await hand.begin('My own town');
  checkSame('mytown', hand.about.edition, 'the own edition is played after a reload');
  const wrong = join(visit.scratch, 'letter.txt');
  writeFileSync(wrong, 'Dear Ada,\n');
  await page.choose(wrong, () => page.value('opoly.files.choose()'));
  await page.until("window.heard.includes('neither the record')");
}

await run(a_game_goes_on_after_a_reload, a_killed_tab_loses_nothing,
  full_storage_is_told_once_and_play_goes_on, forbidden_storage_is_told_and_play_goes_on,
  a_broken_game_is_told_and_the_others_stay, a_game_in_two_tabs_becomes_two_games,
  records_go_out_and_come_in_as_files, editions_come_in_as_files);
