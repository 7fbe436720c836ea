// sound-thread.js -- runs beside the page and renders sound: see sound.js.

const FRAMES = 1024; // what the module gives at most

/** The drawn game is in the same module; here nothing of it is ever called. */
function nothingElse(compiled) {
  const imports = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled)) {
    imports[module] ??= {};
    imports[module][name] = () => 0;
  }
  imports.math = Math;
  return imports;
}

class Synth extends AudioWorkletProcessor {
  constructor({ processorOptions: { compiled, seed, volumes } }) {
    super();
    this.exports = new WebAssembly.Instance(compiled, nothingElse(compiled)).exports;
    this.exports._initialize?.();
    this.exports.sound_begin(sampleRate, seed);
    this.exports.sound_volumes(...volumes);
    this.port.onmessage = ({ data }) => {
      if (data.volumes) this.exports.sound_volumes(...data.volumes);
      if (data.cue !== undefined) this.exports.sound_cue(data.cue);
    };
  }

  process(inputs, outputs) {
    const [left, right] = outputs[0];
    for (let from = 0; from < left.length; from += FRAMES) {
      const count = Math.min(FRAMES, left.length - from);
      const address = this.exports.sound_render(count);
      const frames = new Float32Array(this.exports.memory.buffer, address, 2 * count);
      for (let i = 0; i < count; i++) {
        left[from + i] = frames[2 * i];
        if (right) right[from + i] = frames[2 * i + 1];
      }
    }
    return true;
  }
}

registerProcessor('synth', Synth);
