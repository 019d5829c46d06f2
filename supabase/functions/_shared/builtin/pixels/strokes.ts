import { boxBlur } from './blur.ts';
import type { Plane } from './raster.ts';
import { findRidges, type Ridges } from './ridges.ts';

/** A short piece of a dark line, at most one TILE long: the unit judged as crack or not. */
interface Stroke {
  /** Pixel indices of its centre line. */
  pixels: number[];
  /** Pixels of the whole connected line. */
  lineLength: number;
}

export interface Strokes {
  ridges: Ridges;
  strokes: Stroke[];
}

/** Lines are cut at a grid of this many pixels, so that a crack meeting a joint is judged separately. */
const TILE = 32;
/** A shorter centre line is no stroke. */
const MIN_STROKE = 6;
const MIN_LINE = 14;
/** Below this depth in grey levels, JPEG noise forms lines everywhere. */
const MIN_DEPTH = 2.5;
/** Coherence relative to the surrounding texture: to start a line, and to follow one. */
const START = 1.9;
const FOLLOW = 1.15;
const TAPS = [-9, -6, -3, 3, 6, 9];

export function findStrokes(light: Plane): Strokes {
  const ridges = findRidges(light);
  return { ridges, strokes: joinStrokes(thinLines(ridges), light) };
}

/** Marks centre-line pixels: 2 can start a line, 1 can continue one. */
function thinLines(ridges: Ridges): Uint8Array {
  const { width, height, data: strength } = ridges.strength;
  // The surrounding texture that a crack has to exceed.
  const background = boxBlur(ridges.strength, 20);
  const centre = new Uint8Array(width * height);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
      const depth = strength[i];
      const texture = background.data[i] + 1;
      if (depth < MIN_DEPTH || depth < 0.8 * texture) continue;
      const mean = coherenceAt(ridges, x, y);
      if (mean > START * texture) centre[i] = 2;
      else if (mean > FOLLOW * texture) centre[i] = 1;
    }
  }
  return centre;
}

/** Mean depth along the line through a ridge pixel; 0 off the line's centre. */
function coherenceAt(ridges: Ridges, x: number, y: number): number {
  const { width, height, data: strength } = ridges.strength;
  const i = y * width + x;
  const depth = strength[i];
  const twiceSkew = 2 * ridges.skew[i];
  const way = ridges.slant[i] > 0 ? -1 : 1;
  // Non-maximum suppression against the two of eight neighbours across the line.
  const side = (twiceSkew > depth ? 0 : way * width) - (twiceSkew < -depth ? 0 : 1);
  if (strength[i + side] > depth || strength[i - side] >= depth) return 0;
  const skew = ridges.skew[i] / depth;
  const slant = ridges.slant[i] / depth;
  // Half the vector's angle, rotated from across the line to along it.
  const dx = Math.sqrt(Math.max(0, (1 - skew) / 2)) * way;
  const dy = Math.sqrt(Math.max(0, (1 + skew) / 2));
  let sum = depth;
  for (const tap of TAPS) {
    const tx = x + Math.round(tap * dx);
    const ty = y + Math.round(tap * dy);
    if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue;
    sum += bestBeside(ridges, ty * width + tx, side, skew, slant);
  }
  return sum / (TAPS.length + 1);
}

/**
 * The strongest ridge within one pixel of a tap, because lines wander a little, weighted by
 * alignment: the cosine of twice the angle between the directions.
 */
function bestBeside(
  { skew, slant }: Ridges,
  at: number,
  side: number,
  unitSkew: number,
  unitSlant: number,
): number {
  const before = at - side;
  const after = at + side;
  const here = skew[at] * unitSkew + slant[at] * unitSlant;
  // Nothing lies beyond the first and last row.
  const left = (skew[before] ?? 0) * unitSkew + (slant[before] ?? 0) * unitSlant;
  const right = (skew[after] ?? 0) * unitSkew + (slant[after] ?? 0) * unitSlant;
  return Math.max(0, here, left, right);
}

/** Joins centre pixels, over gaps of one, into lines with at least one strong pixel, cut into strokes. */
function joinStrokes(centre: Uint8Array, { width, height }: Plane): Stroke[] {
  const strokes: Stroke[] = [];
  const seen = new Uint8Array(centre.length);
  const tilesAcross = Math.ceil(width / TILE);
  for (let start = 0; start < centre.length; start++) {
    if (centre[start] !== 2 || seen[start] === 1) continue;
    const members = [start];
    seen[start] = 1;
    for (let next = 0; next < members.length; next++) {
      const i = members[next];
      const x = i % width;
      const y = (i - x) / width;
      for (let dy = -2; dy <= 2; dy++) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (let dx = -2; dx <= 2; dx++) {
          if (x + dx < 0 || x + dx >= width) continue;
          const j = i + dy * width + dx;
          if (centre[j] === 0 || seen[j] === 1) continue;
          seen[j] = 1;
          members.push(j);
        }
      }
    }
    if (members.length < MIN_LINE) continue;
    const byTile = new Map<number, number[]>();
    for (const i of members) {
      const x = i % width;
      const tile = Math.floor((i - x) / width / TILE) * tilesAcross + Math.floor(x / TILE);
      const inTile = byTile.get(tile);
      if (inTile) inTile.push(i);
      else byTile.set(tile, [i]);
    }
    for (const pixels of byTile.values()) {
      if (pixels.length >= MIN_STROKE) strokes.push({ pixels, lineLength: members.length });
    }
  }
  return strokes;
}
