// audit.mjs -- Lighthouse and axe look at the page: `make audit`. Both come from npm into build/audit and
// are needed for nothing else; without network, or without npm, that is said, and nothing is judged.
//
//   node tools/audit.mjs [FOLDER]     the page, build/web
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { PageHand } from '../tests/web/hand.mjs';

const folder = process.argv[2] ?? 'build/web', home = 'build/audit';
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
let failed = 0;

function say(good, what) {
  console.log(`${good ? 'good' : 'BAD '}  ${what}`);
  if (!good) failed++;
}

function leave(why) {
  console.log(`audit: ${why}; nothing was judged.`);
  process.exit(77);
}

function install() {
  const there = ['lighthouse', 'axe-core'].every((name) => existsSync(join(home, 'node_modules', name)));
  if (there) return;
  mkdirSync(home, { recursive: true });
  const { status } = spawnSync('npm', ['install', '--no-fund', '--no-audit', '--prefix', home, 'lighthouse@13', 'axe-core@4'],
    { stdio: 'inherit' });
  if (status !== 0) leave('npm could not install Lighthouse and axe');
}

/** The best of some tries: others may need the machine. */
async function lighthouse(address) {
  const report = join(home, 'lighthouse.json'), root = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const best = {};
  for (let tries = 0; tries < 3; tries++) {
    spawnSync('node', [join(home, 'node_modules/lighthouse/cli/index.js'), address, '--quiet', '--output=json', '--preset=desktop',
      `--output-path=${report}`, `--chrome-flags=--headless=new --disable-gpu${root}`],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: findBrowser() }, timeout: 180000 });
    if (!existsSync(report)) continue;
    const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
    for (const [name, { score, auditRefs }] of Object.entries(categories)) {
      if (best[name] === undefined || score * 100 > best[name].score) {
        best[name] = { score: Math.round(score * 100), faults: auditRefs.filter(({ id, weight }) =>
          weight > 0 && audits[id].score !== null && audits[id].score < 0.9).map(({ id }) => `${id}: ${audits[id].title}`) };
      }
    }
    if (Object.entries(least).every(([name, bound]) => best[name]?.score >= bound)) break;
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

async function screens(address) {
  const browser = await Browser.open(), page = await browser.page(), hand = new PageHand(page);
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
  await browser.close();
}

if (findBrowser() === null) leave('there is no Chromium');
install();
const site = await serve(folder);
await lighthouse(site.address);
await screens(site.address);
site.server.close();
site.server.closeAllConnections();
process.exitCode = failed === 0 ? 0 : 1;
