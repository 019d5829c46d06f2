import { MAX_FILE_BYTES, MAX_PIXELS } from '@/lib/pictures/bounds';
import { readExif } from '@/lib/pictures/formats/exif';
import type { PictureHeader } from '@/lib/pictures/formats/picture-header';
import { readHeader } from '@/lib/pictures/formats/read-header';
import { recognise, type PhotoFormat } from '@/lib/pictures/formats/recognise';
import { PhotoRefused, type PhotoFacts } from './prepared-photo';

/** Holds the size and the metadata of nearly every picture; the rest is read when it is prepared. */
const HEAD_BYTES = 256 * 1024;
const MEGABYTE = 1024 * 1024;

/** Reads what a file says about itself from its beginning. Throws PhotoRefused. */
export async function inspectPhoto(file: Blob): Promise<PhotoFacts> {
  assertReadableSize(file.size);
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const format = formatOf(head);
  const header = readHeader(head, format);
  assertDecodableHeader(header);
  // HEIC writes its metadata anywhere in the file.
  const withMetadata = format === 'HEIC' ? await bytesOf(file) : head;
  return {
    width: header.width,
    height: header.height,
    capturedAt: readExif(withMetadata).capturedAt,
  };
}

/** Checks a whole file before it is decoded, and says what it is. Throws PhotoRefused. */
export function checkPhoto(bytes: Uint8Array): PhotoFormat {
  assertReadableSize(bytes.length);
  const format = formatOf(bytes);
  const header = readHeader(bytes, format);
  assertDecodableHeader(header);
  if (header.fault === 'cut') {
    throw new PhotoRefused(
      'The file is cut short, so part of the picture is missing. Copy it from the camera again.',
    );
  }
  if (header.fault === 'damaged' || header.width === 0 || header.height === 0) throw damaged();
  return format;
}

export function damaged(cause?: unknown): PhotoRefused {
  return new PhotoRefused(
    'The file is damaged and its picture can’t be read. Copy it from the camera again.',
    { cause },
  );
}

function assertReadableSize(size: number): void {
  if (size > MAX_FILE_BYTES) {
    const most = MAX_FILE_BYTES / MEGABYTE;
    throw new PhotoRefused(
      `It has ${Math.round(size / MEGABYTE)} MB; at most ${most} MB can be read.`,
    );
  }
}

function formatOf(bytes: Uint8Array): PhotoFormat {
  const recognised = recognise(bytes);
  if ('format' in recognised) return recognised.format;
  const { instead, isPicture } = recognised;
  throw new PhotoRefused(
    isPicture
      ? `It is ${instead}, a kind that can’t be used here. Save it as JPEG and choose that.`
      : `It is ${instead}. Choose a JPEG, PNG, GIF, WebP or HEIC photo.`,
  );
}

function assertDecodableHeader({ width, height, unreadableKind }: PictureHeader): void {
  if (width * height > MAX_PIXELS) {
    throw new PhotoRefused(
      `It measures ${width} x ${height} pixels; at most ${MAX_PIXELS / 1e6} megapixels can be read.`,
    );
  }
  if (unreadableKind) {
    throw new PhotoRefused(
      `It is ${unreadableKind}, which browsers can’t read. Save it as an ordinary JPEG and choose that.`,
    );
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
