/** Marks in shares of the stored photo: their handles, and how they move and resize. */
import type { DrawnMark, MarkKind, Point } from '@shared/drawing/drawing';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The facts of a mark that moving and resizing need. */
type Form = Pick<DrawnMark, 'kind' | 'points'>;

/** A hundred-thousandth of a photo is less than a pixel; more digits only cost space. */
const PRECISION = 1e5;
/** The smallest share of the photo that keys and handles leave of a mark. */
const LEAST = 0.005;

/** True when a tap places a mark; others are drawn from point to point. */
export function isPlacedByTap(kind: MarkKind): boolean {
  return kind === 'text' || kind === 'number';
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Clamps a point to the photo, at the stored precision. */
export function tidyPoint([x, y]: readonly [number, number]): Point {
  return [tidy(x), tidy(y)];
}

/** Moves a mark; it stops whole at the photo's edges. */
export function moveMark<Mark extends Form>(mark: Mark, [dx, dy]: Point): Mark {
  const { left, top, right, bottom } = boxAround(mark.points);
  const x = Math.min(Math.max(dx, -left), 1 - right);
  const y = Math.min(Math.max(dy, -top), 1 - bottom);
  return { ...mark, points: mark.points.map(([px, py]) => tidyPoint([px + x, py + y])) };
}

/** A mark's handles: its ends, or the corners of its box. None for a mark without a size. */
export function markHandles({ kind, points }: Form): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || isPlacedByTap(kind)) return [];
  if (kind === 'arrow' || kind === 'line') return [first, last];
  const { left, top, right, bottom } = boxAround(points);
  return [[left, top], [right, top], [right, bottom], [left, bottom]]; // prettier-ignore
}

/** The mark after dragging the handle with this index to a point. */
export function dragHandle<Mark extends Form>(mark: Mark, handle: number, to: Point): Mark {
  if (mark.kind === 'arrow' || mark.kind === 'line') {
    const points = mark.points.map((point, index) => (index === handle ? tidyPoint(to) : point));
    return { ...mark, points };
  }
  const handles = markHandles(mark);
  const fixed = handles[(handle + 2) % 4];
  const from = handles[handle];
  if (!fixed || !from) return mark;
  if (mark.kind !== 'freehand') return { ...mark, points: [fixed, tidyPoint(to)] };
  return { ...mark, points: stretch(mark.points, fixed, from, to) };
}

/** Resizes a mark by its last handle, an arrow's tip or a box's lower right corner. */
export function resizeMark<Mark extends Form>(mark: Mark, [dx, dy]: Point): Mark {
  const handles = markHandles(mark);
  const handle = handles.length === 4 ? 2 : 1;
  const at = handles[handle];
  const fixed = handles[(handle + 2) % 4];
  if (!at) return mark;
  const to: Point = [at[0] + dx, at[1] + dy];
  // A box stops before it flips, which would move another corner next.
  const isBox = handles.length === 4 && fixed;
  return dragHandle(
    mark,
    handle,
    isBox ? [Math.max(fixed[0] + LEAST, to[0]), Math.max(fixed[1] + LEAST, to[1])] : to,
  );
}

/** Stretches points to bring `from` to `to` while `fixed` stays. */
function stretch(points: readonly Point[], fixed: Point, from: Point, to: Point): Point[] {
  const factor = (axis: 0 | 1) => {
    const length = from[axis] - fixed[axis];
    if (Math.abs(length) < LEAST) return 1;
    const wanted = tidy(to[axis]) - fixed[axis];
    // Never flat: without any height it could not be stretched again.
    return Math.abs(wanted) < LEAST
      ? (Math.sign(wanted) || 1) * Math.abs(LEAST / length)
      : wanted / length;
  };
  const [across, down] = [factor(0), factor(1)];
  return points.map(([x, y]) =>
    tidyPoint([fixed[0] + (x - fixed[0]) * across, fixed[1] + (y - fixed[1]) * down]),
  );
}

function tidy(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * PRECISION) / PRECISION;
}
