// check.mjs -- tests of the page: counts what holds, and opens pages to test.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser, findBrowser } from '../../tools/browser.mjs';
import { serve } from '../../tools/serve.mjs';

/** What ctest takes for "not run". */
const SKIPPED = 77;

export const folder = process.env.OPOLY_WEB ?? 'build/web';
const program = process.env.OPOLY ?? 'build/opoly';
const shots = join(folder, '../web-shots');

let passed = 0, failed = 0;

export function check(holds, what) {
  if (holds) {
    passed++;
  } else {
    failed++;
    console.log(`FAILED: ${what}`);
  }
}

export function checkSame(expected, found, what) {
  check(expected === found, `${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}

/** Settings that let a test wait as little as possible. */
export const quick = 'music 0\nsound 0\nspeed 5\npace 2\ncalm 1\n';

/** Notes everything the page tells, because sentences go away again. */
const listener = `addEventListener('DOMContentLoaded', () => {
  const notice = document.getElementById('notice');
  window.heard = '';
  new MutationObserver(() => { window.heard += notice.textContent + '\\n'; })
    .observe(notice, { childList: true });
});`;

/** All sentences the page has shown. */
export function heard(page) { return page.value('window.heard'); }

/** One test's visit to the page. */
export class Visit {
  constructor(name, browser, site) {
    this.name = name;
    this.browser = browser;
    this.site = site;
    this.pages = [];
    this.scratch = mkdtempSync(join(tmpdir(), 'opoly-test-'));
  }

  /** A page whose game has begun; `settings` are as if chosen at an earlier visit,
   * `before` is run before the page's own code. */
  async open({ settings = quick, path = '', before = '', ready = true, ...looks } = {}) {
    const page = await this.browser.page(looks);
    this.pages.push(page);
    const keep = settings === null || before.includes('localStorage') ? '' :
      `if (!localStorage.getItem('opoly/settings'))
        localStorage.setItem('opoly/settings', ${JSON.stringify(settings)});`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `${keep}\n${before}\n${listener}` });
    await page.go(this.site.address + path);
    if (ready) await begun(page);
    return page;
  }

  /** Nobody complained, and nobody was asked but our own server. */
  async leave(page) {
    this.pages = this.pages.filter((other) => other !== page);
    const errors = page.errors.filter((error) => !page.expected?.test(error));
    check(errors.length === 0, `${this.name}: the page complained: ${errors.join('\n')}`);
    const others = page.requests.filter((address) => !address.startsWith(this.site.address) &&
      !address.startsWith(`blob:${this.site.address}`));
    check(others.length === 0, `${this.name}: others were asked: ${others.join(' ')}`);
    await page.close().catch(() => {});
  }

  async end() {
    while (this.pages.length > 0) await this.leave(this.pages[0]);
    rmSync(this.scratch, { recursive: true, force: true });
  }
}

export function begun(page) {
  return page.until("document.documentElement.dataset.ready === 'yes'", 60);
}

export async function picture(page, name) {
  mkdirSync(shots, { recursive: true });
  await page.picture(join(shots, `${name}.png`));
}

/** What the native program says; it keeps nothing of ours. */
export function native(home, ...words) {
  return execFileSync(program, words, { env: { ...process.env, OPOLY_EDITIONS: 'editions',
    XDG_DATA_HOME: home }, input: '' }).toString();
}

/** The same, with something typed into it. */
export function nativeTalk(home, input, ...words) {
  return execFileSync(program, words, { env: { ...process.env, OPOLY_EDITIONS: 'editions', LC_ALL: 'C',
    XDG_DATA_HOME: home }, input }).toString();
}

/** A page that has hung itself up must not hang the test. */
function tooLong() {
  const seconds = Number(process.env.OPOLY_SECONDS ?? 300);
  return new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`not over after ${seconds} s`)), seconds * 1000).unref();
  });
}

export function skip(why, browser = 'Chromium') {
  console.log(`skipped: ${why}, so the page is not tested in it; \`tools/setup\` installs ${browser}.`);
  console.log('0 passed, 0 failed');
  process.exit(SKIPPED);
}

export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Runs the tests, one after the other in the same browser; those that are named on the command line, if any. */
export async function run(...all) {
  const named = process.argv.slice(2), tests = all.filter(({ name }) => named.length === 0 || named.includes(name));
  if (findBrowser() === null) skip('There is no Chromium');
  const browser = await Browser.open().catch((error) => skip(`Chromium does not start (${error.message})`));
  const site = await serve(folder);
  for (const test of tests) {
    const began = Date.now(), visit = new Visit(test.name, browser, site);
    site.folder = folder;
    try {
      await Promise.race([test(visit), tooLong()]);
    } catch (error) {
      check(false, `${test.name}: ${error.stack}`);
    }
    await visit.end();
    console.log(`${test.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
  await browser.close();
  site.server.close();
  site.server.closeAllConnections();
  finish();
}
