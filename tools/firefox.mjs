// firefox.mjs -- drives a Firefox without a window over WebDriver BiDi. For tests; needs nothing but
// Node and the browser, so it brings a small WebSocket of its own.
import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const startSeconds = 90; // on a machine that is busy with other things

/** The path of a Firefox, or null. */
export function findFirefox() {
  if (process.env.FIREFOX) return process.env.FIREFOX;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null;
}

/** Texts over a WebSocket: whole messages of a server that is trusted and near. */
class Socket {
  constructor(stream, heard) {
    this.stream = stream;
    this.rest = Buffer.alloc(0);
    this.parts = [];
    stream.on('data', (data) => {
      this.rest = Buffer.concat([this.rest, data]);
      while (this.takeFrame(heard));
    });
  }

  static open(port, path, heard) {
    return new Promise((done, fail) => {
      const stream = connect(port, '127.0.0.1', () => stream.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
        `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`));
      stream.once('error', fail);
      stream.once('data', (answer) => {
        if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) fail(new Error('no WebSocket'));
        else done(new Socket(stream, heard));
      });
    });
  }

  takeFrame(heard) {
    const { rest } = this;
    if (rest.length < 2) return false;
    let length = rest[1] & 127, at = 2;
    if (length === 126) { length = rest.length >= 4 ? rest.readUInt16BE(2) : Infinity; at = 4; }
    else if (length === 127) { length = rest.length >= 10 ? Number(rest.readBigUInt64BE(2)) : Infinity; at = 10; }
    if (rest.length < at + length) return false;
    const kind = rest[0] & 15;
    if (kind <= 2) this.parts.push(rest.subarray(at, at + length));
    if (kind <= 2 && rest[0] & 128) heard(Buffer.concat(this.parts.splice(0)).toString());
    this.rest = rest.subarray(at + length);
    return true;
  }

  send(text) {
    const body = Buffer.from(text), mask = randomBytes(4), head = Buffer.alloc(body.length < 126 ? 2 : body.length < 65536 ? 4 : 10);
    head[0] = 0x81;
    head[1] = 0x80 | (head.length === 2 ? body.length : head.length === 4 ? 126 : 127);
    if (head.length === 4) head.writeUInt16BE(body.length, 2);
    if (head.length === 10) head.writeBigUInt64BE(BigInt(body.length), 2);
    for (let i = 0; i < body.length; i++) body[i] ^= mask[i & 3];
    this.stream.write(Buffer.concat([head, mask, body]));
  }

  close() { this.stream.destroy(); }
}

/** No first visit, no updates, nothing but the page. */
const preferences = ['browser.shell.checkDefaultBrowser', 'app.update.enabled', 'datareporting.policy.dataSubmissionEnabled',
  'toolkit.telemetry.reportingpolicy.firstRun', 'browser.aboutwelcome.enabled', 'network.captive-portal-service.enabled',
  'network.connectivity-service.enabled', 'extensions.update.enabled', 'browser.safebrowsing.downloads.enabled']
  .map((name) => `user_pref("${name}", false);\n`).join('') + 'user_pref("media.volume_scale", "0");\n';

export class Firefox {
  /** Throws when it cannot start. */
  static async open() {
    const browser = new Firefox();
    browser.home = mkdtempSync(join(tmpdir(), 'opoly-firefox-'));
    writeFileSync(join(browser.home, 'user.js'), preferences);
    browser.process = spawn(findFirefox(), ['--headless', '--no-remote', '--profile', browser.home, '--remote-debugging-port=0',
      'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: browser.home, MOZ_CRASHREPORTER_DISABLE: '1' } });
    browser.waiting = new Map();
    browser.number = 0;
    browser.errors = [];
    try {
      await browser.begin(await browser.port());
    } catch (error) {
      await browser.close();
      throw error;
    }
    return browser;
  }

  /** It writes its address on standard error. */
  port() {
    return new Promise((done, fail) => {
      let told = '';
      const late = setTimeout(() => fail(new Error('no answer')), startSeconds * 1000);
      this.process.stderr.on('data', (data) => {
        told += data;
        const port = /WebDriver BiDi listening on ws:\/\/[^:]+:(\d+)/.exec(told)?.[1];
        if (port === undefined) return;
        clearTimeout(late);
        done(Number(port));
      });
      for (const ending of ['exit', 'error']) this.process.once(ending, () => fail(new Error('it is gone')));
    });
  }

  async begin(port) {
    this.socket = await Socket.open(port, '/session', (text) => this.deal(JSON.parse(text)));
    await this.send('session.new', { capabilities: {} });
    await this.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await this.send('browsingContext.getTree', {});
    this.context = contexts[0].context;
  }

  deal(message) {
    if (message.method === 'log.entryAdded' && message.params.level === 'error') this.errors.push(message.params.text);
    if (message.id === undefined || !this.waiting.has(message.id)) return;
    const { resolve, reject } = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'error') reject(new Error(`${message.error}: ${message.message}`));
    else resolve(message.result);
  }

  send(method, params) {
    const id = ++this.number;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  go(url) { return this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' }); }

  reload() { return this.send('browsingContext.reload', { context: this.context, wait: 'complete' }); }

  /** The value of a JavaScript expression in the page, as JSON carries it. */
  async value(expression) {
    const { type, result, exceptionDetails } = await this.send('script.evaluate', { awaitPromise: true,
      target: { context: this.context }, expression: `(async () => JSON.stringify(await (${expression})) ?? null)()` });
    if (type === 'exception') throw new Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  /** Waits until the expression is true; throws when it takes too long. */
  async until(expression, seconds = 30) {
    for (const end = Date.now() + seconds * 1000; ;) {
      if (await this.value(expression).catch(() => false)) return;
      if (Date.now() > end) throw new Error(`waited ${seconds} s in vain for: ${expression}`);
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  /** Types on its keyboard. */
  keys(words) {
    const actions = [...words].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
    return this.send('input.performActions', { context: this.context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Types a letter with Ctrl. */
  command(value) {
    const control = '\uE009', actions = [{ type: 'keyDown', value: control }, { type: 'keyDown', value },
      { type: 'keyUp', value }, { type: 'keyUp', value: control }];
    return this.send('input.performActions', { context: this.context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** A click with the mouse. */
  click(x, y) {
    const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    return this.send('input.performActions', { context: this.context, actions: [{ type: 'pointer', id: 'mouse',
      parameters: { pointerType: 'mouse' }, actions }] });
  }

  /** A picture of what it shows. */
  async picture(file) {
    const { data } = await this.send('browsingContext.captureScreenshot', { context: this.context });
    writeFileSync(file, Buffer.from(data, 'base64'));
  }

  async close() {
    this.socket?.close();
    const gone = this.process.exitCode === null ? new Promise((done) => this.process.once('exit', done)) : null;
    this.process.kill('SIGTERM');
    const late = setTimeout(() => this.process.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
