// check.mjs -- tests of the page: counts what holds, and opens pages to test.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, findBrowser } from '../../tools/browser.mjs';
import { serve } from '../../tools/serve.mjs';

/** What ctest takes for "not run". */
const SKIPPED = 77;

export const folder = process.env.OPOLY_WEB ?? 'build/web';
export const program = process.env.OPOLY ?? 'build/opoly';
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

export class Visit {
  constructor(browser, address) {
    this.browser = browser;
    this.address = address;
    this.pages = [];
  }

  /** A page whose game has begun; `settings` are as if chosen at an earlier visit. */
  async open({ settings = quick, path = '', before = '', ...looks } = {}) {
    const page = await this.browser.page(looks);
    this.pages.push(page);
    const keep = settings === null ? '' :
      `if (!localStorage.getItem('opoly/settings')) localStorage.setItem('opoly/settings', ${JSON.stringify(settings)});`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `${keep}\n${before}` });
    await page.go(this.address + path);
    await begun(page);
    return page;
  }
}

export function begun(page) {
  return page.until("document.documentElement.dataset.ready === 'yes'", 60);
}

export async function picture(page, name) {
  mkdirSync(shots, { recursive: true });
  await page.picture(join(shots, `${name}.png`));
}

/** Runs the tests, each with a browser and a server that are there already. */
export async function run(tests) {
  if (findBrowser() === null) {
    console.log('Chromium is missing, so the page is not tested; `tools/setup` installs it.');
    process.exit(SKIPPED);
  }
  const { server, address } = await serve(folder);
  const browser = await Browser.open();
  for (const test of tests) {
    const began = Date.now(), visit = new Visit(browser, address);
    try {
      await test(visit);
    } catch (error) {
      check(false, `${test.name}: ${error.stack}`);
    }
    for (const page of visit.pages) {
      check(page.errors.length === 0, `${test.name}: the page complained: ${page.errors.join('\n')}`);
      await page.close().catch(() => {});
    }
    console.log(`${test.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
  await browser.close();
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
