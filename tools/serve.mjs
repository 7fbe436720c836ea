// serve.mjs -- serves a folder on this machine only: node serve.mjs FOLDER [PORT]
//
// Prints the address. Port 0, or one that is taken, gives any free one. Whatever is
// asked, it answers and goes on.
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.woff2': 'font/woff2', '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** What is small already. */
const dense = new Set(['.png', '.woff2', '.br', '.gz']);

const headers = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; " +
    "style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
};

class Refusal extends Error {
  constructor(status, sentence, more = {}) {
    super(sentence);
    this.status = status;
    this.more = more;
  }
}

/** The file that is meant, inside the folder. */
function nameOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (path.includes('\0')) throw new Error('no name has a zero byte');
    return normalize(path).replace(/\/$/, '/index.html');
  } catch {
    throw new Refusal(400, 'This address cannot be read.');
  }
}

// ---- compression ----

const ways = [
  { word: 'br', ending: '.br', pack: (bytes) => promisify(brotliCompress)(bytes,
    { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }) },
  { word: 'gzip', ending: '.gz', pack: (bytes) => promisify(gzip)(bytes) },
];

/** Does the one who asks understand it? */
function understands(accepted, word) {
  return accepted.split(',').map((one) => one.trim().toLowerCase().split(/\s*;\s*q=/))
    .some(([name, weight]) => name === word && Number(weight ?? 1) > 0);
}

const packed = new Map(); // by file and way: { stamp, bytes }

/** As it lies beside the file, else made here once for every version of the file. */
async function pack(file, stamp, bytes, way) {
  const beside = await stat(file + way.ending).catch(() => null);
  if (beside?.isFile() && beside.mtimeMs >= stamp) return readFile(file + way.ending);
  const key = file + way.ending, known = packed.get(key);
  if (known?.stamp === stamp) return known.bytes;
  const made = await way.pack(bytes);
  packed.set(key, { stamp, bytes: made });
  return made;
}

/** The bytes to send, and how they are packed. */
async function load(file, accepted) {
  const about = await stat(file).catch(() => null);
  if (!about?.isFile()) throw new Refusal(404, 'There is nothing here.');
  const bytes = await readFile(file);
  const way = dense.has(extname(file)) ? undefined : ways.find(({ word }) => understands(accepted, word));
  if (way === undefined) return { bytes, coding: {} };
  return { bytes: await pack(file, about.mtimeMs, bytes, way), coding: { 'Content-Encoding': way.word } };
}

// ---- answers ----

async function find(folder, request) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Refusal(405, 'Files are only read here.', { Allow: 'GET, HEAD' });
  const name = nameOf(request.url);
  const { bytes, coding } = await load(join(folder, name), String(request.headers['accept-encoding'] ?? ''));
  return { status: 200, bytes, more: { ...coding, Vary: 'Accept-Encoding',
    'Content-Type': types[extname(name)] ?? 'application/octet-stream' } };
}

function refuse(error) {
  const known = error instanceof Refusal;
  return { status: known ? error.status : 404,
    bytes: Buffer.from(`${known ? error.message : 'There is nothing here.'}\n`),
    more: { 'Content-Type': 'text/plain', ...(known ? error.more : {}) } };
}

async function answer(folder, request, response) {
  response.on('error', () => {}); // whoever asked has gone
  const { status, bytes, more } = await find(folder, request).catch(refuse);
  response.writeHead(status, { ...headers, ...more, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A server for the folder: { server, address, folder }; the folder may be changed. */
export function serve(folder, port = 0) {
  const site = { folder };
  const server = createServer((request, response) =>
    answer(site.folder, request, response).catch(() => response.destroy()));
  site.server = server;
  return new Promise((resolve, reject) => {
    const listening = () => {
      site.address = `http://localhost:${server.address().port}/`;
      resolve(site);
    };
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) server.listen(0, '127.0.0.1', listening);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', listening);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-')) {
    const asked = folder === '--help' || folder === '-h';
    (asked ? console.log : console.error)('usage: node serve.mjs FOLDER [PORT]');
    process.exit(asked ? 0 : 2);
  }
  const { address } = await serve(folder, Number(port ?? 8080));
  console.log(`opoly is at ${address} (Ctrl+C ends it)`);
}
