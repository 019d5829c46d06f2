import { describe, expect, it } from 'vitest';
import { decodePhoto } from './decode-photo.ts';
import { packBits } from './pixels/jpeg/block-writer.fixture.ts';
import {
  END,
  START,
  STEPS,
  TABLES,
  frame,
  join,
  progressiveJpeg,
  randomDrawing,
  scanHead,
  segment,
} from './pixels/jpeg/jpeg-writer.fixture.ts';

const [BASELINE, PROGRESSIVE] = [0xc0, 0xc2];
const THREE = [0x11, 0x11, 0x11];
const EVERYTHING = { colours: [0, 1, 2], from: 0, to: 63, high: 0, low: 0 };
const MEANS = { ...EVERYTHING, to: 0 };
const DETAILS = { colours: [0], from: 1, to: 63, high: 0, low: 0 };

const decode = (bytes: Uint8Array) => decodePhoto({ bytes, mediaType: 'image/jpeg' }, 1024);

/** A progressive picture whose scans after the first say "nothing new" in a few bytes each. */
function manyScans(width: number, height: number, scans: number): Uint8Array {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // Symbol 0xe0 and 14 more bits: 32,767 blocks have nothing new.
  const run = '11100000' + '1'.repeat(14);
  const nothing = packBits(run.repeat(Math.ceil(blocks / 32_767)));
  const later = [...scanHead({ ...DETAILS, high: 1 }), ...nothing];
  return join(
    START,
    STEPS,
    frame(PROGRESSIVE, width, height, THREE),
    TABLES,
    scanHead(MEANS),
    new Uint8Array(3 * blocks),
    ...Array<number[]>(scans - 1).fill(later),
    END,
  );
}

const repeated = (piece: number[], bytes: number) =>
  new Uint8Array(bytes).map((_, at) => piece[at % piece.length] as number);
const picture = (kind: number, width: number, height: number, sampling: number[]) =>
  join(START, STEPS, frame(kind, width, height, sampling), TABLES);
const EMPTY_TABLE = [0x10, ...Array<number>(16).fill(0)];

describe('a file made to be slow', () => {
  it.each([
    ['3,000 scans', 'too many scans', () => manyScans(1000, 1000, 3000)],
    ['3,000 scans of a small picture', 'too many scans', () => manyScans(64, 64, 3000)],
    [
      'more scans than so large a picture may have',
      'too many scans',
      () => manyScans(4000, 4000, 11),
    ],
    ['17 megapixels in several scans', 'too large for several', () => manyScans(4250, 4000, 2)],
    [
      'several scans in more than 5 MB',
      'too many bytes for several',
      () => {
        const comment = segment(0xfe, Array<number>(60_000).fill(7));
        const comments = Array<number[]>(84).fill(comment);
        return join(START, ...comments, manyScans(640, 480, 2).subarray(2));
      },
    ],
    [
      'four colours of which nothing is known, by its head alone',
      'four unknown colours',
      () =>
        join(
          picture(BASELINE, 4000, 4000, [...THREE, 0x11]),
          scanHead({ ...EVERYTHING, colours: [0, 1, 2, 3] }),
          END,
        ),
    ],
    [
      '60 megapixels',
      'out of bounds',
      () =>
        join(
          picture(BASELINE, 10_000, 6000, THREE),
          scanHead(EVERYTHING),
          new Uint8Array(6e6),
          END,
        ),
    ],
    [
      'hundreds of thousands of frames',
      'more than one picture',
      () => join(START, repeated(frame(BASELINE, 8, 8, THREE), 8e6), END),
    ],
    [
      'a segment in every four bytes',
      'too many segments',
      () => join(START, repeated([0xff, 0xe0, 0, 2], 8e6), END),
    ],
    [
      'hundreds of thousands of tables',
      'too many tables',
      () => {
        const tables = segment(0xc4, Array<number[]>(3800).fill(EMPTY_TABLE).flat());
        return join(START, ...Array<number[]>(100).fill(tables), END);
      },
    ],
    [
      'colours without a size, which no number of blocks fills',
      'has no size',
      () => join(picture(BASELINE, 100, 100, [0, 0, 0]), scanHead(EVERYTHING), END),
    ],
    [
      'differences longer than the file',
      'a bad table',
      () => {
        const oneCode = [1, ...Array<number>(15).fill(0)];
        const tables = segment(0xc4, [0x00, ...oneCode, 255, 0x10, ...oneCode, 0x0f]);
        const head = join(picture(BASELINE, 7000, 7000, THREE), tables);
        return join(head, scanHead(EVERYTHING), END);
      },
    ],
    [
      'restarts that the file does not have',
      'a restart marker is missing',
      () => {
        const head = picture(BASELINE, 7000, 7000, THREE);
        return join(head, segment(0xdd, [0, 1]), scanHead(EVERYTHING), new Uint8Array(100), END);
      },
    ],
  ])('is refused before the work: %s @decode-photo-1', (_, reason, make) => {
    const bytes = make();
    const began = process.cpuUsage().user;
    expect(() => decode(bytes)).toThrow(
      expect.objectContaining({
        name: 'FunctionError',
        code: 'photo_unreadable',
        cause: expect.objectContaining({ message: expect.stringContaining(reason) }),
      }),
    );
    // The slowest of them, colours without a size, took for ever.
    expect((process.cpuUsage().user - began) / 1000, 'ms of the processor').toBeLessThan(500);
  });
});

describe('a photo like those that cameras and programs write', () => {
  it.each([
    [
      'a progressive one in the scans that encoders make',
      progressiveJpeg(
        randomDrawing(64, 48, [
          [2, 2],
          [1, 1],
          [1, 1],
        ]),
      ),
    ],
    ['one with ten times as many scans', manyScans(640, 480, 100)],
    ['one of 16 megapixels in as many scans as encoders make', manyScans(4000, 4000, 10)],
    [
      'one with hundreds of segments of a maker',
      join(
        START,
        ...Array<number[]>(500).fill(segment(0xe1, Array<number>(2000).fill(7))),
        manyScans(64, 64, 2).subarray(2),
      ),
    ],
  ])('is read: %s', (_, bytes) => {
    expect(decode(bytes).width).toBeGreaterThan(0);
  });
});
