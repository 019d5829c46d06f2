import { LEARNED } from '../../supabase/functions/_shared/builtin/learned-weights.ts';
import { probability } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';
import { splitColours } from '../../supabase/functions/_shared/builtin/pixels/colour.ts';
import type { Pixels } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import { measureStrokes } from '../../supabase/functions/_shared/builtin/pixels/stroke-features.ts';
import { findStrokes } from '../../supabase/functions/_shared/builtin/pixels/strokes.ts';

/** A stroke this likely is drawn; balances missed against invented cracks on the labelled masks. */
const DRAWN = 0.45;

/** Marks the centre lines of cracks, 1 or 0 for each pixel of a picture no larger than WORKING_EDGE. */
export function drawCracks(pixels: Pixels): Uint8Array {
  const { light } = splitColours(pixels);
  const found = findStrokes(light);
  const rows = measureStrokes(light, found);
  return drawStrokes(
    found.strokes,
    rows.map((row) => probability(LEARNED.strokes, row)),
    light.data.length,
  );
}

export function drawStrokes(
  strokes: readonly { pixels: readonly number[] }[],
  likely: ArrayLike<number>,
  pixelCount: number,
): Uint8Array {
  const mask = new Uint8Array(pixelCount);
  strokes.forEach(({ pixels }, k) => {
    if ((likely[k] as number) > DRAWN) for (const i of pixels) mask[i] = 1;
  });
  return mask;
}
