import type { ColourPlanes } from './colour.ts';
import { decades } from './decades.ts';
import type { PhotoFeatures } from './photo-features.ts';

/** Sums over pixels. */
interface ColourTally {
  rust: number;
  deepRust: number;
  rustChroma: number;
  rustChromaSquares: number;
  rustLight: number;
  rustLightSquares: number;
  green: number;
  strongGreen: number;
  blue: number;
  vivid: number;
  dark: number;
  cavity: number;
  deposit: number;
  chroma: number;
}

/** Shares of the frame in the colours that stains have. */
export function measureColours(colours: ColourPlanes): PhotoFeatures {
  const { width, height, data } = colours.light;
  const tally: ColourTally = {
    rust: 0,
    deepRust: 0,
    rustChroma: 0,
    rustChromaSquares: 0,
    rustLight: 0,
    rustLightSquares: 0,
    green: 0,
    strongGreen: 0,
    blue: 0,
    vivid: 0,
    dark: 0,
    cavity: 0,
    deposit: 0,
    chroma: 0,
  };
  for (let y = 0; y < height; y++) addRow(tally, colours, y * width);
  const share = (pixels: number) => decades(pixels / data.length);
  const { rust } = tally;
  const rustMean = tally.rustChroma / (rust + 1);
  const rustLightMean = tally.rustLight / (rust + 1);
  return {
    rust: share(rust),
    deepRust: share(tally.deepRust),
    rustChromaSpread: Math.sqrt(Math.max(0, tally.rustChromaSquares / (rust + 1) - rustMean ** 2)),
    rustLightSpread: Math.sqrt(
      Math.max(0, tally.rustLightSquares / (rust + 1) - rustLightMean ** 2),
    ),
    rustChroma: rustMean,
    green: share(tally.green),
    strongGreen: share(tally.strongGreen),
    blue: share(tally.blue),
    vivid: share(tally.vivid),
    dark: share(tally.dark),
    cavity: share(tally.cavity),
    deposit: share(tally.deposit),
    chroma: tally.chroma / data.length,
  };
}

function addRow(
  tally: ColourTally,
  { light, redGreen, yellowBlue, around }: ColourPlanes,
  row: number,
): void {
  for (let i = row; i < row + light.width; i++) {
    const l = light.data[i];
    const r = redGreen.data[i];
    const y = yellowBlue.data[i];
    const nearby = around.data[i];
    const c = Math.abs(r) + Math.abs(y);
    tally.chroma += c;
    if (l < 170 && r > 14 && y > 18 && r < 2.2 * y && c > 0.25 * l) {
      tally.rust++;
      tally.rustChroma += c;
      tally.rustChromaSquares += c * c;
      tally.rustLight += l;
      tally.rustLightSquares += l * l;
      if (r > 30 && l < 130 && l > 25) tally.deepRust++;
    }
    if (r < -3 && y > 12 && l < 190) {
      tally.green++;
      if (r < -10 && y > 24) tally.strongGreen++;
    }
    if (y < -20) tally.blue++;
    if (c > 90) tally.vivid++;
    if (l < 38) tally.dark++;
    if (l < 0.5 * nearby && l < 75) tally.cavity++;
    if (l > nearby + 28 && l > 110 && c < 34) tally.deposit++;
  }
}

/** Every so many pixels' lightness, and their colours relative to that. */
interface Samples {
  l: Float64Array;
  u: Float64Array;
  v: Float64Array;
}

const SAMPLES = 8_000;

/** How reddish, greenish, light and dark one sample is. */
const EXTREMES = {
  Rusty: (_l: number, u: number, v: number) => Math.min(2 * u, v),
  Green: (_l: number, u: number, v: number) => Math.min(-2 * u, v),
  Pale: (l: number, u: number, v: number) => l / 255 - Math.abs(u) - Math.abs(v),
  Dark: (l: number) => -l,
};

/** How far the reddest, greenest, lightest and darkest few per cent stand from the photo's middle. */
export function measureExtremes(colours: ColourPlanes): PhotoFeatures {
  const samples = sampleColours(colours);
  const { l, u, v } = samples;
  const middle = { l: middleOf(l), u: middleOf(u), v: middleOf(v) };
  const features: PhotoFeatures = { midU: middle.u, midV: middle.v, midL: middle.l };
  for (const [name, scoreOf] of Object.entries(EXTREMES)) {
    const scores = l.map((light, k) => scoreOf(light, u[k], v[k]));
    const sorted = scores.slice().sort();
    for (const share of [0.01, 0.08, 0.3]) {
      const count = Math.max(1, Math.floor(share * scores.length));
      const mean = meansOfHighest(count, samples, scores, sorted);
      const at = `${name}${share * 100}`;
      features[`score${at}`] = mean.score;
      features[`light${at}`] = mean.l - middle.l;
      features[`u${at}`] = mean.u - middle.u;
      features[`v${at}`] = mean.v - middle.v;
    }
  }
  return features;
}

function sampleColours({ light, redGreen, yellowBlue }: ColourPlanes): Samples {
  const stride = Math.max(1, Math.floor(light.data.length / SAMPLES));
  const count = Math.ceil(light.data.length / stride);
  const l = new Float64Array(count);
  const u = new Float64Array(count);
  const v = new Float64Array(count);
  for (let k = 0, i = 0; k < count; k++, i += stride) {
    const lightness = light.data[i];
    l[k] = lightness;
    u[k] = redGreen.data[i] / (lightness + 20);
    v[k] = yellowBlue.data[i] / (lightness + 20);
  }
  return { l, u, v };
}

function middleOf(values: Float64Array): number {
  return values.slice().sort()[values.length >> 1] ?? 0;
}

/** Means over the `count` samples of the highest scores; of equal scores, those that come first. */
function meansOfHighest(
  count: number,
  { l, u, v }: Samples,
  scores: Float64Array,
  sorted: Float64Array,
) {
  const least = sorted[sorted.length - count];
  let equals = count;
  for (let k = sorted.length - 1; sorted[k] > least; k--) equals--;
  const sum = { score: 0, l: 0, u: 0, v: 0 };
  for (let k = 0; k < scores.length; k++) {
    const score = scores[k];
    if (score < least || (score === least && equals-- <= 0)) continue;
    sum.score += score;
    sum.l += l[k];
    sum.u += u[k];
    sum.v += v[k];
  }
  return { score: sum.score / count, l: sum.l / count, u: sum.u / count, v: sum.v / count };
}
