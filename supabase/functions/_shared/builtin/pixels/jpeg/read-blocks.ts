/** Reads a scan's blocks into the coefficients of its colours. */
import { BitReader, BrokenData, type HuffmanTable } from './bit-reader.ts';
import type { Component, Scan } from './jpeg-segments.ts';

/** One colour's coefficients: 64 per block in zigzag order, block by block, row by row. */
export interface Colour {
  component: Component;
  coefficients: Int16Array;
  /** Visible blocks per row and per column, and blocks per row including padding. */
  blocksAcross: number;
  blocksDown: number;
  stride: number;
  /** The last block's mean, from which the next one differs by the value read. */
  lastDc: number;
}

export interface Part {
  colour: Colour;
  dc: HuffmanTable | undefined;
  ac: HuffmanTable | undefined;
}

/** One for all photos, like the one in `decodeJpeg`. */
const reader = new BitReader();
/** Following blocks without further data in this scan. */
let emptyBlocks = 0;

/** Starts reading a scan's data with a clean state. */
export function openScan(bytes: Uint8Array, at: number, parts: Part[]): void {
  reader.open(bytes, at);
  startOver(parts);
}

/** Skips the next restart marker; throws RangeError when there is none. */
export function restart(parts: Part[]): void {
  reader.restart();
  startOver(parts);
}

/** True after reading more blocks than the scan has. */
export function isScanExhausted(): boolean {
  return reader.isExhausted;
}

function startOver(parts: Part[]): void {
  emptyBlocks = 0;
  for (const { colour } of parts) colour.lastDc = 0;
}

type ReadBlock = (part: Part, at: number, scan: Scan) => void;

/** The reader for such a scan's blocks (ITU T.81, annexes F and G). Throws RangeError for an unknown kind. */
export function blockReader(scan: Scan, parts: Part[], isProgressive: boolean): ReadBlock {
  const { from, to, high, low } = scan;
  const needsDc = !isProgressive || (from === 0 && high === 0);
  const needsAc = !isProgressive || from > 0;
  if (parts.some(({ dc, ac }) => (needsDc && !dc) || (needsAc && !ac))) {
    throw new RangeError('JPEG: a table is missing');
  }
  if (!isProgressive) return readWhole;
  if (from > to || to > 63 || low > 13 || (from > 0 && parts.length > 1)) {
    throw new RangeError('JPEG: a scan of no known kind');
  }
  if (from === 0) return high === 0 ? readMean : refineMean;
  return high === 0 ? readDetail : refineDetail;
}

function readWhole(part: Part, at: number): void {
  const { coefficients } = part.colour;
  coefficients[at] = nextMean(part);
  for (let k = 1; k < 64; k++) {
    const symbol = reader.symbol(part.ac as HuffmanTable);
    const bits = symbol & 15;
    if (bits === 0) {
      if (symbol !== 0xf0) return;
      k += 15;
      continue;
    }
    k += symbol >> 4;
    if (k > 63) throw new BrokenData('JPEG: a block overflows');
    coefficients[at + k] = reader.signed(bits);
  }
}

function nextMean({ colour, dc }: Part): number {
  const size = reader.symbol(dc as HuffmanTable);
  colour.lastDc += size === 0 ? 0 : reader.signed(size);
  return colour.lastDc;
}

function readMean(part: Part, at: number, { low }: Scan): void {
  part.colour.coefficients[at] = nextMean(part) << low;
}

function refineMean({ colour }: Part, at: number, { low }: Scan): void {
  if (reader.unsigned(1) === 1) colour.coefficients[at] |= 1 << low;
}

function readDetail({ colour, ac }: Part, at: number, { from, to, low }: Scan): void {
  if (emptyBlocks > 0) {
    emptyBlocks--;
    return;
  }
  for (let k = from; k <= to; k++) {
    const symbol = reader.symbol(ac as HuffmanTable);
    const bits = symbol & 15;
    const run = symbol >> 4;
    if (bits === 0 && run < 15) {
      emptyBlocks = runOfEmpty(run) - 1;
      return;
    }
    k += run;
    if (bits === 0) continue;
    if (k > to) throw new BrokenData('JPEG: a block overflows');
    colour.coefficients[at + k] = reader.signed(bits) << low;
  }
}

/** The number of blocks that a symbol ends, including this one. */
function runOfEmpty(size: number): number {
  return (1 << size) + (size === 0 ? 0 : reader.unsigned(size));
}

/** New coefficients lie between known ones, each of which gets one more bit on the way. */
function refineDetail({ colour, ac }: Part, at: number, { from, to, low }: Scan): void {
  const { coefficients } = colour;
  const bit = 1 << low;
  let k = from;
  while (emptyBlocks === 0 && k <= to) {
    const symbol = reader.symbol(ac as HuffmanTable);
    let run = symbol >> 4;
    const isNew = (symbol & 15) !== 0;
    if (!isNew && run < 15) {
      emptyBlocks = runOfEmpty(run);
      break;
    }
    const value = isNew ? (reader.unsigned(1) === 1 ? bit : -bit) : 0;
    for (; k <= to; k++) {
      if (coefficients[at + k] !== 0) refine(coefficients, at + k, bit);
      else if (run-- === 0) break;
    }
    if (isNew && k > to) throw new BrokenData('JPEG: a block overflows');
    if (isNew) coefficients[at + k] = value;
    k++;
  }
  if (emptyBlocks === 0) return;
  emptyBlocks--;
  for (; k <= to; k++) if (coefficients[at + k] !== 0) refine(coefficients, at + k, bit);
}

function refine(coefficients: Int16Array, at: number, bit: number): void {
  if (reader.unsigned(1) === 0) return;
  const value = coefficients[at];
  coefficients[at] = value < 0 ? value - bit : value + bit;
}
