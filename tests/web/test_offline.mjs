// test_offline.mjs -- the page without network, its next version, what it may load, and what it
// says where it cannot run.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { begun, check, checkSame, folder, heard, run } from './check.mjs';
import { PageHand } from './hand.mjs';

const kept = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)`;

/** After one visit it starts with no server and no network at all. */
async function starts_without_network(visit) {
  const page = await visit.open(), { site } = visit;
  await page.until(kept);
  site.folder = join(folder, 'nowhere');
  await page.offline(true);
  page.expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/; // the browser looks for a new version
  await page.reload();
  await begun(page);
  const hand = new PageHand(page);
  await hand.begin('Opoly Classic');
  await hand.play(6);
  check(Number(hand.about.length) > 6, 'a game can be played');
  const fonts = await page.value("document.fonts.check('600 16px Inter')");
  check(fonts, 'with its own font');
}

/** A new version is fetched in the background and runs from the next visit on. */
async function a_new_version_is_picked_up_cleanly(visit) {
  const page = await visit.open(), next = join(visit.scratch, 'next'), { site } = visit;
  await page.until(kept);
  cpSync(folder, next, { recursive: true });
  const worker = readFileSync(join(next, 'offline-worker.js'), 'utf8');
  writeFileSync(join(next, 'offline-worker.js'), worker.replace(/opoly-[0-9a-f]+/, 'opoly-next'));
  const html = readFileSync(join(next, 'index.html'), 'utf8');
  writeFileSync(join(next, 'index.html'), html.replace('<title>opoly</title>', '<title>opoly, the next</title>'));
  site.folder = next;
  await page.value('navigator.serviceWorker.getRegistration().then((one) => one.update())');
  await page.until("window.heard.includes('new version')", 30);
  checkSame('opoly', await page.value('document.title'), 'the running page is left alone');
  await page.reload();
  await page.until("document.title === 'opoly, the next'", 30);
  await begun(page);
  await page.until("caches.keys().then((names) => names.join() === 'opoly-next')", 30);
}

async function only_its_own_scripts_run(visit) {
  const page = await visit.open();
  page.expected = /Content Security Policy/;
  await page.value(`(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.strange = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="https://example.org/x.png">');
  })()`);
  await page.until("['img-src', 'script-src-elem'].every((one) => refused.includes(one))");
  checkSame(undefined, await page.value('window.strange'), 'a script that is not a file of ours');
  const policy = await page.value("document.querySelector('meta[http-equiv=Content-Security-Policy]').content");
  check(policy.includes("script-src 'self' 'wasm-unsafe-eval';"), 'the policy of the page itself');
  page.requests = page.requests.filter((address) => address !== 'https://example.org/x.png');
}

async function it_can_be_installed(visit) {
  const page = await visit.open();
  const { errors, url } = await page.send('Page.getAppManifest');
  check(url.endsWith('manifest.webmanifest') && errors.length === 0, `the manifest: ${JSON.stringify(errors)}`);
  const { installabilityErrors } = await page.send('Page.getInstallabilityErrors');
  const real = installabilityErrors.filter((error) => error.errorId !== 'in-incognito');
  checkSame('[]', JSON.stringify(real), 'what keeps it from being installed');
}

/** What is sent counts: with six faces, their motifs and the game in words the module itself is larger
 * than it was, and packs well. Where wasm-opt is missing it is larger still, and that is all. */
async function it_is_small() {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() &&
    entry.name !== 'preview.png'); // which only links are shown with
  const sizes = files.map(({ name }) => gzipSync(readFileSync(join(folder, name))).length);
  const together = sizes.reduce((a, b) => a + b, 0), module = statSync(join(folder, 'opoly.wasm')).size;
  const most = spawnSync('wasm-opt', ['--version']).status === 0 ? 1300000 : 1400000;
  console.log(`the page is ${together} bytes, compressed; the module ${module}`);
  check(together <= 1000000, `bytes of the whole page, compressed: ${together}`);
  check(module <= most, `bytes of the module: ${module}`);
}

const trouble = (page) => page.until("!document.getElementById('trouble').hidden", 20)
  .then(() => page.value("document.getElementById('trouble').textContent"));

async function says_so_where_it_cannot_run(visit) {
  const without = await visit.open({ ready: false, before: 'delete window.WebAssembly;' });
  check((await trouble(without)).includes('no WebAssembly'), 'without WebAssembly');
  const broken = await visit.open({ ready: false, before: `const fetched = window.fetch;
    window.fetch = (what) => String(what).includes('wasm') ? Promise.resolve(new Response('x')) : fetched(what);` });
  broken.expected = /WebAssembly|CompileError/;
  check((await trouble(broken)).includes('could not be loaded'), 'with a damaged module');
}

/** A mistake of ours: one sentence, and what was committed is there after a reload. */
async function a_breakdown_loses_nothing(visit) {
  const page = await visit.open(), hand = new PageHand(page);
  await hand.begin('Opoly Classic');
  await hand.play(6);
  page.expected = /unreachable|RuntimeError/;
  await page.value(`opoly.exports = { ...opoly.exports, tick() { throw new WebAssembly.RuntimeError('unreachable'); } };
    opoly.stir()`);
  check((await trouble(page)).includes('Every move up to now is kept'), 'it is told');
  const { length } = hand.about;
  await page.reload();
  await begun(page);
  await hand.look();
  await hand.press('Continue'); // unless its address has led there
  checkSame(length, hand.about.length, 'the game is there');
  checkSame('', await heard(page), 'as if nothing had been');
}

await run(starts_without_network, a_new_version_is_picked_up_cleanly, only_its_own_scripts_run,
  it_can_be_installed, it_is_small, says_so_where_it_cannot_run, a_breakdown_loses_nothing);
