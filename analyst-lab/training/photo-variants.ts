/** Other ways in which the same surface could have been photographed, so that learning does not hang on one. */
import type { Pixels } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import { shrinkTo } from '../../supabase/functions/_shared/builtin/pixels/shrink.ts';

interface Variant {
  scale: number;
  gain: number;
  gamma: number;
  /** Grey levels of sensor noise. */
  noise: number;
  /** Red gains and blue loses by this factor. */
  warmth: number;
}

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

function retone(pixels: Pixels, { gain, gamma, noise, warmth }: Variant, seed: number): Pixels {
  if (noise === 0) return pixels;
  let state = seed + 1;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
  const rgb = pixels.rgb.map((value, i) => {
    const tint = i % 3 === 0 ? warmth : i % 3 === 2 ? 1 / warmth : 1;
    const toned = 255 * (value / 255) ** gamma * gain * tint;
    const grain = (random() + random() + random() - 1.5) * noise;
    return Math.min(255, Math.max(0, toned + grain));
  });
  return { ...pixels, rgb };
}
