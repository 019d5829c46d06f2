import { computeLightness } from './colour.ts';
import type { Pixels } from './raster.ts';

/**
 * Orange-brown relative to the photo's light: redder than yellow stone, yellower than red paint or brick. Relative
 * colours recognised rust better than absolute ones (area under the curve 0.80 instead of 0.66).
 */
function isRust(red: number, green: number, blue: number): boolean {
  const light = computeLightness(red, green, blue);
  const redness = red - green;
  const yellowness = (red + green) / 2 - blue;
  const strong = 0.22 * (light + 20);
  return light < 150 && redness > strong && yellowness > strong && redness < 1.6 * yellowness;
}

/** The share of the frame in rust colours, 0 to 1, sampled at every fourth pixel in both directions. */
export function rustShare({ width, height, rgb }: Pixels): number {
  let rust = 0;
  let seen = 0;
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4, seen++) {
      const at = (y * width + x) * 3;
      if (isRust(rgb[at], rgb[at + 1], rgb[at + 2])) rust++;
    }
  }
  return rust / seen;
}
