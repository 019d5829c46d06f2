import { makePlane } from './raster.ts';
import type { Pixels, Plane } from './raster.ts';

/**
 * Lightness and two opponent colours, all on the same 0 to 255 scale: cheap stand-ins for L*a*b*
 * that need no cube root. `redGreen` is positive towards red, `yellowBlue` towards yellow.
 */
export interface ColourPlanes {
  light: Plane;
  redGreen: Plane;
  yellowBlue: Plane;
}

/** Rec. 601 weights: what the JPEG itself was made with. */
export function lightOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The lightness of every pixel, 0 to 255. */
export function lightnessOf({ width, height, rgb }: Pixels): Plane {
  const light = makePlane(width, height);
  for (let i = 0, at = 0; i < width * height; i++, at += 3) {
    light.data[i] = lightOf(rgb[at], rgb[at + 1], rgb[at + 2]);
  }
  return light;
}

export function splitColours(pixels: Pixels): ColourPlanes {
  const { width, height, rgb } = pixels;
  const redGreen = makePlane(width, height);
  const yellowBlue = makePlane(width, height);
  for (let i = 0, at = 0; i < width * height; i++, at += 3) {
    const [red, green, blue] = [rgb[at], rgb[at + 1], rgb[at + 2]];
    redGreen.data[i] = red - green;
    yellowBlue.data[i] = (red + green) / 2 - blue;
  }
  return { light: lightnessOf(pixels), redGreen, yellowBlue };
}
