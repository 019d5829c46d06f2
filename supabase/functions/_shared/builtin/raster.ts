/** Pixels as they come from a decoder: three bytes a pixel (red, green, blue), row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** One measured quantity over the picture, row by row. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

export function makePlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** Shrinks by averaging whole areas, so that thin dark lines fade but do not vanish. Never enlarges. */
export function shrinkTo(pixels: Pixels, longEdge: number): Pixels {
  const { width: fullWidth, height: fullHeight, rgb: full } = pixels;
  const scale = longEdge / Math.max(fullWidth, fullHeight);
  if (scale >= 1) return pixels;
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const columns = areaWeights(fullWidth, width);
  const rows = areaWeights(fullHeight, height);
  const stride = width * 3;
  const narrow = new Float32Array(stride);
  const rgb = new Uint8Array(stride * height);
  const sums = new Float32Array(stride);
  // Neighbouring rows share at most one row of the full picture: the last of one, the first of the next.
  let rowInHand = -1;
  for (let y = 0; y < height; y++) {
    sums.fill(0.5);
    const begin = rows.begins[y] as number;
    const end = rows.begins[y + 1] as number;
    for (let k = begin, row = rows.first[y] as number; k < end; k++, row++) {
      if (row !== rowInHand) narrowRow(full, row * fullWidth * 3, columns, narrow);
      rowInHand = row;
      addScaled(sums, narrow, rows.weights[k] as number);
    }
    const at = y * stride;
    for (let i = 0; i < stride; i++) rgb[at + i] = sums[i] as number;
  }
  return { width, height, rgb };
}

/** Averages the row of `full` that begins at `from` into fewer pixels. */
function narrowRow(
  full: Uint8Array,
  from: number,
  { first, begins, weights }: AreaWeights,
  narrow: Float32Array,
): void {
  for (let x = 0, to = 0; x < first.length; x++, to += 3) {
    const end = begins[x + 1] as number;
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = from + 3 * (first[x] as number);
    for (let k = begins[x] as number; k < end; k++, at += 3) {
      const weight = weights[k] as number;
      red += weight * (full[at] as number);
      green += weight * (full[at + 1] as number);
      blue += weight * (full[at + 2] as number);
    }
    narrow[to] = red;
    narrow[to + 1] = green;
    narrow[to + 2] = blue;
  }
}

function addScaled(sums: Float32Array, row: Float32Array, weight: number): void {
  for (let i = 0; i < sums.length; i++) {
    sums[i] = (sums[i] as number) + weight * (row[i] as number);
  }
}

interface AreaWeights {
  /** For each cell the first place it covers. */
  first: Int32Array;
  /** Where each cell's weights begin, and at last where they end. */
  begins: Int32Array;
  weights: Float32Array;
}

/** For each of `to` cells: which of the `from` places it covers, and by how much. */
function areaWeights(from: number, to: number): AreaWeights {
  const ratio = from / to;
  const first = new Int32Array(to);
  const begins = new Int32Array(to + 1);
  const weights: number[] = [];
  for (let cell = 0; cell < to; cell++) {
    const begin = cell * ratio;
    const end = Math.min(from, begin + ratio);
    const start = Math.floor(begin);
    first[cell] = start;
    for (let place = start; place < Math.max(start + 1, Math.ceil(end)); place++) {
      weights.push((Math.min(end, place + 1) - Math.max(begin, place)) / (end - begin));
    }
    begins[cell + 1] = weights.length;
  }
  return { first, begins, weights: Float32Array.from(weights) };
}

/**
 * Mean over a square of side 2 · radius + 1, edges repeated; running sums, so any radius costs the same.
 * Only the rows in reach are kept besides, so `blurred` may be the plane itself.
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

/** Where a row stands that only the last `reach` rows are kept of; beyond the edges, the outermost row. */
function placesOfRows({ width, height }: Plane, reach: number): (y: number) => number {
  return (y) => (Math.min(height - 1, Math.max(0, y)) % reach) * width;
}

/** Writes one row of means from the columns' sums, then lets one row leave the sums and one enter. */
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
    const sum = sums[x] as number;
    out[row + x] = sum * share;
    sums[x] = sum + (across[enters + x] as number) - (across[leaves + x] as number);
  }
}

/** Writes the mean of 2 · radius + 1 neighbours along the row of `width` values that begins at `row`. */
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
    sum += data[Math.min(last, Math.max(row, row + k))] as number;
  }
  for (let x = 0, enters = row + radius + 1, leaves = row - radius; x < width; x++) {
    out[to + x] = sum * share;
    sum +=
      (data[enters < last ? enters : last] as number) -
      (data[leaves > row ? leaves : row] as number);
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
      ((data[i - 2 > row ? i - 2 : row] as number) +
        (data[i + 2 < last ? i + 2 : last] as number) +
        4 *
          ((data[i - 1 > row ? i - 1 : row] as number) +
            (data[i + 1 < last ? i + 1 : last] as number)) +
        6 * (data[i] as number)) /
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
      ((across[a + x] as number) +
        (across[e + x] as number) +
        4 * ((across[b + x] as number) + (across[d + x] as number)) +
        6 * (across[c + x] as number)) /
      16;
  }
}
