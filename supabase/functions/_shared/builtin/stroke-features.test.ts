import { describe, expect, it } from 'vitest';
import { drawSitePhoto } from '../../../../testing/drawing/draw-site-photo.ts';
import { splitColours } from './colour.ts';
import { crackMask } from './crack-mask.ts';
import type { Pixels } from './raster.ts';
import { measureStrokes, STROKE_FEATURES } from './stroke-features.ts';
import { findStrokes } from './strokes.ts';

const drawn = drawSitePhoto({ kind: 'concrete-crack', width: 640, height: 480, seed: 2 });
const photo: Pixels = {
  width: drawn.width,
  height: drawn.height,
  rgb: Uint8Array.from(drawn.data.filter((_, index) => index % 4 !== 3)),
};
const { light } = splitColours(photo);

describe('stroke features', () => {
  it('are one finite number for each name, for each stroke', () => {
    const rows = measureStrokes(light, findStrokes(light));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toHaveLength(STROKE_FEATURES.length);
      expect(row.every(Number.isFinite)).toBe(true);
    }
  });

  it('make the crack mask mark a drawn crack from the top of the picture to its foot', () => {
    const mask = crackMask(photo);
    const rowsMarked = Array.from({ length: photo.height }, (_, y) =>
      mask.subarray(y * photo.width, (y + 1) * photo.width).includes(1),
    ).filter(Boolean).length;
    expect(rowsMarked / photo.height).toBeGreaterThan(0.6);
  });
});
