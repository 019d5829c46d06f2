import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { decodeJpeg } from './decode-jpeg.ts';
import {
  join,
  progressiveJpeg,
  randomDrawing,
  segment,
  sequentialJpeg,
} from './jpeg-writer.fixture.ts';

type Sampling = [number, number][];
const GREY: Sampling = [[1, 1]];
const PLAIN: Sampling = [
  [1, 1],
  [1, 1],
  [1, 1],
];
const SUBSAMPLED: Sampling = [
  [2, 2],
  [1, 1],
  [1, 1],
];
const HALF_WIDE: Sampling = [
  [2, 1],
  [1, 1],
  [1, 1],
];

const FULL_SIZE = 200;
const sizes: [string, Sampling, number, number][] = [
  ['grey', GREY, 61, 35],
  ['three full colours', PLAIN, 40, 24],
  ['colours at half size', SUBSAMPLED, 75, 41],
  ['colours half as wide', HALF_WIDE, 33, 57],
];

function meanDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

const otherDecoder = (bytes: Uint8Array) =>
  jpeg.decode(bytes, { useTArray: true, formatAsRGBA: false }).data;

describe.each(sizes)('a picture in %s', (_, sampling, width, height) => {
  const drawing = randomDrawing(width, height, sampling);
  const inOneScan = sequentialJpeg(drawing);

  it('shows in many scans what it shows in one, at every size', () => {
    const others = [
      progressiveJpeg(drawing),
      progressiveJpeg(drawing, 3),
      sequentialJpeg(drawing, false),
    ];
    for (const other of others) {
      for (const edge of [FULL_SIZE, 30, 15, 1]) {
        expect(decodeJpeg(other, edge)).toEqual(decodeJpeg(inOneScan, edge));
      }
    }
  });

  it('is what another decoder sees', () => {
    for (const file of [inOneScan, progressiveJpeg(drawing), sequentialJpeg(drawing, false)]) {
      expect(meanDifference(decodeJpeg(file, FULL_SIZE).rgb, otherDecoder(file))).toBeLessThan(0.5);
    }
  });
});

describe('four colours', () => {
  const drawing = randomDrawing(50, 30, [...SUBSAMPLED, [2, 2]]);
  const adobe = (transform: number) =>
    segment(0xee, [...new TextEncoder().encode('Adobe'), 0, 100, 0, 0, 0, 0, transform]);

  it.each([
    ['CMYK', 0],
    ['YCCK', 2],
  ])('are mixed as another decoder mixes %s', (_, transform) => {
    const file = sequentialJpeg(drawing, true, adobe(transform));
    expect(meanDifference(decodeJpeg(file, FULL_SIZE).rgb, otherDecoder(file))).toBeLessThan(0.7);
  });

  it('are refused when the file does not say which', () => {
    expect(() => decodeJpeg(sequentialJpeg(drawing), FULL_SIZE)).toThrow(RangeError);
  });
});

describe('a file in several scans that is damaged', () => {
  const file = progressiveJpeg(randomDrawing(40, 32, SUBSAMPLED));

  it('gives a picture or a RangeError, whichever byte is flipped', () => {
    for (let at = 2; at < file.length; at += 3) {
      const damaged = file.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      try {
        decodeJpeg(damaged, FULL_SIZE);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });

  it('is refused when it is cut anywhere', () => {
    for (let length = 0; length < file.length; length += 5) {
      expect(() => decodeJpeg(file.subarray(0, length), FULL_SIZE)).toThrow(RangeError);
    }
  });

  it('is refused without its restart markers', () => {
    const marked = progressiveJpeg(randomDrawing(40, 32, GREY), 2);
    const bare = marked.filter(
      (byte, at) => !isRestart(byte, marked[at + 1]) && !isRestart(marked[at - 1], byte),
    );
    expect(() => decodeJpeg(join(bare), FULL_SIZE)).toThrow('restart');
  });
});

function isRestart(first = 0, second = 0): boolean {
  return first === 0xff && second >= 0xd0 && second <= 0xd7;
}
