import { addScaled, makePlane, type Plane } from './raster.ts';

/**
 * Mean over a square of side 2 · radius + 1, edges repeated. Running sums make the cost independent of the radius, and
 * `blurred` may be the plane itself, because only rows within reach are buffered.
 */
export function boxBlur(
  plane: Plane,
  radius: number,
  blurred = makePlane(plane.width, plane.height),
): Plane {
  const { width, height, data } = plane;
  const reach = 2 * radius + 2;
  const across = new Float32Array(Math.min(reach, height) * width);
  const place = placesOfRows(plane, reach);
  const enter = (y: number) => blurAcross(data, y * width, across, place(y), width, radius);
  const sums = new Float32Array(width);
  for (let y = 0; y <= radius && y < height; y++) enter(y);
  for (let k = -radius; k <= radius; k++) {
    addScaled(sums, across.subarray(place(k), place(k) + width), 1);
  }
  for (let y = 0; y < height; y++) {
    if (y + radius + 1 < height) enter(y + radius + 1);
    slideDown(
      sums,
      across,
      place(y - radius),
      place(y + radius + 1),
      radius,
      blurred.data,
      y * width,
    );
  }
  return blurred;
}

/** Offsets of rows in a buffer of the last `reach` rows; beyond the edges the outermost row's. */
function placesOfRows({ width, height }: Plane, reach: number): (y: number) => number {
  return (y) => (Math.min(height - 1, Math.max(0, y)) % reach) * width;
}

/** Writes one row of means from the column sums, then moves the sums down by one row. */
function slideDown(
  sums: Float32Array,
  across: Float32Array,
  leaves: number,
  enters: number,
  radius: number,
  out: Float32Array,
  row: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let x = 0; x < sums.length; x++) {
    const sum = sums[x];
    out[row + x] = sum * share;
    sums[x] = sum + across[enters + x] - across[leaves + x];
  }
}

/** Writes the mean of 2 · radius + 1 neighbours along the row of `width` values at `row`. */
function blurAcross(
  data: Float32Array,
  row: number,
  out: Float32Array,
  to: number,
  width: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  const last = row + width - 1;
  let sum = 0;
  for (let k = -radius; k <= radius; k++) {
    sum += data[Math.min(last, Math.max(row, row + k))];
  }
  for (let x = 0, enters = row + radius + 1, leaves = row - radius; x < width; x++) {
    out[to + x] = sum * share;
    sum += data[enters < last ? enters : last] - data[leaves > row ? leaves : row];
    enters++;
    leaves++;
  }
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
