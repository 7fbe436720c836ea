// sound.js -- music and effects: a sound thread renders what the module's
// synthesiser makes. Browsers let pages be heard only after the first press.

export class Sound {
  /** `compiled` is the module; the sound thread has its own instance. */
  constructor(compiled) {
    this.compiled = compiled;
    this.volumes = [0, 0];
    this.node = null;
    this.context = null;
    this.wanted = false;
    for (const kind of ['pointerup', 'keydown', 'click']) {
      window.addEventListener(kind, () => this.allowed(), { passive: true });
    }
    document.addEventListener('visibilitychange', () => this.adjust());
  }

  get silent() { return document.hidden || (this.volumes[0] === 0 && this.volumes[1] === 0); }

  allowed() {
    if (!this.wanted && !this.silent) this.begin();
    else if (this.context?.state === 'suspended') this.adjust();
  }

  /** A missing sound card, or a browser without sound, stops nothing. */
  async begin() {
    this.wanted = true;
    try {
      this.context = new AudioContext({ latencyHint: 'interactive' });
      await this.context.audioWorklet.addModule('sound-thread.js');
      this.node = new AudioWorkletNode(this.context, 'synth', { numberOfInputs: 0,
        outputChannelCount: [2], processorOptions: { compiled: this.compiled,
          seed: crypto.getRandomValues(new Uint32Array(1))[0], volumes: this.volumes } });
      this.node.connect(this.context.destination);
      this.adjust();
    } catch (trouble) {
      console.warn('opoly is silent:', trouble);
      this.node = null;
    }
  }

  /** A thread that has nothing to say sleeps. */
  adjust() {
    if (this.node === null) return;
    this.node.port.postMessage({ volumes: this.volumes });
    if (this.silent) this.context.suspend();
    else this.context.resume();
  }

  setVolumes(music, effects) {
    this.volumes = [music, effects];
    this.adjust();
  }

  cue(number) {
    if (this.node !== null && !this.silent) this.node.port.postMessage({ cue: number });
  }
}
