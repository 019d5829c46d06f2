import type { CrackGroup } from '../pixels/crack-groups.ts';
import type { Plane } from '../pixels/raster.ts';
import { angleAt } from '../pixels/ridges.ts';
import type { Strokes } from '../pixels/strokes.ts';
import { describePlace, gridMarks } from './frame-place.ts';
import type { CrackDirection, CrackPattern, CrackSign, Surface } from './signs.ts';

/** A second crack counts when it has at least this share of the first one's weight. */
const SECOND_COUNTS = 0.45;

/** Reads direction, pattern, place and length off the joined strokes; null when there are none. */
export function describeCracks(
  groups: readonly CrackGroup[],
  found: Strokes,
  light: Plane,
  surface: Surface,
  confidence: number,
): CrackSign | null {
  const [first] = groups;
  if (!first) return null;
  const counted = groups.filter(({ weight }) => weight >= SECOND_COUNTS * first.weight);
  const pixels = counted.flatMap(({ strokes }) => pixelsOf(strokes, found));
  const mask = new Uint8Array(light.data.length);
  for (const i of pixels) mask[i] = 1;
  const bearing = bearingOf(pixelsOf(first.strokes, found), found);
  const span = Math.hypot(first.right - first.left, first.bottom - first.top);
  return {
    pattern: patternOf(counted, bearing, span, surface),
    direction: directionOf(first, bearing, span),
    where: describePlace(gridMarks(mask, light)),
    lengthShare: span / Math.max(light.width, light.height),
    confidence,
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
  counted: readonly CrackGroup[],
  { level, upright, slanted }: Bearing,
  span: number,
  surface: Surface,
): CrackPattern {
  const [first] = counted as [CrackGroup];
  // A network is far longer than it is wide, and goes every way.
  if (first.length > 1.9 * span && Math.min(level, upright, slanted) > 0.12) return 'map';
  if (surface === 'brick' && level > 0.25 && upright > 0.2) return 'stepped';
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
