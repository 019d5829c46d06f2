import { MAX_PIXELS } from '@/lib/pictures/bounds';
import { decodeHeic } from '@/lib/pictures/decode-heic';
import { readExif } from '@/lib/pictures/formats/exif';
import type { PhotoFormat } from '@/lib/pictures/formats/recognise';
import type { Orientation } from '@/lib/pictures/orientation';
import { damaged } from './inspect-photo';
import { PhotoRefused } from './prepared-photo';

const MEDIA_TYPE: Record<PhotoFormat, string> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WebP: 'image/webp',
  HEIC: 'image/heic',
};

interface DecodedPhoto {
  picture: ImageBitmap;
  /** What is left to be done to see it upright. */
  orientation: Orientation;
}

/** Decodes a checked file; `bytes` are all of it, and may be changed. Throws PhotoRefused. */
export async function decodePhoto(
  file: Blob,
  bytes: Uint8Array<ArrayBuffer>,
  format: PhotoFormat,
): Promise<DecodedPhoto> {
  const orientation = takeOrientation(bytes, format);
  // A slice is the file itself under its true type; a copy of the bytes would stay in the browser's
  // memory until this worker's collector next looks.
  const source =
    orientation === 1
      ? file.slice(0, file.size, MEDIA_TYPE[format])
      : new Blob([bytes], { type: MEDIA_TYPE[format] });
  const picture = await decode(source, bytes, format);
  if (picture.width * picture.height > MAX_PIXELS) {
    picture.close();
    throw new PhotoRefused(`It has more than ${MAX_PIXELS / 1e6} megapixels, which can’t be read.`);
  }
  return { picture, orientation };
}

async function decode(source: Blob, bytes: Uint8Array, format: PhotoFormat): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image' });
  } catch (error) {
    const picture = format === 'HEIC' ? await decodeHeic(bytes) : null;
    if (!picture) throw damaged(error);
    return picture;
  }
}

/**
 * Browsers agree on turning a JPEG upright, but not a WebP or a PNG. For these the metadata is made
 * to say "upright", so that no browser turns the picture, and drawing has to.
 */
function takeOrientation(bytes: Uint8Array, format: PhotoFormat): Orientation {
  if (format !== 'WebP' && format !== 'PNG') return 1;
  const { orientation, orientationAt } = readExif(bytes);
  if (orientation === 1 || orientationAt === null) return 1;
  // One of the two bytes is zero, whichever way round the file writes them.
  bytes.set(bytes[orientationAt] ? [1, 0] : [0, 1], orientationAt);
  return orientation;
}
