/** Positions in an 8 x 8 block, row by row, in zigzag order. */
export const ZIGZAG = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
  13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52,
  45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
]);

/** Pixels per side for an 8 x 8 block: fewer coefficients give a smaller picture. */
export type BlockEdge = 8 | 4 | 2 | 1;

/** Numbers `step` apart, starting at `from`. */
type Values = Float64Array | Int32Array;
type LineTransform = (
  source: Values,
  from: number,
  step: number,
  out: Float64Array,
  to: number,
) => void;

/** The transform's weights; the mean's, ½ √½, is weight(4). */
const weight = (k: number) => Math.cos((k * Math.PI) / 16) / 2;
const C1 = weight(1);
const C2 = weight(2);
const C3 = weight(3);
const C4 = weight(4);
const C5 = weight(5);
const C6 = weight(6);
const C7 = weight(7);

/**
 * The inverse cosine transform of one line, by the number of its lowest coefficients used. Mirrored
 * pixels share the sum of the even coefficients and differ in the sign of the odd ones. Dropping n
 * / 8 of a block keeps the weights, because both transforms are orthonormal up to the same factor.
 */
const LINE: Record<BlockEdge, LineTransform> = {
  1: (source, from, _step, out, to) => {
    out[to] = C4 * source[from];
  },
  2: (source, from, step, out, to) => {
    const even = C4 * source[from];
    const odd = C4 * source[from + step];
    out[to] = even + odd;
    out[to + 1] = even - odd;
  },
  4: (source, from, step, out, to) => {
    const c0 = source[from];
    const c1 = source[from + step];
    const c2 = source[from + 2 * step];
    const c3 = source[from + 3 * step];
    const even0 = C4 * (c0 + c2);
    const even1 = C4 * (c0 - c2);
    const odd0 = C2 * c1 + C6 * c3;
    const odd1 = C6 * c1 - C2 * c3;
    out[to] = even0 + odd0;
    out[to + 1] = even1 + odd1;
    out[to + 2] = even1 - odd1;
    out[to + 3] = even0 - odd0;
  },
  8: (source, from, step, out, to) => {
    const c0 = source[from];
    const c1 = source[from + step];
    const c2 = source[from + 2 * step];
    const c3 = source[from + 3 * step];
    const c4 = source[from + 4 * step];
    const c5 = source[from + 5 * step];
    const c6 = source[from + 6 * step];
    const c7 = source[from + 7 * step];
    const mean = C4 * (c0 + c4);
    const tilt = C4 * (c0 - c4);
    const bend0 = C2 * c2 + C6 * c6;
    const bend1 = C6 * c2 - C2 * c6;
    const odd0 = C1 * c1 + C3 * c3 + C5 * c5 + C7 * c7;
    const odd1 = C3 * c1 - C7 * c3 - C1 * c5 - C5 * c7;
    const odd2 = C5 * c1 - C1 * c3 + C7 * c5 + C3 * c7;
    const odd3 = C7 * c1 - C5 * c3 + C3 * c5 - C1 * c7;
    out[to] = mean + bend0 + odd0;
    out[to + 1] = tilt + bend1 + odd1;
    out[to + 2] = tilt - bend1 + odd2;
    out[to + 3] = mean - bend0 + odd3;
    out[to + 4] = mean - bend0 - odd3;
    out[to + 5] = tilt - bend1 - odd2;
    out[to + 6] = tilt + bend1 - odd1;
    out[to + 7] = mean + bend0 - odd0;
  },
};

type InverseTransform = (
  coefficients: Int32Array,
  hasDetail: boolean,
  out: Uint8Array,
  at: number,
  stride: number,
) => void;

/**
 * Inverse cosine transforms that yield `edge` x `edge` pixels from a block's lowest coefficients (8
 * x 8, row by row). A block without detail, as most colour blocks are, is filled with its mean.
 * Built once, because an engine drops the compiled code of functions made for each photo.
 */
export const INVERSE_TRANSFORM: Record<BlockEdge, InverseTransform> = {
  8: inverseTransform(8),
  4: inverseTransform(4),
  2: inverseTransform(2),
  1: inverseTransform(1),
};

function inverseTransform(edge: BlockEdge): InverseTransform {
  const transform = LINE[edge];
  const columns = new Float64Array(edge * edge);
  const row = new Float64Array(edge);
  return (coefficients, hasDetail, out, at, stride) => {
    if (!hasDetail) {
      const sample = toByte(C4 * C4 * coefficients[0]);
      for (let y = 0; y < edge; y++) {
        for (let x = 0; x < edge; x++) out[at + y * stride + x] = sample;
      }
      return;
    }
    for (let u = 0; u < edge; u++) transform(coefficients, u, 8, columns, u * edge);
    for (let y = 0; y < edge; y++) {
      transform(columns, y, edge, row, 0);
      for (let x = 0; x < edge; x++) {
        out[at + y * stride + x] = toByte(row[x]);
      }
    }
  };
}

/** Samples are stored minus 128, centred on zero. */
function toByte(sample: number): number {
  const rounded = (sample + 128.5) | 0;
  return rounded < 0 ? 0 : rounded > 255 ? 255 : rounded;
}
