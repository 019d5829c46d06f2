/** Maps between a photo as stored and as shown, cropped and rotated. */
import type { Crop, Drawing, Point, Rotation } from './drawing.ts';

interface Size {
  width: number;
  height: number;
}

type Frame = Pick<Drawing, 'turn' | 'crop'>;

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The shown part's size in pixels, for a photo of this size. */
export function shownSize({ width, height }: Size, { turn, crop }: Frame): Size {
  const part = crop ?? WHOLE;
  const [across, down] = [width * part.width, height * part.height];
  return turn === 90 || turn === 270
    ? { width: down, height: across }
    : { width: across, height: down };
}

/** The whole stored photo's size in pixels, for a shown part of this size. */
export function storedSize({ width, height }: Size, { turn, crop }: Frame): Size {
  const part = crop ?? WHOLE;
  const [across, down] = turn === 90 || turn === 270 ? [height, width] : [width, height];
  return { width: across / part.width, height: down / part.height };
}

/** A stored point in shares of the shown part; outside 0 to 1 when cropped away. */
export function toShown([x, y]: Point, { turn, crop }: Frame): Point {
  const part = crop ?? WHOLE;
  return rotatePoint([(x - part.x) / part.width, (y - part.y) / part.height], turn);
}

/** Lines on the stored photo mapped to the shown part. */
export function linesAsShown<Line extends { points: readonly (readonly [number, number])[] }>(
  lines: readonly Line[],
  frame: Frame,
): (Omit<Line, 'points'> & { points: Point[] })[] {
  return lines.map((line) => ({
    ...line,
    points: line.points.map(([x, y]) => toShown([x, y], frame)),
  }));
}

/** A shown point in shares of the stored photo, clamped to it. */
export function toStored([x, y]: Point, { turn, crop }: Frame): Point {
  const part = crop ?? WHOLE;
  const [across, down] = rotatePoint([x, y], ((360 - turn) % 360) as Rotation);
  return [within(part.x + across * part.width), within(part.y + down * part.height)];
}

/**
 * The matrix (a, b, c, d, e, f, as in SVG and canvases) that places a stored photo of this size,
 * drawn in its own pixels, as it is shown.
 */
export function frameMatrix({ width, height }: Size, frame: Frame): number[] {
  const shown = shownSize({ width, height }, frame);
  const at = (point: Point): Point => {
    const [x, y] = toShown(point, frame);
    return [x * shown.width, y * shown.height];
  };
  const [e, f] = at([0, 0]);
  const [right, below] = [at([1, 0]), at([0, 1])];
  return [
    (right[0] - e) / width,
    (right[1] - f) / width,
    (below[0] - e) / height,
    (below[1] - f) / height,
    e,
    f,
  ];
}

function rotatePoint([x, y]: Point, turn: Rotation): Point {
  if (turn === 90) return [1 - y, x];
  if (turn === 180) return [1 - x, 1 - y];
  if (turn === 270) return [y, 1 - x];
  return [x, y];
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}
