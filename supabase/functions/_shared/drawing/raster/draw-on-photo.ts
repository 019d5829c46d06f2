import { encode } from 'jpeg-js';
import { decodeJpeg } from '../../builtin/pixels/jpeg/decode-jpeg.ts';
import type { Pixels } from '../../builtin/pixels/raster.ts';
import { shrinkTo } from '../../builtin/pixels/shrink.ts';
import type { Crop, Drawing, Rotation } from '../drawing.ts';
import { storedSize } from '../frame.ts';
import { drawingShapes, type Shape } from '../shapes.ts';
import { paintFilled, paintLine } from './brush.ts';
import { figureOutlines } from './figures.ts';

/** The decoded photo's long edge; a small part of a larger one would exhaust an Edge Function's memory. */
const MOST_DECODED = 2560;
/** Marks have no fringes at this quality, and a picture of 1,280 pixels takes about 200 kB. */
const QUALITY = 85;

/**
 * Renders the part of a JPEG that its drawing shows, cropped, rotated and with its marks, as a JPEG
 * at most `longEdge` pixels long. It writes numbers, but no other labels. Without a drawing it only
 * shrinks the photo. Throws RangeError when the decoder cannot read it.
 */
export function drawOnPhoto(
  bytes: Uint8Array,
  drawing: Drawing | null,
  longEdge: number,
): Uint8Array {
  if (!drawing) return toJpeg(decodeJpeg(bytes, longEdge));
  const { turn, crop } = drawing;
  const decoded = decodeJpeg(bytes, decodedEdge(longEdge, crop));
  const shown = shrinkTo(rotatePixels(cutOut(decoded, crop), turn), longEdge);
  for (const shape of drawingShapes(drawing, storedSize(shown, drawing))) paint(shown, shape);
  return toJpeg(shown);
}

function toJpeg({ width, height, rgb }: Pixels): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    data[to] = rgb[from] ?? 0;
    data[to + 1] = rgb[from + 1] ?? 0;
    data[to + 2] = rgb[from + 2] ?? 0;
  }
  return new Uint8Array(encode({ width, height, data }, QUALITY).data);
}

/** The long edge to decode so that the shown part has `longEdge` pixels. */
export function decodedEdge(longEdge: number, crop: Crop | null): number {
  const part = crop ? Math.max(crop.width, crop.height, 0.01) : 1;
  return Math.min(MOST_DECODED, Math.ceil(longEdge / part));
}

function paint(pixels: Pixels, shape: Shape): void {
  if (shape.kind === 'label') {
    paintFilled(pixels, figureOutlines(shape), shape.colour);
    return;
  }
  const { points, isClosed, isFilled, width, edge, look } = shape;
  const casing = (isFilled ? 0 : width) + 2 * edge;
  paintLine(pixels, points, { width: casing, isClosed, colour: look.casing });
  if (isFilled) paintFilled(pixels, [points], look.colour);
  else paintLine(pixels, points, { width, isClosed, colour: look.colour });
}

function cutOut(pixels: Pixels, crop: Crop | null): Pixels {
  if (!crop) return pixels;
  const left = Math.min(pixels.width - 1, Math.round(crop.x * pixels.width));
  const top = Math.min(pixels.height - 1, Math.round(crop.y * pixels.height));
  const within = (size: number, most: number) => Math.max(1, Math.min(most, Math.round(size)));
  const width = within(crop.width * pixels.width, pixels.width - left);
  const height = within(crop.height * pixels.height, pixels.height - top);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * pixels.width + left) * 3;
    rgb.set(pixels.rgb.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, rgb };
}

function rotatePixels(pixels: Pixels, turn: Rotation): Pixels {
  if (turn === 0) return pixels;
  const isOnSide = turn !== 180;
  const width = isOnSide ? pixels.height : pixels.width;
  const height = isOnSide ? pixels.width : pixels.height;
  const rgb = new Uint8Array(width * height * 3);
  // Source steps for one pixel right and one pixel down in the rotated picture.
  const line = pixels.width;
  const steps = { 90: [-line, 1], 180: [-1, -line], 270: [line, -1] } as const;
  const [right, below] = steps[turn];
  const starts = { 90: line * (pixels.height - 1), 180: line * pixels.height - 1, 270: line - 1 };
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      const from = (starts[turn] + x * right + y * below) * 3;
      rgb[to] = pixels.rgb[from] ?? 0;
      rgb[to + 1] = pixels.rgb[from + 1] ?? 0;
      rgb[to + 2] = pixels.rgb[from + 2] ?? 0;
    }
  }
  return { width, height, rgb };
}
