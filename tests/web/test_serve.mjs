// test_serve.mjs -- tools/serve.mjs survives whatever is asked and sends packed what can be packed;
// the page opened as a file says what to do.
import { connect } from 'node:net';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { check, checkSame, folder, run } from './check.mjs';
import { serve } from '../../tools/serve.mjs';

const text = 'a line that can be made smaller\n'.repeat(400);

/** A folder of its own to serve, and the secret beside it. */
async function site() {
  const top = mkdtempSync(join(tmpdir(), 'opoly-serve-')), inner = join(top, 'site');
  mkdirSync(join(inner, 'sub'), { recursive: true });
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(inner, 'index.html'), '<p>here</p>');
  writeFileSync(join(inner, 'long.txt'), text);
  writeFileSync(join(inner, 'icon.png'), text);
  const served = await serve(inner);
  return { ...served, end: () => {
    served.server.close();
    served.server.closeAllConnections();
    rmSync(top, { recursive: true });
  } };
}

function ask(served, path, { method = 'GET', headers = {} } = {}) {
  const { port } = new URL(served.address);
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => done({ status: response.statusCode, headers: response.headers,
        bytes: Buffer.concat(parts) }));
    });
    asked.on('error', fail);
    asked.end();
  });
}

/** What no library would send. */
function askRaw(served, words) {
  const { port } = new URL(served.address);
  return new Promise((done) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(words));
    let heard = '';
    socket.on('data', (data) => { heard += data; });
    socket.on('error', () => {});
    socket.on('close', () => done(heard));
  });
}

async function serve_survives_any_request() {
  const served = await site();
  const paths = ['/%E0%A4%A', '/%', '/%00', '/a%00b', '//', '//x', '/../secret.txt', '/%2e%2e/secret.txt',
    '/..%2fsecret.txt', '/..%5csecret.txt', '/sub', '/sub/', '/nothing', '/?%E0', '/index.html/x',
    `/${'x'.repeat(9000)}`];
  for (const path of paths) {
    const { status, bytes } = await ask(served, path);
    check(status === 200 || status === 400 || status === 404, `${path.slice(0, 20)}: ${status}`);
    check(!bytes.toString().includes('secret'), `${path} leads out of the folder`);
  }
  const raw = [`GET /${'x'.repeat(100000)} HTTP/1.1\r\n\r\n`, 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n', '\0\0\0', 'GET\r\n\r\n', 'GET /index.html HTTP/1.1\r\nHost: x\r\n'];
  for (const words of raw) await askRaw(served, words);
  checkSame(405, (await ask(served, '/', { method: 'POST' })).status, 'only reading');
  checkSame('GET, HEAD', (await ask(served, '/', { method: 'DELETE' })).headers.allow, 'what is allowed');
  const part = await ask(served, '/long.txt', { headers: { Range: 'bytes=5-9' } });
  check(part.status === 200 && part.bytes.toString() === text, 'a range is answered with everything');
  const head = await ask(served, '/', { method: 'HEAD' });
  check(head.status === 200 && head.bytes.length === 0, 'a head without a body');
  const { status, bytes } = await ask(served, '/');
  check(status === 200 && bytes.toString() === '<p>here</p>', 'it still serves');
  served.end();
}

async function serve_sends_packed() {
  const served = await site();
  const get = (path, accepted) => ask(served, path, { headers: accepted === null ? {} : { 'Accept-Encoding': accepted } });
  const plain = await get('/long.txt', null);
  checkSame(undefined, plain.headers['content-encoding'], 'nothing is packed unasked');
  checkSame(text, plain.bytes.toString(), 'plain');
  const brotli = await get('/long.txt', 'gzip, deflate, br');
  checkSame('br', brotli.headers['content-encoding'], 'the best that is understood');
  checkSame(text, brotliDecompressSync(brotli.bytes).toString(), 'brotli');
  const zip = await get('/long.txt', 'gzip;q=0.5, br;q=0');
  checkSame('gzip', zip.headers['content-encoding'], 'what is refused is not sent');
  checkSame(text, gunzipSync(zip.bytes).toString(), 'gzip');
  check(zip.bytes.length * 5 < text.length, 'it is smaller');
  checkSame(String(zip.bytes.length), zip.headers['content-length'], 'its length is told');
  checkSame('Accept-Encoding', zip.headers.vary, 'caches are told');
  checkSame(undefined, (await get('/icon.png', 'br')).headers['content-encoding'], 'pictures are small already');
  writeFileSync(join(served.folder, 'long.txt.br'), 'as it lies there');
  checkSame('as it lies there', (await get('/long.txt', 'br')).bytes.toString(), 'what is packed already');
  served.end();
}

/** The module and the scripts cannot be loaded from a file; the page says what can be done. */
async function opened_as_a_file_says_what_to_do(visit) {
  const page = await visit.browser.page({});
  await page.go(pathToFileURL(resolve(folder, 'index.html')).href);
  await page.until("document.getElementById('file-note') !== null");
  const seen = await page.value(`(() => { const one = document.getElementById('file-note');
    const box = one.getBoundingClientRect();
    return [getComputedStyle(one).visibility, box.width > 100 && box.height > 20, one.textContent].join('|'); })()`);
  check(seen.startsWith('visible|true|'), `it is seen: ${seen}`);
  check(seen.includes('make serve') && seen.includes('http.server'), 'it says what to do');
  await page.close().catch(() => {});
  const served = await visit.open();
  checkSame(true, await served.value("document.getElementById('file-note') === null"), 'nothing is said where it starts');
}

await run(serve_survives_any_request, serve_sends_packed, opened_as_a_file_says_what_to_do);
