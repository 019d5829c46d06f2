import jpeg from 'jpeg-js';
import { expect, it } from 'vitest';
import { SITE_PHOTO_KINDS, sitePhotoJpeg } from '../../../../testing/drawing/draw-site-photo.ts';
import { builtinAnalyst } from './builtin-analyst.ts';

const observe = (bytes: Uint8Array, mediaType = 'image/jpeg') =>
  builtinAnalyst.observe({ bytes, mediaType }, new AbortController().signal);

function plainJpeg(grey: (x: number, y: number) => number): Uint8Array {
  const [width, height] = [400, 300];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    data.fill(grey(i % width, Math.floor(i / width)), 4 * i, 4 * i + 3);
  }
  return new Uint8Array(jpeg.encode({ width, height, data }, 85).data);
}

it.each(SITE_PHOTO_KINDS)('answers fully, and the same twice, for a drawn %s', async (kind) => {
  const photo = sitePhotoJpeg({ kind, width: 320, height: 240, seed: 11 });
  const finding = await observe(photo);
  for (const text of [finding.element, finding.defect, finding.recommendation]) {
    expect(text.trim()).not.toBe('');
  }
  expect(await observe(photo)).toEqual(finding);
});

it.each([
  ['too dark', () => 4],
  ['overexposed', () => 255],
  ['too blurred', (x: number) => 127 + 120 * Math.tanh((x - 200) / 30)],
])('asks for another photo when it is %s', async (reason, grey) => {
  const finding = await observe(plainJpeg(grey));
  expect(finding.defect).toContain(reason);
  expect(finding.recommendation).toMatch(/another photo/i);
  expect(finding.severity).toBeNull();
});

it('sees a damp patch drawn on a plain wall', async () => {
  const photo = sitePhotoJpeg({ kind: 'damp', width: 480, height: 360, seed: 2 });
  expect((await observe(photo)).defect).toContain('damp-looking');
});

it('sees no defect on an even grey surface', async () => {
  const finding = await observe(plainJpeg((x, y) => 150 + ((x * 7919 + y * 104729) % 7)));
  expect(finding.defect).toMatch(/^No visible defect/);
});

it.each([
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'image/png'],
  ['damaged data', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2, 3), 'image/jpeg'],
  ['no data', new Uint8Array(), 'image/jpeg'],
])('refuses %s as unreadable', async (_, bytes, mediaType) => {
  await expect(observe(bytes, mediaType)).rejects.toMatchObject({
    name: 'FunctionError',
    code: 'photo_unreadable',
  });
});
