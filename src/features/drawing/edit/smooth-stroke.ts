import { getStrokePoints } from 'perfect-freehand';
import { MAX_MARK_POINTS, type Point } from '@shared/drawing/drawing';

/** How much of a hand's tremor is smoothed: the library's own measure, from 0 to 1. */
const STREAMLINE = 0.5;
/** How far the line may deviate from the pen's path, in pixels of the screen: less than half its width. */
const TOLERANCE = 0.75;
/** A longer scribble is thinned evenly first: simplifying takes quadratic time. */
const MOST_WEIGHED = 800;

/**
 * Smooths the path of a finger or pen, in pixels of the screen; once released (`isDone`), it has no more points than a
 * mark may.
 */
export function smoothStroke(way: readonly Point[], isDone: boolean): Point[] {
  const points = getStrokePoints(
    way.map(([x, y]) => [x, y]),
    { streamline: STREAMLINE, simulatePressure: false, last: isDone },
  ).map(({ point: [x, y] }): Point => [x, y]);
  const end = way.at(-1);
  // The library stops short of a fast hand; the line ends where it was released.
  if (isDone && end) points.push([end[0], end[1]]);
  return isDone ? thinOut(points) : points;
}

function thinOut(all: readonly Point[]): Point[] {
  const every = Math.ceil(all.length / MOST_WEIGHED);
  const points = all.filter((_, index) => index % every === 0 || index === all.length - 1);
  let tolerance = TOLERANCE;
  let thinned = simplify(points, tolerance);
  while (thinned.length > MAX_MARK_POINTS) {
    tolerance *= 1.5;
    thinned = simplify(points, tolerance);
  }
  return thinned;
}

/** Drops points within `tolerance` of the line through their neighbours (Douglas–Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const parts: [number, number][] = [[0, points.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [farthest, most] = [-1, tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const far = distanceToLine(points[index], points[from], points[to]);
      if (far > most) [farthest, most] = [index, far];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => kept.has(index));
}

const NOWHERE: Point = [0, 0];

function distanceToLine(
  [x, y]: Point = NOWHERE,
  [ax, ay]: Point = NOWHERE,
  [bx, by]: Point = NOWHERE,
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
