import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxBlur, makePlane, shrinkTo, smooth } from './raster.ts';

it('shrinking keeps the mean and never enlarges', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 60 }),
      (width, height, edge) => {
        const rgb = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 37) % 256);
        const small = shrinkTo({ width, height, rgb }, edge);
        const mean = (values: Uint8Array) => values.reduce((sum, v) => sum + v, 0) / values.length;
        expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(Math.max(width, height));
        expect(small.rgb.length).toBe(small.width * small.height * 3);
        expect(Math.abs(mean(small.rgb) - mean(rgb))).toBeLessThan(1.5);
      },
    ),
  );
});

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
