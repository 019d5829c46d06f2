import { createByteReader } from '../formats/byte-reader';
import type { ColourSpace, Curve, Matrix } from './colour-space';

/** From the connection space (CIE XYZ, white of D50) to the light of sRGB (Bradford). */
const TO_SRGB: Matrix = [
  3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.033454, 0.0719453, -0.2289914,
  1.4052427,
];
const MAX_TAGS = 100;

/** Reads an ICC profile of three curves and a matrix, as cameras write (ICC.1:2010). Null for any other. */
export function readIccProfile(bytes: Uint8Array): ColourSpace | null {
  const { u32, text, length } = createByteReader(bytes);
  const signed = (at: number) => (u32(at) | 0) / 65_536;
  if (text(16, 4) !== 'RGB ' || text(20, 4) !== 'XYZ ') return null;
  const tags = new Map<string, number>();
  for (let index = 0; index < Math.min(u32(128), MAX_TAGS); index += 1) {
    tags.set(text(132 + index * 12, 4), u32(136 + index * 12));
  }
  const find = (name: string) => tags.get(name) ?? length;
  const [red, green, blue] = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveAt(bytes, find(name)));
  if (!red || !green || !blue) return null;
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => {
    const at = find(name) + 8;
    return [signed(at), signed(at + 4), signed(at + 8)];
  });
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce(
      (sum, k) => sum + (TO_SRGB[row * 3 + k] ?? 0) * (columns[column]?.[k] ?? 0),
      0,
    );
  const toSrgb: Matrix = [
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ];
  return { curves: [red, green, blue], toSrgb };
}

function curveAt(bytes: Uint8Array, at: number): Curve | null {
  const { u16, u32, text } = createByteReader(bytes);
  if (text(at, 4) === 'para') {
    const count = [1, 3, 4, 5, 7][u16(at + 8)];
    if (count === undefined) return null;
    const values = Array.from(
      { length: count },
      (_, index) => (u32(at + 12 + index * 4) | 0) / 65_536,
    );
    return parametric(u16(at + 8), values);
  }
  if (text(at, 4) !== 'curv') return null;
  const count = u32(at + 8);
  if (count === 0) return (part) => part;
  if (count === 1) return (part) => part ** (u16(at + 12) / 256);
  return (part) => {
    const place = part * (count - 1);
    const before = Math.floor(place);
    const [low, high] = [
      u16(at + 12 + before * 2),
      u16(at + 12 + Math.min(before + 1, count - 1) * 2),
    ];
    return (low + (high - low) * (place - before)) / 65_535;
  };
}

/** The standard's five kinds of function, table 65. */
function parametric(kind: number, values: readonly number[]): Curve {
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  const power = (part: number) => Math.max(0, a * part + b) ** g;
  if (kind === 0) return (part) => part ** g;
  if (kind < 3) {
    const least = kind === 2 ? c : 0;
    return (part) => (part >= -b / a ? power(part) + least : least);
  }
  return (part) => (part >= d ? power(part) + e : c * part + f);
}
