import { buildHuffmanTable, type HuffmanTable } from './bit-reader.ts';

/** A JPEG component: one colour of the picture. */
export interface Component {
  id: number;
  /** Its blocks in each unit of the picture, in both directions. */
  across: number;
  down: number;
  /** The number of its quantisation table. */
  quantisation: number;
  /** The divisors of its coefficients in zigzag order; set by its first scan. */
  steps: Int32Array | null;
}

export interface Frame {
  width: number;
  height: number;
  isProgressive: boolean;
  components: Component[];
}

/** One pass over some of the colours, with what is needed to read it. */
export interface Scan {
  parts: { component: Component; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined }[];
  /** Its first and last coefficient in zigzag order. */
  from: number;
  to: number;
  /** Bits omitted by earlier scans and by this one; 0 to 13. */
  high: number;
  low: number;
  /** Units between restart markers; 0 for none. */
  restartInterval: number;
  /** Offset of its entropy-coded data. */
  at: number;
}

/** Cameras write dozens, mostly parts of a colour profile or preview. */
const MAX_SEGMENTS = 1000;
/** A picture has at most four tables of a kind at a time, and two kinds of Huffman table. */
const MAX_TABLES_IN_SEGMENT = 8;
/** The standard's limit. */
const MAX_SAMPLING = 4;

const START_OF_FRAME = { baseline: 0xc0, extended: 0xc1, progressive: 0xc2 };
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

/**
 * Reads a JPEG's segments up to its scans, one scan at a time, in time proportional to the file's
 * length. Throws RangeError when the file is damaged, truncated or unsupported, or has more
 * segments than a photo has.
 */
export class JpegSegments {
  frame: Frame | null = null;
  /** Adobe's marker for four stored colours: 2 for YCCK, 0 for CMYK, null for none. */
  adobeTransform: number | null = null;
  readonly #bytes: Uint8Array;
  readonly #quantisation: Int32Array[] = [];
  readonly #dcTables: HuffmanTable[] = [];
  readonly #acTables: HuffmanTable[] = [];
  #restartInterval = 0;
  #segments = 0;
  #at = 2;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new RangeError('JPEG: no picture in it');
  }

  /** The next scan; null at the end of the picture. */
  nextScan(): Scan | null {
    const bytes = this.#bytes;
    for (;;) {
      if (this.#at + 2 > bytes.length) throw new RangeError('JPEG: the data end too early');
      if (bytes[this.#at] !== 0xff) throw new RangeError('JPEG: a marker is missing');
      const marker = bytes[this.#at + 1] ?? 0;
      if (marker === 0xff) {
        this.#at++;
        continue;
      }
      if (marker === 0xd9) return null;
      if (++this.#segments > MAX_SEGMENTS) throw new RangeError('JPEG: too many segments');
      const from = this.#at + 4;
      const end = this.#at + 2 + this.#word(this.#at + 2);
      if (end < from || end > bytes.length) throw new RangeError('JPEG: the data end too early');
      this.#at = end;
      if (marker === 0xda) {
        const scan = this.#readScan(from, end);
        this.#at = this.#endOfScan(end);
        return scan;
      }
      this.#readSegment(marker, from, end);
    }
  }

  #readSegment(marker: number, from: number, end: number): void {
    if (marker === 0xdb) this.#readQuantisation(from, end);
    else if (marker === 0xc4) this.#readHuffman(from, end);
    else if (marker === 0xdd) this.#restartInterval = this.#word(from);
    else if (marker === 0xee) this.#readAdobe(from, end);
    else if (Object.values(START_OF_FRAME).includes(marker)) this.#readFrame(marker, from, end);
    else if (OTHER_FRAMES.includes(marker)) throw new RangeError('JPEG: of a kind not read here');
  }

  #readQuantisation(from: number, end: number): void {
    for (let p = from, tables = 0; p < end; tables++) {
      if (tables === MAX_TABLES_IN_SEGMENT) throw new RangeError('JPEG: too many tables');
      const head = this.#bytes[p++];
      const isWide = head >> 4 !== 0;
      const table = new Int32Array(64);
      for (let k = 0; k < 64; k++, p += isWide ? 2 : 1) {
        table[k] = isWide ? this.#word(p) : (this.#bytes[p] ?? 1);
      }
      this.#quantisation[head & 15] = table;
    }
  }

  #readHuffman(from: number, end: number): void {
    const bytes = this.#bytes;
    for (let p = from, tables = 0; p < end; tables++) {
      if (tables === MAX_TABLES_IN_SEGMENT) throw new RangeError('JPEG: too many tables');
      const head = bytes[p++];
      const counts = bytes.subarray(p, p + 16);
      const total = counts.reduce((sum, count) => sum + count, 0);
      p += 16;
      const isDc = head >> 4 === 0;
      const symbols = bytes.subarray(p, p + total);
      // A block's first coefficient differs from the last block's by a number of this many bits.
      if (isDc && symbols.some((size) => size > 15)) throw new RangeError('JPEG: a bad table');
      (isDc ? this.#dcTables : this.#acTables)[head & 15] = buildHuffmanTable(counts, symbols);
      p += total;
    }
  }

  #readAdobe(from: number, end: number): void {
    const name = String.fromCharCode(...this.#bytes.subarray(from, from + 5));
    if (name === 'Adobe' && end - from >= 12) {
      this.adobeTransform = this.#bytes[from + 11];
    }
  }

  #readFrame(marker: number, from: number, end: number): void {
    const bytes = this.#bytes;
    const count = bytes[from + 5] ?? 0;
    if (this.frame) throw new RangeError('JPEG: more than one picture');
    if (bytes[from] !== 8 || ![1, 3, 4].includes(count) || end - from !== 6 + 3 * count) {
      throw new RangeError('JPEG: of a kind not read here');
    }
    const components = Array.from({ length: count }, (_, c) => {
      const entry = from + 6 + 3 * c;
      const sampling = bytes[entry + 1];
      return {
        id: bytes[entry],
        // A single colour has one block in each unit, whatever the file says.
        across: count === 1 ? 1 : sampling >> 4,
        down: count === 1 ? 1 : sampling & 15,
        quantisation: bytes[entry + 2],
        steps: null,
      };
    });
    if (!components.every(({ across, down }) => isSampling(across) && isSampling(down))) {
      throw new RangeError('JPEG: a colour has no size');
    }
    this.frame = {
      width: this.#word(from + 3),
      height: this.#word(from + 1),
      isProgressive: marker === START_OF_FRAME.progressive,
      components,
    };
  }

  #readScan(from: number, end: number): Scan {
    const bytes = this.#bytes;
    const count = bytes[from] ?? 0;
    if (!this.frame || count === 0 || end - from !== 4 + 2 * count) {
      throw new RangeError('JPEG: no picture in it');
    }
    const { components } = this.frame;
    const parts = Array.from({ length: count }, (_, k) => {
      const component = components.find(({ id }) => id === bytes[from + 1 + 2 * k]);
      if (!component) throw new RangeError('JPEG: the scan names an unknown colour');
      component.steps ??= this.#quantisation[component.quantisation] ?? null;
      const tables = bytes[from + 2 + 2 * k];
      return { component, dc: this.#dcTables[tables >> 4], ac: this.#acTables[tables & 15] };
    });
    if (new Set(parts.map(({ component }) => component)).size !== count) {
      throw new RangeError('JPEG: the scan names a colour twice');
    }
    const [first = 0, last = 0, bits = 0] = bytes.subarray(end - 3, end);
    return {
      parts,
      from: first,
      to: last,
      high: bits >> 4,
      low: bits & 15,
      restartInterval: this.#restartInterval,
      at: end,
    };
  }

  /** The offset of the marker that ends the entropy-coded data. */
  #endOfScan(from: number): number {
    let at = from;
    for (;;) {
      at = this.#bytes.indexOf(0xff, at);
      if (at === -1) return this.#bytes.length;
      const next = this.#bytes[at + 1] ?? 0;
      // A stuffed byte, or a restart marker between two units.
      if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
      else return at;
    }
  }

  #word(at: number): number {
    return ((this.#bytes[at] ?? 0) << 8) | (this.#bytes[at + 1] ?? 0);
  }
}

function isSampling(blocks: number): boolean {
  return blocks >= 1 && blocks <= MAX_SAMPLING;
}
