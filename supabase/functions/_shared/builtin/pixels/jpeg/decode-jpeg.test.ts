import jpeg from 'jpeg-js';
import { expect, it } from 'vitest';
import { sitePhotoJpeg } from '../../../../../../testing/drawing/draw-site-photo.ts';
import { shrinkTo } from '../shrink.ts';
import { decodeJpeg, readJpegHead } from './decode-jpeg.ts';

const photo = sitePhotoJpeg({ kind: 'rust-stain', width: 333, height: 222, seed: 3 }, 90);

function meanDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

it('reads size and kind without decoding', () => {
  expect(readJpegHead(photo)).toMatchObject({ width: 333, height: 222, isSequential: true });
});

it('agrees with another decoder at full size', () => {
  const other = jpeg.decode(photo, { useTArray: true, formatAsRGBA: false });
  const { width, height, rgb } = decodeJpeg(photo, 333);
  expect([width, height]).toEqual([333, 222]);
  expect(meanDifference(rgb, other.data)).toBeLessThan(0.5);
});

it('at half size shows the mean of four pixels', () => {
  const large = sitePhotoJpeg({ kind: 'growth', width: 640, height: 480, seed: 4 }, 90);
  const half = decodeJpeg(large, 320);
  expect([half.width, half.height]).toEqual([320, 240]);
  expect(meanDifference(half.rgb, shrinkTo(decodeJpeg(large, 640), 320).rgb)).toBeLessThan(2);
});

it.each([
  ['cut in the middle', photo.slice(0, photo.length >> 1)],
  ['cut in the head', photo.slice(0, 100)],
  ['without any bytes', new Uint8Array()],
  ['text', new TextEncoder().encode('<html>not a photo</html>')],
])('refuses data that are %s', (_, bytes) => {
  expect(() => decodeJpeg(bytes, 1024)).toThrow(RangeError);
});

it('survives any flipped byte: a picture or a RangeError', () => {
  const small = sitePhotoJpeg({ kind: 'damp', width: 64, height: 64, seed: 5 }, 60);
  for (let at = 2; at < small.length; at += 7) {
    const damaged = small.slice();
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    try {
      const { width, height } = readJpegHead(damaged);
      if (width * height < 1e6) decodeJpeg(damaged, 1024);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }
});
