import type { Size } from '@/lib/pictures/size';
import type { Annotation } from '@shared/contract/stored';
import { linesAsShown, storedSize } from '@shared/drawing/frame';
import { drawingKey, drawingShapes, type PathShape, type Shape } from '@shared/drawing/shapes';
import { MARK, pictureBox } from '../layout/page-layout';
import { type BoxOf, leastLetters } from '../layout/printed-box';
import type { RowPhoto } from '../model/report-content';

/** The shapes over a photo, and the part of it that is shown. */
export type Overlay = Pick<RowPhoto, 'marks' | 'drawing'> & {
  /** Its printed size, at which its letters are legible. */
  boxOf?: BoxOf;
};

/** All that lies over a picture of this size, in its pixels: the analyst's lines, then what the person drew. */
export function shapesOver({ marks, drawing, boxOf }: Overlay, size: Size): Shape[] {
  return [
    ...lineShapes(linesAsShown(marks, drawing), size),
    ...drawingShapes(drawing, storedSize(size, drawing), boxOf && leastLetters(size, boxOf)),
  ];
}

/** Writes the key beneath a picture of this size, for words that are not legible on it. */
export function keyBeneath({ drawing, boxOf }: Overlay, size: Size): string {
  return boxOf ? drawingKey(drawing, storedSize(size, drawing), leastLetters(size, boxOf)) : '';
}

/** Lines as thick as they are to be on the printed page. */
function lineShapes(lines: readonly Pick<Annotation, 'points'>[], size: Size): PathShape[] {
  const pixelsAPoint = size.width / pictureBox(size).width;
  const pathsOf = (width: number, colour: string) =>
    lines.map(({ points }): PathShape => ({
      kind: 'path',
      points: points.map(([x, y]) => [x * size.width, y * size.height]),
      isClosed: false,
      isFilled: false,
      width: width * pixelsAPoint,
      edge: 0,
      look: { colour, casing: colour, ink: colour },
    }));
  // All casings first: the casing of one line must not cut another.
  return [...pathsOf(MARK.casing, MARK.casingColour), ...pathsOf(MARK.line, MARK.colour)];
}
