import { decodeHeic } from './decode-heic';
import { drawPicture, ORIENTATION_OF_TURN, type Turn } from './draw-picture';
import { readExif } from './formats/exif';
import type { PhotoFormat } from './formats/recognise';
import { hashFile } from './hash-file';
import { checkPhoto, damaged } from './inspect-photo';
import {
  MAX_PIXELS,
  PHOTO_BOX,
  PHOTO_QUALITY,
  PhotoRefused,
  PREVIEW_BOX,
  RENDITION_BOX,
  RENDITION_QUALITY,
  type PreparedPhoto,
} from './schema';

const MIME: Record<PhotoFormat, string> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WebP: 'image/webp',
  HEIC: 'image/heic',
};

interface Decoded {
  picture: ImageBitmap;
  /** What is left to be done to see it upright. */
  orientation: number;
}

/**
 * Makes the two pictures that are stored out of a chosen file. Drawing through a canvas is what
 * turns the picture upright and leaves every piece of metadata behind. Runs in a worker.
 * Throws PhotoRefused.
 */
export async function preparePhoto(file: Blob, turn: Turn = 0): Promise<PreparedPhoto> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { format } = checkPhoto(bytes);
  const hash = await hashFile(bytes);
  const { picture, orientation } = await decode(file, bytes, format);
  if (picture.width * picture.height > MAX_PIXELS) {
    picture.close();
    throw new PhotoRefused('It has more than 200 megapixels, which can’t be read.');
  }
  // Only stored photos are turned, and they lie upright already.
  const photo = drawPicture(picture, PHOTO_BOX, turn ? ORIENTATION_OF_TURN[turn] : orientation);
  picture.close();
  const rendition = drawPicture(photo, RENDITION_BOX);
  const preview = drawPicture(rendition, PREVIEW_BOX);
  const small = await encode(rendition, RENDITION_QUALITY);
  const prepared = {
    photo: await encode(photo, qualityOf(photo, small.size / pixelsOf(rendition))),
    rendition: small,
    preview: await encode(preview, RENDITION_QUALITY),
    width: photo.width,
    height: photo.height,
    hash,
  };
  // Twenty megabytes that would stay until the collector next looks, once for every photo.
  for (const canvas of [photo, rendition, preview]) canvas.width = canvas.height = 0;
  return prepared;
}

/** The rendition, encoded first, tells how fine the texture is: encoding the photo twice costs more. */
function qualityOf(photo: OffscreenCanvas, renditionBytesPerPixel: number): number {
  const hasFewPixels = Math.max(photo.width, photo.height) <= PHOTO_QUALITY.fewPixelsEdge;
  if (hasFewPixels) return PHOTO_QUALITY.fewPixels;
  const isLarge = renditionBytesPerPixel * pixelsOf(photo) > PHOTO_QUALITY.largeBytes;
  return isLarge ? PHOTO_QUALITY.whenLarge : PHOTO_QUALITY.usual;
}

function pixelsOf({ width, height }: OffscreenCanvas): number {
  return width * height;
}

function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

async function decode(
  file: Blob,
  bytes: Uint8Array<ArrayBuffer>,
  format: PhotoFormat,
): Promise<Decoded> {
  const orientation = takeOrientation(bytes, format);
  // A slice is the file itself under its true type; a copy of the bytes would stay in the browser's
  // memory until this worker's collector next looks.
  const source =
    orientation === 1
      ? file.slice(0, file.size, MIME[format])
      : new Blob([bytes], { type: MIME[format] });
  try {
    return {
      picture: await createImageBitmap(source, { imageOrientation: 'from-image' }),
      orientation,
    };
  } catch (error) {
    const picture = format === 'HEIC' ? await decodeHeic(bytes) : null;
    if (!picture) throw damaged(error);
    return { picture, orientation };
  }
}

/**
 * Browsers agree on turning a JPEG upright, but not a WebP or a PNG. For these the metadata is
 * made to say "upright", so that no browser turns the picture, and the turn is left to us.
 */
function takeOrientation(bytes: Uint8Array, format: PhotoFormat): number {
  if (format !== 'WebP' && format !== 'PNG') return 1;
  const { orientation, orientationAt } = readExif(bytes);
  if (orientation === 1 || orientationAt === null) return 1;
  // One of the two bytes is zero, whichever way round the file writes them.
  bytes.set(bytes[orientationAt] ? [1, 0] : [0, 1], orientationAt);
  return orientation;
}
