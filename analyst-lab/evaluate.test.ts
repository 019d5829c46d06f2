import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawSitePhoto } from '../testing/drawing/draw-site-photo.ts';
import { builtinAnalyst } from '../supabase/functions/_shared/builtin/builtin-analyst.ts';
import { observePhoto } from '../supabase/functions/_shared/builtin/observe-photo.ts';
import { classesOf } from './evaluation/classes-of.ts';
import { classFigures, falseAlarmShare } from './evaluation/figures.ts';
import type { Judged } from './evaluation/figures.ts';
import { judgePhotos, measureMasks } from './evaluation/judge-photos.ts';

const photos = fileURLToPath(new URL('../../shared/photos', import.meta.url));

/** The delivered analyst has seen these photos; what it does on new ones is in its decision record. */
describe.skipIf(!existsSync(photos))('on the labelled photos, the built-in analyst', () => {
  let judged: Judged[] = [];
  beforeAll(async () => {
    judged = await judgePhotos(photos, builtinAnalyst);
  }, 900_000);

  it.each([
    ['crack', 0.85, 0.75],
    ['spalling', 0.6, 0.6],
    ['corrosion', 0.6, 0.6],
  ])('finds %s with recall of %d and precision of %d at least', (name, recall, precision) => {
    const figures = classFigures(judged, name);
    expect(figures.recall).toBeGreaterThanOrEqual(recall);
    expect(figures.precision).toBeGreaterThanOrEqual(precision);
  });

  it('alarms at no more than one sound photo in ten', () => {
    expect(falseAlarmShare(judged)).toBeLessThanOrEqual(0.1);
  });

  it('draws cracks where the masks have them', async () => {
    expect((await measureMasks(photos))?.f).toBeGreaterThanOrEqual(0.6);
  }, 300_000);
});

it('keeps quiet about a drawn plain wall', () => {
  const { width, height, data } = drawSitePhoto({
    kind: 'plain-concrete',
    width: 480,
    height: 360,
    seed: 3,
  });
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(data.subarray(4 * i, 4 * i + 3), 3 * i);
  expect(classesOf(observePhoto({ width, height, rgb }))).toEqual(['none']);
});
