import { expect, it } from 'vitest';
import { parseCsv } from '../photos/labelled-photos.ts';
import { areaUnderCurve, countPixels, growMask, pixelFigures } from './figures.ts';

it('the area under the curve is 1 in order, 0 in reverse and a half by chance', () => {
  expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
  expect(areaUnderCurve([1], [2, 3])).toBe(0);
  expect(areaUnderCurve([1, 2], [1, 2])).toBe(0.5);
});

it('a drawn line may be off by the tolerance and no more', () => {
  const line = (x: number) => ({
    width: 40,
    height: 20,
    data: Uint8Array.from({ length: 800 }, (_, i) => (i % 40 === x ? 1 : 0)),
  });
  expect(pixelFigures([countPixels(line(15), line(20), 5)]).f).toBe(1);
  expect(pixelFigures([countPixels(line(14), line(20), 5)]).f).toBe(0);
  expect(growMask(line(3), 0).data).toEqual(line(3).data);
});

it('reads quoted CSV fields', () => {
  expect(parseCsv('file,note\r\na.jpg,"one, ""two"""\r\n')).toEqual([
    { file: 'a.jpg', note: 'one, "two"' },
  ]);
});
