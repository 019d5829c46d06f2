/** node testing/drawing/draw-site-photo.ts <folder>: writes a picture of each kind, for who has no photos at hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_PHOTO_KINDS, sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node testing/drawing/draw-site-photo.ts <folder>');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const [index, kind] of SITE_PHOTO_KINDS.entries()) {
  const file = join(folder, `${kind}.jpg`);
  writeFileSync(file, sitePhotoJpeg({ kind, width: 1600, height: 1200, seed: index + 1 }));
  console.log(file);
}
