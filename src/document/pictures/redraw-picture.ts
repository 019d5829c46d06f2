import { EMBEDDED_QUALITY } from '@/lib/pictures/bounds';
import { drawFramed, drawShapes } from '@/lib/drawing/draw-drawing';
import { decodeUpright } from '@/lib/pictures/door/decode-picture';
import { encodeJpeg } from '@/lib/pictures/draw-picture';
import type { Size } from '@/lib/pictures/size';
import type { Redraw } from './prepare-picture';
import { type Overlay, shapesOver } from './shapes-over';

/** Redraws a picture as an upright JPEG within the bounds, as it is cut out and turned, with all that lies over it. */
export async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
  bounds: Size,
  overlay: Overlay,
): ReturnType<Redraw> {
  const source = await decodeUpright(new Blob([bytes]));
  try {
    const canvas = drawFramed(source, bounds, overlay.drawing);
    const pen = canvas.getContext('2d');
    pen?.setTransform(1, 0, 0, 1, 0, 0);
    if (pen) drawShapes(pen, shapesOver(overlay, canvas));
    const jpeg = await encodeJpeg(canvas, EMBEDDED_QUALITY);
    const { width, height } = canvas;
    return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), size: { width, height } };
  } finally {
    source.close();
  }
}
