/** Reads a scan's blocks to find out whether they are there: of coefficients only those that later scans refine are kept. */
import { type BitReader, BrokenData, type HuffmanTable } from './bit-reader';

/** One colour of the picture. */
export interface Colour {
  id: number;
  /** Its blocks in each unit of the picture, in both directions. */
  across: number;
  down: number;
  /** Visible blocks per row and per column, and blocks per row including padding. */
  blocksAcross: number;
  blocksDown: number;
  stride: number;
  /** All of its blocks, including padding. */
  blocks: number;
  /** 1 for each coefficient, 64 to a block in zigzag order, that is not 0; null before the first progressive scan. */
  isKnown: Uint8Array | null;
}

export interface Part {
  colour: Colour;
  dc: HuffmanTable | undefined;
  ac: HuffmanTable | undefined;
}

/** One pass over some of the colours. */
export interface Scan {
  parts: readonly Part[];
  /** Its first and last coefficient in zigzag order. */
  from: number;
  to: number;
  /** Bits omitted by earlier scans and by this one; 0 to 13. */
  high: number;
  low: number;
}

interface BlockReader {
  /** `at`: the block's first coefficient. */
  read: (part: Part, at: number) => void;
  /** After a restart marker. */
  startOver: () => void;
}

/** Reads such a scan's blocks (ITU T.81, annexes F and G). Throws RangeError for an unknown kind. */
export function blockReader(reader: BitReader, scan: Scan, isProgressive: boolean): BlockReader {
  const { parts, from, to, high, low } = scan;
  const needsDc = !isProgressive || (from === 0 && high === 0);
  const needsAc = !isProgressive || from > 0;
  if (parts.some(({ dc, ac }) => (needsDc && !dc) || (needsAc && !ac))) {
    throw new RangeError('JPEG: a table is missing');
  }
  const nothingToDo = () => undefined;
  if (!isProgressive) return { read: (part) => readWhole(reader, part), startOver: nothingToDo };
  if (from > to || to > 63 || low > 13 || (from > 0 && parts.length > 1)) {
    throw new RangeError('JPEG: a scan of no known kind');
  }
  if (from > 0) return detailReader(reader, scan);
  const read = high === 0 ? (part: Part) => readMean(reader, part) : () => void reader.unsigned(1);
  return { read, startOver: nothingToDo };
}

function readMean(reader: BitReader, { dc }: Part): void {
  const size = reader.symbol(dc as HuffmanTable);
  if (size > 0) reader.unsigned(size);
}

function readWhole(reader: BitReader, part: Part): void {
  readMean(reader, part);
  for (let k = 1; k < 64; k += 1) {
    const symbol = reader.symbol(part.ac as HuffmanTable);
    const bits = symbol & 15;
    if (bits === 0 && symbol !== 0xf0) return;
    k += symbol >> 4;
    if (bits === 0) continue;
    if (k > 63) throw new BrokenData('JPEG: a block overflows');
    reader.unsigned(bits);
  }
}

/** Reads coefficients other than the first, for the first time or to refine them. */
function detailReader(reader: BitReader, { from, to, high }: Scan): BlockReader {
  /** Following blocks without further data in this scan. */
  let emptyBlocks = 0;
  /** The number of blocks that a symbol ends, including this one. */
  const runOfEmpty = (size: number) => (1 << size) + (size === 0 ? 0 : reader.unsigned(size));

  const readFirst = (known: Uint8Array, ac: HuffmanTable, at: number) => {
    for (let k = from; k <= to; k += 1) {
      const symbol = reader.symbol(ac);
      const bits = symbol & 15;
      const run = symbol >> 4;
      if (bits === 0 && run < 15) {
        emptyBlocks = runOfEmpty(run);
        return;
      }
      k += run;
      if (bits === 0) continue;
      if (k > to) throw new BrokenData('JPEG: a block overflows');
      reader.unsigned(bits);
      known[at + k] = 1;
    }
  };

  /** New coefficients lie between known ones, each of which gets one more bit on the way. */
  const refine = (known: Uint8Array, ac: HuffmanTable, at: number) => {
    let k = from;
    while (emptyBlocks === 0 && k <= to) {
      const symbol = reader.symbol(ac);
      let run = symbol >> 4;
      const isNew = (symbol & 15) !== 0;
      if (!isNew && run < 15) {
        emptyBlocks = runOfEmpty(run);
        break;
      }
      if (isNew) reader.unsigned(1);
      for (; k <= to; k += 1) {
        if (known[at + k] === 1) reader.unsigned(1);
        else if (run-- === 0) break;
      }
      if (isNew && k > to) throw new BrokenData('JPEG: a block overflows');
      if (isNew) known[at + k] = 1;
      k += 1;
    }
    if (emptyBlocks === 0) return;
    for (; k <= to; k += 1) if (known[at + k] === 1) reader.unsigned(1);
  };

  return {
    read({ colour, ac }, at) {
      const known = (colour.isKnown ??= new Uint8Array(64 * colour.blocks));
      if (high > 0) refine(known, ac as HuffmanTable, at);
      else if (emptyBlocks === 0) readFirst(known, ac as HuffmanTable, at);
      if (emptyBlocks > 0) emptyBlocks -= 1;
    },
    startOver() {
      emptyBlocks = 0;
    },
  };
}
