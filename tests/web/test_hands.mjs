// test_hands.mjs -- keys at the edges of the page, taking back, and several people at one screen.
import { check, checkSame, native, run } from './check.mjs';
import { PageHand } from './hand.mjs';

/** Keys that the page left to the browser. */
const watchKeys = `window.left = [];
  addEventListener('keydown', (event) => setTimeout(() => {
    if (!event.defaultPrevented) window.left.push(event.key);
  }));`;

const tab = (page, modifiers = 0) => page.key('Tab', { keyCode: 9, modifiers });
const SHIFT = 8, CTRL = 2;

const focused = "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName)";

async function walk(page, modifiers) {
  const names = [];
  for (let n = 0; n < 80; n++) {
    await tab(page, modifiers);
    if (await page.value('new Promise((done) => setTimeout(() => done(window.left.length > 0)))')) return names;
    names.push(await page.value(focused));
  }
  return null;
}

async function H4_tab_leaves_the_page(visit) {
  const page = await visit.open({ before: watchKeys }), hand = new PageHand(page);
  await hand.begin('Opoly Classic');
  await hand.look();
  for (const modifiers of [0, SHIFT]) {
    await page.value('window.left = []');
    const names = await walk(page, modifiers);
    check(names !== null, 'Tab goes out of the page at its end');
    checkSame(1, await page.value("document.querySelectorAll('#mirror [tabindex=\"0\"]').length"),
      'the game is one stop for the browser');
    // Without a window around it the page may be entered again at once.
    if (await page.value(focused) === 'BODY') await tab(page);
    check((await page.value(focused)).startsWith('Roll'), 'whoever comes back begins at the question');
    await tab(page);
    check(!(await page.value(focused)).startsWith('Roll'), 'and goes on from there');
  }
}

/** A game of these players as the native program begins it, opened on the page. */
async function open(visit, page, ...players) {
  native(visit.scratch, 'term', '--new', '--edition=classic', '--rule=order=entered', '--seed=4',
    ...players.map((player) => `--player=${player}`));
  const record = native(visit.scratch, 'games', 'export', '1', '-');
  await page.value(`opoly.open(${JSON.stringify(record)})`);
}

const actions = `Object.keys(localStorage).filter((name) => /^opoly\\/games\\/\\d+\\/\\d+$/.test(name))
  .map((name) => localStorage.getItem(name)).join('')`;

async function H6_a_decision_is_taken_back(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await open(visit, page, 'Ann', 'Bob:simple');
  await hand.look();
  for (let n = 0; n < 60 && hand.find('Buy ') === undefined; n++) await hand.pressSensible();
  await hand.need('Buy ');
  await page.until(`/buy\\n$/.test(${actions})`);
  await page.key('z', { keyCode: 90, modifiers: CTRL });
  await page.until(`/friendly 1\\n$/.test(${actions})`);
  await hand.look();
  check(hand.find('Buy ') !== undefined, 'the question is asked again');
}

async function H7_the_next_person_is_called(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await open(visit, page, 'Ann', 'Bruno');
  await page.until("/Ann, your turn/.test(document.getElementById('news').textContent)");
  await hand.look();
  check(hand.find('Roll') === undefined && hand.find('Go on') !== undefined, 'nothing is asked before');
  await hand.press('Go on');
  for (let n = 0; n < 40 && !/Bruno, your turn/.test(hand.question); n++) {
    if (!await hand.press('Roll') && !await hand.press('Buy ') && !await hand.press('End turn')) await hand.press('Go on');
  }
  await page.until("/Bruno, your turn/.test(document.getElementById('news').textContent)");
  check(hand.find('Roll') === undefined, 'nothing is shown that Bruno decides');
  await hand.press('Go on');
  await page.until("/Enter: Roll the dice/.test(document.getElementById('news').textContent)");
}

await run(H4_tab_leaves_the_page, H6_a_decision_is_taken_back, H7_the_next_person_is_called);
