import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxBlur, smooth } from './blur.ts';
import { makePlane } from './raster.ts';

it('a blur in place is the blur, and the mean of the square around', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 12 }),
      (width, height, radius) => {
        const plane = makePlane(width, height);
        plane.data.set(plane.data.map((_, i) => (i * 37) % 256));
        const meanAround = (x: number, y: number) => {
          let sum = 0;
          for (let dy = -radius; dy <= radius; dy++) {
            const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
            for (let dx = -radius; dx <= radius; dx++) {
              sum += plane.data[row + Math.min(width - 1, Math.max(0, x + dx))] ?? 0;
            }
          }
          return sum / (2 * radius + 1) ** 2;
        };
        const blurred = boxBlur(plane, radius);
        blurred.data.forEach((value, i) => {
          expect(value).toBeCloseTo(meanAround(i % width, Math.floor(i / width)), 2);
        });
        expect(boxBlur(plane, radius, plane).data).toEqual(blurred.data);
      },
    ),
  );
});

it.each([
  ['boxBlur', (plane: ReturnType<typeof makePlane>) => boxBlur(plane, 5)],
  ['smooth', smooth],
])('%s leaves an even surface even, to the edges', (_, filter) => {
  const plane = makePlane(23, 9);
  plane.data.fill(128);
  for (const value of filter(plane).data) expect(value).toBeCloseTo(128, 2);
});
