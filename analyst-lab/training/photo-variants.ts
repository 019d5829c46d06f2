/** Other ways in which the same surface could have been photographed, so that learning does not hang on one. */
import type { Pixels } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import { shrinkTo } from '../../supabase/functions/_shared/builtin/pixels/shrink.ts';
import { randomFrom } from '../../testing/drawing/noise.ts';

interface Variant {
  scale: number;
  gain: number;
  gamma: number;
  /** Grey levels of sensor noise. */
  noise: number;
  /** Red gains and blue loses by this factor. */
  warmth: number;
}

const CROPS = 4;

const VARIANTS: Variant[] = [
  { scale: 1, gain: 1, gamma: 1, noise: 0, warmth: 1 },
  { scale: 0.62, gain: 0.85, gamma: 1.1, noise: 6, warmth: 1.05 },
  { scale: 0.8, gain: 1.1, gamma: 0.9, noise: 8, warmth: 0.95 },
];

/** The first `count` variants, the photo itself first. A mask is scaled alike but keeps its values. */
export function variantsOf(pixels: Pixels, count: number, { isMask = false } = {}): Pixels[] {
  return VARIANTS.slice(0, count).map((variant, seed) => {
    const edge = Math.max(pixels.width, pixels.height) * variant.scale;
    if (isMask) return shrinkTo(pixels, Math.round(edge));
    return retone(shrinkTo(pixels, Math.round(edge)), variant, seed);
  });
}

/** The photo and parts of it: a part of a surface is a surface, a scene needs most of what it shows. */
export function cropsOf(pixels: Pixels, isScene: boolean): Pixels[] {
  const random = randomFrom(7);
  const parts = Array.from({ length: CROPS }, () => {
    const share = isScene ? 0.7 + 0.3 * random() : 0.4 + 0.6 * random();
    const width = Math.max(1, Math.floor(pixels.width * share));
    const height = Math.max(1, Math.floor(pixels.height * share));
    const left = Math.floor(random() * (pixels.width - width));
    const top = Math.floor(random() * (pixels.height - height));
    const isMirrored = random() < 0.5;
    const rgb = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const fromX = left + (isMirrored ? width - 1 - x : x);
        const from = ((top + y) * pixels.width + fromX) * 3;
        rgb.set(pixels.rgb.subarray(from, from + 3), (y * width + x) * 3);
      }
    }
    return { width, height, rgb };
  });
  return [pixels, ...parts];
}

function retone(pixels: Pixels, { gain, gamma, noise, warmth }: Variant, seed: number): Pixels {
  if (noise === 0) return pixels;
  const random = randomFrom(seed + 1);
  const rgb = pixels.rgb.map((value, i) => {
    const tint = i % 3 === 0 ? warmth : i % 3 === 2 ? 1 / warmth : 1;
    const toned = 255 * (value / 255) ** gamma * gain * tint;
    const grain = (random() + random() + random() - 1.5) * noise;
    return Math.min(255, Math.max(0, toned + grain));
  });
  return { ...pixels, rgb };
}
