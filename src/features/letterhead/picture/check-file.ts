import { MEGABYTE, type PictureDoor } from '@/lib/pictures/door/picture-door';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';

const INSTEAD = 'Choose a PNG, a JPG or an SVG.';
const DAMAGED = 'The file is damaged and can’t be read. Save or scan it again.';
/** The page itself parses and draws an SVG, and blocks meanwhile. */
const MAX_DRAWING_BYTES = 2 * MEGABYTE;
/** Comments and declarations may precede a drawing. */
const DRAWING_HEAD = 4096;

/** The rules for a logo or a signature. */
export const FIRM_DOOR: PictureDoor = {
  takes: ['PNG', 'JPEG'],
  takesAnimated: false,
  // A scan or photo of a sheet of paper is smaller.
  maxBytes: 20 * MEGABYTE,
  // 160 MB decoded; a sheet scanned at 600 dpi has 35.
  maxPixels: 40_000_000,
  insteadOfPicture: `. ${INSTEAD}`,
  instead: INSTEAD,
  cut: DAMAGED,
  damaged: DAMAGED,
};

/** True when a chosen file is an SVG drawing; other kinds go through the door. Throws PictureRefused. */
export async function isDrawing(file: Blob): Promise<boolean> {
  if (file.size === 0) throw new PictureRefused('The file is empty. Choose another one.');
  assertSize(file.size, FIRM_DOOR.maxBytes, 'a picture');
  const head = (await file.slice(0, DRAWING_HEAD).text()).trimStart();
  const isSvg =
    head.startsWith('<') && /<svg[\s/>]/i.test(head) && !/^<(!doctype\s+)?html/i.test(head);
  if (isSvg) assertSize(file.size, MAX_DRAWING_BYTES, 'a drawing');
  return isSvg;
}

function assertSize(size: number, most: number, what: string): void {
  if (size <= most) return;
  throw new PictureRefused(
    `The file has ${(size / MEGABYTE).toFixed(1)} MB; ${what} may have ${most / MEGABYTE} MB. Save it smaller and choose that.`,
  );
}
