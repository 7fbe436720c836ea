// test_records.mjs -- a game is the same game: records of the native program replay in the page
// to the same hashes, and a link shows a game at a given move.
import { readFileSync, writeFileSync } from 'node:fs';
import { check, checkSame, heard, native, picture, run } from './check.mjs';
import { PageHand } from './hand.mjs';

const GOLDEN = 50;
const words = ['classic', 'london', 'bharat', 'bilkent', 'montreal', 'waterloo', 'smallest'];
const kinds = ['easy', 'medium', 'simple', 'random'];

const hash = (page) => page.value('opoly.module.text(opoly.exports.state_hash())');

/** "57 of 400" */
const at = (hand) => hand.items.find((item) => item.role === 'slider').value.split(' ')[0];

/** The golden records, and more games of computers to make it fifty. */
function allRecords(scratch) {
  const names = readFileSync('tests/records/list', 'utf8').trim().split('\n');
  const records = names.map((name) => [name, readFileSync(`tests/records/${name}`, 'utf8')]);
  for (let n = 1; records.length < GOLDEN; n++) {
    const word = words[n % words.length], players = [0, 1, 2].map((i) => `--player=P${i}:${kinds[(n + i) % 4]}`);
    native(scratch, 'term', '--new', `--edition=${word}`, `--seed=${n}`, '--rule=lap_limit=8', ...players);
    records.push([`${word} ${n}`, native(scratch, 'games', 'export', String(n), '-')]);
  }
  return records;
}

async function fifty_records_replay_to_the_same_hashes(visit) {
  const page = await visit.open();
  for (const [name, record] of allRecords(visit.scratch)) {
    const expected = record.trim().split('\n').pop().replace('= ', '');
    await page.value(`opoly.exports.look(opoly.module.give(${JSON.stringify(record)}), 0)`);
    checkSame(expected, await hash(page), name);
  }
  checkSame('', await heard(page), 'nothing was wrong with any of them');
  checkSame(false, await page.value("Object.keys(localStorage).some((name) => name.startsWith('opoly/games'))"),
    'what is only looked at is not kept');
}

async function a_tampered_record_is_refused(visit) {
  const page = await visit.open();
  const record = readFileSync('tests/records/classic-two.record', 'utf8').replace(/^dice (\d) (\d)$/m, 'dice 1 1');
  await page.value(`opoly.open(${JSON.stringify(record)})`);
  await page.until("window.heard.includes('This game cannot be opened')");
  checkSame(null, await hash(page), 'no game is on');
}

async function a_link_shows_a_game_at_a_move(visit) {
  const page = await visit.open(), record = readFileSync('tests/records/london-four.record', 'utf8');
  const link = await page.value(`import('./link.js').then((link) => link.writeLink(${JSON.stringify(record)}, 57))`);
  check(/^#replay=[A-Za-z0-9_-]+&at=57$/.test(link), 'the link has only letters that need no escape');
  check(link.length < record.length, 'the record is compressed');
  const other = await visit.open({ path: link }), hand = new PageHand(other);
  await hand.look();
  await picture(other, 'wide-link');
  checkSame('57', at(hand), 'the move that is shown');
  checkSame(record.trim().split('\n').pop(), `= ${await hash(other)}`, 'the game that is shown');
  await hand.need('One step on');
  checkSame('58', at(hand), 'the next move');
  await hand.need('Back');
  const damaged = await visit.open({ path: link.slice(0, 60) + 'A' + link.slice(80) });
  await damaged.until("window.heard.includes('damaged') || window.heard.includes('cannot be opened')");
}

/** As people make links: with the button of the dialog. */
async function a_link_is_copied_and_opened(visit) {
  const page = await visit.open(), hand = new PageHand(page, 4);
  await visit.browser.send('Browser.grantPermissions', { browserContextId: page.context,
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] });
  await hand.begin('Montrealopoly');
  await hand.play(8);
  const state = await hash(page);
  await hand.need('Menu');
  await hand.need('Save the record');
  await page.value("document.getElementById('offer-link').click()");
  await page.until("document.getElementById('offer-answer').textContent.includes('copied')");
  const link = await page.value('navigator.clipboard.readText()');
  check(link.startsWith(`${visit.site.address}#replay=`), 'the link leads to this page');
  const other = await visit.open({ path: link.slice(visit.site.address.length) });
  checkSame(state, await hash(other), 'the game that is shown');
}

/** The state at a move is the one the native program has there. */
async function the_move_is_the_same_in_both(visit) {
  const file = `${visit.scratch}/cut.record`, record = readFileSync('tests/records/classic-four.record', 'utf8');
  const lines = record.split('\n'), begin = lines.indexOf('begin');
  const actions = lines.slice(begin + 1).filter((line) => line !== '' && !line.startsWith('='));
  writeFileSync(file, [...lines.slice(0, begin + 1), ...actions.slice(0, 57), ''].join('\n'));
  const told = native(visit.scratch, 'replay', file), page = await visit.open();
  await page.value(`opoly.exports.look(opoly.module.give(${JSON.stringify(readFileSync(file, 'utf8'))}), 57)`);
  check(told.includes(`hash ${await hash(page)}`), 'both stand at the same state');
}

await run(fifty_records_replay_to_the_same_hashes, a_tampered_record_is_refused,
  a_link_shows_a_game_at_a_move, a_link_is_copied_and_opened, the_move_is_the_same_in_both);
