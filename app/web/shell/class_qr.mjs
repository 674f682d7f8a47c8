/** @file A link as a square code for cameras: QR codes of ISO/IEC 18004, bytes, error correction L, versions 1 to 20. */

const CODEWORDS = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]; // of error correction, in a block
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];
const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Modules of a version that hold data. */
function rawModules(version) {
  let count = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const lines = Math.floor(version / 7) + 2;
    count -= (25 * lines - 10) * lines - 55;
    if (version >= 7) count -= 36;
  }
  return count;
}

const dataCodewords = (version) => Math.floor(rawModules(version) / 8) - CODEWORDS[version - 1] * BLOCKS[version - 1];

/** A product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(a, b) {
  let product = 0;
  for (let i = 7; i >= 0; --i) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

/** Coefficients of the generator of Reed and Solomon, without the leading 1. */
function generator(degree) {
  const result = [...new Array(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; ++i) {
    for (let j = 0; j < degree; ++j) result[j] = times(result[j], root) ^ (result[j + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data, divisor) {
  const result = new Array(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ result.shift();
    result.push(0);
    divisor.forEach((coefficient, i) => (result[i] ^= times(coefficient, factor)));
  }
  return result;
}

/** The bytes with mode, length and padding. */
function dataOf(bytes, version) {
  const bits = [];
  const add = (value, count) => {
    for (let i = count - 1; i >= 0; --i) bits.push((value >>> i) & 1);
  };
  add(4, 4);
  add(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  const most = 8 * dataCodewords(version);
  add(0, Math.min(4, most - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let pad = 0xec; data.length < most / 8; pad ^= 0xfd) data.push(pad);
  return data;
}

/** Blocks with their error correction, interleaved. */
function interleaved(data, version) {
  const blocks = BLOCKS[version - 1],
    correction = CODEWORDS[version - 1];
  const raw = Math.floor(rawModules(version) / 8);
  const short = blocks - (raw % blocks),
    length = Math.floor(raw / blocks) - correction;
  const divisor = generator(correction);
  const parts = [];
  let at = 0;
  for (let i = 0; i < blocks; ++i) {
    const own = data.slice(at, (at += length + (i < short ? 0 : 1)));
    parts.push({ own, more: remainder(own, divisor) });
  }
  const result = [];
  for (let i = 0; i <= length; ++i) for (const { own } of parts) if (i < own.length) result.push(own[i]);
  for (let i = 0; i < correction; ++i) for (const { more } of parts) result.push(more[i]);
  return result;
}

function alignmentsOf(version) {
  if (version === 1) return [];
  const lines = Math.floor(version / 7) + 2,
    size = 4 * version + 17;
  const step = Math.ceil((size - 13) / (lines * 2 - 2)) * 2;
  const places = [6];
  for (let place = size - 7; places.length < lines; place -= step) places.splice(1, 0, place);
  return places;
}

class Square {
  constructor(version) {
    this.version = version;
    this.size = 4 * version + 17;
    this.cells = Array.from({ length: this.size }, () => new Array(this.size).fill(false));
    this.taken = Array.from({ length: this.size }, () => new Array(this.size).fill(false));
    this.#patterns();
  }

  set(x, y, isDark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.cells[y][x] = isDark;
    this.taken[y][x] = true;
  }

  #patterns() {
    const { size, version } = this;
    for (let i = 0; i < size; ++i) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [cx, cy] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ])
      for (let dy = -4; dy <= 4; ++dy)
        for (let dx = -4; dx <= 4; ++dx) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          this.set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
        }
    const places = alignmentsOf(version),
      last = places.length - 1;
    places.forEach((cx, i) =>
      places.forEach((cy, j) => {
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
        for (let dy = -2; dy <= 2; ++dy)
          for (let dx = -2; dx <= 2; ++dx) this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }),
    );
    this.format(0);
    if (version < 7) return;
    let rest = version;
    for (let i = 0; i < 12; ++i) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; ++i) {
      const isDark = Boolean((bits >>> i) & 1),
        a = size - 11 + (i % 3),
        b = Math.floor(i / 3);
      this.set(a, b, isDark);
      this.set(b, a, isDark);
    }
  }

  /** Level L and the mask, twice. */
  format(mask) {
    const { size } = this;
    const data = (1 << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; ++i) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i) => Boolean((bits >>> i) & 1);
    for (let i = 0; i <= 5; ++i) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; ++i) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; ++i) this.set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; ++i) this.set(8, size - 15 + i, bit(i));
    this.set(8, size - 8, true);
  }

  fill(codewords) {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; ++step)
        for (let j = 0; j < 2; ++j) {
          const x = right - j,
            isUpward = ((right + 1) & 2) === 0,
            y = isUpward ? this.size - 1 - step : step;
          if (this.taken[y][x] || i >= codewords.length * 8) continue;
          this.cells[y][x] = Boolean((codewords[i >>> 3] >>> (7 - (i & 7))) & 1);
          ++i;
        }
    }
  }

  mask(number) {
    for (let y = 0; y < this.size; ++y)
      for (let x = 0; x < this.size; ++x)
        if (!this.taken[y][x] && MASKS[number](x, y) === 0) this.cells[y][x] = !this.cells[y][x];
  }

  /** How hard it is to read: runs, squares, what looks like a corner, and too much of one colour. */
  penalty() {
    const { size, cells } = this;
    let sum = 0,
      dark = 0;
    const lines = [...cells, ...cells.map((_, x) => cells.map((row) => row[x]))];
    for (const line of lines) {
      const text = line.map(Number).join('');
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
      for (const pattern of ['10111010000', '00001011101'])
        for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40;
    }
    for (let y = 0; y < size; ++y)
      for (let x = 0; x < size; ++x) {
        if (cells[y][x]) ++dark;
        if (
          x + 1 < size &&
          y + 1 < size &&
          cells[y][x] === cells[y][x + 1] &&
          cells[y][x] === cells[y + 1][x] &&
          cells[y][x] === cells[y + 1][x + 1]
        )
          sum += 3;
      }
    return sum + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size));
  }
}

/**
 * The cells of the code, by rows; nothing for a text that is too long.
 * @returns {boolean[][] | null}
 */
export function qrOf(text, wanted = null) {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    CODEWORDS.findIndex((_, i) => 4 + (i + 1 < 10 ? 8 : 16) + 8 * bytes.length <= 8 * dataCodewords(i + 1)) + 1;
  if (version === 0) return null;
  const square = new Square(version);
  square.fill(interleaved(dataOf(bytes, version), version));
  let best = wanted ?? 0,
    least = Infinity;
  for (let mask = 0; mask < 8 && wanted === null; ++mask) {
    square.mask(mask);
    square.format(mask);
    const penalty = square.penalty();
    if (penalty < least) [best, least] = [mask, penalty];
    square.mask(mask);
  }
  square.mask(best);
  square.format(best);
  return square.cells;
}
