import type { Size } from '@/lib/pictures/size';
import type { Arrangement } from '../model/report-layout';

/** Pixels to a point at 300 dots to the inch, at which no print shows more. */
const PRINT = 300 / 72;

/**
 * The most pixels that an arrangement prints of a photo; null where the stored rendition has enough. A
 * rendition is a thousand pixels high: more than a column, or a quarter of a page, can show.
 */
export function pictureNeed(arrangement: Arrangement): Size | null {
  return (
    (
      {
        photos_1: { width: Math.round(493 * PRINT), height: Math.round(600 * PRINT) },
        photos_2: { width: Math.round(493 * PRINT), height: Math.round(290 * PRINT) },
        defects: { width: Math.round(493 * PRINT), height: Math.round(330 * PRINT) },
      } as Partial<Record<Arrangement, Size>>
    )[arrangement] ?? null
  );
}
