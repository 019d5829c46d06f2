import type { Plane } from './raster.ts';
import { computeAngle } from './ridges.ts';
import type { Strokes } from './strokes.ts';

/** A stroke's centre, and the direction of its longest extent in radians. */
interface Lie {
  x: number;
  y: number;
  angle: number;
}

/**
 * Rates how much each stroke looks like part of a crack, 0 to 1: long, among the photo's darkest,
 * wandering, and in a photo not full of lines. The four weights are rounded from a fit on photos of
 * known cracks (decision 110); they choose lines to draw, not whether there is a crack.
 */
export function crackLikeness(light: Plane, found: Strokes): number[] {
  const { strokes } = found;
  const depths = strokes.map(({ pixels }) => meanDepth(pixels, found));
  const ranks = rankValues(depths);
  const drawn = strokes.reduce((sum, { pixels }) => sum + pixels.length, 0);
  // How often all strokes together would cross the frame.
  const crossings = (drawn * Math.max(light.width, light.height)) / (light.width * light.height);
  return strokes.map(({ pixels, lineLength }, index) => {
    const straight = straightAhead(found, measureLie(pixels, light.width), depths[index]);
    const length = Math.log2(lineLength);
    const evidence = 0.6 * length + 3.2 * ranks[index] - 3 * straight - 0.12 * crossings - 5.8;
    return 1 / (1 + Math.exp(-evidence));
  });
}

function meanDepth(pixels: readonly number[], { ridges }: Strokes): number {
  return pixels.reduce((sum, i) => sum + ridges.strength.data[i], 0) / pixels.length;
}

/** Each value's rank: the share of values below it, 0 to 1. */
function rankValues(values: readonly number[]): Float32Array {
  const order = values.map((_, k) => k).sort((a, b) => values[a] - values[b]);
  const ranks = new Float32Array(values.length);
  order.forEach((k, place) => {
    ranks[k] = place / values.length;
  });
  return ranks;
}

function measureLie(pixels: readonly number[], width: number): Lie {
  let [sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const i of pixels) {
    const x = i % width;
    const y = (i - x) / width;
    sumX += x;
    sumY += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const x = sumX / pixels.length;
  const y = sumY / pixels.length;
  const spread = (xx - yy) / pixels.length - x * x + y * y;
  return { x, y, angle: 0.5 * Math.atan2(2 * (xy / pixels.length - x * y), spread) };
}

/**
 * The share of the way beyond the stroke on which the line continues straight, 0 to 1: joints and
 * edges are straight, cracks wander.
 */
function straightAhead({ ridges }: Strokes, { x: fromX, y: fromY, angle }: Lie, depth: number) {
  const { width, height, data } = ridges.strength;
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let hits = 0;
  let taps = 0;
  for (const way of [-1, 1]) {
    for (let reach = 24; reach <= 96; reach += 4) {
      const x = Math.round(fromX + way * reach * dx);
      const y = Math.round(fromY + way * reach * dy);
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) break;
      taps++;
      const theta = computeAngle(ridges, y * width + x);
      for (let k = -2; k <= 2; k++) {
        const i = (y + Math.round(k * dx)) * width + x - Math.round(k * dy);
        if (data[i] > 0.5 * depth && Math.cos(2 * (theta - angle)) > 0.7) {
          hits++;
          break;
        }
      }
    }
  }
  return taps === 0 ? 0.5 : hits / taps;
}
