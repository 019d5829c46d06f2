import { createByteReader } from '@/lib/pictures/formats/byte-reader';
import { readHeader } from '@/lib/pictures/formats/read-header';
import { recognise } from '@/lib/pictures/formats/recognise';
import { PictureRefused } from './picture-refused';

export type PictureFormat = 'PNG' | 'JPEG' | 'SVG';

const MEGABYTE = 1024 * 1024;
/** A scan or a photo of a sheet of paper has less. */
const MAX_FILE_BYTES = 20 * MEGABYTE;
/** A drawing is parsed and drawn by the page itself, which waits for it. */
const MAX_DRAWING_BYTES = 2 * MEGABYTE;
/** 160 MB once decoded; a sheet scanned at 600 dpi has 35. */
const MAX_PIXELS = 40_000_000;
/** Comments and declarations may stand before a drawing begins. */
const DRAWING_HEAD = 4096;

const INSTEAD = 'Choose a PNG, a JPG or an SVG.';

/** Refuses a file whose bytes had better not be read at all. Throws PictureRefused. */
export function assertFileSize(size: number): void {
  assertSize(size, MAX_FILE_BYTES, 'a picture');
}

/** Says by its bytes what a chosen file is. Throws PictureRefused for what can't be used. */
export function checkFile(bytes: Uint8Array): PictureFormat {
  if (bytes.length === 0) throw new PictureRefused('The file is empty. Choose another one.');
  if (isDrawing(bytes)) {
    assertSize(bytes.length, MAX_DRAWING_BYTES, 'a drawing');
    return 'SVG';
  }
  const recognised = recognise(bytes);
  if (!('format' in recognised))
    throw new PictureRefused(`It is ${recognised.instead}. ${INSTEAD}`);
  const { format } = recognised;
  if (format !== 'PNG' && format !== 'JPEG') {
    throw new PictureRefused(`It is a ${format} picture. ${INSTEAD}`);
  }
  assertReadable(bytes, format);
  return format;
}

function assertReadable(bytes: Uint8Array, format: 'PNG' | 'JPEG'): void {
  const { width, height, fault, unreadableKind } = readHeader(bytes, format);
  if (width * height > MAX_PIXELS) {
    throw new PictureRefused(
      `It measures ${width} x ${height} pixels; at most ${MAX_PIXELS / 1e6} megapixels can be read. Save it smaller and choose that.`,
    );
  }
  if (unreadableKind) {
    throw new PictureRefused(`It is ${unreadableKind}, which browsers can’t read. ${INSTEAD}`);
  }
  if (fault !== null || width === 0 || height === 0) {
    throw new PictureRefused('The file is damaged and can’t be read. Save or scan it again.');
  }
  if (format === 'PNG' && isAnimated(bytes)) throw animated();
}

export function animated(): PictureRefused {
  return new PictureRefused(
    'It is animated, and paper is not. Save one still picture of it as PNG.',
  );
}

function assertSize(size: number, most: number, what: string): void {
  if (size <= most) return;
  throw new PictureRefused(
    `The file has ${(size / MEGABYTE).toFixed(1)} MB; ${what} may have ${most / MEGABYTE} MB. Save it smaller and choose that.`,
  );
}

function isDrawing(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, DRAWING_HEAD)).trimStart();
  return head.startsWith('<') && /<svg[\s/>]/i.test(head) && !/^<(!doctype\s+)?html/i.test(head);
}

/** An animated PNG says how many pictures it holds before the first one begins. */
function isAnimated(bytes: Uint8Array): boolean {
  const { u32, text, length } = createByteReader(bytes);
  for (let at = 8; at + 8 <= length; at += 12 + u32(at)) {
    const type = text(at + 4, 4);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
