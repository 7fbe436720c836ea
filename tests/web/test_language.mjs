// test_language.mjs -- the page in another language: fetched only on demand, changed at once,
// there without network. The language `xx` of the tests stands in for French.
import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begun, check, checkSame, folder, heard, quick, run } from './check.mjs';
import { PageHand } from './hand.mjs';

/** A copy of the page where the French words are those of `xx`. */
function site_with_words(visit) {
  const copy = join(visit.scratch, 'web');
  cpSync(folder, copy, { recursive: true });
  copyFileSync(join(folder, '../locale/xx/LC_MESSAGES/opoly.mo'), join(copy, 'locale/fr.mo'));
  visit.site.folder = copy;
  return copy;
}

/** Everything a screen reader would say. */
const mirror = "document.getElementById('mirror').innerHTML";
const fetched = (page) => page.requests.filter((address) => address.includes('/locale/'));
const speaksFrench = (page) => page.until("document.documentElement.lang === 'xx'", 30);

async function english_fetches_nothing_more(visit) {
  site_with_words(visit);
  const page = await visit.open();
  checkSame(0, fetched(page).length, 'languages fetched');
  checkSame('en', await page.value('document.documentElement.lang'), 'the language of the page');
  check(!(await page.value(mirror)).includes('‹'), 'everything is English');
}

async function the_browser_chooses(visit) {
  site_with_words(visit);
  const page = await visit.open({ before:
    "Object.defineProperty(navigator, 'languages', { value: ['de-CH', 'fr-CA', 'en'] });" });
  await speaksFrench(page);
  checkSame(2, fetched(page).length, 'a catalogue and the names of the editions');
  await page.until(`${mirror}.includes('‹')`, 20);
}

async function the_setting_is_followed_at_once(visit) {
  site_with_words(visit);
  const page = await visit.open(), hand = new PageHand(page);
  await hand.look();
  await hand.press('Settings');
  await hand.needScrolled('Français');
  await speaksFrench(page);
  await page.until(`${mirror}.includes('‹')`, 20);
  await hand.look();
  await hand.needScrolled('English');
  await page.until(`!${mirror}.includes('‹')`, 20);
}

async function a_chosen_language_is_there_without_network(visit) {
  site_with_words(visit);
  const page = await visit.open({ settings: `${quick}language fr\n` });
  await speaksFrench(page);
  await page.until("caches.match('locale/fr.mo').then((found) => found !== undefined)", 30);
  visit.site.folder = join(folder, 'nowhere');
  await page.offline(true);
  page.expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/;
  await page.reload();
  await begun(page);
  await speaksFrench(page);
}

async function a_missing_or_damaged_language_is_english(visit) {
  const copy = site_with_words(visit);
  writeFileSync(join(copy, 'locale/fr.mo'), 'nonsense');
  const damaged = await visit.open({ settings: `${quick}language fr\n` });
  await damaged.until("window.heard.includes(\"The language 'fr' cannot be loaded\")", 30);
  check(!(await damaged.value(mirror)).includes('‹'), 'everything is English');
  rmSync(join(copy, 'locale/fr.mo'));
  const missing = await visit.open({ settings: `${quick}language fr\n` });
  missing.expected = /status of 404/;
  await missing.until("window.heard.includes(\"The language 'fr' cannot be loaded\")", 30);
  check((await heard(missing)).includes('the words are English'), 'it is told');
}

await run(english_fetches_nothing_more, the_browser_chooses, the_setting_is_followed_at_once,
  a_chosen_language_is_there_without_network, a_missing_or_damaged_language_is_english);
