import { splitColours } from './colour.ts';
import type { Pixels, Plane } from './raster.ts';
import { shrinkTo } from './shrink.ts';

/** A view is told from the broad layout alone; at one size, so that the camera's pixels do not count. */
const EDGE = 192;
const OCTAVES = 6;
/** Cells across and down on which textures, and patches on which tones are compared. */
const CELLS = 4;
const PATCHES = 6;

/**
 * What tells a close view of one surface from a scene: how much lightness and colour vary at each
 * fineness, how evenly over the frame, and how far its parts differ. Always the same number of values.
 */
export function measureView(pixels: Pixels): number[] {
  const { light, redGreen, yellowBlue } = splitColours(shrinkTo(pixels, EDGE));
  return [light, redGreen, yellowBlue].flatMap((plane) => [
    ...measureOctaves(plane),
    ...measurePatches(plane),
    ...measureTones(plane),
  ]);
}

/** Energy by octave, its least and its spread over the frame, and which way the texture runs. */
function measureOctaves(plane: Plane): number[] {
  const values: number[] = [];
  const energies: number[] = [];
  let fine = plane;
  for (let octave = 0; octave < OCTAVES; octave++) {
    const coarse = halved(fine);
    const cells = energyByCell(fine, coarse);
    energies.push(Math.log(mean(cells) + 0.5));
    const sorted = cells.map((energy) => Math.log(energy + 0.5)).sort((a, b) => a - b);
    values.push(energies[octave], sorted[2], sorted[14] - sorted[1], bias(fine));
    fine = coarse;
  }
  return [...values, energies[4] - energies[1], energies[3] - energies[0]];
}

function halved({ width, height, data }: Plane): Plane {
  const across = Math.ceil(width / 2);
  const down = Math.ceil(height / 2);
  const half = new Float32Array(across * down);
  for (let y = 0; y < down; y++) {
    const above = 2 * y * width;
    const below = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = 0; x < across; x++) {
      const left = 2 * x;
      const right = Math.min(width - 1, left + 1);
      half[y * across + x] =
        (data[above + left] + data[above + right] + data[below + left] + data[below + right]) / 4;
    }
  }
  return { width: across, height: down, data: half };
}

/** Mean square of what halving loses, in each of CELLS x CELLS cells, row by row. */
function energyByCell({ width, height, data }: Plane, coarse: Plane): number[] {
  const sums = new Float64Array(CELLS * CELLS);
  const counts = new Float64Array(CELLS * CELLS);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const lost = data[y * width + x] - coarse.data[(y >> 1) * coarse.width + (x >> 1)];
      const cell = cellAt(y, height, CELLS) * CELLS + cellAt(x, width, CELLS);
      sums[cell] = sums[cell] + lost * lost;
      counts[cell] = counts[cell] + 1;
    }
  }
  return Array.from(sums, (sum, cell) => sum / Math.max(1, counts[cell]));
}

function cellAt(place: number, length: number, cells: number): number {
  return Math.min(cells - 1, Math.floor((cells * place) / length));
}

/** Above 0 where the plane changes more along its rows than down its columns. */
function bias({ width, height, data }: Plane): number {
  let along = 0.5;
  let down = 0.5;
  for (let y = 0; y + 1 < height; y++) {
    for (let i = y * width; i + 1 < (y + 1) * width; i++) {
      along += Math.abs(data[i + 1] - data[i]);
      down += Math.abs(data[i + width] - data[i]);
    }
  }
  return Math.log(along / down);
}

/** How far patches of the frame differ: altogether, from their neighbours, and the top from the foot. */
function measurePatches({ width, height, data }: Plane): number[] {
  const sums = new Float64Array(PATCHES * PATCHES);
  const counts = new Float64Array(PATCHES * PATCHES);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const patch = cellAt(y, height, PATCHES) * PATCHES + cellAt(x, width, PATCHES);
      sums[patch] = sums[patch] + data[y * width + x];
      counts[patch] = counts[patch] + 1;
    }
  }
  const tones = Array.from(sums, (sum, patch) => sum / Math.max(1, counts[patch]));
  const jumps = tones
    .flatMap((tone, patch) => [
      ...((patch + 1) % PATCHES === 0 ? [] : [Math.abs(tone - tones[patch + 1])]),
      ...(patch + PATCHES < tones.length ? [Math.abs(tone - tones[patch + PATCHES])] : []),
    ])
    .sort((a, b) => a - b);
  const sorted = tones.slice().sort((a, b) => a - b);
  return [
    sorted[sorted.length - 2] - sorted[1],
    jumps[Math.floor(0.9 * jumps.length)],
    jumps[jumps.length >> 1],
    mean(tones.slice(0, PATCHES)) - mean(tones.slice(-PATCHES)),
  ];
}

function measureTones({ data }: Plane): number[] {
  const sorted = data.slice().sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
  return [at(0.02), at(0.5), at(0.98)];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
