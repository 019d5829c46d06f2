import type { DescribedDrawing } from '../analyst.ts';
import { type Drawing, type DrawnMark, NO_DRAWING, type Point } from './drawing.ts';
import { toShown } from './frame.ts';

/** A mark's kind in words for models, and the preposition for its first or last point. */
const WORDS: Record<DrawnMark['kind'], { name: string; at: string; isLast?: boolean }> = {
  arrow: { name: 'arrow', at: 'pointing at', isLast: true },
  line: { name: 'line', at: 'from' },
  rectangle: { name: 'rectangle', at: 'around' },
  ellipse: { name: 'ellipse', at: 'around' },
  freehand: { name: 'line by hand', at: 'from' },
  text: { name: 'text', at: 'at' },
  number: { name: 'number', at: 'at' },
};

/**
 * Describes a drawing in words for models: each mark in the shown part, with its place there, or in
 * the stored photo when models get that. Null when no mark is described and nothing is cropped.
 */
export function describeDrawing(drawing: Drawing, isInPicture: boolean): DescribedDrawing | null {
  const shown = drawing.marks.filter(({ points }) =>
    points.some((point) => isWithin(toShown(point, drawing))),
  );
  const frame = isInPicture ? drawing : NO_DRAWING;
  const marks = shown.map((mark) => describeMark(mark, (point) => toShown(point, frame)));
  const part = isInPicture ? null : drawing.crop;
  if (marks.length === 0 && part === null) return null;
  return {
    marks: part
      ? [
          ...marks,
          `only this part of the photo is meant: ${place([part.x, part.y])} to ${place([part.x + part.width, part.y + part.height])}`,
        ]
      : marks,
    texts: shown.map(({ text }) => text.trim()).filter((text) => text !== ''),
    isInPicture,
  };
}

function describeMark(mark: DrawnMark, toPicture: (point: Point) => Point): string {
  const { name, at, isLast } = WORDS[mark.kind];
  const points = mark.points.map(toPicture);
  const isBox = mark.kind === 'rectangle' || mark.kind === 'ellipse';
  const first = isBox ? middle(points) : ((isLast ? points.at(-1) : points[0]) ?? [0, 0]);
  const label = mark.number === null ? '' : `mark ${mark.number}, `;
  const text = mark.text.trim();
  return `${label}${mark.colour} ${name} ${at} ${place(first)}${text && `: ${JSON.stringify(text)}`}`;
}

function middle(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1) =>
    points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [mean(0), mean(1)];
}

const place = ([x, y]: Point) => `${percent(x)} from the left, ${percent(y)} from the top`;
const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 100)} %`;
const isWithin = ([x, y]: Point) => x >= 0 && x <= 1 && y >= 0 && y <= 1;
