import { EMBEDDED_QUALITY } from '@/lib/pictures/bounds';
import { drawPicture, encodeJpeg } from '@/lib/pictures/draw-picture';
import type { Size } from '@/lib/pictures/size';
import type { Picture } from './prepare-picture';

/** Draws a picture anew as an upright JPEG within the bounds. */
export async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
  bounds: Size,
): Promise<Picture> {
  const source = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  try {
    const canvas = drawPicture(source, bounds);
    const jpeg = await encodeJpeg(canvas, EMBEDDED_QUALITY);
    const { width, height } = canvas;
    return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), size: { width, height } };
  } finally {
    source.close();
  }
}
