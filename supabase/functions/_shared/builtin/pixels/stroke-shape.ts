/** Where a stroke lies, which way it runs, and how wide it wanders. */
export interface Shape {
  x: number;
  y: number;
  /** Direction of the longest extent, radians. */
  angle: number;
  /** Standard deviations along and across it, pixels. */
  along: number;
  across: number;
}

export function shapeOf(pixels: readonly number[], width: number): Shape {
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

/** 0 for a horizontal or vertical direction, 1 for 45°. */
export function offAxis(angle: number): number {
  return Math.abs(Math.sin(2 * angle));
}

const DIRECTION_BINS = 18;

/** In which of DIRECTION_BINS an angle falls; opposite ways are one direction. */
export function directionBin(angle: number): number {
  const turned = (((angle % Math.PI) + Math.PI) % Math.PI) / Math.PI;
  return Math.floor(turned * DIRECTION_BINS + 0.5) % DIRECTION_BINS;
}

/** Length of all strokes in each direction. */
export function directionHistogram(shapes: readonly Shape[], lengths: readonly number[]): number[] {
  const bins = new Array<number>(DIRECTION_BINS).fill(0);
  shapes.forEach(({ angle }, index) => {
    const bin = directionBin(angle);
    bins[bin] = bins[bin] + lengths[index];
  });
  return bins;
}
