import type { PhotoFault } from '@shared/contract/stored';

/** Red, green, blue and alpha of each pixel, row by row, as canvases give them. */
export interface PixelData {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** One quantity over the picture, row by row. */
interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** Scaled down to this long edge, a picture with a shorter side is a thumbnail or a strip: nothing can be recognised. */
const SIZED_EDGE = 1024;
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
 * At the sharpest 2 % of those places two pixels cover at least this share of the range: more in each of 164 good
 * photos, less in four of five with edges smeared over 1 % of the frame.
 */
const SMEARED = 0.35;

/** Finds a photo's fault by its tones and the slope of its steepest edges. Give it no fewer pixels than a rendition's. */
export function findPhotoFault(picture: PixelData): PhotoFault | 'none' {
  const { width, height } = picture;
  const long = Math.max(width, height);
  const short = Math.min(width, height) * Math.min(1, SIZED_EDGE / long);
  if (short < MIN_EDGE || long < MIN_LONG_EDGE) return 'too small';
  const scale = Math.min(1, JUDGED_EDGE / long);
  const columns = averageAcross(lightnessOf(picture), Math.max(1, Math.round(width * scale)));
  const small = averageAcross(columns, Math.max(1, Math.round(height * scale)));
  const light = smoothAcross(smoothAcross(small));
  if (shareBelow(DARK, light) > 0.98) return 'too dark';
  if (shareBelow(BRIGHT, light) < 0.1) return 'overexposed';
  const sharpness = measureSharpness(light);
  return sharpness !== null && sharpness < SMEARED ? 'blurred' : 'none';
}

/** Each pixel's lightness, 0 to 255, by JPEG's own weights. */
function lightnessOf({ width, height, data }: PixelData): Plane {
  const light = new Float32Array(width * height);
  for (let i = 0, at = 0; i < light.length; i += 1, at += 4) {
    light[i] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { width, height, data: light };
}

function shareBelow(level: number, { data }: Plane): number {
  let count = 0;
  for (const value of data) if (value < level) count += 1;
  return count / data.length;
}

/** Averages each row into `length` equal parts, and makes it a column: done twice, both ways are shorter. */
function averageAcross({ width, height, data }: Plane, length: number): Plane {
  const averages = new Float32Array(length * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < length; x += 1) {
      const from = (x * width) / length;
      const to = ((x + 1) * width) / length;
      const first = Math.floor(from);
      const last = Math.min(width, Math.ceil(to)) - 1;
      let sum = 0;
      for (let at = y * width + first; at <= y * width + last; at += 1) sum += data[at] ?? 0;
      sum -= (from - first) * (data[y * width + first] ?? 0);
      sum -= (last + 1 - to) * (data[y * width + last] ?? 0);
      averages[x * height + y] = sum / (to - from);
    }
  }
  return { width: height, height: length, data: averages };
}

/** Smooths each row by (1 4 6 4 1) / 16, its ends repeated, and makes it a column: done twice, a Gaussian of sigma 1. */
function smoothAcross({ width, height, data }: Plane): Plane {
  const smoothed = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const at = (x: number) => data[y * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
    for (let x = 0; x < width; x += 1) {
      const near = at(x - 2) + at(x + 2) + 4 * (at(x - 1) + at(x + 1)) + 6 * at(x);
      smoothed[x * height + y] = near / 16;
    }
  }
  return { width: height, height: width, data: smoothed };
}

const NEAR = [-6, -3, -1, 1, 3, 6];

/** The share of the nearby range covered within two pixels, at the sharpest places; null when all is smooth. */
function measureSharpness({ width, height, data }: Plane): number | null {
  const at = (place: number) => data[place] ?? 0;
  const shares: number[] = [];
  let places = 0;
  for (let y = 6; y < height - 6; y += 2) {
    for (let x = 6; x < width - 6; x += 2) {
      for (const stride of [1, width]) {
        const i = y * width + x;
        let least = Infinity;
        let most = -Infinity;
        for (const step of NEAR) {
          const value = at(i + step * stride);
          if (value < least) least = value;
          if (value > most) most = value;
        }
        const range = most - least;
        places += 1;
        if (range >= LEAST_RANGE) shares.push(Math.abs(at(i + stride) - at(i - stride)) / range);
      }
    }
  }
  if (shares.length <= LEAST_SHARE * places) return null;
  shares.sort((one, other) => one - other);
  return shares[Math.floor(0.98 * shares.length)] ?? null;
}
