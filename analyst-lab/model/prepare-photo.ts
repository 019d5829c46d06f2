import jpeg from 'jpeg-js';
import type { Photo } from '../../supabase/functions/_shared/analyst.ts';
import { isLargeEnough } from '../../supabase/functions/analyze_photos/load-picture.ts';
import { readPixels } from '../photos/labelled-photos.ts';
import { type Pixels, shrinkTo, withAlpha } from '../photos/pixels.ts';

/** Answers to photos that were prepared in another way are other answers. */
export const PREPARATION = 'upright-4';

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
  const { data } = jpeg.encode({ ...size, data: withAlpha(rgb) }, quality);
  return { bytes: new Uint8Array(data), mediaType: 'image/jpeg' };
}
