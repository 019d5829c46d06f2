/** A picture's colours, as far as a curve per channel and one matrix describe them. */
export interface ColourSpace {
  /** From a stored channel, 0 to 1, to light: 1 is white, more is brighter than paper. */
  curves: readonly [Curve, Curve, Curve];
  /** From that light to sRGB's light: three rows of three. */
  toSrgb: Matrix;
}

export type Curve = (part: number) => number;
export type Matrix = readonly [...Row, ...Row, ...Row];
type Row = readonly [number, number, number];

/** The curve of sRGB (IEC 61966-2-1), which Display P3 shares. */
const srgbLight: Curve = (part) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

/** A HEIF container's coded colours: primaries and transfer of ITU-T H.273. Null for sRGB. */
export function codedColours(primaries: number, transfer: number): ColourSpace | null {
  const toSrgb = PRIMARIES[primaries];
  const curve = TRANSFERS[transfer] ?? srgbLight;
  if (!toSrgb && curve === srgbLight) return null;
  return { curves: [curve, curve, curve], toSrgb: toSrgb ?? [1, 0, 0, 0, 1, 0, 0, 0, 1] };
}

const PRIMARIES: Record<number, Matrix> = {
  // BT.2020.
  9: [1.660491, -0.587641, -0.07285, -0.12455, 1.1329, -0.008349, -0.018151, -0.100579, 1.11873],
  // P3 with the white of D65.
  12: [1.22494, -0.22494, 0, -0.042057, 1.042057, 0, -0.019638, -0.078636, 1.098274],
};

/** Candelas at which an HDR picture shows white paper (ITU-R BT.2408). */
const PAPER = 203;

const TRANSFERS: Record<number, Curve> = {
  4: (part) => part ** 2.2,
  5: (part) => part ** 2.8,
  8: (part) => part,
  // PQ (SMPTE ST 2084), up to 10,000 candelas.
  16: (part) => {
    const root = part ** (1 / 78.84375);
    const light = Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root);
    return onPaper((10_000 * light ** (1 / 0.1593017578125)) / PAPER);
  },
  // HLG (ARIB STD-B67) on a screen of 1,000 candelas.
  18: (part) => {
    const scene =
      part <= 0.5 ? part ** 2 / 3 : (Math.exp((part - 0.55991073) / 0.17883277) + 0.28466892) / 12;
    return onPaper((1000 * scene ** 1.2) / PAPER);
  },
};

/** Compresses light brighter than 0.8 into the last fifth, and leaves the rest. */
function onPaper(light: number): number {
  return light <= 0.8 ? light : 1 - 0.2 * Math.exp((0.8 - light) / 0.2);
}
