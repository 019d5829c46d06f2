import { EMBEDDED_BOX } from '@/lib/pictures/bounds';
import { readJpegFrame } from '@/lib/pictures/formats/jpeg-frame';
import { isJpeg } from '@/lib/pictures/formats/jpeg-segments';
import { scaleToFit, type Size } from '@/lib/pictures/size';
import { isUntouched, NO_DRAWING } from '@shared/drawing/drawing';
import type { Shape } from '@shared/drawing/shapes';
import { keyBeneath, type Overlay, shapesOver } from './shapes-over';

/** A picture ready to be put into a file. */
export interface Picture {
  jpeg: Uint8Array<ArrayBuffer>;
  /** In pixels; null where unknown. */
  size: Size | null;
  /** Shapes to draw over the picture, in its pixels. */
  over: readonly Shape[];
  /** The key to the letters on it; absent or blank where there are none. */
  key?: string;
}

/** By row number; a row whose photo could not be loaded is missing and prints its URL. */
export type Pictures = ReadonlyMap<number, Picture>;

const NOTHING_OVER: Overlay = { suggestedLines: [], drawing: NO_DRAWING };

/**
 * Decodes any picture the browser knows and returns an upright JPEG within the bounds: cropped and rotated as its
 * drawing says, with its overlay.
 */
export type Redraw = (
  bytes: Uint8Array<ArrayBuffer>,
  bounds: Size,
  overlay: Overlay,
) => Promise<Pick<Picture, 'jpeg' | 'size'>>;

/**
 * Prepares a picture that Word, LibreOffice and PDF readers all show. A JPEG already in that form stays byte for byte:
 * nothing is decoded, and no quality lost again. Only its overlay is drawn in, unless the file draws that itself; where
 * nothing can be redrawn, it is left out. Rejects when the bytes are no picture.
 */
export async function preparePicture(
  bytes: Uint8Array<ArrayBuffer>,
  { redraw, overlay = NOTHING_OVER, bounds = EMBEDDED_BOX, drawsOver = false }: PictureOptions,
): Promise<Picture> {
  if (redraw === null || !drawsOver) {
    const picture = await prepareJpeg(bytes, { redraw, overlay, bounds });
    return { ...picture, over: [], ...buildKey(picture, overlay) };
  }
  // Only the crop is applied to the picture: no cut part may be hidden in the file.
  const frame = { suggestedLines: [], drawing: { ...overlay.drawing, marks: [] } };
  const picture = await prepareJpeg(bytes, { redraw, overlay: frame, bounds });
  const over = picture.size ? shapesOver(overlay, picture.size) : [];
  return { ...picture, over, ...buildKey(picture, overlay) };
}

function buildKey({ size }: Pick<Picture, 'size'>, overlay: Overlay): Pick<Picture, 'key'> {
  const key = size ? keyBeneath(overlay, size) : '';
  return key === '' ? {} : { key };
}

async function prepareJpeg(
  bytes: Uint8Array<ArrayBuffer>,
  { redraw, overlay, bounds }: Required<Pick<PictureOptions, 'redraw' | 'overlay' | 'bounds'>>,
): Promise<Pick<Picture, 'jpeg' | 'size'>> {
  const frame = readJpegFrame(bytes);
  const size = frame && { width: frame.width, height: frame.height };
  const isBare = overlay.suggestedLines.length === 0 && isUntouched(overlay.drawing);
  const staysAsItIs = isBare || redraw === null;
  if (frame && isFitToEmbed(frame, bounds) && staysAsItIs) return { jpeg: bytes, size };
  if (redraw !== null) return redraw(bytes, bounds, overlay);
  if (isJpeg(bytes)) return { jpeg: bytes, size };
  throw new Error('This browser cannot turn the picture into a JPEG.');
}

interface PictureOptions {
  /** Null where pictures cannot be decoded. */
  redraw: Redraw | null;
  overlay?: Overlay;
  /** The most pixels it may have. */
  bounds?: Size;
  drawsOver?: boolean;
}

type UprightFrame = NonNullable<ReturnType<typeof readJpegFrame>>;

function isFitToEmbed(frame: UprightFrame, bounds: Size): boolean {
  return (
    scaleToFit(frame, bounds) === 1 &&
    (frame.components === 1 || frame.components === 3) &&
    frame.bitsPerSample === 8 &&
    // Word ignores the EXIF orientation of pictures: they would lie on their side.
    frame.orientation === 1
  );
}
