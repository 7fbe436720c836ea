// serve.mjs -- serves a folder on this machine only: node serve.mjs FOLDER [PORT]
//
// Prints the address. Port 0, or one that is taken, gives any free one.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.woff2': 'font/woff2', '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

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

async function answer(folder, request, response) {
  const address = new URL(request.url, 'http://localhost');
  const name = normalize(decodeURIComponent(address.pathname)).replace(/\/$/, '/index.html');
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Error('method');
    const body = await readFile(join(folder, name));
    response.writeHead(200, { ...headers,
      'Content-Type': types[extname(name)] ?? 'application/octet-stream',
      'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' });
    response.end('There is nothing here.\n');
  }
}

/** A server for the folder: { server, address, folder }; the folder may be changed. */
export function serve(folder, port = 0) {
  const site = { folder };
  const server = createServer((request, response) => answer(site.folder, request, response));
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
  if (folder === undefined) {
    console.error('usage: node serve.mjs FOLDER [PORT]');
    process.exit(2);
  }
  const { address } = await serve(folder, Number(port ?? 8080));
  console.log(`opoly is at ${address} (Ctrl+C ends it)`);
}
