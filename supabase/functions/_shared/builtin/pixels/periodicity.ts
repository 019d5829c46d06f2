import type { Plane } from './raster.ts';

/** How regularly something repeats along one axis of the frame. */
interface Rhythm {
  /** Correlation of the profile with itself one period on, -1 to 1; courses of brick reach 0.4 and more. */
  strength: number;
  /** Spread of the profile over its mean: how much the lines stand out from what is between. */
  contrast: number;
}

/** Looks for 4 to 40 repeats of the ridge strength down the rows (courses) and across the columns. */
export function findRhythms(ridges: Plane): { rows: Rhythm; columns: Rhythm } {
  const { width, height, data } = ridges;
  const rowSums = new Float32Array(height);
  const columnSums = new Float32Array(width);
  for (let y = 0; y < height; y++) rowSums[y] = addRow(columnSums, data, y * width);
  return { rows: rhythmOf(rowSums), columns: rhythmOf(columnSums) };
}

/** Adds one row to the sums of the columns; returns the row's own. */
function addRow(columnSums: Float32Array, data: Float32Array, row: number): number {
  let sum = 0;
  for (let x = 0; x < columnSums.length; x++) {
    const value = data[row + x];
    sum += value;
    columnSums[x] = columnSums[x] + value;
  }
  return sum;
}

/** Sum of the products of values `lag` apart. */
function productsAt(values: Float32Array, lag: number): number {
  let sum = 0;
  for (let i = 0; i + lag < values.length; i++) {
    sum += values[i] * values[i + lag];
  }
  return sum;
}

function rhythmOf(profile: Float32Array): Rhythm {
  const n = profile.length;
  const flat = levelled(profile);
  let energy = 0;
  let mean = 0;
  for (let i = 0; i < n; i++) {
    energy += flat[i] ** 2;
    mean += profile[i];
  }
  const contrast = Math.sqrt(energy / n) / (mean / n + 1e-6);
  let strength = 0;
  let previous = 1;
  let fell = false;
  for (let lag = Math.max(3, Math.floor(n / 40)); lag <= n / 3; lag++) {
    const correlation = (productsAt(flat, lag) * n) / (energy * (n - lag) + 1e-6);
    // Only a rise after a fall is a repeat; next to zero lag everything resembles itself.
    if (correlation < 0.1) fell = true;
    if (fell && correlation > strength && correlation >= previous) {
      strength = correlation;
    }
    previous = correlation;
  }
  return { strength, contrast };
}

/** The profile less its slow changes, so that light falling off does not count as a rhythm. */
function levelled(profile: Float32Array): Float32Array {
  const n = profile.length;
  const reach = Math.max(4, Math.floor(n / 8));
  const sums = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) sums[i + 1] = sums[i] + profile[i];
  return profile.map((value, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(n, i + reach + 1);
    return value - (sums[to] - sums[from]) / (to - from);
  });
}
