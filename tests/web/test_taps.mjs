// test_taps.mjs -- the whole game with a finger, on a phone of 390x844.
import { resolve } from 'node:path';
import { check, checkSame, picture, run } from './check.mjs';
import { PageHand } from './hand.mjs';
import { playEditions, playWholeGame } from './plays.mjs';

const looks = { width: 390, height: 844, scale: 2, phone: true };

/** A phone's keyboard may put anything in the place of what was written. */
const corrected = (text) => `document.activeElement.value = '${text}';
  document.activeElement.dispatchEvent(new InputEvent('input', { bubbles: true }))`;

/** A tap into a field opens the keyboard of the phone; what it writes arrives. */
async function names_are_written_with_the_keyboard_of_the_phone(visit) {
  const page = await visit.open(looks), hand = new PageHand(page);
  await hand.look();
  await hand.need('New game');
  checkSame('BODY', await page.value('document.activeElement.tagName'), 'no keyboard before a tap');
  await hand.needScrolled('Name');
  checkSame('Name, 1 of 4', await page.value("document.activeElement.getAttribute('aria-label')"), 'the keyboard is open');
  const name = () => hand.items.find((item) => item.role === 'field').value;
  await page.send('Input.insertText', { text: 'Zo\u00eb' });
  await hand.look();
  checkSame('Zo\u00eb', name(), 'all of the old name was chosen: the new one takes its place');
  await page.key('ArrowLeft', { keyCode: 37 });
  await page.send('Input.imeSetComposition', { text: 'r', selectionStart: 1, selectionEnd: 1 });
  await page.send('Input.imeSetComposition', { text: 'ra', selectionStart: 2, selectionEnd: 2 });
  await page.send('Input.insertText', { text: 'ra' });
  await hand.look();
  checkSame('Zora\u00eb', name(), 'letters are composed where the caret is');
  await page.value(corrected('Zora'));
  await hand.look();
  checkSame('Zora', hand.items.find((item) => item.role === 'field').value, 'the name as the keyboard corrected it');
  await hand.needScrolled('Start');
  check(hand.about.players.startsWith('Zora,'), 'the name at the table');
  checkSame('BODY', await page.value('document.activeElement.tagName'), 'the keyboard is closed');
}

/** Sums are written with digits, and the keyboard stays as it is while one writes. */
async function sums_are_written_with_the_keys_for_numbers(visit) {
  const page = await visit.open(looks), hand = new PageHand(page);
  const field = () => hand.exact('Lap limit', 'field');
  await hand.look();
  await hand.need('New game');
  await hand.scroll(() => field() !== undefined);
  await hand.pressItem(field());
  checkSame('numeric', await page.value('document.activeElement.inputMode'), 'the keys for numbers');
  await page.value(corrected(''));
  await hand.look();
  checkSame('numeric', await page.value('document.activeElement.inputMode'), 'the same keys in an empty field');
  await page.value(corrected('12'));
  await hand.look();
  checkSame('12', field().value, 'the sum');
}

/** A tap into the field for a picture lets one be chosen. */
async function a_picture_of_ones_own_becomes_a_token(visit) {
  const page = await visit.open(looks), hand = new PageHand(page);
  await hand.look();
  await hand.need('New game');
  await hand.needScrolled('Person');
  await page.choose(resolve('web/icon-192.png'), () => hand.needScrolled('Picture file'));
  await page.until("opoly.mirror.items.some((item) => item.value === 'icon-192.png')");
  await hand.needScrolled('Use it');
  check(hand.items.some((item) => item.name === 'Remove it'), 'the picture is taken');
  await picture(page, 'phone-picture');
}

/** The tap that opens the dialog must not press what lies under the finger then. */
async function one_tap_does_one_thing(visit) {
  const page = await visit.open(looks), hand = new PageHand(page);
  const answer = "document.getElementById('offer-answer').textContent", deaf = 400;
  await hand.begin('Opoly Classic');
  await hand.need('Menu');
  await hand.need('Save the record');
  await page.until("document.getElementById('offer').open");
  const { x, y } = await page.value(`(() => { const box = document.getElementById('offer-link').getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`);
  await page.value(`new Promise((done) => setTimeout(done, ${deaf}))`);
  checkSame('', await page.value(answer), 'nothing was pressed in the dialog');
  await page.tap(x, y);
  await page.until(`${answer} !== ''`);
}

/** A second finger is a pinch: nothing is pressed by it. */
async function a_pinch_presses_nothing(visit) {
  const page = await visit.open(looks), hand = new PageHand(page);
  await hand.look();
  const { x, y, w, h } = hand.find('New game'), one = { x: x + w / 2, y: y + h / 2 };
  const touch = (type, touchPoints) => page.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ ...one, id: 1 }]);
  await touch('touchStart', [{ ...one, id: 1 }, { x: one.x, y: one.y + 80, id: 2 }]);
  for (let by = 10; by <= 60; by += 10) {
    await touch('touchMove', [{ x: one.x, y: one.y - by, id: 1 }, { x: one.x, y: one.y + 80 + by, id: 2 }]);
  }
  await touch('touchEnd', []);
  await hand.look();
  check(hand.find('New game') !== undefined, 'the start screen is still there');
  await page.until('visualViewport.scale > 1.1 && canvas.width > 1.1 * 780'); // and it is sharp
}

await run(names_are_written_with_the_keyboard_of_the_phone, a_picture_of_ones_own_becomes_a_token,
  sums_are_written_with_the_keys_for_numbers, a_pinch_presses_nothing, one_tap_does_one_thing,
  async function a_whole_game_by_taps(visit) { await playWholeGame(visit, looks, 'phone'); },
  async function ten_rounds_of_editions_by_taps(visit) { await playEditions(visit, looks, 'phone', 1); });
