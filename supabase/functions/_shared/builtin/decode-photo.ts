import jpeg from 'jpeg-js';
import type { Photo } from '../analyst.ts';
import { FunctionError } from '../function-error.ts';
import { decodeSequential, readJpegHead } from './decode-jpeg.ts';
import type { Pixels } from './raster.ts';
import { shrinkTo } from './raster.ts';

/** Photos arrive prepared (at most 2560 px on the long edge); a camera's 50 MP still fits in memory. */
const MAX_MEGAPIXELS = 50;
/** Progressive files are decoded whole, which takes far more memory a pixel. */
const MAX_PROGRESSIVE_MEGAPIXELS = 16;
const MAX_PROGRESSIVE_MEMORY_MB = 512;

/**
 * The photo's pixels, no larger than `longEdge`. Throws FunctionError `photo_unreadable` for what is
 * no JPEG, damaged or too large; the person then uploads it again or describes it themselves.
 */
export function decodePhoto({ bytes, mediaType }: Photo, longEdge: number): Pixels {
  if (mediaType !== 'image/jpeg') {
    throw new FunctionError(
      'photo_unreadable',
      'The built-in analyst reads JPEG photos only. Please upload the photo again as a JPEG, or fill in the row yourself.',
    );
  }
  try {
    const { width, height, isSequential } = readJpegHead(bytes);
    const megapixels = (width * height) / 1e6;
    if (width === 0 || height === 0 || megapixels > MAX_MEGAPIXELS) {
      throw new RangeError(`JPEG: ${width} x ${height} is out of bounds`);
    }
    if (isSequential) return shrinkTo(decodeSequential(bytes, longEdge), longEdge);
    const { data } = jpeg.decode(bytes, {
      useTArray: true,
      formatAsRGBA: false,
      maxResolutionInMP: MAX_PROGRESSIVE_MEGAPIXELS,
      maxMemoryUsageInMB: MAX_PROGRESSIVE_MEMORY_MB,
    });
    return shrinkTo({ width, height, rgb: data }, longEdge);
  } catch (cause) {
    throw new FunctionError(
      'photo_unreadable',
      'This photo could not be read: the file is damaged or too large. Please upload it again, or fill in the row yourself.',
      { cause },
    );
  }
}
