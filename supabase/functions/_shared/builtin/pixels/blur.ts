import { makePlane, type Plane } from './raster.ts';

/** Offsets of rows in a buffer of the last `reach` rows; beyond the edges the outermost row's. */
function placesOfRows({ width, height }: Plane, reach: number): (y: number) => number {
  return (y) => (Math.min(height - 1, Math.max(0, y)) % reach) * width;
}

/** Smooths with binomial taps (1 4 6 4 1) / 16: a Gaussian of sigma 1, edges repeated. */
export function smooth(plane: Plane): Plane {
  const { width, height, data } = plane;
  const across = new Float32Array(5 * width);
  const place = placesOfRows(plane, 5);
  const smoothed = makePlane(width, height);
  for (let y = -2; y < height; y++) {
    const enters = y + 2;
    if (enters < height) smoothAcross(data, enters * width, across, place(enters), width);
    if (y < 0) continue;
    const rows = [place(y - 2), place(y - 1), place(y), place(y + 1), place(y + 2)] as const;
    smoothDown(across, rows, smoothed.data, y * width, width);
  }
  return smoothed;
}

function smoothAcross(
  data: Float32Array,
  row: number,
  out: Float32Array,
  to: number,
  width: number,
): void {
  const last = row + width - 1;
  for (let x = 0, i = row; x < width; x++, i++) {
    out[to + x] =
      (data[i - 2 > row ? i - 2 : row] +
        data[i + 2 < last ? i + 2 : last] +
        4 * (data[i - 1 > row ? i - 1 : row] + data[i + 1 < last ? i + 1 : last]) +
        6 * data[i]) /
      16;
  }
}

function smoothDown(
  across: Float32Array,
  [a, b, c, d, e]: readonly [number, number, number, number, number],
  out: Float32Array,
  to: number,
  width: number,
): void {
  for (let x = 0; x < width; x++) {
    out[to + x] =
      (across[a + x] + across[e + x] + 4 * (across[b + x] + across[d + x]) + 6 * across[c + x]) /
      16;
  }
}
