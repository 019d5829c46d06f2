import type { Size } from '@/lib/pictures/size';
import type { DrawnMark, MarkKind, Point } from '@shared/drawing/drawing';
import { isPlacedByTap, tidyPoint } from '../edit/mark-geometry';
import { smoothStroke } from '../edit/smooth-stroke';
import { type StageGeometry, toPhoto } from './stage-geometry';

/** Half the size of a mark placed by keys, in pixels, where there is room. */
const REACH = { x: 90, y: 60 };

/** The mark that a path over the stage makes, in its pixels. `isDone` once released. */
export function markOfWay(
  kind: MarkKind,
  way: readonly Point[],
  geometry: StageGeometry,
  isDone: boolean,
): Pick<DrawnMark, 'kind' | 'points'> {
  const [first = [0, 0], last = first] = [way[0], way.at(-1)];
  const places =
    kind === 'freehand' ? smoothStroke(way, isDone) : isPlacedByTap(kind) ? [last] : [first, last];
  return { kind, points: places.map((place) => tidyPoint(toPhoto(geometry, place))) };
}

/** A path for a new mark in the middle of the view: an arrow points to the middle itself. */
export function placeInMiddle(kind: MarkKind, { width, height }: Size): Point[] {
  const [x, y] = [width / 2, height / 2];
  const across = Math.min(REACH.x, width / 4);
  const down = Math.min(REACH.y, height / 4);
  if (isPlacedByTap(kind)) return [[x, y]];
  if (kind === 'arrow') return [[x - across, y + down], [x, y]]; // prettier-ignore
  if (kind === 'line' || kind === 'freehand') return [[x - across, y], [x + across, y]]; // prettier-ignore
  return [[x - across, y - down], [x + across, y + down]]; // prettier-ignore
}
