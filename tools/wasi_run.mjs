// wasi_run.mjs -- runs a WASI program: node wasi_run.mjs PROGRAM.wasm [ARGUMENT...]
//
// The program sees only the current folder and no environment; its exit status
// becomes ours, and a trap becomes 1.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [program, ...rest] = process.argv.slice(2);
if (program === undefined) {
  console.error('usage: node wasi_run.mjs PROGRAM.wasm [ARGUMENT...]');
  process.exit(2);
}

const wasi = new WASI({
  version: 'preview1',
  args: [program, ...rest],
  preopens: { '.': '.' },
  returnOnExit: true,
});

try {
  const module = await WebAssembly.compile(await readFile(program));
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  const instance = await WebAssembly.instantiate(module, imports);
  process.exitCode = wasi.start(instance);
} catch (error) {
  console.error(`${program}: ${error.stack}`);
  process.exitCode = 1;
}
