import { expect, it } from 'vitest';
import { drawSitePhoto } from '../../../../../testing/drawing/draw-site-photo.ts';
import { splitColours } from './colour.ts';
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

it('stroke features are one finite number for each name, for each stroke', () => {
  const rows = measureStrokes(light, findStrokes(light));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toHaveLength(STROKE_FEATURES.length);
    expect(row.every(Number.isFinite)).toBe(true);
  }
});
