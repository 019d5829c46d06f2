import { boxBlur, makePlane } from './raster.ts';
import type { Plane } from './raster.ts';
import { angleAt } from './ridges.ts';
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

/** How far beside a line, besides its width, its two sides are compared; pixels. */
const BESIDE = 5;

/** Sums over the pixels of a stroke. */
interface Tally {
  count: number;
  depth: number;
  depthSquared: number;
  texture: number;
  coherent: number;
  core: number;
  surround: number;
  deviation: number;
  scale: number;
  step: number;
  turning: number;
  clutter: number;
}

interface Shape {
  x: number;
  y: number;
  /** Direction of the longest extent, radians. */
  angle: number;
  /** Standard deviations along and across it, pixels. */
  along: number;
  across: number;
}

/** One row of features for each stroke. */
export function measureStrokes(light: Plane, found: Strokes): Float32Array[] {
  const { width, height } = light;
  const { strokes, lines } = found;
  const around = surroundings(light);
  const shapes = strokes.map(({ pixels }) => shapeOf(pixels, width));
  const lineShapes = lines.map((line) =>
    shapeOf(
      line.strokes.flatMap((index) => strokes[index]?.pixels ?? []),
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
    tallyUp(pixels, shapes[index] as Shape, light, found, around, density),
  );
  const meansOf = (key: 'depth' | 'coherent') => tallies.map((tally) => tally[key] / tally.count);
  const rankDepth = ranksOf(meansOf('depth'));
  const rankCoherence = ranksOf(meansOf('coherent'));
  const longest = lines.reduce((most, line) => Math.max(most, line.pixels), 1);
  const photoLineDensity = (allPixels * frame) / (width * height);

  return strokes.map(({ pixels, line }, index) => {
    const shape = shapes[index] as Shape;
    const lineShape = lineShapes[line] as Shape;
    const n = pixels.length;
    const tally = tallies[index] as Tally;
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
      Math.log2(lines[line]?.pixels ?? 1),
      (lineShape.along * 3.46) / frame,
      lineShape.across / (lineShape.along + 0.5),
      offAxis(lineShape.angle),
      straightAhead(found, shape, meanDepth),
      (lengthByDirection[bin] ?? 0) / (allPixels + 1),
      clutter / n,
      deviation / n,
      rankDepth[index] as number,
      rankCoherence[index] as number,
      Math.log2(longest / (lines[line]?.pixels ?? 1)),
      photoLineDensity,
      lineShape.along / (shape.along + 1),
    );
  });
}

function tallyUp(
  pixels: readonly number[],
  { angle }: Shape,
  light: Plane,
  { ridges, background, coherence }: Strokes,
  around: Surroundings,
  density: Plane,
): Tally {
  const { width } = light;
  const tally: Tally = {
    count: pixels.length,
    depth: 0,
    depthSquared: 0,
    texture: 0,
    coherent: 0,
    core: 0,
    surround: 0,
    deviation: 0,
    scale: 0,
    step: 0,
    turning: 0,
    clutter: 0,
  };
  for (const i of pixels) {
    const depth = ridges.strength.data[i] as number;
    tally.depth += depth;
    tally.depthSquared += depth * depth;
    tally.texture += background.data[i] as number;
    tally.coherent += coherence[i] as number;
    tally.core += light.data[i] as number;
    tally.surround += around.mean.data[i] as number;
    tally.deviation += deviationAt(around, i);
    const scale = 1 << (ridges.scale[i] as number);
    tally.scale += scale;
    tally.clutter += density.data[i] as number;
    const theta = angleAt(ridges, i);
    tally.turning += 1 - Math.cos(2 * (theta - angle));
    const x = i % width;
    const y = (i - x) / width;
    const reach = BESIDE + scale;
    const dx = -Math.round(Math.sin(theta) * reach);
    const dy = Math.round(Math.cos(theta) * reach);
    tally.step += lightAt(light, x + dx, y + dy) - lightAt(light, x - dx, y - dy);
  }
  return tally;
}

/** For each value the share of values below it, 0 to 1. */
function ranksOf(values: readonly number[]): Float32Array {
  const order = values
    .map((_, k) => k)
    .sort((a, b) => (values[a] as number) - (values[b] as number));
  const ranks = new Float32Array(values.length);
  order.forEach((k, place) => {
    ranks[k] = place / values.length;
  });
  return ranks;
}

/** 0 for a horizontal or vertical direction, 1 for 45°. */
function offAxis(angle: number): number {
  return Math.abs(Math.sin(2 * angle));
}

function lightAt({ width, height, data }: Plane, x: number, y: number): number {
  const inX = x < 0 ? 0 : x >= width ? width - 1 : x;
  const inY = y < 0 ? 0 : y >= height ? height - 1 : y;
  return data[inY * width + inX] as number;
}

/** Means over a square of 25 px around each pixel. */
interface Surroundings {
  mean: Plane;
  meanOfSquares: Plane;
}

function surroundings(light: Plane): Surroundings {
  const radius = 12;
  const squares = makePlane(light.width, light.height);
  for (let i = 0; i < squares.data.length; i++) {
    squares.data[i] = (light.data[i] as number) ** 2;
  }
  return { mean: boxBlur(light, radius), meanOfSquares: boxBlur(squares, radius, squares) };
}

/** Standard deviation of the lightness around a pixel. */
function deviationAt({ mean, meanOfSquares }: Surroundings, i: number): number {
  return Math.sqrt(Math.max(0, (meanOfSquares.data[i] as number) - (mean.data[i] as number) ** 2));
}

/** Share of pixels around that lie on some stroke: how busy the texture is. */
function strokeDensity({ strokes }: Strokes, { width, height }: Plane): Plane {
  const marks = makePlane(width, height);
  for (const { pixels } of strokes) for (const i of pixels) marks.data[i] = 1;
  return boxBlur(marks, 24, marks);
}

function shapeOf(pixels: readonly number[], width: number): Shape {
  let sumX = 0;
  let sumY = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const i of pixels) {
    const x = i % width;
    const y = (i - x) / width;
    sumX += x;
    sumY += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const n = Math.max(1, pixels.length);
  const x = sumX / n;
  const y = sumY / n;
  const varX = xx / n - x * x;
  const varY = yy / n - y * y;
  const cov = xy / n - x * y;
  const mean = (varX + varY) / 2;
  const half = Math.hypot((varX - varY) / 2, cov);
  return {
    x,
    y,
    angle: 0.5 * Math.atan2(2 * cov, varX - varY),
    along: Math.sqrt(Math.max(0, mean + half)),
    across: Math.sqrt(Math.max(0, mean - half)),
  };
}

const DIRECTION_BINS = 18;

function directionBin(angle: number): number {
  const turned = (((angle % Math.PI) + Math.PI) % Math.PI) / Math.PI;
  return Math.floor(turned * DIRECTION_BINS + 0.5) % DIRECTION_BINS;
}

function directionHistogram(shapes: readonly Shape[], lengths: readonly number[]): number[] {
  const bins = new Array<number>(DIRECTION_BINS).fill(0);
  shapes.forEach(({ angle }, index) => {
    const bin = directionBin(angle);
    bins[bin] = (bins[bin] as number) + (lengths[index] as number);
  });
  return bins;
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
        if ((data[i] as number) > 0.5 * depth && Math.cos(2 * (theta - shape.angle)) > 0.7) {
          hits++;
          break;
        }
      }
    }
  }
  return taps === 0 ? 0.5 : hits / taps;
}
