import { describe, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../../../testing/drawing/draw-site-photo.ts';
import { isLargeEnough } from './load-picture.ts';

const rendition = (width: number, height: number) => ({
  bytes: sitePhotoJpeg({ kind: 'plain-brick', width, height, seed: 1 }),
  mediaType: 'image/jpeg',
});

describe('a rendition is large enough', () => {
  const landscape = rendition(1333, 1000);
  const portrait = rendition(750, 1000);

  it.each([
    [896, true, true],
    [1280, true, true],
    [1568, true, false],
    [2048, false, false],
  ])('for %i px along the longer edge: landscape %s, portrait %s', (edge, wide, high) => {
    expect(isLargeEnough(landscape, edge)).toBe(wide);
    expect(isLargeEnough(portrait, edge)).toBe(high);
  });

  it('never when it is no whole JPEG', () => {
    const cut = { ...landscape, bytes: landscape.bytes.subarray(0, 100) };
    expect(isLargeEnough(cut, 100)).toBe(false);
    expect(isLargeEnough({ bytes: new Uint8Array(), mediaType: 'image/png' }, 100)).toBe(false);
  });
});
