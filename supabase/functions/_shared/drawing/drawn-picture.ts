/** The picture of a photo with its drawing, for models. A browser draws it, and stores it beside the photo. */
import { isUntouched, readDrawing } from './drawing.ts';

/** SHA-256 in hexadecimal. */
type Sum = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/**
 * Storage path of the picture of the photo at `photo` with exactly this drawing; null where nothing is drawn. Another
 * drawing's picture has another name, as has another photo's.
 */
export async function drawnPicturePath(
  photo: string,
  row: { drawing?: unknown },
  sum: Sum,
): Promise<string | null> {
  const drawing = readDrawing(row);
  if (isUntouched(drawing)) return null;
  const { marks, turn, crop } = drawing;
  const digits = await sum(new TextEncoder().encode(JSON.stringify({ marks, turn, crop })));
  return `${photo.replace(/\.[^./]*$/, '')}.${digits.slice(0, 16)}.drawn.jpg`;
}

/** True for the path of such a picture, whatever it shows. */
export function isDrawnPicture(path: string): boolean {
  return /\.[0-9a-f]{16}\.drawn\.jpg$/.test(path);
}
