import type { Size } from '@/lib/pictures/size';
import type { Annotation } from '@shared/contract/stored';
import { linesAsShown, storedSize } from '@shared/drawing/frame';
import { drawingKey, drawingShapes, type PathShape, type Shape } from '@shared/drawing/shapes';
import { MARK, pictureBox } from '../layout/page-layout';
import { type FitBox, leastLetters } from '../layout/printed-box';
import type { RowPhoto } from '../model/report-content';

/** The shapes over a photo, and the part of it that is shown. */
export type Overlay = Pick<RowPhoto, 'suggestedLines' | 'drawing'> & {
  /** Its printed size, at which its letters are legible. */
  fitBox?: FitBox;
};

/** The overlay of a picture of this size, in its pixels: the analyst's lines, then the person's drawing. */
export function shapesOver({ suggestedLines, drawing, fitBox }: Overlay, size: Size): Shape[] {
  return [
    ...lineShapes(linesAsShown(suggestedLines, drawing), size),
    ...drawingShapes(drawing, storedSize(size, drawing), fitBox && leastLetters(size, fitBox)),
  ];
}

/** Writes the key beneath a picture of this size, for words too small to read on it. */
export function keyBeneath({ drawing, fitBox }: Overlay, size: Size): string {
  return fitBox ? drawingKey(drawing, storedSize(size, drawing), leastLetters(size, fitBox)) : '';
}

/** Lines with their printed thickness. */
function lineShapes(lines: readonly Pick<Annotation, 'points'>[], size: Size): PathShape[] {
  const pixelsAPoint = size.width / pictureBox(size).width;
  const buildPaths = (width: number, colour: string) =>
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
  return [...buildPaths(MARK.casing, MARK.casingColour), ...buildPaths(MARK.line, MARK.colour)];
}
