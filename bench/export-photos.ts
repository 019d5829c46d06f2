/** Photos as a phone takes them, for the export's benchmark. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_PHOTO_KINDS, sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';

/** 12.2 megapixels, the common size of phone photos; every third held upright. */
const LANDSCAPE = { width: 4032, height: 3024 };
const PORTRAIT = { width: 3024, height: 4032 };
/** Drawing one takes seconds: these few are drawn, the others are variants of them. */
const DRAWN = 6;
const QUALITY = 92;

/** Writes `count` different JPEG files of 12 megapixels; gives their paths and their bytes in all. */
export function phonePhotos(count: number): { paths: string[]; bytes: number } {
  const folder = join(tmpdir(), 'plumbline-phone-photos');
  mkdirSync(folder, { recursive: true });
  const drawn: Uint8Array[] = [];
  const paths = Array.from({ length: count }, (_, index) => {
    const path = join(folder, `IMG_${String(index + 1).padStart(4, '0')}.jpg`);
    if (existsSync(path)) return path;
    const which = index % DRAWN;
    drawn[which] ??= drawPhoto(which);
    writeFileSync(path, varied(drawn[which], Math.floor(index / DRAWN)));
    return path;
  });
  return { paths, bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0) };
}

function drawPhoto(which: number): Uint8Array {
  const kind = SITE_PHOTO_KINDS[which % SITE_PHOTO_KINDS.length] ?? 'plain-brick';
  const size = which % 3 === 2 ? PORTRAIT : LANDSCAPE;
  return sitePhotoJpeg({ kind, ...size, seed: which + 1 }, QUALITY);
}

/**
 * The same scene as another picture: one entry of the JPEG's first quantisation table is raised, so that every pixel
 * may come out a little differently, and no copy is recognised as one.
 */
function varied(jpeg: Uint8Array, variant: number): Uint8Array {
  const copy = Uint8Array.from(jpeg);
  const table = Buffer.from(copy.buffer).indexOf(Uint8Array.of(0xff, 0xdb)) + 5;
  const entry = table + 1 + (variant % 20);
  copy[entry] = (copy[entry] ?? 1) + 1 + Math.floor(variant / 20);
  return copy;
}
