import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { drawScene, SCENE_KINDS } from './draw-scene.ts';
import { drawSitePhoto, SITE_PHOTO_KINDS, sitePhotoJpeg } from './draw-site-photo.ts';

describe('drawn site photos', () => {
  it('are the same for the same seed and differ for another', () => {
    const request = { kind: 'brick-crack', width: 120, height: 90, seed: 4 } as const;
    expect(drawSitePhoto(request).data).toEqual(drawSitePhoto(request).data);
    expect(drawSitePhoto({ ...request, seed: 5 }).data).not.toEqual(drawSitePhoto(request).data);
  });

  it.each(SITE_PHOTO_KINDS)('%s is a JPEG of the size asked for', (kind) => {
    const decoded = jpeg.decode(sitePhotoJpeg({ kind, width: 160, height: 120, seed: 1 }));
    expect([decoded.width, decoded.height]).toEqual([160, 120]);
  });
});

describe('drawn scenes', () => {
  it.each(SCENE_KINDS)('%s is the same for the same seed and differs for another', (kind) => {
    const request = { kind, width: 80, height: 60, seed: 4 };
    expect(drawScene(request).data).toEqual(drawScene(request).data);
    expect(drawScene({ ...request, seed: 5 }).data).not.toEqual(drawScene(request).data);
  });
});
