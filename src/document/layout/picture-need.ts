import { PHOTO_BOX } from '@/lib/pictures/bounds';
import type { Size } from '@/lib/pictures/size';
import type { Arrangement } from '../model/report-layout';

/** Pixels to a point at 300 dots to the inch, at which no print shows more. */
const PRINT = 300 / 72;

const across = (height: number): Size => ({
  width: Math.round(493 * PRINT),
  height: Math.round(height * PRINT),
});

// Redrawing for less than a quarter fewer pixels would cost bytes and detail.
const NEEDS: Partial<Record<Arrangement, Size>> = {
  photos_1: PHOTO_BOX,
  photos_2: across(290),
  defects: across(330),
};

/**
 * The most pixels that an arrangement prints of a photo; null where the stored rendition has enough. A rendition is
 * 1000 pixels high: more than a column or a quarter of a page can show.
 */
export const pictureNeed = (arrangement: Arrangement): Size | null => NEEDS[arrangement] ?? null;
