// canvas.js -- lends the page's canvas to the game: the verbs of canvas.h.

const family = 'Inter, "DejaVu Sans", system-ui, sans-serif';
const weights = [500, 600, 700, 800, 800];
/** The last of them has its letters apart, by this part of the size. */
const APART = 4, GAP = 0.09;

/** Text is laid out in fractions of a pixel, so that it is as wide on every device. */
function prepare(context) {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.textBaseline = 'alphabetic';
  if ('textRendering' in context) context.textRendering = 'geometricPrecision';
  if ('fontKerning' in context) context.fontKerning = 'normal';
}

function newSurface(width, height) {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  return element;
}

/** Browsers without letterSpacing measure and draw without it. */
function setFont(context, font) {
  context.font = font.css;
  context.letterSpacing = font.gap;
}

/** A context with what the verbs must remember of it: its matrix and font. */
class Pen {
  constructor(context, matrix) {
    this.context = context;
    this.matrix = matrix;
    this.font = '';
    this.kept = [];
    prepare(context);
    context.setTransform(...matrix);
    context.beginPath();
  }

  push() {
    this.kept.push(this.matrix, this.font);
    this.context.save();
  }

  pop() {
    this.font = this.kept.pop();
    this.matrix = this.kept.pop();
    this.context.restore();
  }

  /** Everything drawn from now on is changed by the matrix first. */
  transform(a, b, c, d, e, f) {
    const [A, B, C, D, E, F] = this.matrix;
    this.matrix = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d,
      A * e + C * f + E, B * e + D * f + F];
    this.context.transform(a, b, c, d, e, f);
  }
}

const cosines = [1, 0, -1, 0];

/** Cosine and sine of `turn` full turns; exact for quarters. */
function turned(turn) {
  const quarters = turn * 4;
  if (quarters === Math.floor(quarters)) {
    const n = ((quarters % 4) + 4) % 4;
    return [cosines[n], cosines[(n + 3) % 4]];
  }
  return [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
}

function deviceBox([a, b, c, d, e, f], x, y, w, h) {
  const across = [], down = [];
  for (const [px, py] of [[x, y], [x + w, y], [x, y + h], [x + w, y + h]]) {
    across.push(a * px + c * py + e);
    down.push(b * px + d * py + f);
  }
  const left = Math.floor(Math.min(...across)), top = Math.floor(Math.min(...down));
  return [left, top, Math.max(1, Math.ceil(Math.max(...across)) - left),
    Math.max(1, Math.ceil(Math.max(...down)) - top)];
}

function inverse([a, b, c, d, e, f]) {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

function product([a, b, c, d, e, f], [A, B, C, D, E, F]) {
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d,
    A * e + C * f + E, B * e + D * f + F];
}

const nearly = (x, y) => Math.abs(x - y) < 1e-6;

export class LentCanvas {
  /** `words(address, length)` reads a text of the module. */
  constructor(element, words) {
    this.element = element;
    this.words = words;
    this.context = element.getContext('2d', { alpha: false });
    this.ruler = newSurface(1, 1).getContext('2d');
    prepare(this.ruler);
    this.rulerFont = '';
    this.colours = new Map();
    this.lines = [];
    this.layers = [];
    this.pictures = new Map();
    this.under = [];
    this.resize(1, 1, 1);
  }

  /** Size in pixels of the page, and pixels of the device for each of them. */
  resize(width, height, scale) {
    this.element.width = Math.max(1, Math.round(width * scale));
    this.element.height = Math.max(1, Math.round(height * scale));
    this.layers = [];
    this.under = [];
    this.pen = new Pen(this.context, [scale, 0, 0, scale, 0, 0]);
  }

  colour(argb) {
    let css = this.colours.get(argb);
    if (css === undefined) {
      const value = argb >>> 0;
      css = `rgba(${value >>> 16 & 255},${value >>> 8 & 255},${value & 255},${(value >>> 24) / 255})`;
      if (this.colours.size > 5000) this.colours.clear();
      this.colours.set(argb, css);
    }
    return css;
  }

  newLine(number, words, size, weight) {
    const css = `${weights[weight]} ${size}px ${family}`;
    const font = { css, gap: `${weight === APART ? GAP * size : 0}px`, key: `${weight} ${size}` };
    this.lines[number] = { words, font };
    if (this.rulerFont !== font.key) {
      setFont(this.ruler, font);
      this.rulerFont = font.key;
    }
    return this.ruler.measureText(words).width;
  }

  drawLine(number, x, baseline, colour) {
    const line = this.lines[number], pen = this.pen, context = pen.context;
    const [, b, , d, , f] = pen.matrix;
    // Upright lines begin on whole pixels of the device, which keeps them sharp.
    if (b === 0 && d > 0) baseline = (Math.round(d * baseline + f) - f) / d;
    if (pen.font !== line.font.key) {
      setFont(context, line.font);
      pen.font = line.font.key;
    }
    context.fillStyle = this.colour(colour);
    context.fillText(line.words, x, baseline);
  }

  place(x, y, scale, turn) {
    const [cosine, sine] = turned(turn);
    this.pen.push();
    this.pen.transform(cosine * scale, sine * scale, -sine * scale, cosine * scale, x, y);
  }

  clip(x, y, w, h) {
    this.pen.push();
    const context = this.pen.context;
    context.beginPath();
    context.rect(x, y, w, h);
    context.clip();
    context.beginPath();
  }

  openLayer(number, x, y, w, h) {
    const matrix = this.pen.matrix, [left, top, wide, high] = deviceBox(matrix, x, y, w, h);
    const surface = newSurface(wide, high);
    const [a, b, c, d, e, f] = matrix;
    this.layers[number] = { surface, matrix, left, top };
    this.under.push(this.pen);
    this.pen = new Pen(surface.getContext('2d'), [a, b, c, d, e - left, f - top]);
  }

  closeLayer() {
    this.pen = this.under.pop();
  }

  showLayer(number) {
    const layer = this.layers[number], context = this.pen.context;
    if (layer === undefined) return;
    let since = product(inverse(layer.matrix), this.pen.matrix);
    if (nearly(since[0], 1) && nearly(since[3], 1) && nearly(since[1], 0) && nearly(since[2], 0)) {
      since = [1, 0, 0, 1, Math.round(since[4]), Math.round(since[5])];
    }
    context.setTransform(...since);
    context.drawImage(layer.surface, layer.left, layer.top);
    context.setTransform(...this.pen.matrix);
  }

  showPicture(number, x, y, w, h, round) {
    const picture = this.pictures.get(number), context = this.pen.context;
    if (picture === undefined) return 0;
    const across = w / picture.width, down = h / picture.height;
    const scale = round ? Math.max(across, down) : Math.min(across, down);
    context.save();
    if (round) {
      context.beginPath();
      context.arc(x + w / 2, y + h / 2, Math.min(w, h) / 2, 0, 2 * Math.PI);
      context.clip();
    }
    context.drawImage(picture, x + (w - picture.width * scale) / 2,
      y + (h - picture.height * scale) / 2, picture.width * scale, picture.height * scale);
    context.restore();
    context.beginPath();
    return 1;
  }

  /** What the module imports. */
  verbs() {
    const self = this;
    return {
      move_to(x, y) { self.pen.context.moveTo(x, y); },
      line_to(x, y) { self.pen.context.lineTo(x, y); },
      curve_to(x1, y1, x2, y2, x, y) { self.pen.context.bezierCurveTo(x1, y1, x2, y2, x, y); },
      close_path() { self.pen.context.closePath(); },
      fill(colour) {
        const context = self.pen.context;
        context.fillStyle = self.colour(colour);
        context.fill();
        context.beginPath();
      },
      stroke(width, colour) {
        const context = self.pen.context;
        context.strokeStyle = self.colour(colour);
        context.lineWidth = width;
        context.stroke();
        context.beginPath();
      },
      line_new: (number, address, length, size, weight) =>
        self.newLine(number, self.words(address, length), size, weight),
      line_draw: (number, x, baseline, colour) => self.drawLine(number, x, baseline, colour),
      push_place: (x, y, scale, turn) => self.place(x, y, scale, turn),
      push_clip: (x, y, w, h) => self.clip(x, y, w, h),
      pop: () => self.pen.pop(),
      layer_open: (number, x, y, w, h) => self.openLayer(number, x, y, w, h),
      layer_close: () => self.closeLayer(),
      layer_show: (number) => self.showLayer(number),
      picture: (number, x, y, w, h, round) => self.showPicture(number, x, y, w, h, round),
    };
  }
}
