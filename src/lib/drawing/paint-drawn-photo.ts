import { MODEL_BOX, MODEL_QUALITY } from '@/lib/pictures/bounds';
import { decodeUpright } from '@/lib/pictures/door/decode-picture';
import { encodeJpeg } from '@/lib/pictures/draw-picture';
import type { Drawing } from '@shared/drawing/drawing';
import { storedSize } from '@shared/drawing/frame';
import { drawingShapes, type Shape } from '@shared/drawing/shapes';
import { drawFramed, drawShapes } from './draw-drawing';

/**
 * Paints a stored photo as models see it, as JPEG: cropped, rotated and with its marks. Of the words it has the numbers
 * alone: models are told the others as the inspector's note.
 */
export async function paintDrawnPhoto(photo: Blob, drawing: Drawing): Promise<Blob> {
  const source = await decodeUpright(photo);
  try {
    const canvas = drawFramed(source, MODEL_BOX, drawing);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser offers no canvas to draw the photo on.');
    pen.setTransform(1, 0, 0, 1, 0, 0);
    drawShapes(pen, drawingShapes(drawing, storedSize(canvas, drawing)).filter(isPainted));
    return await encodeJpeg(canvas, MODEL_QUALITY);
  } finally {
    source.close();
  }
}

function isPainted(shape: Shape): boolean {
  return shape.kind === 'path' || /^\d+$/.test(shape.text);
}
