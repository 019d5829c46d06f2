/** Figures of an evaluation: the area under the curve, and the pixel F-measure with a tolerance. */

export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Every pixel within `radius` of a marked one. */
export function growMask({ width, height, data }: Mask, radius: number): Mask {
  const grown = new Uint8Array(data.length);
  const reach = Array.from({ length: 2 * radius + 1 }, (_, k) =>
    Math.floor(Math.sqrt(radius * radius - (k - radius) ** 2)),
  );
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    reach.forEach((half, k) => {
      const row = y + k - radius;
      if (row < 0 || row >= height) return;
      grown.fill(
        1,
        row * width + Math.max(0, x - half),
        row * width + Math.min(width, x + half + 1),
      );
    });
  }
  return { width, height, data: grown };
}

export interface PixelCounts {
  predicted: number;
  predictedRight: number;
  actual: number;
  actualFound: number;
}

/** A predicted pixel is right within `tolerance` of an actual one, and the other way round. */
export function countPixels(predicted: Mask, actual: Mask, tolerance: number): PixelCounts {
  const nearActual = growMask(actual, tolerance).data;
  const nearPredicted = growMask(predicted, tolerance).data;
  const counts = { predicted: 0, predictedRight: 0, actual: 0, actualFound: 0 };
  for (let i = 0; i < actual.data.length; i++) {
    if (predicted.data[i] === 1) {
      counts.predicted++;
      counts.predictedRight += nearActual[i] as number;
    }
    if (actual.data[i] === 1) {
      counts.actual++;
      counts.actualFound += nearPredicted[i] as number;
    }
  }
  return counts;
}

export interface PixelFigures {
  precision: number;
  recall: number;
  f: number;
  /** Mean of the photos' own F, beside the pooled F above. */
  meanF: number;
}

/** Pools the pixels of all photos, so that a photo counts by how much crack it shows. */
export function pixelFigures(counts: readonly PixelCounts[]): PixelFigures {
  const pooled = calculateFigures(
    counts.reduce(
      (sum, one) => ({
        predicted: sum.predicted + one.predicted,
        predictedRight: sum.predictedRight + one.predictedRight,
        actual: sum.actual + one.actual,
        actualFound: sum.actualFound + one.actualFound,
      }),
      { predicted: 0, predictedRight: 0, actual: 0, actualFound: 0 },
    ),
  );
  const meanF =
    counts.reduce((sum, one) => sum + calculateFigures(one).f, 0) / Math.max(1, counts.length);
  return { ...pooled, meanF };
}

function calculateFigures({ predicted, predictedRight, actual, actualFound }: PixelCounts) {
  const precision = predicted === 0 ? 0 : predictedRight / predicted;
  const recall = actual === 0 ? 0 : actualFound / actual;
  return { precision, recall, f: harmonic(precision, recall) };
}

function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

/** How often one of the positives scores above one of the negatives: 0.5 is chance. */
export function areaUnderCurve(positives: readonly number[], negatives: readonly number[]): number {
  let above = 0;
  for (const positive of positives) {
    for (const negative of negatives) {
      above += positive > negative ? 1 : positive === negative ? 0.5 : 0;
    }
  }
  return above / (positives.length * negatives.length);
}

/** Between which shares so many of so many lie in 95 of 100 cases (Wilson): also where it is none, or all. */
export function wilsonInterval(right: number, of: number): { from: number; to: number } {
  if (of === 0) return { from: 0, to: 1 };
  const z = 1.96;
  const share = right / of;
  const centre = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return { from: Math.max(0, (centre - half) / whole), to: Math.min(1, (centre + half) / whole) };
}
