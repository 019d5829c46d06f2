/** Crack masks: `name-mask.png` beside `name.jpg` or `.png`, white where the crack is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORKING_EDGE } from '../../supabase/functions/_shared/builtin/observe-photo.ts';
import type { Pixels } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import type { Mask } from '../evaluation/figures.ts';
import { readPixels } from './labelled-photos.ts';

/** In the drone set 204 marks a formwork joint, which is no defect: only full white is crack. */
const CRACK_FROM = 230;

/** White where the crack is, black elsewhere; null for a photo without a mask of cracks. */
export async function readCrackMask(folder: string, file: string): Promise<Pixels | null> {
  const path = join(folder, file.replace(/\.\w+$/, '-mask.png'));
  if (!file.startsWith('crack-masks/') || file.includes('spall') || !existsSync(path)) return null;
  const drawn = await readPixels(path, WORKING_EDGE);
  return drawn && { ...drawn, rgb: drawn.rgb.map((value) => (value >= CRACK_FROM ? 255 : 0)) };
}

/** Keeps the pixels of a scaled mask that are at least so white. */
export function thresholdMask({ width, height, rgb }: Pixels, from = 100): Mask {
  const data = Uint8Array.from({ length: width * height }, (_, i) =>
    (rgb[3 * i] as number) >= from ? 1 : 0,
  );
  return { width, height, data };
}
