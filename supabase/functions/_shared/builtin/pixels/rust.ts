import { computeLightness } from './colour.ts';
import type { Pixels } from './raster.ts';

/**
 * Orange-brown by the light in the photo: redder than yellow stone, yellower than red paint or brick. Colours relative
 * to the light recognised rust better than bare ones (area under the curve 0.80 for 0.66).
 */
function isRust(red: number, green: number, blue: number): boolean {
  const light = computeLightness(red, green, blue);
  const redness = red - green;
  const yellowness = (red + green) / 2 - blue;
  const strong = 0.22 * (light + 20);
  return light < 150 && redness > strong && yellowness > strong && redness < 1.6 * yellowness;
}

/** The share of the frame in the colours of rust, 0 to 1, from every fourth pixel across and down. */
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
