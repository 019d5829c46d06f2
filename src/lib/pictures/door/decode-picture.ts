import { readExif } from '../formats/exif';
import type { PhotoFormat } from '../formats/recognise';
import type { Orientation } from '../orientation';
import { decodeHeic } from './decode-heic';
import { photoMediaType } from './media-type';

export interface DecodedPicture {
  picture: ImageBitmap;
  /** The rotation still to be applied to see it upright. */
  orientation: Orientation;
}

/**
 * Decodes a judged picture; `bytes` are what `blob` holds, and may be changed. Null where it can't be;
 * rejects where the decoder can't be loaded.
 */
export async function decodePicture(
  blob: Blob,
  { format, bytes }: { format: PhotoFormat; bytes: Uint8Array<ArrayBuffer> },
): Promise<DecodedPicture | null> {
  const type = photoMediaType(format);
  const orientation = takeOrientation(bytes, format);
  // A slice is the file itself under its true type; a copy of the bytes would stay in the browser's
  // memory until this worker's collector next looks.
  const source = orientation === 1 ? blob.slice(0, blob.size, type) : new Blob([bytes], { type });
  const picture = await decodeUpright(source).catch(() =>
    format === 'HEIC' ? decodeHeic(bytes) : null,
  );
  return picture && { picture, orientation };
}

/** Decodes what the browser itself reads, a stored picture too: upright, and its colours as the canvas has them. */
export function decodeUpright(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: 'from-image' });
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
