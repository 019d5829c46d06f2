import type { Plane } from './raster.ts';
import { angleAt } from './ridges.ts';
import { directionBin, directionHistogram, offAxis, shapeOf } from './stroke-shape.ts';
import type { Shape } from './stroke-shape.ts';
import { strokeDensity, surroundings, tallyUp } from './stroke-tally.ts';
import type { Strokes } from './strokes.ts';

/** What is measured on each stroke; the order is that of the learned weights. */
export const STROKE_FEATURES = [
  'depthOverTexture',
  'depth',
  'coherenceOverTexture',
  'coherenceOverDepth',
  'darkness',
  'darknessInDeviations',
  'width',
  'sideStep',
  'bend',
  'turning',
  'depthVariation',
  'offAxis',
  'lineLength',
  'lineChord',
  'lineThinness',
  'lineOffAxis',
  'straightAhead',
  'sharedDirection',
  'clutter',
  'deviation',
  'depthRank',
  'coherenceRank',
  'lengthBehindLongest',
  'photoLineDensity',
  'groupSpan',
] as const;

/** One row of features for each stroke. */
export function measureStrokes(light: Plane, found: Strokes): Float32Array[] {
  const { width, height } = light;
  const { strokes, lines } = found;
  const around = surroundings(light);
  const shapes = strokes.map(({ pixels }) => shapeOf(pixels, width));
  const lineShapes = lines.map((line) =>
    shapeOf(
      line.strokes.flatMap((index) => strokes[index].pixels),
      width,
    ),
  );
  const lengthByDirection = directionHistogram(
    shapes,
    strokes.map(({ pixels }) => pixels.length),
  );
  const allPixels = lengthByDirection.reduce((sum, length) => sum + length, 0);
  const frame = Math.max(width, height);
  const density = strokeDensity(found, light);

  const tallies = strokes.map(({ pixels }, index) =>
    tallyUp(pixels, shapes[index], light, found, around, density),
  );
  const meansOf = (key: 'depth' | 'coherent') => tallies.map((tally) => tally[key] / tally.count);
  const rankDepth = ranksOf(meansOf('depth'));
  const rankCoherence = ranksOf(meansOf('coherent'));
  const longest = lines.reduce((most, line) => Math.max(most, line.pixels), 1);
  const photoLineDensity = (allPixels * frame) / (width * height);

  return strokes.map(({ pixels, line }, index) => {
    const shape = shapes[index];
    const lineShape = lineShapes[line];
    const n = pixels.length;
    const tally = tallies[index];
    const { depth, depthSquared, texture, coherent, core, surround, deviation, scale } = tally;
    const { step, turning, clutter } = tally;
    const meanDepth = depth / n;
    const sharpness = Math.sqrt(Math.max(0, depthSquared / n - meanDepth * meanDepth));
    const bin = directionBin(shape.angle);
    return Float32Array.of(
      depth / (texture + n),
      meanDepth,
      coherent / (texture + n),
      coherent / depth,
      (surround - core) / n,
      (surround - core) / (deviation + n),
      scale / n,
      Math.abs(step / n) / (meanDepth + 1),
      shape.across / (shape.along + 0.5),
      turning / n,
      sharpness / meanDepth,
      offAxis(shape.angle),
      Math.log2(lines[line].pixels),
      (lineShape.along * 3.46) / frame,
      lineShape.across / (lineShape.along + 0.5),
      offAxis(lineShape.angle),
      straightAhead(found, shape, meanDepth),
      lengthByDirection[bin] / (allPixels + 1),
      clutter / n,
      deviation / n,
      rankDepth[index],
      rankCoherence[index],
      Math.log2(longest / lines[line].pixels),
      photoLineDensity,
      lineShape.along / (shape.along + 1),
    );
  });
}

/** For each value the share of values below it, 0 to 1. */
function ranksOf(values: readonly number[]): Float32Array {
  const order = values.map((_, k) => k).sort((a, b) => values[a] - values[b]);
  const ranks = new Float32Array(values.length);
  order.forEach((k, place) => {
    ranks[k] = place / values.length;
  });
  return ranks;
}

/**
 * How far the line goes on dead straight beyond the stroke, 0 to 1: joints and edges are drawn with a
 * rule, cracks wander off it.
 */
function straightAhead({ ridges }: Strokes, shape: Shape, depth: number): number {
  const { width, height, data } = ridges.strength;
  const dx = Math.cos(shape.angle);
  const dy = Math.sin(shape.angle);
  let hits = 0;
  let taps = 0;
  for (const way of [-1, 1]) {
    for (let reach = 24; reach <= 96; reach += 4) {
      const x = Math.round(shape.x + way * reach * dx);
      const y = Math.round(shape.y + way * reach * dy);
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) break;
      taps++;
      const theta = angleAt(ridges, y * width + x);
      for (let k = -2; k <= 2; k++) {
        const i = (y + Math.round(k * dx)) * width + x - Math.round(k * dy);
        if (data[i] > 0.5 * depth && Math.cos(2 * (theta - shape.angle)) > 0.7) {
          hits++;
          break;
        }
      }
    }
  }
  return taps === 0 ? 0.5 : hits / taps;
}
