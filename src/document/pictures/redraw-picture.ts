import { EMBEDDED_QUALITY } from '@/lib/pictures/bounds';
import { drawFramed, drawMarks } from '@/lib/drawing/draw-drawing';
import { encodeJpeg } from '@/lib/pictures/draw-picture';
import type { Size } from '@/lib/pictures/size';
import { linesAsShown } from '../../../supabase/functions/_shared/drawing/frame';
import { drawAnnotations } from './draw-annotations';
import type { Overlay, Picture } from './prepare-picture';

/** Redraws a picture as an upright JPEG within the bounds, as it is cut out and turned, with all that lies over it. */
export async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
  bounds: Size,
  { marks, drawing }: Overlay,
): Promise<Picture> {
  const source = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  try {
    const canvas = drawFramed(source, bounds, drawing);
    const pen = canvas.getContext('2d');
    if (pen && marks.length > 0) drawAnnotations(pen, canvas, linesAsShown(marks, drawing));
    if (pen && drawing.marks.length > 0) drawMarks(pen, drawing, canvas);
    const jpeg = await encodeJpeg(canvas, EMBEDDED_QUALITY);
    const { width, height } = canvas;
    return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), size: { width, height } };
  } finally {
    source.close();
  }
}
