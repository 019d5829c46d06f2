import { boxBlur } from './blur.ts';
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
  /** Mean lightness around each pixel: what is light or dark there. */
  around: Plane;
}

/** How far around, as a share of the frame's longer side. */
const AROUND = 1 / 12;
const LEAST_AROUND = 8;

export function splitColours({ width, height, rgb }: Pixels): ColourPlanes {
  const light = makePlane(width, height);
  const redGreen = makePlane(width, height);
  const yellowBlue = makePlane(width, height);
  for (let i = 0, at = 0; i < width * height; i++, at += 3) {
    const red = rgb[at];
    const green = rgb[at + 1];
    const blue = rgb[at + 2];
    // Rec. 601 weights: what the JPEG itself was made with.
    light.data[i] = 0.299 * red + 0.587 * green + 0.114 * blue;
    redGreen.data[i] = red - green;
    yellowBlue.data[i] = (red + green) / 2 - blue;
  }
  const radius = Math.max(LEAST_AROUND, Math.round(Math.max(width, height) * AROUND));
  return { light, redGreen, yellowBlue, around: boxBlur(light, radius) };
}
