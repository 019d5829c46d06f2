import { readExif } from './formats/exif';
import { readGifHeader } from './formats/gif';
import { readHeicHeader } from './formats/heic';
import { readJpegHeader } from './formats/jpeg';
import type { PictureHeader } from './formats/picture-header';
import { readPngHeader } from './formats/png';
import { recognise, type PhotoFormat } from './formats/recognise';
import { readWebpHeader } from './formats/webp';
import { MAX_FILE_BYTES, MAX_PIXELS, PhotoRefused, type PhotoFacts } from './schema';

/** Holds the size and the metadata of nearly every picture; the rest is read when it is prepared. */
const HEAD_BYTES = 256 * 1024;

const READ_HEADER: Record<PhotoFormat, (bytes: Uint8Array) => PictureHeader> = {
  JPEG: readJpegHeader,
  PNG: readPngHeader,
  GIF: readGifHeader,
  WebP: readWebpHeader,
  HEIC: readHeicHeader,
};

/** Reads what a file says about itself from its beginning. Throws PhotoRefused. */
export async function inspectPhoto(file: Blob): Promise<PhotoFacts> {
  assertReadableSize(file.size);
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const format = formatOf(head);
  const header = READ_HEADER[format](head);
  assertDecodableHeader(header);
  // HEIC writes its metadata anywhere in the file.
  const withMetadata = format === 'HEIC' ? await bytesOf(file) : head;
  return {
    width: header.width,
    height: header.height,
    capturedAt: readExif(withMetadata).capturedAt,
  };
}

/** Checks a whole file before it is decoded. Throws PhotoRefused. */
export function checkPhoto(bytes: Uint8Array): { format: PhotoFormat; header: PictureHeader } {
  assertReadableSize(bytes.length);
  const format = formatOf(bytes);
  const header = READ_HEADER[format](bytes);
  assertDecodableHeader(header);
  if (header.fault === 'cut') {
    throw new PhotoRefused(
      'The file is cut short, so part of the picture is missing. Copy it from the camera again.',
    );
  }
  if (header.fault === 'damaged' || header.width === 0 || header.height === 0) throw damaged();
  return { format, header };
}

export function damaged(cause?: unknown): PhotoRefused {
  return new PhotoRefused(
    'The file is damaged and its picture can’t be read. Copy it from the camera again.',
    { cause },
  );
}

function assertReadableSize(size: number): void {
  if (size > MAX_FILE_BYTES) {
    const megabytes = Math.round(size / 1024 / 1024);
    throw new PhotoRefused(`It has ${megabytes} MB; at most 100 MB can be read.`);
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
      `It measures ${width} x ${height} pixels; at most 200 megapixels can be read.`,
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
