/** Differences of colours of sRGB, each 0 to 255, as CIE 1976 measures them in L*a*b*: 2 is hardly seen side by side. */
export function deltaE(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

/** The colour of sRGB that shows one of Display P3, cut off where there is none. */
export function srgbOfP3(colour: readonly number[]): number[] {
  const xyz = times(P3_TO_XYZ, colour.map(toLight));
  return times(XYZ_TO_SRGB, xyz).map((light) => 255 * toPart(Math.min(1, Math.max(0, light))));
}

/** The colour of Adobe RGB (1998) that shows one of sRGB. */
export function adobeOfSrgb(colour: readonly number[]): number[] {
  const lights = times(XYZ_TO_ADOBE, times(SRGB_TO_XYZ, colour.map(toLight)));
  return lights.map((light) => Math.round(255 * Math.max(0, light) ** (256 / 563)));
}

// From the standards' own tables (SMPTE EG 432-1, IEC 61966-2-1), white D65.
const P3_TO_XYZ = [
  [0.48657095, 0.26566769, 0.19821729],
  [0.22897456, 0.69173852, 0.07928691],
  [0, 0.04511338, 1.04394437],
];
const SRGB_TO_XYZ = [
  [0.4123908, 0.35758434, 0.18048079],
  [0.21263901, 0.71516868, 0.07219232],
  [0.01933082, 0.11919478, 0.95053215],
];
const XYZ_TO_SRGB = [
  [3.24096994, -1.53738318, -0.49861076],
  [-0.96924364, 1.8759675, 0.04155506],
  [0.05563008, -0.20397696, 1.05697151],
];
const XYZ_TO_ADOBE = [
  [2.0415879, -0.56500697, -0.34473135],
  [-0.96924364, 1.8759675, 0.04155506],
  [0.01344428, -0.11836239, 1.01517499],
];
const WHITE = [0.95047, 1, 1.08883];

function toLab(colour: readonly number[]): [number, number, number] {
  const xyz = times(SRGB_TO_XYZ, colour.map(toLight));
  const [x = 0, y = 0, z = 0] = xyz.map((value, index) => bent(value / (WHITE[index] ?? 1)));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const bent = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
const toLight = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const toPart = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

function times(matrix: readonly number[][], vector: readonly number[]): number[] {
  return matrix.map((row) =>
    row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0),
  );
}
