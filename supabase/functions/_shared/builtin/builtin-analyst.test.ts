import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  makePhotoContext,
  makeReportContext,
  makeWork,
} from '../../../../testing/analyst-calls.ts';
import { encodeJpeg, type DrawnPhoto } from '../../../../testing/drawing/develop.ts';
import { drawScene, SCENE_KINDS } from '../../../../testing/drawing/draw-scene.ts';
import {
  drawSitePhoto,
  SITE_PHOTO_KINDS,
  sitePhotoJpeg,
} from '../../../../testing/drawing/draw-site-photo.ts';
import { darken, defocus } from '../../../../testing/drawing/spoil-photo.ts';
import type { PhotoDescription } from '../analyst.ts';
import type { Language } from '../languages/language.ts';
import { builtinAnalyst } from './builtin-analyst.ts';

const observe = (bytes: Uint8Array, asked = {}, mediaType = 'image/jpeg') =>
  builtinAnalyst.observe({ bytes, mediaType }, makePhotoContext(asked), makeWork());

const size = { width: 400, height: 300 };

/** Expects no claim, whatever the photo shows: no defect, no absence of one, no grade, no cause. */
function expectNoClaim(description: PhotoDescription) {
  expect(['not_assessed', 'nothing_inspectable']).toContain(description.outcome);
  expect(description).toMatchObject({
    severity: null,
    urgency: null,
    location: '',
    confidence: null,
  });
  const text = `${description.element} ${description.defect}`;
  expect(text).not.toMatch(/no visible|no defect|consistent with|due to|caused|sound\b/i);
  if (description.outcome === 'not_assessed') expect(text.trim()).toBe('');
}

it.each(SITE_PHOTO_KINDS)('claims nothing, and twice the same, of a drawn %s', async (kind) => {
  const photo = sitePhotoJpeg({ kind, ...size, seed: 11 });
  const description = await observe(photo);
  expectNoClaim(description);
  expect(await observe(photo)).toEqual(description);
});

it.each(SCENE_KINDS)('does not assess a drawn %s', async (kind) => {
  for (const seed of [1, 2]) {
    const description = await observe(encodeJpeg(drawScene({ kind, ...size, seed })));
    expect(description.outcome).toBe('not_assessed');
    expectNoClaim(description);
  }
});

const surface = drawSitePhoto({ kind: 'brick-crack', width: 800, height: 600, seed: 4 });
const scene = drawScene({ kind: 'facade', width: 800, height: 600, seed: 4 });
const even = (grey: number): DrawnPhoto => ({
  width: 400,
  height: 300,
  data: new Uint8ClampedArray(400 * 300 * 4).fill(grey),
});

it.each([
  ['too dark', 'surface in the dark', darken(surface, 0.05)],
  ['too dark', 'scene in the dark', darken(scene, 0.08, 8)],
  ['too dark', 'black and blurred photo', darken(defocus(scene, 8), 0.05, 6)],
  ['overexposed', 'white photo', even(255)],
  ['too blurred', 'surface out of focus', defocus(surface, 8)],
  ['too blurred', 'scene out of focus', defocus(scene, 8, 4)],
  [
    'too small',
    'thumbnail',
    drawSitePhoto({ kind: 'plain-brick', width: 128, height: 96, seed: 1 }),
  ],
])('asks for another photo when it is %s: a %s', async (reason, _, photo) => {
  const description = await observe(encodeJpeg(photo));
  expect(description.outcome).toBe('nothing_inspectable');
  expect(description.defect).toContain(reason);
  expect(description.recommendation).toMatch(/another/);
  expectNoClaim(description);
});

it('writes in the language of the report', async () => {
  const bytes = encodeJpeg(even(255));
  const inLanguage = async (language: Language) =>
    (await observe(bytes, { report: makeReportContext({ language }) })).recommendation;
  expect(await inLanguage('de')).toContain('rechtwinklig zur Oberfläche');
  expect(await inLanguage('ja')).toContain('表面に正対して');
});

const scenes = new URL('../../../../../shared/photos/scenes/', import.meta.url);
it.skipIf(!existsSync(scenes))(
  'assesses no photo of a building or a street',
  async () => {
    // All take several seconds; every fifth is one of each kind of building.
    for (const file of readdirSync(scenes).filter((_, k) => k % 5 === 0)) {
      const description = await observe(new Uint8Array(readFileSync(new URL(file, scenes))));
      expect([file, description.outcome]).toEqual([file, 'not_assessed']);
      expectNoClaim(description);
    }
  },
  30_000,
);

it.each([
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'image/png'],
  ['damaged data', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2, 3), 'image/jpeg'],
  ['no data', new Uint8Array(), 'image/jpeg'],
])('refuses %s as unreadable', async (_, bytes, mediaType) => {
  await expect(observe(bytes, {}, mediaType)).rejects.toMatchObject({
    name: 'FunctionError',
    code: 'photo_unreadable',
  });
});
