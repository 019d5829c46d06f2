import { decades } from './decades.ts';
import type { ColourPlanes } from './colour.ts';
import type { PhotoFeatures } from './photo-features.ts';
import { boxBlur } from './raster.ts';

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
  const local = boxBlur(colours.light, Math.max(8, Math.round(Math.max(width, height) / 12)));
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
  for (let y = 0; y < height; y++) addRow(tally, colours, local.data, y * width);
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
  { light, redGreen, yellowBlue }: ColourPlanes,
  local: Float32Array,
  row: number,
): void {
  for (let i = row; i < row + light.width; i++) {
    const l = light.data[i] as number;
    const r = redGreen.data[i] as number;
    const y = yellowBlue.data[i] as number;
    const around = local[i] as number;
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
    if (l < 0.5 * around && l < 75) tally.cavity++;
    if (l > around + 28 && l > 110 && c < 34) tally.deposit++;
  }
}

/** One pixel's lightness and its colours relative to that. */
interface Sample {
  l: number;
  u: number;
  v: number;
  score: number;
}

/** How far the reddest, greenest, lightest and darkest few per cent stand from the photo's middle. */
export function measureExtremes({ light, redGreen, yellowBlue }: ColourPlanes): PhotoFeatures {
  const stride = Math.max(1, Math.floor(light.data.length / 8_000));
  const samples: Sample[] = [];
  for (let i = 0; i < light.data.length; i += stride) {
    const l = light.data[i] as number;
    samples.push({
      l,
      u: (redGreen.data[i] as number) / (l + 20),
      v: (yellowBlue.data[i] as number) / (l + 20),
      score: 0,
    });
  }
  const middle = (value: (s: Sample) => number) =>
    Float64Array.from(samples, value).sort()[samples.length >> 1] ?? 0;
  const [l, u, v] = [middle((s) => s.l), middle((s) => s.u), middle((s) => s.v)];
  const features: PhotoFeatures = { midU: u, midV: v, midL: l };
  const extremes = {
    Rusty: (s: Sample) => Math.min(2 * s.u, s.v),
    Green: (s: Sample) => Math.min(-2 * s.u, s.v),
    Pale: (s: Sample) => s.l / 255 - Math.abs(s.u) - Math.abs(s.v),
    Dark: (s: Sample) => -s.l,
  };
  for (const [name, score] of Object.entries(extremes)) {
    for (const sample of samples) sample.score = score(sample);
    samples.sort((a, b) => b.score - a.score);
    for (const share of [0.01, 0.08, 0.3]) {
      const top = samples.slice(0, Math.max(1, Math.floor(share * samples.length)));
      const mean = (value: (s: Sample) => number) =>
        top.reduce((sum, s) => sum + value(s), 0) / top.length;
      const at = `${name}${share * 100}`;
      features[`score${at}`] = mean((s) => s.score);
      features[`light${at}`] = mean((s) => s.l) - l;
      features[`u${at}`] = mean((s) => s.u) - u;
      features[`v${at}`] = mean((s) => s.v) - v;
    }
  }
  return features;
}
