import { boxBlur } from './blur.ts';
import type { Plane } from './raster.ts';
import { findRidges, type Ridges } from './ridges.ts';

/** A short piece of a dark line (one TILE at most): what is judged crack or not. */
interface Stroke {
  /** Pixel indices of its centre line. */
  pixels: number[];
  /** Pixels of the whole connected line that it belongs to. */
  lineLength: number;
}

export interface Strokes {
  ridges: Ridges;
  strokes: Stroke[];
}

/** Pieces are cut at a grid of this many pixels, so that a crack that joins a joint is judged apart. */
const TILE = 32;
/** A centre line must be at least this long to be a stroke at all. */
const MIN_STROKE = 6;
const MIN_LINE = 14;
/** Below this depth (grey levels) JPEG noise draws lines everywhere. */
const MIN_DEPTH = 2.5;
/** Coherence above the surrounding texture: to start a line, and to follow one. */
const START = 1.9;
const FOLLOW = 1.15;
const TAPS = [-9, -6, -3, 3, 6, 9];

export function findStrokes(light: Plane): Strokes {
  const ridges = findRidges(light);
  return { ridges, strokes: joinStrokes(thinLines(ridges), light) };
}

/** Marks centre-line pixels: 2 strong enough to start a line, 1 enough to follow one. */
function thinLines(ridges: Ridges): Uint8Array {
  const { width, height, data: strength } = ridges.strength;
  // The texture around each pixel that a crack has to stand out from.
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

/** Mean depth along the line through a ridge pixel; 0 beside the middle of the line. */
function coherenceAt(ridges: Ridges, x: number, y: number): number {
  const { width, height, data: strength } = ridges.strength;
  const i = y * width + x;
  const depth = strength[i];
  const twiceSkew = 2 * ridges.skew[i];
  const way = ridges.slant[i] > 0 ? -1 : 1;
  // Non-maximum suppression between the two of eight neighbours that lie across the line.
  const side = (twiceSkew > depth ? 0 : way * width) - (twiceSkew < -depth ? 0 : 1);
  if (strength[i + side] > depth || strength[i - side] >= depth) return 0;
  const skew = ridges.skew[i] / depth;
  const slant = ridges.slant[i] / depth;
  // Half the angle of the vector, turned from across the line to along it.
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
 * The strongest ridge at a tap or one pixel to either side of it (lines wander a little), by how far
 * its direction agrees with the given one: the cosine of twice the angle between them.
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
  // Beyond the first and the last row there is nothing.
  const left = (skew[before] ?? 0) * unitSkew + (slant[before] ?? 0) * unitSlant;
  const right = (skew[after] ?? 0) * unitSkew + (slant[after] ?? 0) * unitSlant;
  return Math.max(0, here, left, right);
}

/** Joins centre pixels (gaps of one pixel allowed) into lines that hold at least one strong pixel, cut into strokes. */
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
