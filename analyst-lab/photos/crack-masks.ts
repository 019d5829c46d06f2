/** Crack masks: `name-mask.png` beside `name.jpg` or `.png`, white where the crack is. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKING_EDGE } from '../../supabase/functions/_shared/builtin/observe-photo.ts';
import type { Pixels } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import type { Mask } from '../evaluation/figures.ts';
import { parseCsv, readPixels } from './labelled-photos.ts';

interface Masked {
  file: string;
  source: string;
  /** Paths on disk. */
  photo: string;
  mask: string;
  /** Of lost material instead of a crack: no part of the crack figures. */
  isSpalling: boolean;
}

export function listMasked(folder: string, { withSpalling = false } = {}): Masked[] {
  const csv = join(folder, 'manifest.csv');
  if (!existsSync(csv)) return [];
  return parseCsv(readFileSync(csv, 'utf8'))
    .filter(({ file = '' }) => file.startsWith('crack-masks/') && !file.includes('-mask.'))
    .map(({ file = '', repo = '' }) => ({
      file,
      source: repo,
      photo: join(folder, file),
      mask: join(folder, file.replace(/\.\w+$/, '-mask.png')),
      isSpalling: file.includes('spall'),
    }))
    .filter(
      ({ photo, mask, isSpalling }) =>
        existsSync(photo) && existsSync(mask) && (withSpalling || !isSpalling),
    );
}

/** In the drone set 204 marks a formwork joint, which is no defect: only full white is crack. */
const CRACK_FROM = 230;

export async function readMask(path: string): Promise<Mask | null> {
  const drawn = await readPixels(path, WORKING_EDGE);
  return drawn && maskOf(drawn, CRACK_FROM);
}

export function maskOf({ width, height, rgb }: Pixels, from: number): Mask {
  const data = Uint8Array.from({ length: width * height }, (_, i) =>
    (rgb[3 * i] as number) >= from ? 1 : 0,
  );
  return { width, height, data };
}
