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
  const { first, begins, weights } = columns;
  const stride = width * 3;
  const narrow = new Float32Array(stride);
  const narrowRow = (row: number) => {
    for (let x = 0, to = 0; x < width; x++, to += 3) {
      const end = begins[x + 1] as number;
      let red = 0;
      let green = 0;
      let blue = 0;
      let at = (row * fullWidth + (first[x] as number)) * 3;
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
  };
  const rgb = new Uint8Array(stride * height);
  const sums = new Float32Array(stride);
  // Neighbouring rows share at most one row of the full picture: the last of one, the first of the next.
  let rowInHand = -1;
  for (let y = 0; y < height; y++) {
    sums.fill(0.5);
    const begin = rows.begins[y] as number;
    const end = rows.begins[y + 1] as number;
    for (let k = begin, row = rows.first[y] as number; k < end; k++, row++) {
      if (row !== rowInHand) narrowRow(row);
      rowInHand = row;
      addScaled(sums, narrow, rows.weights[k] as number);
    }
    const at = y * stride;
    for (let i = 0; i < stride; i++) rgb[at + i] = sums[i] as number;
  }
  return { width, height, rgb };
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

/** Mean over a square of side 2 · radius + 1, edges repeated; running sums, so any radius costs the same. */
export function boxBlur({ width, height, data }: Plane, radius: number): Plane {
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y++) blurAcross(data, across, y * width, width, radius);
  const blurred = makePlane(width, height);
  const sums = new Float32Array(width);
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let k = -radius; k <= radius; k++) {
    addScaled(sums, across.subarray(row(k), row(k) + width), 1);
  }
  for (let y = 0; y < height; y++) {
    slideDown(sums, across, row(y - radius), row(y + radius + 1), radius, blurred.data, y * width);
  }
  return blurred;
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

/** Writes the mean of 2 · radius + 1 neighbours along one row, which begins at `row`. */
function blurAcross(
  data: Float32Array,
  out: Float32Array,
  row: number,
  width: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let k = -radius; k <= radius; k++) {
    sum += data[row + Math.min(width - 1, Math.max(0, k))] as number;
  }
  for (let x = 0; x < width; x++) {
    out[row + x] = sum * share;
    const enters = x + radius + 1;
    const leaves = x - radius;
    sum +=
      (data[row + (enters < width ? enters : width - 1)] as number) -
      (data[row + (leaves > 0 ? leaves : 0)] as number);
  }
}

/** Smooths with binomial taps (1 4 6 4 1) / 16: a Gaussian of sigma 1, edges repeated. */
export function smooth(plane: Plane): Plane {
  const { width, height } = plane;
  const across = makePlane(width, height);
  const at = (row: number, x: number) =>
    plane.data[row + (x < 0 ? 0 : x >= width ? width - 1 : x)] as number;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const inside = x >= 2 && x < width - 2;
      across.data[row + x] = inside
        ? ((plane.data[row + x - 2] as number) +
            (plane.data[row + x + 2] as number) +
            4 * ((plane.data[row + x - 1] as number) + (plane.data[row + x + 1] as number)) +
            6 * (plane.data[row + x] as number)) /
          16
        : (at(row, x - 2) +
            at(row, x + 2) +
            4 * (at(row, x - 1) + at(row, x + 1)) +
            6 * at(row, x)) /
          16;
    }
  }
  const smoothed = makePlane(width, height);
  for (let y = 0; y < height; y++) {
    const row = (dy: number) => Math.min(height - 1, Math.max(0, y + dy)) * width;
    const [a, b, c, d, e] = [row(-2), row(-1), row(0), row(1), row(2)] as const;
    for (let x = 0; x < width; x++) {
      smoothed.data[c + x] =
        ((across.data[a + x] as number) +
          (across.data[e + x] as number) +
          4 * ((across.data[b + x] as number) + (across.data[d + x] as number)) +
          6 * (across.data[c + x] as number)) /
        16;
    }
  }
  return smoothed;
}
