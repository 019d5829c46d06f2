import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SITE_PHOTO_KINDS, sitePhotoJpeg } from './drawing/draw-site-photo.ts';

/** The folder of real photos when somebody has put them beside the repository. */
export const REAL_PHOTOS = resolve(import.meta.dirname, '../../shared/photos');
export const hasRealPhotos = existsSync(REAL_PHOTOS);

/** Drawn, stored and decoded in a third of the time that 1200 takes. */
export const SMALL_WIDTH = 640;

/** Paths of `count` site photos that show defects: real ones when there are any, else drawn ones. */
export function sitePhotos(count: number): string[] {
  if (hasRealPhotos) {
    const folder = join(REAL_PHOTOS, 'defects');
    const files = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
    const step = Math.max(1, Math.floor(files.length / count));
    return files
      .filter((_, index) => index % step === 0)
      .slice(0, count)
      .map((name) => join(folder, name));
  }
  return drawnPhotos(count);
}

/** Paths of `count` drawn photos, each different from the others, three high for four wide. */
export function drawnPhotos(count: number, width = 1200): string[] {
  const folder = join(tmpdir(), `plumbline-drawn-photos-${width}`);
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, (_, index) => {
    const kind = SITE_PHOTO_KINDS[index % SITE_PHOTO_KINDS.length] ?? 'plain-brick';
    const path = join(folder, `${String(index + 1).padStart(3, '0')}-${kind}.jpg`);
    if (!existsSync(path)) {
      const drawn = sitePhotoJpeg({ kind, width, height: (width * 3) / 4, seed: index + 1 });
      // Another run may look for it meanwhile, and is to find all of it or nothing.
      writeFileSync(`${path}.${process.pid}`, drawn);
      renameSync(`${path}.${process.pid}`, path);
    }
    return path;
  });
}

/** The bytes of `count` drawn photos, small, for where only their presence counts. */
export function drawnPhotoBytes(count: number): Buffer[] {
  return drawnPhotos(count, SMALL_WIDTH).map((path) => readFileSync(path));
}
