// web_bench.mjs -- figures of the page: node web_bench.mjs FOLDER
//
// One a line, `bench NAME VALUE UNIT`. Compressed means as a host with gzip sends it; times are
// the best of some visits, because a machine may have other things to do.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Browser, findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const VISITS = 5;

/** The record of a game that is about to begin: experts only. */
const experts = readFileSync(new URL('../tests/records/classic-four.record', import.meta.url), 'utf8')
  .replace(/^seat \S+/gm, 'seat expert').replace(/^begin\n[^]*/m, 'begin\n');

function tell(name, value, unit) { console.log(`bench ${name} ${value} ${unit}`); }

function compressedSize(file) {
  const bytes = readFileSync(file);
  return Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
}

function measureFiles(folder) {
  const files = readdirSync(folder).map((name) => join(folder, name))
    // Languages are fetched only when chosen, the preview only by those who are sent a link.
    .filter((file) => statSync(file).isFile() && !file.endsWith('preview.png'));
  tell('wasm_bytes', statSync(join(folder, 'opoly.wasm')).size, 'bytes');
  tell('page_bytes_compressed', files.map(compressedSize).reduce((a, b) => a + b, 0), 'bytes');
}

/** Milliseconds from the address to the first picture, in a browser that knows nothing of us. */
async function firstPicture(browser, address) {
  const page = await browser.page();
  await page.go(address);
  await page.until("performance.getEntriesByName('first picture').length > 0", 60);
  const time = await page.value("performance.getEntriesByName('first picture')[0].startTime");
  await page.close();
  return time;
}

/** A game of experts in the page, at its usual speed. */
async function openGame(browser, address) {
  const page = await browser.page();
  await page.go(address);
  await page.until("document.documentElement.dataset.ready === 'yes'", 60);
  await page.value(`opoly.open(${JSON.stringify(experts)})`);
  await page.until('opoly.exports.state_hash() !== 0');
  return page;
}

/** Pictures a second while tokens walk: the middle of the gaps between them. */
async function pictureRate(page) {
  const gap = await page.value(`new Promise((done) => {
    const gaps = [];
    let before = null;
    const look = (now) => {
      if (before !== null) gaps.push(now - before);
      before = now;
      if (gaps.length < 180) requestAnimationFrame(look);
      else done(gaps.sort((a, b) => a - b)[90]);
    };
    requestAnimationFrame(look);
  })`);
  return 1000 / gap;
}

async function measureInBrowser(site, browser) {
  const times = [];
  for (let n = 0; n < VISITS; n++) times.push(await firstPicture(browser, site.address));
  tell('first_picture_ms', Math.round(Math.min(...times)), 'ms');
  const page = await openGame(browser, site.address);
  tell('page_pictures_per_second', Math.round(await pictureRate(page)), 'pictures/s');
  const tasks = await page.tasks(() => new Promise((done) => setTimeout(done, 10000)));
  tell('page_longest_task_ms', Math.round(Math.max(...tasks)), 'ms');
}

const folder = process.argv[2] ?? 'build/web';
measureFiles(folder);
if (findBrowser() === null) {
  console.error('web_bench: Chromium is missing, so what happens in a browser is not measured');
} else {
  const site = await serve(folder), browser = await Browser.open();
  try {
    await measureInBrowser(site, browser);
  } finally {
    await browser.close();
    site.server.close();
    site.server.closeAllConnections();
  }
}
