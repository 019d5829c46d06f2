import { readGifHeader } from './gif';
import { readHeicHeader } from './heic';
import { readJpegHeader } from './jpeg';
import type { PictureHeader } from './picture-header';
import { readPngHeader } from './png';
import type { PhotoFormat } from './recognise';
import { readWebpHeader } from './webp';

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
