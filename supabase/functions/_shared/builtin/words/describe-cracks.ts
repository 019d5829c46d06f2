import type { CrackGroup } from '../pixels/crack-groups.ts';
import type { Plane } from '../pixels/raster.ts';
import { angleAt } from '../pixels/ridges.ts';
import type { Strokes } from '../pixels/strokes.ts';
import { gridMarks, type Place, placeInFrame } from './frame-place.ts';

export type CrackPattern = 'single' | 'several' | 'map';
export type CrackDirection = 'vertical' | 'horizontal' | 'diagonal' | 'irregular';

/** What cracks look like; nothing here is a cause, a width or a depth, which no photo tells. */
export interface CrackSign {
  pattern: CrackPattern;
  direction: CrackDirection;
  where: Place;
}

/** A second crack counts when it has at least this share of the first one's weight. */
const SECOND_COUNTS = 0.45;

/** Those of the joined strokes that are worth a word and a line, heaviest first. */
export function countedCracks(groups: readonly CrackGroup[]): CrackGroup[] {
  return groups.filter(({ weight }) => weight >= SECOND_COUNTS * (groups[0]?.weight ?? 0));
}

/** Reads pattern, direction and place off cracks, of which there is at least one. */
export function describeCracks(
  counted: readonly [CrackGroup, ...CrackGroup[]],
  found: Strokes,
  light: Plane,
): CrackSign {
  const [first] = counted;
  const pixels = counted.flatMap(({ strokes }) => pixelsOf(strokes, found));
  const mask = new Uint8Array(light.data.length);
  for (const i of pixels) mask[i] = 1;
  const bearing = bearingOf(pixelsOf(first.strokes, found), found);
  const span = Math.hypot(first.right - first.left, first.bottom - first.top);
  return {
    pattern: patternOf(counted, bearing, span),
    direction: directionOf(first, bearing, span),
    where: placeInFrame(gridMarks(mask, light)),
  };
}

function pixelsOf(strokes: readonly number[], found: Strokes): number[] {
  return strokes.flatMap((index) => found.strokes[index]?.pixels ?? []);
}

/** Shares of a crack's pixels that run level, upright, and at a slant. */
interface Bearing {
  level: number;
  upright: number;
  slanted: number;
}

function bearingOf(pixels: readonly number[], { ridges }: Strokes): Bearing {
  const bearing = { level: 0, upright: 0, slanted: 0 };
  for (const i of pixels) {
    const theta = angleAt(ridges, i);
    if (Math.abs(Math.sin(theta)) < 0.42) bearing.level += 1 / pixels.length;
    else if (Math.abs(Math.cos(theta)) < 0.42) bearing.upright += 1 / pixels.length;
    else bearing.slanted += 1 / pixels.length;
  }
  return bearing;
}

function patternOf(
  counted: readonly [CrackGroup, ...CrackGroup[]],
  { level, upright, slanted }: Bearing,
  span: number,
): CrackPattern {
  const [first] = counted;
  // A network is far longer than it is wide, and goes every way.
  if (first.length > 1.9 * span && Math.min(level, upright, slanted) > 0.12) return 'map';
  return counted.length > 1 ? 'several' : 'single';
}

function directionOf(
  { left, right, top, bottom }: CrackGroup,
  bearing: Bearing,
  span: number,
): CrackDirection {
  const across = (right - left) / span;
  const down = (bottom - top) / span;
  // Within 25 degrees of an axis counts as along it.
  if (across < 0.42) return 'vertical';
  if (down < 0.42) return 'horizontal';
  return bearing.level > 0.45 && bearing.upright > 0.3 ? 'irregular' : 'diagonal';
}
