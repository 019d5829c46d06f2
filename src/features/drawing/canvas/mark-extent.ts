import type { LabelShape, Shape } from '@shared/drawing/shapes';
import { type Box, boxAround } from '../edit/mark-geometry';

/** About how wide a letter is, in its size: what takes hold of words need not be exact. */
const LETTER = 0.55;
/** Heights of a letter above its baseline, and below. */
const ABOVE = 0.9;
const BELOW = 0.25;

/** The room that a line of words takes, in pixels of the shown photo. */
export function labelBox({ text, at: [x, y], anchor, size }: LabelShape): Box {
  const width = Array.from(text).length * size * LETTER;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, top: y - size * ABOVE, right: left + width, bottom: y + size * BELOW };
}

/** The room that all shapes of a mark take together. */
export function shapesBox(shapes: readonly Shape[]): Box {
  return boxAround(
    shapes.flatMap((shape) => {
      if (shape.kind === 'path') return shape.points;
      const { left, top, right, bottom } = labelBox(shape);
      return [[left, top], [right, bottom]] as [number, number][]; // prettier-ignore
    }),
  );
}
