import { jpegSegments, readFrame, START_OF_SCAN, type JpegSegment } from '../jpeg-segments';
import { BitReader, BrokenData, buildHuffmanTable, type HuffmanTable } from './bit-reader';
import { blockReader, type Colour, type Part, type Scan } from './read-blocks';

/** Cameras write dozens, mostly parts of a colour profile or preview. */
const MAX_SEGMENTS = 1000;
/** A picture has at most four tables of a kind at a time, and two kinds of Huffman table. */
const MAX_TABLES_IN_SEGMENT = 8;
/** The standard's limit. */
const MAX_SAMPLING = 4;
/** Encoders write about ten scans; each pass covers the whole picture, even with few bytes. */
const MAX_SCANS = 100;
/** Bounds of what a second suffices for. In several scans each coefficient of the picture is kept. */
const MOST = { megapixels: 50, inScans: { megapixels: 16, bytes: 5_000_000, scanned: 160 } };

const PROGRESSIVE = 0xc2;
const READ_HERE = new Set([0xc0, 0xc1, PROGRESSIVE]);
const [HUFFMAN_TABLES, RESTART_INTERVAL, END_OF_IMAGE] = [0xc4, 0xdd, 0xd9];

/** The picture's colours and layout: units of blocks, each of 8 x 8 pixels. */
interface Frame {
  isProgressive: boolean;
  megapixels: number;
  colours: Colour[];
  unitsAcross: number;
  unitsDown: number;
}

interface Reading {
  bytes: Uint8Array;
  frame: Frame | null;
  dcTables: HuffmanTable[];
  acTables: HuffmanTable[];
  restartInterval: number;
  scans: number;
  /** Colours whose blocks were read. */
  read: Set<Colour>;
}

/**
 * Reads a JPEG's data to their end: browsers fill up with grey what is missing. Returns the fault; null for none,
 * 'unknown' for a picture of a kind or size that is not read here.
 */
export function findJpegFault(bytes: Uint8Array): BrokenData['fault'] | 'unknown' | null {
  try {
    readPicture(bytes);
    return null;
  } catch (error) {
    if (error instanceof BrokenData) return error.fault;
    if (error instanceof RangeError) return 'unknown';
    throw error;
  }
}

function readPicture(bytes: Uint8Array): void {
  const reading: Reading = {
    bytes,
    frame: null,
    dcTables: [],
    acTables: [],
    restartInterval: 0,
    scans: 0,
    read: new Set(),
  };
  let segments = 0;
  for (const segment of jpegSegments(bytes)) {
    if (segment.marker === END_OF_IMAGE) break;
    segments += 1;
    if (segments > MAX_SEGMENTS) throw new RangeError('JPEG: too many segments');
    readSegment(reading, segment);
  }
  const { frame, read } = reading;
  if (!frame) throw new RangeError('JPEG: no picture in it');
  if (!frame.colours.every((colour) => read.has(colour))) {
    throw new BrokenData('JPEG: the data end too early', 'cut');
  }
}

function readSegment(reading: Reading, segment: JpegSegment): void {
  const { bytes } = reading;
  const { marker, start, end } = segment;
  if (marker === HUFFMAN_TABLES) readTables(reading, start, end);
  else if (marker === RESTART_INTERVAL) reading.restartInterval = word(bytes, start);
  else if (marker === START_OF_SCAN) readScan(reading, start);
  else if (readFrame(bytes, segment)) {
    if (reading.frame) throw new RangeError('JPEG: more than one picture');
    reading.frame = readColours(bytes, segment);
  }
}

function readTables({ bytes, dcTables, acTables }: Reading, start: number, end: number): void {
  for (let at = start, tables = 0; at < end; tables += 1) {
    if (tables === MAX_TABLES_IN_SEGMENT) throw new RangeError('JPEG: too many tables');
    const head = bytes[at] ?? 0;
    const counts = bytes.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const symbols = bytes.subarray(at + 17, at + 17 + total);
    const isDc = head >> 4 === 0;
    // A block's first coefficient differs from the last block's by a number of this many bits.
    if (isDc && symbols.some((size) => size > 15)) throw new RangeError('JPEG: a bad table');
    (isDc ? dcTables : acTables)[head & 15] = buildHuffmanTable(counts, symbols);
    at += 17 + total;
  }
}

function readColours(bytes: Uint8Array, segment: JpegSegment): Frame {
  const { marker, start } = segment;
  const { width = 0, height = 0, components = 0 } = readFrame(bytes, segment) ?? {};
  const isRead = READ_HERE.has(marker) && bytes[start] === 8 && [1, 3, 4].includes(components);
  if (!isRead) throw new RangeError('JPEG: of a kind not read here');
  const megapixels = (width * height) / 1e6;
  if (megapixels === 0 || megapixels > MOST.megapixels) throw new RangeError('JPEG: out of bounds');
  const sampled = Array.from({ length: components }, (_, c) => {
    const sampling = bytes[start + 7 + 3 * c] ?? 0;
    // A single colour has one block in each unit, whatever the file says.
    const [across, down] = components === 1 ? [1, 1] : [sampling >> 4, sampling & 15];
    if (![across, down].every((blocks) => blocks >= 1 && blocks <= MAX_SAMPLING)) {
      throw new RangeError('JPEG: a colour has no size');
    }
    return { id: bytes[start + 6 + 3 * c] ?? 0, across, down };
  });
  const most = {
    across: Math.max(...sampled.map(({ across }) => across)),
    down: Math.max(...sampled.map(({ down }) => down)),
  };
  const unitsAcross = Math.ceil(width / (8 * most.across));
  const unitsDown = Math.ceil(height / (8 * most.down));
  const colours = sampled.map((one) => ({
    ...one,
    blocksAcross: Math.ceil((width * one.across) / most.across / 8),
    blocksDown: Math.ceil((height * one.down) / most.down / 8),
    stride: unitsAcross * one.across,
    blocks: unitsAcross * one.across * unitsDown * one.down,
    isKnown: null,
  }));
  return { isProgressive: marker === PROGRESSIVE, megapixels, colours, unitsAcross, unitsDown };
}

/** One for all pictures, because an engine drops compiled code with its objects. */
const reader = new BitReader();

function readScan(reading: Reading, start: number): void {
  const { bytes, frame, restartInterval } = reading;
  const count = bytes[start] ?? 0;
  if (!frame || count === 0) throw new RangeError('JPEG: no picture in it');
  const parts = Array.from({ length: count }, (_, k) =>
    findPart(reading, frame, start + 1 + 2 * k),
  );
  if (new Set(parts.map(({ colour }) => colour)).size !== count) {
    throw new RangeError('JPEG: the scan names a colour twice');
  }
  reading.scans += 1;
  assertBounds(reading, frame, count);
  const at = start + 4 + 2 * count;
  const [from = 0, to = 0, bits = 0] = bytes.subarray(at - 3, at);
  const scan: Scan = { parts, from, to, high: bits >> 4, low: bits & 15 };
  reader.open(bytes, at);
  readUnits(scan, frame, restartInterval);
  for (const { colour } of parts) reading.read.add(colour);
}

function findPart({ bytes, dcTables, acTables }: Reading, frame: Frame, at: number): Part {
  const colour = frame.colours.find(({ id }) => id === bytes[at]);
  if (!colour) throw new RangeError('JPEG: the scan names an unknown colour');
  const tables = bytes[at + 1] ?? 0;
  return { colour, dc: dcTables[tables >> 4], ac: acTables[tables & 15] };
}

/** Throws RangeError before any work for more scans, pixels or bytes than a photo has. */
function assertBounds({ bytes, scans }: Reading, frame: Frame, count: number): void {
  const { isProgressive, colours, megapixels } = frame;
  if (!isProgressive && count === colours.length && scans === 1) return;
  const { inScans } = MOST;
  if (bytes.length > inScans.bytes || megapixels > inScans.megapixels) {
    throw new RangeError('JPEG: too large for several scans');
  }
  if (scans > MAX_SCANS || scans * megapixels > inScans.scanned) {
    throw new RangeError('JPEG: too many scans');
  }
}

function readUnits(scan: Scan, frame: Frame, restartInterval: number): void {
  const { parts } = scan;
  const readBlock = blockReader(reader, scan, frame.isProgressive);
  const alone = parts.length === 1 ? parts[0]?.colour : undefined;
  const across = alone?.blocksAcross ?? frame.unitsAcross;
  const units = across * (alone?.blocksDown ?? frame.unitsDown);
  for (let unit = 0; unit < units; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) {
      reader.restart();
      readBlock.startOver();
    }
    const x = unit % across;
    const y = (unit - x) / across;
    for (const part of parts) {
      const { colour } = part;
      const [blocksAcross, blocksDown] = alone ? [1, 1] : [colour.across, colour.down];
      for (let by = 0; by < blocksDown; by += 1) {
        const row = (y * blocksDown + by) * colour.stride + x * blocksAcross;
        for (let bx = 0; bx < blocksAcross; bx += 1) readBlock.read(part, 64 * (row + bx));
      }
    }
    if (reader.isExhausted && unit < units - 1) {
      throw new BrokenData('JPEG: the data end too early', 'cut');
    }
  }
}

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
