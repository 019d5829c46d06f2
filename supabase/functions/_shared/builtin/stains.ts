import type { ColourPlanes } from './colour.ts';
import { boxBlur } from './raster.ts';
import type { Plane } from './raster.ts';

/** Pixels of each kind of mark, 1 or 0; where a defect lies once it is known to be there. */
export interface StainMasks {
  rust: Uint8Array;
  green: Uint8Array;
  deposit: Uint8Array;
  hollow: Uint8Array;
}

export function findStains({ light, redGreen, yellowBlue }: ColourPlanes): StainMasks {
  const count = light.data.length;
  const masks = {
    rust: new Uint8Array(count),
    green: new Uint8Array(count),
    deposit: new Uint8Array(count),
    hollow: new Uint8Array(count),
  };
  const local = boxBlur(light, Math.max(8, Math.round(Math.max(light.width, light.height) / 12)));
  for (let i = 0; i < count; i++) {
    const lightness = light.data[i] as number;
    const around = local.data[i] as number;
    const red = redGreen.data[i] as number;
    const yellow = yellowBlue.data[i] as number;
    const chroma = Math.abs(red) + Math.abs(yellow);
    // Orange-brown: redder than yellow stone, yellower than red paint or brick.
    if (lightness < 170 && red > 14 && yellow > 18 && red < 2.2 * yellow) masks.rust[i] = 1;
    // Leaf, moss and algae green: more green than red, little blue, never as bright as paint.
    if (red < -3 && yellow > 0.15 * lightness && lightness < 190) masks.green[i] = 1;
    if (lightness > around + 28 && lightness > 110 && chroma < 34) masks.deposit[i] = 1;
    if (lightness < 0.62 * around) masks.hollow[i] = 1;
  }
  return masks;
}

/** How much of a mask lies in each cell of a 3 x 3 grid over the frame, row by row. */
export function gridMarks(mask: Uint8Array, { width, height }: Plane): number[] {
  const marks = new Array<number>(9).fill(0);
  for (let y = 0; y < height; y++) {
    const row = 3 * Math.min(2, Math.floor((3 * y) / height));
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] === 0) continue;
      const cell = row + Math.min(2, Math.floor((3 * x) / width));
      marks[cell] = (marks[cell] as number) + 1;
    }
  }
  return marks;
}
