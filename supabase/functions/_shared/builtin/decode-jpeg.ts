import { BitReader, buildHuffmanTable } from './jpeg-bits.ts';
import type { HuffmanTable } from './jpeg-bits.ts';
import { INVERSE_TRANSFORM } from './jpeg-idct.ts';
import type { BlockEdge } from './jpeg-idct.ts';
import type { Pixels } from './raster.ts';

interface JpegHead {
  width: number;
  height: number;
  /** Sequential Huffman coding with 8 bits a sample and 1 or 3 colours: what `decodeSequential` reads. */
  isSequential: boolean;
}

interface Component {
  id: number;
  across: number;
  down: number;
  quantisation: number;
  dc: number;
  ac: number;
}

interface Parsed extends JpegHead {
  components: Component[];
  quantisation: Int32Array[];
  dcTables: HuffmanTable[];
  acTables: HuffmanTable[];
  restartInterval: number;
  scanAt: number;
}

/** Positions in an 8 x 8 block, row by row, in the order of the zigzag. */
const ZIGZAG = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
  13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52,
  45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
]);

/** Size and kind of a JPEG, without decoding it. Throws RangeError when there is no frame. */
export function readJpegHead(bytes: Uint8Array): JpegHead {
  return parse(bytes);
}

/**
 * Decodes a sequential JPEG at full, half, quarter or eighth size: the smallest whose longer edge
 * still reaches `longEdge`. Skipping what would be averaged away is what makes large photos cheap.
 * Throws RangeError when the data are damaged or cut.
 */
export function decodeSequential(bytes: Uint8Array, longEdge: number): Pixels {
  const jpeg = parse(bytes);
  const { width, height, components } = jpeg;
  let edge: BlockEdge = 8;
  while (edge > 1 && (Math.max(width, height) * edge) / 16 >= longEdge)
    edge = (edge >> 1) as BlockEdge;
  const most = {
    across: Math.max(...components.map(({ across }) => across)),
    down: Math.max(...components.map(({ down }) => down)),
  };
  const unitsAcross = Math.ceil(width / (8 * most.across));
  const unitsDown = Math.ceil(height / (8 * most.down));
  const planes = components.map(({ across, down }) => ({
    stride: unitsAcross * across * edge,
    data: new Uint8Array(unitsAcross * across * edge * unitsDown * down * edge),
  }));
  readScan(jpeg, bytes, edge, unitsAcross, unitsDown, planes);
  return toPixels(
    Math.ceil((width * edge) / 8),
    Math.ceil((height * edge) / 8),
    components,
    most,
    planes,
  );
}

interface SamplePlane {
  stride: number;
  data: Uint8Array;
}

/** One for all photos: an engine forgets what it compiled for objects that are gone. */
const reader = new BitReader();

function readScan(
  jpeg: Parsed,
  bytes: Uint8Array,
  edge: BlockEdge,
  unitsAcross: number,
  unitsDown: number,
  planes: SamplePlane[],
): void {
  const { components, quantisation, dcTables, acTables, restartInterval } = jpeg;
  reader.open(bytes, jpeg.scanAt);
  const transform = INVERSE_TRANSFORM[edge];
  const block = new Int32Array(64);
  let hasDetail = false;
  const lastDc = new Int32Array(components.length);
  let untilRestart = restartInterval;
  for (let unit = 0; unit < unitsAcross * unitsDown; unit++) {
    if (restartInterval > 0 && untilRestart-- === 0) {
      reader.restart();
      lastDc.fill(0);
      untilRestart = restartInterval - 1;
    }
    const unitX = unit % unitsAcross;
    const unitY = (unit - unitX) / unitsAcross;
    for (let c = 0; c < components.length; c++) {
      const component = components[c] as Component;
      const { stride, data } = planes[c] as SamplePlane;
      const steps = quantisation[component.quantisation];
      const dcTable = dcTables[component.dc];
      const acTable = acTables[component.ac];
      if (!steps || !dcTable || !acTable) throw new RangeError('JPEG: a table is missing');
      for (let by = 0; by < component.down; by++) {
        for (let bx = 0; bx < component.across; bx++) {
          const size = reader.symbol(dcTable);
          const dc = (lastDc[c] as number) + (size === 0 ? 0 : reader.signed(size));
          lastDc[c] = dc;
          if (hasDetail) block.fill(0);
          block[0] = dc * (steps[0] as number);
          hasDetail = readDetail(acTable, steps, block);
          const x = (unitX * component.across + bx) * edge;
          const y = (unitY * component.down + by) * edge;
          transform(block, hasDetail, data, y * stride + x, stride);
        }
      }
    }
    if (reader.isExhausted && unit < unitsAcross * unitsDown - 1) {
      throw new RangeError('JPEG: the data end too early');
    }
  }
}

/** Reads all coefficients of a block but the first; tells whether there are any. */
function readDetail(table: HuffmanTable, steps: Int32Array, block: Int32Array): boolean {
  for (let k = 1; k < 64; k++) {
    const symbol = reader.symbol(table);
    const bits = symbol & 15;
    if (bits === 0) {
      if (symbol !== 0xf0) return k > 1;
      k += 15;
      continue;
    }
    k += symbol >> 4;
    if (k > 63) throw new RangeError('JPEG: a block overflows');
    block[ZIGZAG[k] as number] = reader.signed(bits) * (steps[k] as number);
  }
  return true;
}

function toPixels(
  width: number,
  height: number,
  components: Component[],
  most: { across: number; down: number },
  planes: SamplePlane[],
): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  const [luma, blueness = luma, redness = luma] = planes as [
    SamplePlane,
    SamplePlane?,
    SamplePlane?,
  ];
  const chroma = components[1];
  const stepX = chroma ? most.across / chroma.across : 1;
  const stepY = chroma ? most.down / chroma.down : 1;
  for (let y = 0; y < height; y++) {
    const row = rgb.subarray(y * width * 3, (y + 1) * width * 3);
    const light = luma.data.subarray(y * luma.stride, y * luma.stride + width);
    if (!chroma) {
      for (let k = 0; k < row.length; k++) row[k] = light[Math.floor(k / 3)] as number;
      continue;
    }
    const from = Math.floor(y / stepY) * blueness.stride;
    colourRow(light, blueness.data.subarray(from), redness.data.subarray(from), stepX, row);
  }
  return { width, height, rgb };
}

/** ITU T.871: full-range YCbCr. */
function colourRow(
  light: Uint8Array,
  blueness: Uint8Array,
  redness: Uint8Array,
  step: number,
  rgb: Uint8Array,
): void {
  for (let x = 0, to = 0; x < light.length; x++, to += 3) {
    const at = step === 1 ? x : step === 2 ? x >> 1 : Math.floor(x / step);
    const luma = light[x] as number;
    const cb = (blueness[at] as number) - 128;
    const cr = (redness[at] as number) - 128;
    const red = luma + 1.402 * cr;
    const green = luma - 0.344136 * cb - 0.714136 * cr;
    const blue = luma + 1.772 * cb;
    rgb[to] = red < 0 ? 0 : red > 255 ? 255 : red;
    rgb[to + 1] = green < 0 ? 0 : green > 255 ? 255 : green;
    rgb[to + 2] = blue < 0 ? 0 : blue > 255 ? 255 : blue;
  }
}

function parse(bytes: Uint8Array): Parsed {
  const quantisation: Int32Array[] = [];
  const dcTables: HuffmanTable[] = [];
  const acTables: HuffmanTable[] = [];
  let components: Component[] = [];
  let head: JpegHead | null = null;
  let restartInterval = 0;
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new RangeError('JPEG: a marker is missing');
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = word(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw new RangeError('JPEG: the data end too early');
    let p = at + 4;
    if (marker === 0xdb) {
      while (p < end) {
        const wide = (bytes[p] as number) >> 4 !== 0;
        const table = new Int32Array(64);
        const id = (bytes[p++] as number) & 15;
        for (let k = 0; k < 64; k++, p += wide ? 2 : 1) table[k] = wide ? word(p) : (bytes[p] ?? 1);
        quantisation[id] = table;
      }
    } else if (marker === 0xc4) {
      while (p < end) {
        const kind = bytes[p++] as number;
        const counts = bytes.subarray(p, p + 16);
        const total = counts.reduce((sum, count) => sum + count, 0);
        p += 16;
        const tables = kind >> 4 === 0 ? dcTables : acTables;
        tables[kind & 15] = buildHuffmanTable(counts, bytes.subarray(p, p + total));
        p += total;
      }
    } else if (marker === 0xdd) restartInterval = word(p);
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc) {
      const count = bytes[p + 5] ?? 0;
      components = Array.from({ length: count }, (_, c) => {
        const entry = p + 6 + 3 * c;
        const sampling = bytes[entry + 1] ?? 0x11;
        return {
          id: bytes[entry] ?? 0,
          across: count === 1 ? 1 : sampling >> 4,
          down: count === 1 ? 1 : sampling & 15,
          quantisation: bytes[entry + 2] ?? 0,
          dc: 0,
          ac: 0,
        };
      });
      head = {
        width: word(p + 3),
        height: word(p + 1),
        isSequential: marker <= 0xc1 && bytes[p] === 8 && (count === 1 || count === 3),
      };
    } else if (marker === 0xda) {
      if (!head) break;
      const count = bytes[p] ?? 0;
      for (let k = 0; k < count; k++) {
        const component = components.find(({ id }) => id === bytes[p + 1 + 2 * k]);
        if (!component) throw new RangeError('JPEG: the scan names an unknown colour');
        component.dc = (bytes[p + 2 + 2 * k] ?? 0) >> 4;
        component.ac = (bytes[p + 2 + 2 * k] ?? 0) & 15;
      }
      const isWhole = count === components.length;
      return {
        ...head,
        isSequential: head.isSequential && isWhole,
        components,
        quantisation,
        dcTables,
        acTables,
        restartInterval,
        scanAt: end,
      };
    }
    at = end;
  }
  throw new RangeError('JPEG: no picture in it');
}
