/** Below the paper's lightness: grain and uneven light. */
const GRAIN = 16;
/** From this difference on it is ink, not its edge. */
const INK = 96;
/** A picture with a darker background shows no paper. */
const DARKEST_PAPER = 128;

/**
 * Makes a signature's paper (RGBA) transparent and keeps the ink, in place. Most of the picture counts as paper, so a
 * photo of a greyish sheet works like a clean scan. False, and nothing changed, for a dark background.
 */
export function makeWhiteTransparent(pixels: Uint8ClampedArray): boolean {
  const paper = medianLightness(pixels);
  if (paper < DARKEST_PAPER) return false;
  const lightest = paper - GRAIN;
  const darkest = Math.max(0, paper - INK);
  for (let at = 0; at < pixels.length; at += 4) {
    const cover = Math.min(1, (lightest - lightnessAt(pixels, at)) / (lightest - darkest));
    if (cover <= 0) {
      pixels[at + 3] = 0;
    } else if (cover < 1) {
      // Removes the paper's white from edges; otherwise strokes would look thinner on white.
      for (const part of [at, at + 1, at + 2]) {
        pixels[part] = ((pixels[part] ?? 0) - (1 - cover) * paper) / cover;
      }
      pixels[at + 3] = (pixels[at + 3] ?? 0) * cover;
    }
  }
  return true;
}

/** The lightness of the darkest channel: blue ink is ink. */
function lightnessAt(pixels: Uint8ClampedArray, at: number): number {
  return Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
}

function medianLightness(pixels: Uint8ClampedArray): number {
  const counts = new Array<number>(256).fill(0);
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const lightness = lightnessAt(pixels, at);
    counts[lightness] = (counts[lightness] ?? 0) + 1;
    seen += 1;
  }
  let passed = 0;
  return counts.findIndex((count) => (passed += count) * 2 >= seen);
}
