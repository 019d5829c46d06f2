/**
 * Writes JPEG files for tests from coefficients, in one scan or in several, and piece by piece. Every
 * Huffman code has eight bits and is its symbol, so that no table depends on the picture.
 */
import { randomFrom } from '../../../../../testing/drawing/noise';
import { BlockWriter } from './block-writer.fixture';
import type { Pass } from './block-writer.fixture';

export type Bytes = readonly number[] | Uint8Array;

export interface Colour {
  across: number;
  down: number;
  /** 64 coefficients each in the order of the zigzag; whole units, row by row. */
  blocks: Int16Array[];
}

export interface Drawing {
  width: number;
  height: number;
  colours: Colour[];
}

export const START = [0xff, 0xd8];
export const END = [0xff, 0xd9];
export const STEPS = segment(0xdb, [0, ...Array<number>(64).fill(4)]);
const eightBits = (count: number) => [0, 0, 0, 0, 0, 0, 0, count, 0, 0, 0, 0, 0, 0, 0, 0];
const upTo = (count: number) => Array.from({ length: count }, (_, symbol) => symbol);
export const TABLES = [
  ...segment(0xc4, [0x00, ...eightBits(16), ...upTo(16)]),
  ...segment(0xc4, [0x10, ...eightBits(255), ...upTo(255)]),
];

export function join(...parts: Bytes[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function segment(marker: number, payload: readonly number[]): number[] {
  const length = payload.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...payload];
}

/** `sampling` holds a byte for each colour: blocks across, then down. */
export function frame(kind: number, width: number, height: number, sampling: number[]): number[] {
  const colours = sampling.flatMap((blocks, c) => [c, blocks, 0]);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return segment(kind, [8, ...size, sampling.length, ...colours]);
}

export function scanHead({ colours, from, to, high, low }: Pass): number[] {
  return segment(0xda, [
    colours.length,
    ...colours.flatMap((c) => [c, 0]),
    from,
    to,
    (high << 4) | low,
  ]);
}

/** A drawing of random blocks, mostly smooth; colours are as large as `sampling` says. */
export function randomDrawing(
  width: number,
  height: number,
  sampling: [number, number][],
): Drawing {
  const random = randomFrom(width * height);
  const most = [0, 1].map((side) => Math.max(...sampling.map((one) => one[side] as number)));
  const units = [width, height].map((edge, side) => Math.ceil(edge / 8 / (most[side] as number)));
  const colours = sampling.map(([across, down]) => ({
    across,
    down,
    blocks: Array.from(
      { length: (units[0] as number) * (units[1] as number) * across * down },
      () => randomBlock(random),
    ),
  }));
  return { width, height, colours };
}

function randomBlock(random: () => number): Int16Array {
  const block = new Int16Array(64);
  block[0] = Math.round((random() - 0.5) * 200);
  const details = random() < 0.3 ? 0 : Math.floor(random() * 20);
  for (let n = 0; n < details; n++) {
    block[1 + Math.floor(random() ** 2 * 63)] = Math.round((random() - 0.5) * 24);
  }
  return block;
}

const ONE_PASS = { from: 0, to: 63, high: 0, low: 0 };

/** The whole picture in one scan, or one scan for each colour. */
export function sequentialJpeg(
  drawing: Drawing,
  isInterleaved = true,
  extra: Bytes = [],
): Uint8Array {
  const all = upTo(drawing.colours.length);
  const passes = (isInterleaved ? [all] : all.map((c) => [c])).map((colours) => ({
    colours,
    ...ONE_PASS,
  }));
  return writeJpeg(0xc0, drawing, passes, 0, extra);
}

/** As encoders do it: means first, then details, then what was left out of both. */
export function progressiveJpeg(drawing: Drawing, restartInterval = 0): Uint8Array {
  const all = upTo(drawing.colours.length);
  const each = (from: number, to: number, high: number, low: number) =>
    all.map((c) => ({ colours: [c], from, to, high, low }));
  const passes = [
    { colours: all, from: 0, to: 0, high: 0, low: 1 },
    ...each(1, 5, 0, 2),
    ...each(6, 63, 0, 2),
    ...each(1, 63, 2, 1),
    { colours: all, from: 0, to: 0, high: 1, low: 0 },
    ...each(1, 63, 1, 0),
  ];
  return writeJpeg(0xc2, drawing, passes, restartInterval, []);
}

function writeJpeg(
  kind: number,
  drawing: Drawing,
  passes: Pass[],
  restartInterval: number,
  extra: Bytes,
): Uint8Array {
  const { width, height, colours } = drawing;
  const sampling = colours.map(({ across, down }) => (across << 4) | down);
  return join(
    START,
    extra,
    STEPS,
    frame(kind, width, height, sampling),
    TABLES,
    segment(0xdd, [restartInterval >> 8, restartInterval & 255]),
    ...passes.flatMap((pass) => [
      scanHead(pass),
      scanData(drawing, pass, kind === 0xc2, restartInterval),
    ]),
    END,
  );
}

function scanData(
  drawing: Drawing,
  pass: Pass,
  isProgressive: boolean,
  restartInterval: number,
): Uint8Array {
  const interval = restartInterval || Infinity;
  const parts: Uint8Array[] = [];
  let writer = new BlockWriter(pass, isProgressive);
  listUnits(drawing, pass).forEach((unit, index) => {
    if (index > 0 && index % interval === 0) {
      parts.push(writer.end(), Uint8Array.of(0xff, 0xd0 + ((index / interval - 1) % 8)));
      writer = new BlockWriter(pass, isProgressive);
    }
    for (const { colour, block } of unit) writer.write(colour, block);
  });
  return join(...parts, writer.end());
}

interface PlacedBlock {
  colour: number;
  block: Int16Array;
}

/** The blocks in the order in which a scan has them: unit by unit, or those of one colour that show. */
function listUnits({ width, height, colours }: Drawing, pass: Pass): PlacedBlock[][] {
  const most = {
    across: Math.max(...colours.map(({ across }) => across)),
    down: Math.max(...colours.map(({ down }) => down)),
  };
  const isAlone = pass.colours.length === 1;
  const units: PlacedBlock[][] = [];
  const whole = {
    across: Math.ceil(width / 8 / most.across),
    down: Math.ceil(height / 8 / most.down),
  };
  const lone = colours[pass.colours[0] as number] as Colour;
  const across = isAlone ? Math.ceil((width * lone.across) / most.across / 8) : whole.across;
  const down = isAlone ? Math.ceil((height * lone.down) / most.down / 8) : whole.down;
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const unit: PlacedBlock[] = [];
      for (const c of pass.colours) {
        const colour = colours[c] as Colour;
        const [wide, high] = isAlone ? [1, 1] : [colour.across, colour.down];
        for (let n = 0; n < wide * high; n++) {
          const row = y * high + Math.floor(n / wide);
          const at = row * whole.across * colour.across + x * wide + (n % wide);
          unit.push({ colour: c, block: colour.blocks[at] as Int16Array });
        }
      }
      units.push(unit);
    }
  }
  return units;
}
