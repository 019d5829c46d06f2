import { boxBlur } from './blur.ts';
import { makePlane } from './raster.ts';
import type { Plane } from './raster.ts';
import { angleAt } from './ridges.ts';
import type { Shape } from './stroke-shape.ts';
import type { Strokes } from './strokes.ts';

/** How far beside a line, besides its width, its two sides are compared; pixels. */
const BESIDE = 5;

/** Sums over the pixels of a stroke. */
export interface Tally {
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

/** Means over a square of 25 px around each pixel. */
export interface Surroundings {
  mean: Plane;
  meanOfSquares: Plane;
}

export function surroundings(light: Plane): Surroundings {
  const radius = 12;
  const squares = makePlane(light.width, light.height);
  for (let i = 0; i < squares.data.length; i++) {
    squares.data[i] = light.data[i] ** 2;
  }
  return { mean: boxBlur(light, radius), meanOfSquares: boxBlur(squares, radius, squares) };
}

/** Standard deviation of the lightness around a pixel. */
function deviationAt({ mean, meanOfSquares }: Surroundings, i: number): number {
  return Math.sqrt(Math.max(0, meanOfSquares.data[i] - mean.data[i] ** 2));
}

/** Share of pixels around that lie on some stroke: how busy the texture is. */
export function strokeDensity({ strokes }: Strokes, { width, height }: Plane): Plane {
  const marks = makePlane(width, height);
  for (const { pixels } of strokes) for (const i of pixels) marks.data[i] = 1;
  return boxBlur(marks, 24, marks);
}

export function tallyUp(
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
    const depth = ridges.strength.data[i];
    tally.depth += depth;
    tally.depthSquared += depth * depth;
    tally.texture += background.data[i];
    tally.coherent += coherence[i];
    tally.core += light.data[i];
    tally.surround += around.mean.data[i];
    tally.deviation += deviationAt(around, i);
    const scale = 1 << ridges.scale[i];
    tally.scale += scale;
    tally.clutter += density.data[i];
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

function lightAt({ width, height, data }: Plane, x: number, y: number): number {
  const inX = x < 0 ? 0 : x >= width ? width - 1 : x;
  const inY = y < 0 ? 0 : y >= height ? height - 1 : y;
  return data[inY * width + inX];
}
