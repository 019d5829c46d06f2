import { addScaled, type Pixels } from './raster.ts';

/** Shrinks by averaging areas, so that thin dark lines fade but do not vanish. Never enlarges. */
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
  // Neighbouring rows share at most one row of the full picture: one's last is the next one's first.
  let rowInHand = -1;
  for (let y = 0; y < height; y++) {
    sums.fill(0.5);
    const begin = rows.begins[y];
    const end = rows.begins[y + 1];
    for (let k = begin, row = rows.first[y]; k < end; k++, row++) {
      if (row !== rowInHand) narrowRow(full, row * fullWidth * 3, columns, narrow);
      rowInHand = row;
      addScaled(sums, narrow, rows.weights[k]);
    }
    const at = y * stride;
    for (let i = 0; i < stride; i++) rgb[at + i] = sums[i];
  }
  return { width, height, rgb };
}

/** Averages the row of `full` at `from` into fewer pixels. */
function narrowRow(
  full: Uint8Array,
  from: number,
  { first, begins, weights }: AreaWeights,
  narrow: Float32Array,
): void {
  for (let x = 0, to = 0; x < first.length; x++, to += 3) {
    const end = begins[x + 1];
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = from + 3 * first[x];
    for (let k = begins[x]; k < end; k++, at += 3) {
      const weight = weights[k];
      red += weight * full[at];
      green += weight * full[at + 1];
      blue += weight * full[at + 2];
    }
    narrow[to] = red;
    narrow[to + 1] = green;
    narrow[to + 2] = blue;
  }
}

interface AreaWeights {
  /** Each cell's first place. */
  first: Int32Array;
  /** Offsets of each cell's weights, and their end. */
  begins: Int32Array;
  weights: Float32Array;
}

/** Each of `to` cells' share of the `from` places it covers. */
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
