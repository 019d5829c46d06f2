import type { Photo } from '../_shared/analyst.ts';
import { readJpegHead } from '../_shared/builtin/pixels/jpeg/decode-jpeg.ts';
import { type Drawing, isUntouched } from '../_shared/drawing/drawing.ts';
import { decodedEdge, drawOnPhoto } from '../_shared/drawing/raster/draw-on-photo.ts';
import { describeDrawing } from '../_shared/drawing/describe-drawing.ts';
import { loadPicture, type PhotoSource } from './load-picture.ts';

/**
 * Above these an Edge Function has no time to draw: it gets 2 s of CPU in all. The product prepares photos of at most 5
 * megapixels and about 1 MB; progressive ones take several times as long to decode.
 */
const MOST = {
  inOneScan: { pixels: 16_000_000, bytes: 1_500_000 },
  inScans: { pixels: 1_500_000, bytes: 800_000 },
};
/** For an analyst without a limit of its own. */
const DRAWN_EDGE = 2048;

/**
 * The photo at this storage path as its person presents it: cropped, rotated and with its marks,
 * and the marks in words; as stored where it cannot be drawn on. Throws `photo_unreadable`.
 */
export async function loadDrawnPicture(
  source: PhotoSource,
  path: string,
  drawing: Drawing,
  longEdge: number | null,
): Promise<Photo> {
  if (isUntouched(drawing)) return loadPicture(source, path, longEdge);
  const edge = longEdge ?? DRAWN_EDGE;
  const photo = await loadPicture(source, path, decodedEdge(edge, drawing.crop));
  const drawn = await drawnBytes(source, photo, drawing, edge);
  const described = describeDrawing(drawing, drawn !== null);
  return {
    bytes: drawn ?? photo.bytes,
    mediaType: drawn ? 'image/jpeg' : photo.mediaType,
    ...(described && { drawing: described }),
  };
}

/** Null when it is no JPEG, too large to draw on here, or unreadable: models may read what our decoder cannot. */
async function drawnBytes(
  { draw, ...forWhom }: PhotoSource,
  { bytes, mediaType }: Photo,
  drawing: Drawing,
  edge: number,
): Promise<Uint8Array | null> {
  if (mediaType !== 'image/jpeg') return null;
  try {
    const { width, height, isSequential } = readJpegHead(bytes);
    const most = isSequential ? MOST.inOneScan : MOST.inScans;
    if (width * height > most.pixels || bytes.byteLength > most.bytes) return null;
    return await (draw?.(bytes, drawing, edge, forWhom) ?? drawOnPhoto(bytes, drawing, edge));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
