// audit.mjs -- Lighthouse and axe look at the page: `make audit`. Both come from npm into a temporary folder
// and are needed for nothing else; without network, or without npm, that is said, and nothing is judged.
//
//   node tools/audit.mjs [FOLDER]     the page, build/web
//
// OPOLY_AUDIT=FOLDER keeps what npm installs there, for the next time.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser, findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { PageHand } from '../tests/web/hand.mjs';

const folder = process.argv[2] ?? 'build/web';
const kept = process.env.OPOLY_AUDIT, home = kept ?? mkdtempSync(join(tmpdir(), 'opoly-audit-'));
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const SECONDS = { install: 240, lighthouse: 120, screens: 120 }, TRIES = 3;
let failed = 0;

function say(good, what) {
  console.log(`${good ? 'good' : 'BAD '}  ${what}`);
  if (!good) failed++;
}

function tidy() {
  if (kept === undefined) rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function leave(why) {
  console.log(`audit: ${why}; nothing was judged.`);
  tidy();
  process.exit(77);
}

/** Runs a program while our own server goes on; what it said, or null when it failed or took too long. */
function run(seconds, program, ...words) {
  return new Promise((done) => {
    let said = '';
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1000, killSignal: 'SIGKILL',
      env: { ...process.env, CHROME_PATH: findBrowser() } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => { said += words; });
    child.once('error', () => done(null));
    child.once('close', (status, signal) => {
      if (status !== 0) console.log(`${said.trim().split('\n').slice(-5).join('\n')}\naudit: ${program} ${
        signal === null ? `ended with ${status}` : `was stopped after ${seconds} s`}`);
      done(status === 0 ? said : null);
    });
  });
}

/** Lighthouse 13 wants a newer node than some systems have. */
async function install() {
  const there = ['lighthouse', 'axe-core'].every((name) => existsSync(join(home, 'node_modules', name)));
  if (there) return;
  mkdirSync(home, { recursive: true });
  const lighthouse = Number(process.versions.node.split('.')[0]) > 22 ? 'lighthouse@13' : 'lighthouse@12';
  console.log(`audit: npm installs ${lighthouse} and axe-core@4`);
  const said = await run(SECONDS.install, 'npm', 'install', '--no-fund', '--no-audit', '--loglevel=error', '--prefix', home,
    lighthouse, 'axe-core@4');
  if (said === null) leave('npm could not install Lighthouse and axe');
}

async function lookOnce(address, best) {
  const report = join(home, 'lighthouse.json'), root = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  rmSync(report, { force: true });
  await run(SECONDS.lighthouse, 'node', join(home, 'node_modules/lighthouse/cli/index.js'), address, '--quiet', '--output=json',
    '--preset=desktop', `--output-path=${report}`, `--chrome-flags=--headless=new --disable-gpu --disable-dev-shm-usage${root}`);
  if (!existsSync(report)) return;
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    if (best[name] !== undefined && score * 100 <= best[name].score) continue;
    best[name] = { score: Math.round(score * 100), faults: auditRefs.filter(({ id, weight }) =>
      weight > 0 && audits[id].score !== null && audits[id].score < 0.9).map(({ id }) => `${id}: ${audits[id].title}`) };
  }
}

/** The best of some tries: others may need the machine. */
async function lighthouse(address) {
  const best = {}, enough = () => Object.entries(least).every(([name, bound]) => best[name]?.score >= bound);
  for (let tries = 0; tries < TRIES && !enough(); tries++) {
    console.log(`audit: Lighthouse looks at the page (${tries + 1} of at most ${TRIES})`);
    await lookOnce(address, best);
  }
  for (const [name, bound] of Object.entries(least)) {
    const { score, faults } = best[name] ?? { score: 0, faults: ['no report'] };
    say(score >= bound, `Lighthouse, ${name}: ${score} (at least ${bound})${score < bound ? `\n      ${faults.join('\n      ')}` : ''}`);
  }
}

async function axe(page, what) {
  await page.value(readFileSync(join(home, 'node_modules/axe-core/axe.min.js'), 'utf8') + '; 1');
  const faults = await page.value(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => id + ': ' + help + ' (' + nodes.length + ', such as ' + nodes[0].html.slice(0, 120) + ')'))`);
  say(faults.length === 0, `axe, ${what}: ${faults.length} faults${faults.map((fault) => `\n      ${fault}`).join('')}`);
}

async function screens(browser, address) {
  const page = await browser.page(), hand = new PageHand(page);
  await page.go(address);
  await page.until("document.documentElement.dataset.ready === 'yes'", 60);
  await hand.look();
  await axe(page, 'start');
  for (const name of ['Settings', 'Help', 'New game']) {
    await hand.need(name);
    await axe(page, name);
    await hand.need('Back');
  }
  await hand.begin('Opoly Classic');
  await hand.play(3);
  await axe(page, 'table');
  await hand.need('Menu');
  await axe(page, 'menu');
}

function tooLong(seconds, what) {
  return new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`${what} took more than ${seconds} s`)), seconds * 1000).unref();
  });
}

if (findBrowser() === null) leave('there is no Chromium');
await install();
const site = await serve(folder);
await lighthouse(site.address);
const browser = await Browser.open();
await Promise.race([screens(browser, site.address), tooLong(SECONDS.screens, 'axe')])
  .catch((error) => say(false, `axe: ${error.message}`));
await browser.close();
site.server.close();
site.server.closeAllConnections();
tidy();
console.log(failed === 0 ? 'audit: all is good' : `audit: ${failed} bad`);
process.exitCode = failed === 0 ? 0 : 1;
