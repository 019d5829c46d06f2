import type { LabelShape, Shape } from '@shared/drawing/shapes';
import { type Box, boxAround } from '../edit/mark-geometry';

/** A letter's approximate width as a share of its size: hit areas need not be exact. */
const LETTER = 0.55;
/** A letter's height above its baseline, and below. */
const ABOVE = 0.9;
const BELOW = 0.25;

/** The box of a line of words, in pixels of the shown photo. */
export function labelBox({ text, at: [x, y], anchor, size }: LabelShape): Box {
  const width = Array.from(text).length * size * LETTER;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, top: y - size * ABOVE, right: left + width, bottom: y + size * BELOW };
}

export function shapesBox(shapes: readonly Shape[]): Box {
  return boxAround(
    shapes.flatMap((shape) => {
      if (shape.kind === 'path') return shape.points;
      const { left, top, right, bottom } = labelBox(shape);
      return [[left, top], [right, bottom]] as [number, number][]; // prettier-ignore
    }),
  );
}
