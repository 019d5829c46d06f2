import { expect, it } from 'vitest';
import { makeWhiteTransparent } from './make-white-transparent';

/** Mostly paper, then the given colours. */
function sheet(paper: number[], ...others: number[][]) {
  const pixels = [...Array<number[]>(20).fill(paper), ...others];
  return Uint8ClampedArray.from(pixels.flatMap((colour) => [...colour, 255]));
}
const last = (pixels: Uint8ClampedArray) => [...pixels.slice(-4)];

it.each([
  ['a clean scan', [255, 255, 255]],
  ['a photo of a sheet that looks grey', [200, 198, 194]],
  ['cream paper', [250, 244, 222]],
])('takes away the paper of %s and leaves the ink', (_, paper) => {
  const pixels = sheet(paper, [25, 30, 110]);
  expect(makeWhiteTransparent(pixels)).toBe(true);
  expect(pixels[3]).toBe(0);
  expect(last(pixels)).toEqual([25, 30, 110, 255]);
});

it('leaves of an edge what, on white, looks as it did', () => {
  const pixels = sheet([255, 255, 255], [200, 200, 200]);
  makeWhiteTransparent(pixels);
  const [red = 0, , , cover = 0] = last(pixels);
  expect(cover).toBeGreaterThan(0);
  expect(cover).toBeLessThan(255);
  expect((red * cover) / 255 + 255 - cover).toBeCloseTo(200, -1);
});

it('takes the grain of the paper for paper', () => {
  const pixels = sheet([240, 240, 240], [230, 231, 229]);
  makeWhiteTransparent(pixels);
  expect(last(pixels)[3]).toBe(0);
});

it('changes nothing on a dark ground, or on nothing', () => {
  const dark = sheet([20, 20, 20], [250, 250, 250]);
  const before = dark.slice();
  expect(makeWhiteTransparent(dark)).toBe(false);
  expect(dark).toEqual(before);
  const nothing = new Uint8ClampedArray(40);
  expect(makeWhiteTransparent(nothing)).toBe(false);
});
