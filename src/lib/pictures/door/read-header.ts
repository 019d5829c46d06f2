import { readGifHeader } from '../formats/gif';
import { readHeicHeader } from '../formats/heic';
import { readJpegHeader } from '../formats/jpeg';
import type { PictureHeader } from '../formats/picture-header';
import { readPngHeader } from '../formats/png';
import type { PhotoFormat } from '../formats/recognise';
import { readWebpHeader } from '../formats/webp';

const READERS: Record<PhotoFormat, (bytes: Uint8Array) => PictureHeader> = {
  JPEG: readJpegHeader,
  PNG: readPngHeader,
  GIF: readGifHeader,
  WebP: readWebpHeader,
  HEIC: readHeicHeader,
};

/** What a picture of a known format says of itself; its `fault` holds for the bytes that are given. */
export function readHeader(bytes: Uint8Array, format: PhotoFormat): PictureHeader {
  return READERS[format](bytes);
}
