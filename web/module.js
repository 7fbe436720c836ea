// module.js -- the WebAssembly module: loading it, and texts in its memory.

/** What the C library wants of a system; the game itself wants none of it. */
function system(module) {
  const unable = 58; // ENOTSUP
  return {
    fd_close: () => unable,
    fd_seek: () => unable,
    fd_write: () => unable,
    clock_time_get: (id, precision, address) => {
      const nanoseconds = BigInt(Date.now()) * 1000000n;
      new DataView(module.memory.buffer).setBigUint64(address, nanoseconds, true);
      return 0;
    },
    proc_exit: (code) => { throw new Error(`the game ended itself (${code})`); },
  };
}

const usualSize = 750000; // where the host does not say, or counts packed bytes

/** All bytes of a response, counted while they come. */
async function readBytes(response, came) {
  if (!response.body?.getReader) return response.arrayBuffer();
  const packed = response.headers.get('content-encoding') !== null;
  const size = packed ? usualSize : Number(response.headers.get('content-length')) || usualSize;
  const reader = response.body.getReader(), parts = [];
  for (let length = 0; ;) {
    const { value, done } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value);
    came(Math.max(0, (Math.min(size, length + value.length) - Math.min(size, length)) / size));
    length += value.length;
  }
}

export class Module {
  constructor() {
    this.decoder = new TextDecoder();
    this.encoder = new TextEncoder();
  }

  /** `lent` are the functions the module imports from the page; `came` is told each
   * part of 1 as it comes. */
  async load(address, lent, came) {
    const imports = { page: lent, math: Math, wasi_snapshot_preview1: system(this) };
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    // Not streamed: a host may not know the type of the file.
    this.compiled = await WebAssembly.compile(await readBytes(response, came));
    const instance = await WebAssembly.instantiate(this.compiled, imports);
    this.exports = instance.exports;
    this.exports._initialize?.();
  }

  get memory() { return this.exports.memory; }

  /** Created at each call: the memory moves when it grows. */
  bytes() { return new Uint8Array(this.memory.buffer); }

  words(address, length) {
    return this.decoder.decode(this.bytes().subarray(address, address + length));
  }

  /** The text at an address the module returned; null for none. */
  text(address) {
    if (address === 0) return null;
    const bytes = this.bytes();
    return this.decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
  }

  /** Puts a text into the module's buffer; returns its length. */
  give(text) { return this.giveBytes(this.encoder.encode(text)); }

  giveBytes(bytes) {
    const address = this.exports.room(bytes.length);
    this.bytes().set(bytes, address);
    return bytes.length;
  }
}
