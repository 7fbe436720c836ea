// browser.mjs -- drives a Chromium without a window, over the pipe of its DevTools
// protocol. For tests; needs nothing but Node and the browser.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const startSeconds = 90; // on a machine that is busy with other things

/** The path of a browser, or null. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null;
}

/** The browser's sandbox refuses to be root's. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const flags = [...asRoot, '--headless=new', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-extensions', '--disable-default-apps', '--mute-audio', '--hide-scrollbars',
  '--autoplay-policy=user-gesture-required', '--remote-debugging-pipe', '--force-color-profile=srgb'];

export class Browser {
  /** Throws when the browser cannot start. */
  static async open(...more) {
    const browser = new Browser();
    browser.home = mkdtempSync(join(tmpdir(), 'opoly-browser-'));
    browser.process = spawn(findBrowser(), [...flags, `--user-data-dir=${browser.home}`, ...more,
      'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    browser.waiting = new Map();
    browser.listeners = new Map();
    browser.number = 0;
    browser.listen();
    const late = setTimeout(() => browser.process.kill('SIGKILL'), startSeconds * 1000);
    try {
      await browser.send('Target.setDiscoverTargets', { discover: true });
    } catch (error) {
      rmSync(browser.home, { recursive: true, force: true });
      throw error;
    } finally {
      clearTimeout(late);
    }
    return browser;
  }

  /** Messages are JSON, each ended by a zero byte. */
  listen() {
    let rest = Buffer.alloc(0);
    this.process.stdio[4].on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        this.deal(JSON.parse(rest.subarray(0, end).toString()));
        rest = rest.subarray(end + 1);
      }
    });
    this.process.stdio[3].on('error', () => {});
    this.process.stdio[4].on('error', () => {});
    for (const ending of ['exit', 'error']) this.process.once(ending, () => this.lose());
  }

  lose() {
    this.gone = true;
    for (const { reject } of this.waiting.values()) reject(new Error('the browser is gone'));
    this.waiting.clear();
  }

  deal(message) {
    if (message.id === undefined) {
      this.listeners.get(message.sessionId ?? '')?.(message.method, message.params);
      return;
    }
    if (!this.waiting.has(message.id)) return; // nobody waits since it was lost
    const { resolve, reject, method } = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error) reject(new Error(`${method}: ${message.error.message}`));
    else resolve(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    if (this.gone) return Promise.reject(new Error('the browser is gone'));
    const id = ++this.number;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + '\0');
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, method }));
  }

  /** A page: { width, height, scale, phone, dark, calm }, in its own profile or
   * in that of another page, `beside`. */
  async page({ beside, ...looks } = {}) {
    const context = beside?.context ??
      (await this.send('Target.createBrowserContext')).browserContextId;
    const page = new Page(this, context, looks);
    await page.attach();
    return page;
  }

  async close() {
    const gone = this.gone ? null : new Promise((done) => this.process.once('exit', done));
    try {
      await this.send('Browser.close');
    } catch { /* it was gone already */ }
    const late = setTimeout(() => this.process.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

export class Page {
  constructor(browser, context, looks) {
    this.browser = browser;
    this.context = context;
    this.looks = { width: 1280, height: 800, scale: 1, phone: false, ...looks };
    this.errors = [];
    this.requests = [];
    this.events = new Map();
  }

  async attach() {
    const { targetId } = await this.browser.send('Target.createTarget',
      { url: 'about:blank', browserContextId: this.context });
    this.target = targetId;
    const { sessionId } = await this.browser.send('Target.attachToTarget', { targetId, flatten: true });
    this.session = sessionId;
    this.browser.listeners.set(sessionId, (method, params) => this.heard(method, params));
    for (const domain of ['Page', 'Runtime', 'Network', 'Log', 'DOM']) await this.send(`${domain}.enable`);
    // Several pages are open at once, and keys go only to one that has the focus.
    await this.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await this.look(this.looks);
  }

  async look({ width, height, scale, phone, dark, calm }) {
    await this.send('Emulation.setDeviceMetricsOverride',
      { width, height, deviceScaleFactor: scale, mobile: phone });
    await this.send('Emulation.setTouchEmulationEnabled', { enabled: phone, maxTouchPoints: 5 });
    await this.send('Emulation.setEmulatedMedia', { features: [
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: calm ? 'reduce' : 'no-preference' }] });
  }

  send(method, params) { return this.browser.send(method, params, this.session); }

  heard(method, params) {
    if (method === 'Runtime.exceptionThrown') {
      this.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    } else if (method === 'Runtime.consoleAPICalled' && params.type === 'error') {
      this.errors.push(params.args.map((arg) => arg.description ?? arg.value).join(' '));
    } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
      this.errors.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    } else if (method === 'Network.requestWillBeSent') {
      this.requests.push(params.request.url);
    }
    this.events.get(method)?.(params);
  }

  /** The next event of this kind. */
  next(method) {
    return new Promise((resolve) => this.events.set(method, (params) => {
      this.events.delete(method);
      resolve(params);
    }));
  }

  async go(address) {
    const loaded = this.next('Page.loadEventFired');
    const { errorText } = await this.send('Page.navigate', { url: address });
    if (errorText) throw new Error(`${address}: ${errorText}`);
    await loaded;
  }

  async reload() {
    const loaded = this.next('Page.loadEventFired');
    await this.send('Page.reload');
    await loaded;
  }

  /** The value of a JavaScript expression in the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true, userGesture: true });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  /** Waits until the expression is true; throws when it takes too long. */
  async until(expression, seconds = 30) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      try {
        if (await this.value(expression)) return;
      } catch (error) {
        if (Date.now() > end) throw error;
      }
      if (Date.now() > end) throw new Error(`waited ${seconds} s in vain for: ${expression}`);
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  async click(x, y) {
    const at = { x, y, button: 'left', clickCount: 1 };
    await Promise.all([
      this.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', button: 'none' }),
      this.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' }),
      this.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' })]);
  }

  async tap(x, y) {
    await Promise.all([
      this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  }

  /** A click with the mouse, or a tap where there are fingers. */
  touch(x, y) { return this.looks.phone ? this.tap(x, y) : this.click(x, y); }

  async key(key, { code = key, text = '', modifiers = 0, keyCode = 0 } = {}) {
    const what = { key, code, modifiers, windowsVirtualKeyCode: keyCode };
    await this.send('Input.dispatchKeyEvent', { ...what, type: 'keyDown', text });
    await this.send('Input.dispatchKeyEvent', { ...what, type: 'keyUp' });
  }

  async type(words) {
    for (const letter of words) await this.key(letter, { text: letter });
  }

  /** Milliseconds of the processor that each task of main threads of pages took while `what`
   * was done: what others do on this machine does not count. */
  async tasks(what) {
    const events = [];
    const over = new Promise((done) => this.events.set('Tracing.tracingComplete', done));
    this.events.set('Tracing.dataCollected', ({ value }) => events.push(...value));
    await this.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline'], excludedCategories: ['*'] } });
    await what();
    await this.send('Tracing.end');
    await over;
    const thread = ({ pid, tid }) => `${pid} ${tid}`;
    const main = new Set(events.filter((event) => event.args.name === 'CrRendererMain').map(thread));
    return events.filter((event) => event.name === 'RunTask' && event.tdur >= 0 && main.has(thread(event)))
      .map((event) => event.tdur / 1000);
  }

  async picture(file) {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
    writeFileSync(file, Buffer.from(data, 'base64'));
  }

  offline(offline) {
    return this.send('Network.emulateNetworkConditions',
      { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  }

  async close() {
    this.browser.listeners.delete(this.session);
    await this.browser.send('Target.closeTarget', { targetId: this.target });
  }

  /** Files the page saves go into this folder. */
  saveInto(folder) {
    return this.browser.send('Browser.setDownloadBehavior',
      { behavior: 'allow', downloadPath: folder, browserContextId: this.context });
  }

  /** Does something that asks for a file, and chooses this one. */
  async choose(file, what) {
    await this.send('Page.setInterceptFileChooserDialog', { enabled: true });
    const opened = this.next('Page.fileChooserOpened');
    await what();
    const { backendNodeId } = await opened;
    await this.send('DOM.setFileInputFiles', { files: [file], backendNodeId });
  }
}
