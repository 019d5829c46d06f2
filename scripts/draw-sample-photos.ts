/** node scripts/draw-sample-photos.ts: draws the photos of the sample report, public/sample/, again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_PHOTOS, type SamplePhoto } from '../src/features/dashboard/sample/sample-photos.ts';
import { encodeJpeg } from '../testing/drawing/develop.ts';
import { drawScene } from '../testing/drawing/draw-scene.ts';
import { drawSitePhoto, type SitePhotoKind } from '../testing/drawing/draw-site-photo.ts';

const FOLDER = join(import.meta.dirname, '../public/sample');
const SIZE = { width: 800, height: 600 };
/** The JPEG's quality: with it all six have less than 200 kB. */
const QUALITY = 42;

const SURFACES: Record<Exclude<SamplePhoto, 'bridge'>, { kind: SitePhotoKind; seed: number }> = {
  crack: { kind: 'concrete-crack', seed: 2 },
  spall: { kind: 'concrete-spall', seed: 3 },
  rust: { kind: 'rust-stain', seed: 4 },
  damp: { kind: 'damp', seed: 7 },
  growth: { kind: 'growth', seed: 5 },
};

mkdirSync(FOLDER, { recursive: true });
for (const name of SAMPLE_PHOTOS) {
  const photo =
    name === 'bridge'
      ? drawScene({ kind: 'bridge', ...SIZE, seed: 3 })
      : drawSitePhoto({ ...SURFACES[name], ...SIZE });
  const bytes = encodeJpeg(photo, QUALITY);
  writeFileSync(join(FOLDER, `${name}.jpg`), bytes);
  console.log(`${name}.jpg`, bytes.length);
}
