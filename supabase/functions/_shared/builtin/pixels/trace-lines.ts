import type { Plane } from './raster.ts';
import type { StrokeGroup } from './stroke-groups.ts';
import type { Strokes } from './strokes.ts';

/** In shares of the photo's width and height, 0 to 1. */
type Place = [x: number, y: number];

/** The most lines in a row's marks, and the most places in one. */
const MOST_LINES = 40;
const MOST_PLACES = 64;
/** Pieces joined per group: a network has more, and the longest suffice. */
const MOST_PIECES = 150;
/** Neighbours along a centre line are within this many pixels. */
const STEP = 3;
/** A shorter piece is the side of a wide line, or a spur. */
const LEAST_LENGTH = 8;
/** Ends this near, as a share of the frame, belong to one line: strokes are cut at a grid. */
const JOIN = 1 / 80;
/** The most that a simplified line may deviate, in pixels. */
const LOOSENESS = 1.2;

interface Point {
  x: number;
  y: number;
}

/** The groups' centre lines, simplified, longest first. */
export function traceLines(
  groups: readonly StrokeGroup[],
  { strokes }: Strokes,
  { width, height }: Plane,
): Place[][] {
  const reach = Math.max(4, JOIN * Math.max(width, height));
  const share = (value: number, length: number) =>
    Math.round((10_000 * Math.min(length, Math.max(0, value + 0.5))) / length) / 10_000;
  return groups
    .flatMap((group) => {
      const pieces = group.strokes.flatMap((index) => walk(strokes[index].pixels, width));
      return joined(pieces, reach);
    })
    .filter((line) => measureLength(line) >= LEAST_LENGTH)
    .sort((a, b) => measureLength(b) - measureLength(a))
    .slice(0, MOST_LINES)
    .map((line) => simplified(line).map(({ x, y }): Place => [share(x, width), share(y, height)]));
}

/** Orders a stroke's pixels into lines from end to end. */
function walk(pixels: readonly number[], width: number): Point[][] {
  const left = new Set(pixels);
  const lines: Point[][] = [];
  while (left.size > 0) {
    const [any] = left as unknown as [number];
    // The farthest pixel from any other is an end.
    const end = farthest(
      pixels.filter((i) => left.has(i)),
      any,
      width,
    );
    const line: Point[] = [];
    for (let here: number | undefined = end; here !== undefined;) {
      left.delete(here);
      const at: Point = toPoint(here, width);
      line.push(at);
      let next: number | undefined;
      let nearest = STEP * STEP + 1;
      for (const other of left) {
        const distance = squared(at, toPoint(other, width));
        if (distance < nearest) [next, nearest] = [other, distance];
        // Skips pixels beside the line, so that it does not turn back along them.
        if (distance <= 2) left.delete(other);
      }
      here = next;
    }
    lines.push(line);
  }
  return lines;
}

function farthest(pixels: readonly number[], from: number, width: number): number {
  const start = toPoint(from, width);
  return pixels.reduce((best, i) =>
    squared(start, toPoint(i, width)) > squared(start, toPoint(best, width)) ? i : best,
  );
}

function toPoint(i: number, width: number): Point {
  return { x: i % width, y: Math.floor(i / width) };
}

function squared(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

function measureLength(line: readonly Point[]): number {
  return line.reduce(
    (sum, point, k) => sum + (k === 0 ? 0 : Math.sqrt(squared(point, line[k - 1]))),
    0,
  );
}

/** Joins lines end to end, nearest first, while ends are within reach. */
function joined(pieces: readonly Point[][], reach: number): Point[][] {
  const lines = longest(pieces, MOST_PIECES);
  for (;;) {
    const pair = nearestEnds(lines, reach);
    if (!pair) return lines;
    const { a, b, turnsFirst, turnsSecond } = pair;
    const first = turnsFirst ? lines[a].toReversed() : lines[a];
    const second = turnsSecond ? lines[b].toReversed() : lines[b];
    lines[a] = [...first, ...second];
    lines.splice(b, 1);
  }
}

function longest(lines: readonly Point[][], count: number): Point[][] {
  return lines.toSorted((a, b) => b.length - a.length).slice(0, count);
}

/** The two lines with the nearest ends, and which to reverse to join them. */
function nearestEnds(lines: readonly Point[][], reach: number) {
  let nearest = null;
  let least = reach * reach;
  for (let a = 0; a < lines.length; a++) {
    for (let b = a + 1; b < lines.length; b++) {
      for (const turnsFirst of [false, true]) {
        const end = turnsFirst ? lines[a][0] : lines[a][lines[a].length - 1];
        for (const turnsSecond of [false, true]) {
          const start = turnsSecond ? lines[b][lines[b].length - 1] : lines[b][0];
          const gap = squared(end, start);
          if (gap > least) continue;
          least = gap;
          nearest = { a, b, turnsFirst, turnsSecond };
        }
      }
    }
  }
  return nearest;
}

/** Simplifies a line (Douglas and Peucker), more loosely until it is short enough. */
function simplified(line: readonly Point[]): Point[] {
  for (let looseness = LOOSENESS; ; looseness *= 1.5) {
    const kept = keepCorners(line, looseness);
    if (kept.length <= MOST_PLACES) return kept;
  }
}

function keepCorners(line: readonly Point[], looseness: number): Point[] {
  const first = line[0];
  const last = line[line.length - 1];
  const dx = last.x - first.x;
  const dy = last.y - first.y;
  const length = Math.hypot(dx, dy);
  let farthestAt = 0;
  let most = looseness;
  line.forEach((point, k) => {
    const away =
      length === 0
        ? Math.sqrt(squared(point, first))
        : Math.abs((point.x - first.x) * dy - (point.y - first.y) * dx) / length;
    if (away > most) [farthestAt, most] = [k, away];
  });
  if (farthestAt === 0) return [first, last];
  return [
    ...keepCorners(line.slice(0, farthestAt + 1), looseness).slice(0, -1),
    ...keepCorners(line.slice(farthestAt), looseness),
  ];
}
