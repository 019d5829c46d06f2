import type { Size } from '@/lib/pictures/size';

export interface Bounds extends Size {
  x: number;
  y: number;
}

/** Compression artefacts at edges count as background. */
const HARDLY_THERE = 8;
const NEARLY_WHITE = 248;

/**
 * The smallest part of a picture (RGBA) outside which everything is background: transparent pixels, or white ones in an
 * opaque picture. Null when all of it is.
 */
export function inkBounds(pixels: Uint8ClampedArray, { width, height }: Size): Bounds | null {
  const isMargin = isTransparentSomewhere(pixels)
    ? (at: number) => (pixels[at + 3] ?? 0) <= HARDLY_THERE
    : (at: number) =>
        Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) >= NEARLY_WHITE;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isMargin((y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** True when any pixel is not opaque. */
export function isTransparentSomewhere(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 250) return true;
  return false;
}
