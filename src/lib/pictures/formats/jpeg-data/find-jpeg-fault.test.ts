import { describe, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../../../../../testing/drawing/draw-site-photo';
import { packBits } from './block-writer.fixture';
import { findJpegFault } from './find-jpeg-fault';
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
  sequentialJpeg,
} from './jpeg-writer.fixture';

type Sampling = [number, number][];
const GREY: Sampling = [[1, 1]];
const SUBSAMPLED: Sampling = [
  [2, 2],
  [1, 1],
  [1, 1],
];
const PICTURES: [string, Sampling, number, number][] = [
  ['grey', GREY, 61, 35],
  ['three full colours', [...GREY, ...GREY, ...GREY], 40, 24],
  ['colours at half size', SUBSAMPLED, 75, 41],
  ['colours half as wide', [[2, 1], [1, 1], [1, 1]], 33, 57], // prettier-ignore
  ['four colours', [...SUBSAMPLED, [2, 2]], 50, 30],
];
const photo = sitePhotoJpeg({ kind: 'rust-stain', width: 333, height: 222, seed: 3 }, 90);
const faultOf = (bytes: Uint8Array) => findJpegFault(bytes);
const cutAt = (bytes: Uint8Array, length: number) => join(bytes.subarray(0, length), END);

describe.each(PICTURES)('a picture in %s', (_, sampling, width, height) => {
  const drawing = randomDrawing(width, height, sampling);

  it('has no fault, in however many scans it is', () => {
    const files = [sequentialJpeg(drawing), sequentialJpeg(drawing, false)];
    // Four colours are printers': nobody writes them progressive.
    if (sampling.length < 4) files.push(progressiveJpeg(drawing), progressiveJpeg(drawing, 3));
    expect(files.map(faultOf)).toEqual(files.map(() => null));
  });

  it('is noticed to be cut, behind whatever end', () => {
    for (const file of [sequentialJpeg(drawing), sequentialJpeg(drawing, false)]) {
      for (const share of [0.5, 0.7]) {
        expect(faultOf(cutAt(file, Math.floor(share * file.length)))).not.toBeNull();
      }
    }
  });
});

it('a photo that a camera’s program wrote is whole, or cut', () => {
  expect(faultOf(photo)).toBeNull();
  expect(faultOf(cutAt(photo, photo.length >> 1))).toBe('cut');
  expect(
    faultOf(join(photo.subarray(0, photo.length >> 1), new Uint8Array(4000), END)),
  ).not.toBeNull();
});

it('a progressive picture of which the middle of a scan is missing is noticed', () => {
  const file = progressiveJpeg(randomDrawing(64, 48, SUBSAMPLED));
  expect(faultOf(cutAt(file, file.length - 40))).not.toBeNull();
});

it('a picture without its restart markers is cut', () => {
  const marked = progressiveJpeg(randomDrawing(40, 32, GREY), 2);
  const isRestart = (first = 0, second = 0) => first === 0xff && second >= 0xd0 && second <= 0xd7;
  const bare = marked.filter(
    (byte, at) => !isRestart(byte, marked[at + 1]) && !isRestart(marked[at - 1], byte),
  );
  expect(faultOf(bare)).toBe('cut');
});

it.each([
  ['no bytes', new Uint8Array()],
  ['text', new TextEncoder().encode('<html>not a photo</html>')],
  ['its head alone', photo.slice(0, 100)],
])('%s: no picture that is known here', (_, bytes) => {
  expect(faultOf(bytes)).toBe('unknown');
});

it('gives an answer whichever byte is flipped', () => {
  const small = sitePhotoJpeg({ kind: 'damp', width: 64, height: 64, seed: 5 }, 60);
  for (const file of [small, progressiveJpeg(randomDrawing(40, 32, SUBSAMPLED))]) {
    for (let at = 2; at < file.length; at += 3) {
      const damaged = file.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect([null, 'cut', 'damaged', 'unknown']).toContain(faultOf(damaged));
    }
  }
});

const THREE = [0x11, 0x11, 0x11];
const EVERYTHING = { colours: [0, 1, 2], from: 0, to: 63, high: 0, low: 0 };
const [BASELINE, PROGRESSIVE] = [0xc0, 0xc2];
const picture = (kind: number, width: number, height: number, sampling = THREE) =>
  join(START, STEPS, frame(kind, width, height, sampling), TABLES);

/** A progressive picture whose scans after the first say "nothing new" in a few bytes each. */
function manyScans(width: number, height: number, scans: number): Uint8Array {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // Symbol 0xe0 and 14 more bits: 32,767 blocks have nothing new.
  const nothing = packBits(`11100000${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767)));
  const later = [...scanHead({ colours: [0], from: 1, to: 63, high: 1, low: 0 }), ...nothing];
  return join(
    picture(PROGRESSIVE, width, height),
    scanHead({ ...EVERYTHING, to: 0 }),
    new Uint8Array(3 * blocks),
    ...Array<number[]>(scans - 1).fill(later),
    END,
  );
}

describe('a file made to be slow', () => {
  it.each([
    ['3,000 scans', () => manyScans(1000, 1000, 3000)],
    ['more scans than so large a picture may have', () => manyScans(4000, 4000, 11)],
    ['17 megapixels in several scans', () => manyScans(4250, 4000, 2)],
    [
      '60 megapixels',
      () => join(picture(BASELINE, 10_000, 6000), scanHead(EVERYTHING), new Uint8Array(6e6), END),
    ],
    [
      'a segment in every four bytes',
      () =>
        join(
          START,
          new Uint8Array(8e6).map((_, at) => [0xff, 0xe0, 0, 2][at % 4] ?? 0),
          END,
        ),
    ],
    [
      'colours without a size',
      () => join(picture(BASELINE, 100, 100, [0, 0, 0]), scanHead(EVERYTHING), END),
    ],
    [
      'restarts that the file does not have',
      () =>
        join(
          picture(BASELINE, 7000, 7000),
          segment(0xdd, [0, 1]),
          scanHead(EVERYTHING),
          new Uint8Array(100),
          END,
        ),
    ],
  ])('is left at once: %s', (_, make) => {
    const bytes = make();
    const began = process.cpuUsage().user;
    expect(['unknown', 'cut']).toContain(faultOf(bytes));
    expect((process.cpuUsage().user - began) / 1000, 'ms of the processor').toBeLessThan(1500);
  });

  it('and one like those that encoders make is read', () => {
    expect(faultOf(manyScans(640, 480, 100))).toBeNull();
  });
});
