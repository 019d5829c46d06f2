/** Faults of a photo from site: too little light, an unsteady hand, the wrong distance. */
import type { DrawnPhoto } from './develop.ts';
import { randomFrom } from './noise.ts';

/**
 * The photo as a sensor sees it in the dark: a share of the light (0 to 1), and noise of so many grey
 * levels that does not grow less with it.
 */
export function darken(photo: DrawnPhoto, light: number, noise = 5): DrawnPhoto {
  return expose(photo, photo.data, light, noise);
}

/** Out of focus by so many pixels, and then the sensor's noise, which stays sharp. */
export function defocus(photo: DrawnPhoto, radius: number, noise = 3): DrawnPhoto {
  const { width, height } = photo;
  // Three boxes make nearly a Gaussian.
  let data: Uint8ClampedArray = photo.data;
  for (let round = 0; round < 3; round++) {
    data = boxed(boxed(data, width, height, radius, 1), height, width, radius, width);
  }
  return expose(photo, data, 1, noise);
}

function expose(
  { width, height }: DrawnPhoto,
  data: Uint8ClampedArray,
  light: number,
  noise: number,
): DrawnPhoto {
  const random = randomFrom(width + height);
  const grain = () => (random() + random() + random() - 1.5) * 2 * noise;
  return {
    width,
    height,
    data: data.map((value, i) => (i % 4 === 3 ? 255 : value * light + grain())),
  };
}

/** Means of 2 · radius + 1 neighbours along lines of `length` pixels, `stride` pixels apart, edges repeated. */
function boxed(
  data: Uint8ClampedArray,
  length: number,
  lines: number,
  radius: number,
  stride: number,
): Uint8ClampedArray {
  const out = new Uint8ClampedArray(data.length);
  const between = stride === 1 ? length : 1;
  for (let line = 0; line < lines; line++) {
    for (let c = 0; c < 4; c++) {
      const at = (k: number) =>
        data[(line * between + Math.min(length - 1, Math.max(0, k)) * stride) * 4 + c] ?? 0;
      let sum = 0;
      for (let k = -radius; k <= radius; k++) sum += at(k);
      for (let k = 0; k < length; k++) {
        out[(line * between + k * stride) * 4 + c] = sum / (2 * radius + 1);
        sum += at(k + radius + 1) - at(k - radius);
      }
    }
  }
  return out;
}
