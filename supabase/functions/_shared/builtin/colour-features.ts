import { decades } from './decades.ts';
import type { ColourPlanes } from './colour.ts';
import type { PhotoFeatures } from './photo-features.ts';
import { boxBlur } from './raster.ts';

/** Shares of the frame in the colours that stains have. */
export function measureColours({ light, redGreen, yellowBlue }: ColourPlanes): PhotoFeatures {
  const count = light.data.length;
  const local = boxBlur(light, Math.max(8, Math.round(Math.max(light.width, light.height) / 12)));
  let rust = 0;
  let deepRust = 0;
  let rustChroma = 0;
  let rustChromaSquares = 0;
  let rustLight = 0;
  let rustLightSquares = 0;
  let green = 0;
  let strongGreen = 0;
  let blue = 0;
  let vivid = 0;
  let dark = 0;
  let cavity = 0;
  let deposit = 0;
  let chroma = 0;
  for (let i = 0; i < count; i++) {
    const l = light.data[i] as number;
    const r = redGreen.data[i] as number;
    const y = yellowBlue.data[i] as number;
    const around = local.data[i] as number;
    const c = Math.abs(r) + Math.abs(y);
    chroma += c;
    if (l < 170 && r > 14 && y > 18 && r < 2.2 * y && c > 0.25 * l) {
      rust++;
      rustChroma += c;
      rustChromaSquares += c * c;
      rustLight += l;
      rustLightSquares += l * l;
      if (r > 30 && l < 130 && l > 25) deepRust++;
    }
    if (r < -3 && y > 12 && l < 190) {
      green++;
      if (r < -10 && y > 24) strongGreen++;
    }
    if (y < -20) blue++;
    if (c > 90) vivid++;
    if (l < 38) dark++;
    if (l < 0.5 * around && l < 75) cavity++;
    if (l > around + 28 && l > 110 && c < 34) deposit++;
  }
  const rustMean = rustChroma / (rust + 1);
  const rustLightMean = rustLight / (rust + 1);
  return {
    rust: decades(rust / count),
    deepRust: decades(deepRust / count),
    rustChromaSpread: Math.sqrt(Math.max(0, rustChromaSquares / (rust + 1) - rustMean ** 2)),
    rustLightSpread: Math.sqrt(Math.max(0, rustLightSquares / (rust + 1) - rustLightMean ** 2)),
    rustChroma: rustMean,
    green: decades(green / count),
    strongGreen: decades(strongGreen / count),
    blue: decades(blue / count),
    vivid: decades(vivid / count),
    dark: decades(dark / count),
    cavity: decades(cavity / count),
    deposit: decades(deposit / count),
    chroma: chroma / count,
  };
}

/** How far the reddest, greenest, lightest and darkest few per cent stand from the photo's middle. */
export function measureExtremes({ light, redGreen, yellowBlue }: ColourPlanes): PhotoFeatures {
  const stride = Math.max(1, Math.floor(light.data.length / 8_000));
  const samples: { l: number; u: number; v: number }[] = [];
  for (let i = 0; i < light.data.length; i += stride) {
    const l = light.data[i] as number;
    samples.push({
      l,
      u: (redGreen.data[i] as number) / (l + 20),
      v: (yellowBlue.data[i] as number) / (l + 20),
    });
  }
  const middle = (value: (s: (typeof samples)[number]) => number) =>
    samples.map(value).sort((a, b) => a - b)[samples.length >> 1] ?? 0;
  const [l, u, v] = [middle((s) => s.l), middle((s) => s.u), middle((s) => s.v)];
  const features: PhotoFeatures = { midU: u, midV: v, midL: l };
  const extremes = {
    Rusty: (s: (typeof samples)[number]) => Math.min(2 * s.u, s.v),
    Green: (s: (typeof samples)[number]) => Math.min(-2 * s.u, s.v),
    Pale: (s: (typeof samples)[number]) => s.l / 255 - Math.abs(s.u) - Math.abs(s.v),
    Dark: (s: (typeof samples)[number]) => -s.l,
  };
  for (const [name, score] of Object.entries(extremes)) {
    samples.sort((a, b) => score(b) - score(a));
    for (const share of [0.01, 0.08, 0.3]) {
      const top = samples.slice(0, Math.max(1, Math.floor(share * samples.length)));
      const mean = (value: (s: (typeof samples)[number]) => number) =>
        top.reduce((sum, s) => sum + value(s), 0) / top.length;
      const at = `${name}${share * 100}`;
      features[`score${at}`] = mean(score);
      features[`light${at}`] = mean((s) => s.l) - l;
      features[`u${at}`] = mean((s) => s.u) - u;
      features[`v${at}`] = mean((s) => s.v) - v;
    }
  }
  return features;
}
