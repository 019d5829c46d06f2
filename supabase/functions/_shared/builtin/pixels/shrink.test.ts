import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shrinkTo } from './shrink.ts';

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
