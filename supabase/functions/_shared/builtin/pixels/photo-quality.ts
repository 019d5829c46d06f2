import { smooth } from './blur.ts';
import { computeLightnessMap } from './colour.ts';
import type { Pixels, Plane } from './raster.ts';
import { shrinkTo } from './shrink.ts';

/** A fault that makes a photo unusable; null for none. */
export type Unusable = 'too dark' | 'overexposed' | 'blurred' | 'too small' | null;

/** A shorter picture is a thumbnail or a strip: nothing in it can be recognised. */
const MIN_EDGE = 64;
const MIN_LONG_EDGE = 200;
/** Small enough to average away a sensor's noise, which is sharp in every photo. */
const JUDGED_EDGE = 512;
/** In a dark photo hardly 2 % of pixels are lighter; in the darkest good one those 2 % begin at 59. */
const DARK = 40;
const BRIGHT = 250;
/** Sharpness is measured where grey levels range over at least this much within six pixels … */
const LEAST_RANGE = 15;
/** … if such places make up this share; a smooth wall in perfect focus has none. */
const LEAST_SHARE = 0.004;
/**
 * At the sharpest 2 % of those places two pixels cover at least this share of the range: more in
 * each of 164 good photos, less in four of five with edges smeared over 1 % of the frame.
 */
const SMEARED = 0.35;

/** Finds a photo's fault by its tones and the slope of its steepest edges. */
export function judgeQuality(pixels: Pixels): Unusable {
  const { width, height } = pixels;
  if (Math.min(width, height) < MIN_EDGE || Math.max(width, height) < MIN_LONG_EDGE) {
    return 'too small';
  }
  const light = smooth(computeLightnessMap(shrinkTo(pixels, JUDGED_EDGE)));
  const byLight = light.data.slice().sort();
  const at = (share: number) => byLight[Math.floor(share * (byLight.length - 1))];
  if (at(0.98) < DARK) return 'too dark';
  if (at(0.1) > BRIGHT) return 'overexposed';
  const sharpness = measureSharpness(light);
  return sharpness !== null && sharpness < SMEARED ? 'blurred' : null;
}

const NEAR = [-6, -3, -1, 1, 3, 6];

/** The share of the nearby range covered within two pixels, at the sharpest places; null when all is smooth. */
function measureSharpness({ width, height, data }: Plane): number | null {
  const shares: number[] = [];
  let places = 0;
  for (let y = 6; y < height - 6; y += 2) {
    for (let x = 6; x < width - 6; x += 2) {
      for (const stride of [1, width]) {
        const i = y * width + x;
        let least = Infinity;
        let most = -Infinity;
        for (const step of NEAR) {
          const value = data[i + step * stride];
          if (value < least) least = value;
          if (value > most) most = value;
        }
        places++;
        if (most - least >= LEAST_RANGE) {
          shares.push(Math.abs(data[i + stride] - data[i - stride]) / (most - least));
        }
      }
    }
  }
  if (shares.length <= LEAST_SHARE * places) return null;
  shares.sort((a, b) => a - b);
  return shares[Math.floor(0.98 * shares.length)];
}
