import { decode } from 'jpeg-js';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type DrawnPhoto, encodeJpeg } from '../../../testing/drawing/develop';
import { drawScene, SCENE_KINDS } from '../../../testing/drawing/draw-scene';
import { drawSitePhoto, SITE_PHOTO_KINDS } from '../../../testing/drawing/draw-site-photo';
import { darken, defocus } from '../../../testing/drawing/spoil-photo';
import { findPhotoFault } from './photo-fault';

/** Measures a JPEG's pixels, as a browser decodes them. */
function measure(jpeg: Uint8Array) {
  const { width, height, data } = decode(jpeg, { useTArray: true, maxMemoryUsageInMB: 1024 });
  return findPhotoFault({ width, height, data: new Uint8ClampedArray(data) });
}

const size = { width: 400, height: 300 };

it.each(SITE_PHOTO_KINDS)('finds no fault in a drawn %s', (kind) => {
  expect(measure(encodeJpeg(drawSitePhoto({ kind, ...size, seed: 11 })))).toBe('none');
});

it.each(SCENE_KINDS)('finds no fault in a drawn %s', (kind) => {
  for (const seed of [1, 2]) {
    expect(measure(encodeJpeg(drawScene({ kind, ...size, seed })))).toBe('none');
  }
});

const surface = drawSitePhoto({ kind: 'brick-crack', width: 800, height: 600, seed: 4 });
const scene = drawScene({ kind: 'facade', width: 800, height: 600, seed: 4 });
const even = (grey: number, { width, height } = size): DrawnPhoto => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(grey),
});

it.each([
  ['too dark', 'surface in the dark', darken(surface, 0.05)],
  ['too dark', 'scene in the dark', darken(scene, 0.08, 8)],
  ['too dark', 'black and blurred photo', darken(defocus(scene, 8), 0.05, 6)],
  ['overexposed', 'white photo', even(255)],
  ['blurred', 'surface out of focus', defocus(surface, 8)],
  ['blurred', 'scene out of focus', defocus(scene, 8, 4)],
  [
    'too small',
    'thumbnail',
    drawSitePhoto({ kind: 'plain-brick', width: 128, height: 96, seed: 1 }),
  ],
  ['too small', 'strip', even(128, { width: 1400, height: 80 })],
])('finds that it is %s: a %s', (fault, _, photo) => {
  expect(measure(encodeJpeg(photo))).toBe(fault);
});

it('finds nothing blurred where all is smooth', () => {
  expect(findPhotoFault(even(128))).toBe('none');
});

const scenes = new URL('../../../../shared/photos/scenes/', import.meta.url);
it.skipIf(!existsSync(scenes))(
  'finds no fault in a photo of a building or a street',
  () => {
    // All take several seconds; every fifth is one of each kind of building.
    for (const file of readdirSync(scenes).filter((_, k) => k % 5 === 0)) {
      expect([file, measure(readFileSync(new URL(file, scenes)))]).toEqual([file, 'none']);
    }
  },
  60_000,
);
