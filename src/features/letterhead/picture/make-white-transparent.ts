/** Below the paper's own lightness: its grain and the unevenness of a lamp. */
const GRAIN = 16;
/** From here on down it is ink and no longer an edge of it. */
const INK = 96;
/** A picture whose ground is darker than this shows no paper. */
const DARKEST_PAPER = 128;

/**
 * Makes the paper of a signature (RGBA) transparent and leaves the ink, in place. The paper is what most of the
 * picture is, so that a photo of a grey-looking sheet works like a clean scan. False, and nothing changed, where
 * the ground is dark.
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
      // White that shines through an edge is taken out of it, or strokes would become thinner on white.
      for (const part of [at, at + 1, at + 2]) {
        pixels[part] = ((pixels[part] ?? 0) - (1 - cover) * paper) / cover;
      }
      pixels[at + 3] = (pixels[at + 3] ?? 0) * cover;
    }
  }
  return true;
}

/** The lightness of the darkest of its colours: blue ink is ink. */
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
