// test_firefox.mjs -- the page in Firefox: it starts, is played by its elements, keeps the game over a
// reload, walks back and forward, and complains about nothing. Skipped where there is no Firefox.
import { findFirefox, Firefox } from '../../tools/firefox.mjs';
import { serve } from '../../tools/serve.mjs';
import { check, checkSame, finish, folder, skip } from './check.mjs';
import { PageHand } from './hand.mjs';

if (findFirefox() === null) skip('There is no Firefox', 'Firefox');
const browser = await Firefox.open().catch((error) => skip(`Firefox does not start (${error.message})`, 'Firefox'));
const site = await serve(folder);
browser.looks = { width: 1280, height: 800 };

/** Elements are pressed as a screen reader presses them. */
const hand = new PageHand(browser, 3);
hand.pressItem = async (item) => {
  await browser.value(`[...document.querySelectorAll('#mirror .spot')].find((one) => one.item?.id === ${item.id}).click()`);
  await hand.look();
};

const ready = "document.documentElement.dataset.ready === 'yes'";

/** With its own mouse, keyboard and clipboard. */
async function write() {
  const name = () => hand.items.find((item) => item.role === 'field');
  await hand.look();
  await hand.need('New game');
  const { x, y, w, h } = name();
  await browser.click(x + w / 2, y + h / 2);
  await browser.keys('Zoë');
  await hand.look();
  checkSame('Zoë', name().value, 'all was chosen, and is written over');
  for (const [letter, left] of [['a', 'Zoë'], ['x', ''], ['v', 'Zoë'], ['z', ''], ['y', 'Zoë']]) {
    await browser.command(letter);
    await hand.look();
    checkSame(left, name().value, `after Ctrl+${letter.toUpperCase()}`);
  }
  await hand.need('Back');
}

async function play() {
  await browser.go(site.address);
  await browser.until(ready, 60);
  await browser.value("localStorage.setItem('opoly/settings', 'music 0\\nsound 0\\nspeed 5\\npace 2\\ncalm 1\\n')");
  await browser.reload();
  await browser.until(ready, 60);
  await write();
  await hand.begin('Opoly London');
  checkSame('london', hand.about.edition, 'a game has begun');
  await hand.play(12);
  checkSame('#game/1', await browser.value('location.hash'), 'its address');
  const { length } = hand.about;
  await browser.reload();
  await browser.until(ready, 60);
  await hand.look();
  checkSame(length, hand.about.length, 'the game is there after a reload');
  check(hand.find('Menu') !== undefined, 'and on the table');
  check((await browser.value("document.getElementById('account').textContent")).length > 20, 'what happened is told');
  await browser.value("(history.pushState(null, '', '#help'), dispatchEvent(new PopStateEvent('popstate')))");
  await hand.look();
  check(hand.find('Keys') !== undefined, 'addresses lead to screens');
  checkSame('', browser.errors.join('\n'), 'what Firefox complained about');
}

const began = Date.now();
const late = setTimeout(() => { console.log('FAILED: not over after 200 s'); process.exit(1); }, 200000);
await play().catch((error) => check(false, error.stack));
clearTimeout(late);
console.log(`a_game_in_firefox (${((Date.now() - began) / 1000).toFixed(1)} s)`);
await browser.close();
site.server.close();
site.server.closeAllConnections();
finish();
