/** Figures of an evaluation: precision, recall, confusion, and the pixel F-measure with a tolerance. */

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
  const pooled = figuresOf(
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
  const meanF = counts.reduce((sum, one) => sum + figuresOf(one).f, 0) / Math.max(1, counts.length);
  return { ...pooled, meanF };
}

function figuresOf({ predicted, predictedRight, actual, actualFound }: PixelCounts) {
  const precision = predicted === 0 ? 0 : predictedRight / predicted;
  const recall = actual === 0 ? 0 : actualFound / actual;
  return { precision, recall, f: harmonic(precision, recall) };
}

function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

export interface ClassFigures {
  found: number;
  wrong: number;
  missed: number;
  precision: number;
  recall: number;
}

export interface Judged {
  file: string;
  actual: readonly string[];
  predicted: readonly string[];
}

export function classFigures(judged: readonly Judged[], name: string): ClassFigures {
  let found = 0;
  let wrong = 0;
  let missed = 0;
  for (const { actual, predicted } of judged) {
    const isActual = actual.includes(name);
    const isPredicted = predicted.includes(name);
    if (isActual && isPredicted) found++;
    else if (isPredicted) wrong++;
    else if (isActual) missed++;
  }
  return {
    found,
    wrong,
    missed,
    precision: found + wrong === 0 ? 1 : found / (found + wrong),
    recall: found + missed === 0 ? 1 : found / (found + missed),
  };
}

/** Rows: what a photo shows; columns: what was said of it. A photo of two classes stands in two rows. */
export function confusion(
  judged: readonly Judged[],
  names: readonly string[],
): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {};
  for (const row of names) {
    const photos = judged.filter(({ actual }) => actual.includes(row));
    table[row] = Object.fromEntries(
      names.map((column) => [
        column,
        photos.filter(({ predicted }) => predicted.includes(column)).length,
      ]),
    );
  }
  return table;
}

/** Share of the photos without any defect of which a defect was said. */
export function falseAlarmShare(judged: readonly Judged[]): number {
  const sound = judged.filter(({ actual }) => actual.includes('none'));
  const alarms = sound.filter(({ predicted }) => predicted.some((name) => name !== 'none'));
  return sound.length === 0 ? 0 : alarms.length / sound.length;
}
