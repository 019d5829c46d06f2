import type { Photo } from '../analyst.ts';
import { FunctionError } from '../function-error.ts';
import { decodeJpeg } from './pixels/jpeg/decode-jpeg.ts';
import type { Pixels } from './pixels/raster.ts';
import { shrinkTo } from './pixels/shrink.ts';

/**
 * A photo's pixels, at most `longEdge` long. Throws FunctionError `photo_unreadable` unless it is
 * an intact JPEG of permitted size; the person then uploads it again or describes it.
 */
export function decodePhoto({ bytes, mediaType }: Photo, longEdge: number): Pixels {
  if (mediaType !== 'image/jpeg') {
    throw new FunctionError(
      'photo_unreadable',
      'The built-in analyst reads JPEG photos only. Please upload the photo again as a JPEG, or fill in the row yourself.',
    );
  }
  try {
    return shrinkTo(decodeJpeg(bytes, longEdge), longEdge);
  } catch (cause) {
    throw new FunctionError(
      'photo_unreadable',
      'This photo could not be read: the file is damaged or too large. Please upload it again, or fill in the row yourself.',
      { cause },
    );
  }
}
