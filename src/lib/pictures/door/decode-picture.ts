import { readExif } from '../formats/exif';
import type { PhotoFormat } from '../formats/recognise';
import type { Orientation } from '../orientation';
import { decodeHeic } from './decode-heic';
import { photoMediaType } from './media-type';

export interface DecodedPicture {
  picture: ImageBitmap;
  /** The rotation still to apply. */
  orientation: Orientation;
}

/**
 * Decodes a judged picture; `bytes` are the content of `blob`, and may be changed. Null on failure; rejects where the
 * decoder cannot be loaded.
 */
export async function decodePicture(
  blob: Blob,
  { format, bytes }: { format: PhotoFormat; bytes: Uint8Array<ArrayBuffer> },
): Promise<DecodedPicture | null> {
  const type = photoMediaType(format);
  const orientation = takeOrientation(bytes, format);
  // A slice is the file itself under its true type; a copy would stay in the browser's memory until this worker's
  // garbage collection.
  const source = orientation === 1 ? blob.slice(0, blob.size, type) : new Blob([bytes], { type });
  const picture = await decodeUpright(source).catch(() =>
    format === 'HEIC' ? decodeHeic(bytes) : null,
  );
  return picture && { picture, orientation };
}

/** Decodes what the browser supports, stored pictures included: upright, in the canvas's colours. */
export function decodeUpright(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: 'from-image' });
}

/**
 * Browsers agree on turning JPEGs upright, but not WebP or PNG. This sets their metadata to "upright": no browser
 * rotates the picture, and drawing has to.
 */
function takeOrientation(bytes: Uint8Array, format: PhotoFormat): Orientation {
  if (format !== 'WebP' && format !== 'PNG') return 1;
  const { orientation, orientationAt } = readExif(bytes);
  if (orientation === 1 || orientationAt === null) return 1;
  // One of the two bytes is zero, in either byte order.
  bytes.set(bytes[orientationAt] ? [1, 0] : [0, 1], orientationAt);
  return orientation;
}
