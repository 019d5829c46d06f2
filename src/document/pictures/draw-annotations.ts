import type { Size } from '@/lib/pictures/size';
import type { Annotation } from '../../../supabase/functions/_shared/contract/stored';
import { MARK, pictureBox } from '../layout/page-layout';

/** What of a canvas's pen drawing lines takes. */
export type Pen = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'setTransform'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'lineCap'
  | 'lineJoin'
  | 'lineWidth'
  | 'strokeStyle'
>;

/** Draws lines over a picture of this size, as thick as they are to be on the printed page. */
export function drawAnnotations(pen: Pen, size: Size, marks: readonly Annotation[]): void {
  const pixelsAPoint = size.width / pictureBox(size).width;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  // All casings first: the casing of one line must not cut another.
  for (const { width, colour } of [
    { width: MARK.casing, colour: MARK.casingColour },
    { width: MARK.line, colour: MARK.colour },
  ]) {
    pen.lineWidth = width * pixelsAPoint;
    pen.strokeStyle = `#${colour}`;
    for (const { points } of marks) {
      pen.beginPath();
      points.forEach(([x, y], index) => {
        if (index === 0) pen.moveTo(x * size.width, y * size.height);
        else pen.lineTo(x * size.width, y * size.height);
      });
      pen.stroke();
    }
  }
}
