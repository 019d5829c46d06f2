/** node scripts/draw-trial-photo.ts: draws the sample image that a model is tried on again. */
import { writeFileSync } from 'node:fs';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';

/** No larger than the product's small rendition, so that every model is sent the same. */
const PHOTO = { kind: 'brick-crack', width: 1280, height: 960, seed: 1 } as const;
/** The bricks' grain is half of the file; a model sees none of it. */
const QUALITY = 55;

writeFileSync(
  new URL('../server/analyst/trial-photo.jpg', import.meta.url),
  sitePhotoJpeg(PHOTO, QUALITY),
);
