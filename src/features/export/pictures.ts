import { readJpegInfo, isJpeg, type JpegInfo } from './jpeg-info';
import type { Size } from './page-layout';

/** A picture ready to be put into a file. */
export interface Picture {
  jpeg: Uint8Array<ArrayBuffer>;
  /** In pixels; null when nothing could tell. */
  size: Size | null;
}

/** By row number; a row whose photo could not be had is missing here and shows its URL. */
export type Pictures = ReadonlyMap<number, Picture>;

/**
 * The most pixels a picture brings along: twice 500 high, which the print of a 25 % column never
 * shows in full but a reader who zooms in does. Stored renditions keep within the same bounds.
 */
const PICTURE_BOUNDS: Size = { width: 1500, height: 1000 };

/** Decodes any picture the browser knows, upright, and gives it back as a JPEG within the bounds. */
export type Redraw = (bytes: Uint8Array<ArrayBuffer>, bounds: Size) => Promise<Picture>;

/**
 * A picture in a form that Word, LibreOffice and PDF readers all show. A JPEG that already is in
 * that form stays as it is, byte for byte: nothing is decoded, and no quality lost a second time.
 * Rejects when the bytes are no picture.
 */
export async function preparePicture(
  bytes: Uint8Array<ArrayBuffer>,
  redraw: Redraw | null,
): Promise<Picture> {
  const info = readJpegInfo(bytes);
  if (info !== null && isFitToEmbed(info)) {
    return { jpeg: bytes, size: { width: info.width, height: info.height } };
  }
  if (redraw !== null) return redraw(bytes, PICTURE_BOUNDS);
  if (isJpeg(bytes)) return { jpeg: bytes, size: info };
  throw new Error('This browser cannot turn the picture into a JPEG.');
}

function isFitToEmbed({ width, height, components, bitsPerSample, orientation }: JpegInfo) {
  return (
    width <= PICTURE_BOUNDS.width &&
    height <= PICTURE_BOUNDS.height &&
    (components === 1 || components === 3) &&
    bitsPerSample === 8 &&
    // Word does not turn pictures by their EXIF orientation: they would lie on their side.
    orientation === 1
  );
}
