import { EMBEDDED_QUALITY } from '@/lib/pictures/bounds';
import { drawPicture, encodeJpeg } from '@/lib/pictures/draw-picture';
import type { Size } from '@/lib/pictures/size';
import type { Annotation } from '../../../supabase/functions/_shared/contract/stored';
import { drawAnnotations } from './draw-annotations';
import type { Picture } from './prepare-picture';

/** Redraws a picture as an upright JPEG within the bounds, with its lines over it. */
export async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
  bounds: Size,
  marks: readonly Annotation[],
): Promise<Picture> {
  const source = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  try {
    const canvas = drawPicture(source, bounds);
    const pen = marks.length > 0 ? canvas.getContext('2d') : null;
    if (pen) drawAnnotations(pen, canvas, marks);
    const jpeg = await encodeJpeg(canvas, EMBEDDED_QUALITY);
    const { width, height } = canvas;
    return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), size: { width, height } };
  } finally {
    source.close();
  }
}
