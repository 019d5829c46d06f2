/** A decoder's pixels: three bytes each (red, green, blue), row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Adds a weighted row to sums of the same length. */
export function addScaled(sums: Float32Array, row: Float32Array, weight: number): void {
  for (let i = 0; i < sums.length; i++) {
    sums[i] = sums[i] + weight * row[i];
  }
}
