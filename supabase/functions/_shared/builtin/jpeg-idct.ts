/** How many pixels an 8 x 8 block yields along each side: fewer coefficients, a smaller picture. */
export type BlockEdge = 8 | 4 | 2 | 1;

/**
 * Makes the inverse cosine transform that yields `edge` x `edge` pixels from the lowest
 * `edge` x `edge` coefficients of a block: what the block shows at that smaller size.
 */
export function makeInverseTransform(
  edge: BlockEdge,
): (coefficients: Int32Array, out: Uint8Array, at: number, stride: number) => void {
  // Both transforms are orthonormal up to the same factor once n / 8 of the block is left out, so the
  // usual weights (1/2, and √½ of it for the mean) serve every size.
  const basis = new Float32Array(edge * edge);
  for (let x = 0; x < edge; x++) {
    for (let u = 0; u < edge; u++) {
      const scale = (u === 0 ? Math.SQRT1_2 : 1) / 2;
      basis[x * edge + u] = scale * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * edge));
    }
  }
  const rows = new Float32Array(edge * edge);
  return (coefficients, out, at, stride) => {
    for (let v = 0; v < edge; v++) {
      for (let x = 0; x < edge; x++) {
        let sum = 0;
        for (let u = 0; u < edge; u++) {
          sum += (basis[x * edge + u] as number) * (coefficients[v * 8 + u] as number);
        }
        rows[v * edge + x] = sum;
      }
    }
    for (let y = 0; y < edge; y++) {
      for (let x = 0; x < edge; x++) {
        let sum = 128.5;
        for (let v = 0; v < edge; v++) {
          sum += (basis[y * edge + v] as number) * (rows[v * edge + x] as number);
        }
        out[at + y * stride + x] = sum < 0 ? 0 : sum > 255 ? 255 : sum;
      }
    }
  };
}
