/** A decoder's pixels: three bytes each (red, green, blue), row by row. */
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

/** Adds a weighted row to sums of the same length. */
export function addScaled(sums: Float32Array, row: Float32Array, weight: number): void {
  for (let i = 0; i < sums.length; i++) {
    sums[i] = sums[i] + weight * row[i];
  }
}
