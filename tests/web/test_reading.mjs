// test_reading.mjs -- for those who cannot use a mouse or see the canvas: keys alone, real
// elements with roles and names, sentences that are announced, motion and colours as wished.
import { check, checkSame, picture, run } from './check.mjs';
import { PageHand } from './hand.mjs';

const codes = { Tab: 9, Enter: 13, Escape: 27, ArrowLeft: 37, ArrowRight: 39 };

async function key(page, hand, name) {
  await page.key(name, { keyCode: codes[name] });
  await hand.look();
}

const focusedName = (page) => page.value("document.activeElement.getAttribute('aria-label')");
const focusedId = (page) => page.value('document.activeElement.item?.id ?? null');

/** Tab, once for each stop, until the browser's own focus is on this one. Board and account are one stop
 * each, so how many there are cannot be counted from the things on the screen. */
async function reachItem(page, hand, { id, name }) {
  const passed = [];
  for (let stops = 0; stops < 120; stops++) {
    if (await focusedId(page) === id) return hand.look();
    passed.push(await focusedName(page));
    await page.key('Tab', { keyCode: codes.Tab });
  }
  throw new Error(`Tab never came to ${name} but to ${passed.join(', ')}`);
}

async function reach(page, hand, beginning) {
  const item = hand.items.find((one) => one.name.startsWith(beginning));
  if (item === undefined) throw new Error(`there is no ${beginning}`);
  await reachItem(page, hand, item);
}

async function a_game_by_keys_alone(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await hand.look();
  checkSame('New game', await focusedName(page), 'where the focus begins');
  await key(page, hand, 'Enter');
  await reach(page, hand, 'Opoly London');
  await key(page, hand, 'Enter');
  await reach(page, hand, 'Name');
  await page.type('Q');
  await hand.look();
  check(hand.items.some((item) => item.role === 'field' && item.value.endsWith('Q')), 'a name is typed');
  await reach(page, hand, 'Start');
  await key(page, hand, 'Enter');
  checkSame('london', hand.about.edition, 'the game has begun');
  for (let n = 0; n < 60 && !/turn (1[2-9]|[2-9]\d)/.test(hand.about.turn); n++) {
    const item = hand.wayOn();
    if (item === undefined) throw new Error(`there is no way on: ${hand.question}`);
    await reachItem(page, hand, item);
    await key(page, hand, 'Enter');
  }
  check(/turn \d\d/.test(hand.about.turn), `the game goes on: ${hand.about.turn}`);
  await key(page, hand, 'Escape');
  check(hand.find('Save game') !== undefined, 'Escape opens the menu');
  await picture(page, 'wide-menu');
}

/** What a screen reader is given: role and name of every node. */
async function tree(page) {
  const { nodes } = await page.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => !node.ignored).map((node) => ({ role: node.role?.value,
    name: node.name?.value ?? '', properties: Object.fromEntries((node.properties ?? [])
      .map(({ name, value }) => [name, value.value])), value: node.value?.value }));
}

async function everything_is_there_for_a_screen_reader(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await page.send('Accessibility.enable');
  await hand.look();
  const start = await tree(page);
  for (const name of ['New game', 'Load game', 'Map editor', 'Settings', 'Help', 'Credits']) {
    check(start.some((node) => node.role === 'button' && node.name === name), `the button ${name}`);
  }
  await hand.need('Settings');
  const settings = await tree(page);
  const named = (role, name) => settings.find((node) => node.role === role && node.name === name);
  checkSame('true', named('switch', 'Reduced motion')?.properties.checked, 'a switch that is on');
  checkSame('false', named('switch', 'Mute')?.properties.checked, 'a switch that is off');
  check(named('slider', 'Music') !== undefined, 'a slider');
  await hand.need('Back');
  await hand.need('New game');
  const setup = await tree(page), has = (role, name) => setup.some((node) => node.role === role && node.name === name);
  for (const name of ['Ada', 'Bruno', 'Clara']) check(has('button', `Remove player, ${name}`), `whose button it is: ${name}`);
  for (const name of ['Edition', 'Players', 'Rules']) check(has('heading', name), `the heading ${name}`);
  await hand.need('Start');
  const asked = (await tree(page)).filter((node) => node.role === 'StaticText' && node.name.endsWith('rolls for the order of play.'));
  checkSame(1, asked.length, 'a question is there once');
  checkSame('R', await page.value("document.querySelector('[aria-label^=Roll]').getAttribute('aria-keyshortcuts')"), 'its key');
  await hand.need('Roll');
  await page.until("document.getElementById('account').childElementCount > 0");
  const table = await tree(page);
  checkSame(1, table.filter((node) => ['status', 'alert', 'log'].includes(node.role)).length, 'live regions');
  for (const name of ['Question', 'Players', 'Board', 'Account']) {
    check(table.some((node) => node.role === 'region' && node.name === name), `the landmark ${name}`);
  }
  check(table.some((node) => node.role === 'button' && node.name.startsWith('Roll')), 'what can be done');
  check(table.filter((node) => node.role === 'button').length > 40, 'the spaces of the board');
}

/** A sheet that opens has the focus, so that it is read from its name on; it goes back with it. */
async function sheets_take_the_focus_with_them(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await hand.begin('Opoly Classic');
  const inside = () => page.value("document.activeElement.closest('[role=dialog]')?.getAttribute('aria-label') ?? ''");
  await key(page, hand, 'Escape');
  checkSame('Game', await inside(), 'the menu');
  await page.value("[...document.querySelectorAll('#mirror button')].find((one) => one.item?.name === 'Help').click()");
  await hand.look();
  checkSame('Help', await inside(), 'a sheet that was pressed as a screen reader presses');
  await key(page, hand, 'Escape');
  await key(page, hand, 'Tab');
  checkSame('', await inside(), 'closed');
  check((await focusedName(page)) !== null, 'something of the table has it');
}

/** The focus goes to what can be done there; where that is must be said too, and once. */
async function another_screen_says_its_title(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await page.value(`(() => { const news = document.getElementById('news'); window.said = [];
    new MutationObserver(() => window.said.push(news.textContent)).observe(news, { childList: true }); })()`);
  await hand.look();
  await hand.need('Settings');
  await page.until('window.said.length > 0');
  await hand.need('Dark');
  await hand.need('Back');
  await hand.need('New game');
  await page.until('window.said.length > 1');
  checkSame('Settings. | New game, Opoly Classic.', await page.value("window.said.join(' | ')"), 'what was said');
}

/** Elements are pressed as a screen reader presses them: no mouse, no keys. */
async function a_game_by_the_elements_alone(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  hand.pressItem = async (item) => {
    await page.value(`[...document.querySelectorAll('#mirror .spot')]
      .find((one) => one.item?.id === ${item.id}).click()`);
    await hand.look();
  };
  await hand.begin('Opoly Classic');
  const question = hand.question;
  await hand.play(12);
  check(hand.question !== question && hand.question.length > 10, 'the question changes');
  const account = await page.value("document.getElementById('account').textContent");
  check(/ rolled \d and \d/.test(account), 'what happens is told');
  const nameless = "document.querySelectorAll('#mirror [aria-label=\"\"]').length";
  checkSame(0, await page.value(nameless), 'things without a name');
}

const brightness = `(() => {
  const canvas = document.getElementById('canvas');
  const [r, g, b] = canvas.getContext('2d').getImageData(3, 3, 1, 1).data;
  return r + g + b;
})()`;

async function motion_and_colours_are_as_wished(visit) {
  const dark = await visit.open({ settings: null, dark: true, calm: true }), hand = new PageHand(dark);
  await hand.look();
  check(await dark.value(brightness) < 200, 'a dark page for those who wish it');
  await picture(dark, 'wide-dark');
  await hand.need('Settings');
  checkSame('on', hand.items.find((item) => item.name === 'Reduced motion').value, 'no motion for those who wish none');
  const light = await visit.open({ settings: null });
  await new PageHand(light).look();
  check(await light.value(brightness) > 500, 'a light page for others');
}

async function settings_are_kept(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await hand.look();
  await hand.need('Settings');
  await picture(page, 'wide-settings');
  await hand.need('Dark');
  await page.reload();
  await page.until("document.documentElement.dataset.ready === 'yes'");
  await hand.look();
  check(await page.value(brightness) < 200, 'dark after a reload');
}

async function the_canvas_follows_window_and_device(visit) {
  const page = await visit.open({ scale: 2 }), hand = new PageHand(page);
  await hand.look();
  const size = "[canvas.width, canvas.height].join('x')";
  checkSame('2560x1600', await page.value(size), 'two pixels for one');
  await page.look({ ...page.looks, width: 700, height: 900, scale: 1.5 });
  await page.until(`${size} === '1050x1350'`);
  await hand.look();
  check(hand.items.every((item) => item.x + item.w <= 701), 'everything is in the smaller window');
}

await run(a_game_by_keys_alone, everything_is_there_for_a_screen_reader, sheets_take_the_focus_with_them,
  another_screen_says_its_title, a_game_by_the_elements_alone,
  motion_and_colours_are_as_wished, settings_are_kept, the_canvas_follows_window_and_device);
