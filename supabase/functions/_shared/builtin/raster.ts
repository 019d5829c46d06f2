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
  const scale = longEdge / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return pixels;
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const horizontal = new Float32Array(width * pixels.height * 3);
  const columns = areaWeights(pixels.width, width);
  for (let y = 0; y < pixels.height; y++) {
    const from = y * pixels.width * 3;
    for (let x = 0; x < width; x++) {
      const { start, weights } = columns[x] as AreaWeights;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = 0, at = from + start * 3; k < weights.length; k++, at += 3) {
        const weight = weights[k] as number;
        red += weight * (pixels.rgb[at] as number);
        green += weight * (pixels.rgb[at + 1] as number);
        blue += weight * (pixels.rgb[at + 2] as number);
      }
      const to = (y * width + x) * 3;
      horizontal[to] = red;
      horizontal[to + 1] = green;
      horizontal[to + 2] = blue;
    }
  }
  const rgb = new Uint8Array(width * height * 3);
  const rows = areaWeights(pixels.height, height);
  const stride = width * 3;
  for (let y = 0; y < height; y++) {
    const { start, weights } = rows[y] as AreaWeights;
    for (let i = 0; i < stride; i++) {
      let sum = 0.5;
      for (let k = 0, at = start * stride + i; k < weights.length; k++, at += stride) {
        sum += (weights[k] as number) * (horizontal[at] as number);
      }
      rgb[y * stride + i] = sum;
    }
  }
  return { width, height, rgb };
}

interface AreaWeights {
  start: number;
  weights: Float32Array;
}

/** For each of `to` cells: which of the `from` cells it covers, and by how much. */
function areaWeights(from: number, to: number): AreaWeights[] {
  const ratio = from / to;
  return Array.from({ length: to }, (_, cell) => {
    const begin = cell * ratio;
    const end = Math.min(from, begin + ratio);
    const start = Math.floor(begin);
    const weights = new Float32Array(Math.max(1, Math.ceil(end) - start));
    for (let k = 0; k < weights.length; k++) {
      weights[k] = (Math.min(end, start + k + 1) - Math.max(begin, start + k)) / (end - begin);
    }
    return { start, weights };
  });
}

/** Mean over a square of side 2 · radius + 1, edges repeated; running sums, so any radius costs the same. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const across = makePlane(width, height);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) {
      sum += plane.data[row + Math.min(width - 1, Math.max(0, k))] as number;
    }
    for (let x = 0; x < width; x++) {
      across.data[row + x] = sum * share;
      const enters = x + radius + 1;
      const leaves = x - radius;
      sum +=
        (plane.data[row + (enters < width ? enters : width - 1)] as number) -
        (plane.data[row + (leaves > 0 ? leaves : 0)] as number);
    }
  }
  const blurred = makePlane(width, height);
  const sums = new Float32Array(width);
  for (let k = -radius; k <= radius; k++) {
    const row = Math.min(height - 1, Math.max(0, k)) * width;
    for (let x = 0; x < width; x++)
      sums[x] = (sums[x] as number) + (across.data[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = Math.min(height - 1, y + radius + 1) * width;
    const leaves = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number;
      blurred.data[row + x] = sum * share;
      sums[x] = sum + (across.data[enters + x] as number) - (across.data[leaves + x] as number);
    }
  }
  return blurred;
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
