import type { Plane } from './raster.ts';

/** Why a photo cannot be judged; null when it can. */
export type Unusable = 'too dark' | 'overexposed' | 'blurred' | 'too small' | null;

/** Shorter than this a picture is a thumbnail: nothing on it can be told apart. */
const MIN_EDGE = 64;
const DARK = 16;
const BRIGHT = 250;
/** So much of the frame without any tone left is no photo of a surface. */
const WITHOUT_TONE = 0.9;
/** An edge of at least this many grey levels within REACH pixels must be somewhere to judge sharpness. */
const CLEAR_EDGE = 50;
const REACH = 24;
/** A sharp edge rises within two pixels; below this share of it in one pixel all edges are smeared. */
const SHARPEST_STEP = 0.07;

/** Whether the photo can be judged at all, from its lightness. */
export function judgeQuality(light: Plane): Unusable {
  if (Math.min(light.width, light.height) < MIN_EDGE) return 'too small';
  const { data } = light;
  let dark = 0;
  let bright = 0;
  for (let i = 0; i < data.length; i++) {
    const value = data[i];
    if (value < DARK) dark++;
    else if (value > BRIGHT) bright++;
  }
  if (dark > WITHOUT_TONE * data.length) return 'too dark';
  if (bright > WITHOUT_TONE * data.length) return 'overexposed';
  return isBlurred(light) ? 'blurred' : null;
}

/** Compares the steepest single steps with the largest rises over REACH pixels, across and down. */
function isBlurred({ width, height, data }: Plane): boolean {
  const steps = new Uint32Array(256);
  const rises = new Uint32Array(256);
  let count = 0;
  for (let y = REACH; y < height - REACH; y += 2) {
    for (let x = REACH; x < width - REACH; x += 2) {
      const i = y * width + x;
      const here = data[i];
      const step = Math.max(Math.abs(data[i + 1] - here), Math.abs(data[i + width] - here));
      const rise = Math.max(
        Math.abs(data[i + REACH] - here),
        Math.abs(data[i + REACH * width] - here),
      );
      steps[Math.floor(step)] = steps[Math.floor(step)] + 1;
      rises[Math.floor(rise)] = rises[Math.floor(rise)] + 1;
      count++;
    }
  }
  const rise = levelReachedBy(rises, count * 0.005);
  return rise >= CLEAR_EDGE && levelReachedBy(steps, count * 0.002) < SHARPEST_STEP * rise;
}

/** The level that `wanted` of the counted values reach or exceed. */
function levelReachedBy(histogram: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let level = histogram.length - 1; level > 0; level--) {
    seen += histogram[level];
    if (seen >= wanted) return level;
  }
  return 0;
}
