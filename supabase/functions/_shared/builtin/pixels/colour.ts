import { makePlane, type Pixels, type Plane } from './raster.ts';

/** Rec. 601 weights, the same as in JPEG. */
function computeLightness(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Each pixel's lightness, 0 to 255. */
export function computeLightnessMap({ width, height, rgb }: Pixels): Plane {
  const light = makePlane(width, height);
  for (let i = 0, at = 0; i < width * height; i++, at += 3) {
    light.data[i] = computeLightness(rgb[at], rgb[at + 1], rgb[at + 2]);
  }
  return light;
}
