import jpeg from 'jpeg-js';
import type { Photo } from '../../supabase/functions/_shared/analyst.ts';
import type { Pixels } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import { shrinkTo } from '../../supabase/functions/_shared/builtin/pixels/shrink.ts';
import { isLargeEnough } from '../../supabase/functions/analyze_photos/load-picture.ts';
import { readPixels } from '../photos/labelled-photos.ts';

/** Answers to photos that were prepared in another way are other answers. */
export const PREPARATION = 'upright-3';

/** As the browser stores a photo (src/lib/pictures/bounds.ts); the quality is its usual one. */
const PHOTO_EDGE = 2560;
const FEW_PIXELS_EDGE = 1600;
const QUALITY = { fewPixels: 90, usual: 75, rendition: 65 };
const RENDITION = { width: 1400, height: 1000 };

/**
 * A photo as the product sends it: upright, a JPEG of at most 2560 px, or its small rendition where that
 * shows the model nearly all that it can use (`edge`; null for the photo). Null when nothing here reads the file.
 */
export async function preparePhoto(path: string, edge: number | null): Promise<Photo | null> {
  const photo = await readPixels(path, PHOTO_EDGE).catch(() => null);
  if (!photo) return null;
  const { width, height } = photo;
  const scale = Math.min(1, RENDITION.width / width, RENDITION.height / height);
  if (edge !== null && scale < 1) {
    const renditionEdge = Math.round(Math.max(width, height) * scale);
    const rendition = encoded(shrinkTo(photo, renditionEdge), QUALITY.rendition);
    if (isLargeEnough(rendition, edge)) return rendition;
  }
  const hasFewPixels = Math.max(width, height) < FEW_PIXELS_EDGE;
  return encoded(photo, hasFewPixels ? QUALITY.fewPixels : QUALITY.usual);
}

function encoded({ rgb, ...size }: Pixels, quality: number): Photo {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let i = 0; i * 3 < rgb.length; i++) rgba.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i);
  const { data } = jpeg.encode({ ...size, data: rgba }, quality);
  return { bytes: new Uint8Array(data), mediaType: 'image/jpeg' };
}
