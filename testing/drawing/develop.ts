import jpeg from 'jpeg-js';
import { fractalNoise, smoothstep } from './noise.ts';
import type { Paint } from './surfaces.ts';

export interface DrawnPhoto {
  width: number;
  height: number;
  /** RGBA, four bytes a pixel, row by row. */
  data: Uint8ClampedArray;
}

/** Camera noise and vignette on top, then eight bits a channel. */
export function develop({ width, height, rgb, random, seed }: Paint): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const fromCentre = Math.hypot(x / width - 0.5, y / height - 0.5);
      const light = 1 - 0.25 * smoothstep(0.35, 0.75, fromCentre);
      const grain =
        (random() + random() - 1) * 5 + (fractalNoise(x / 3, y / 3, seed + 91, 1) - 0.5) * 4;
      for (let c = 0; c < 3; c++) {
        out[i * 4 + c] = (rgb[i * 3 + c] ?? 0) * light + grain;
      }
      out[i * 4 + 3] = 255;
    }
  }
  return out;
}

/** A drawn picture as JPEG bytes, quality 1 to 100. */
export function encodeJpeg(photo: DrawnPhoto, quality = 85): Uint8Array<ArrayBuffer> {
  return new Uint8Array(jpeg.encode(photo, quality).data);
}
