import { assertCanvasIsTrue } from './door/canvas-probe';
import { isSideways, uprightMatrix, type Orientation } from './orientation';
import { scaleToFit, type Size } from './size';

/**
 * Draws a picture upright, scaled down to the box, on white because JPEG has no transparency; without a ground it stays
 * transparent. For pages and workers.
 */
export function drawPicture(
  picture: ImageBitmap | OffscreenCanvas,
  box: Size,
  { orientation = 1, ground = '#fff' }: { orientation?: Orientation; ground?: string | null } = {},
): OffscreenCanvas {
  const upright = isSideways(orientation)
    ? { width: picture.height, height: picture.width }
    : { width: picture.width, height: picture.height };
  const scale = scaleToFit(upright, box);
  const width = Math.max(1, Math.round(upright.width * scale));
  const height = Math.max(1, Math.round(upright.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: ground === null });
  if (!pen) throw new Error('This browser offers no canvas to draw the photo on.');
  if (ground !== null) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, width, height);
  }
  pen.imageSmoothingEnabled = true;
  // Down to a half, mixing the four nearest pixels misses none and stays sharper than 'high', which starts from a copy
  // at half size; that copy also costs three quarters of the time.
  pen.imageSmoothingQuality = scale >= 0.5 ? 'low' : 'high';
  pen.setTransform(...uprightMatrix(orientation, { width, height }));
  if (isSideways(orientation)) pen.drawImage(picture, 0, 0, height, width);
  else pen.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Encodes a canvas as JPEG, without metadata. Rejects with CanvasDisturbed where it would encode noise. */
export async function encodeJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  assertCanvasIsTrue();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** The pixels of a canvas that a picture was drawn on. */
export function readPixels(canvas: OffscreenCanvas): ImageData {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser offers no canvas to draw the photo on.');
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
