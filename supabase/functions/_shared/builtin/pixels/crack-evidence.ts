import type { CrackGroup } from './crack-groups.ts';
import { decades } from './decades.ts';
import type { Plane } from './raster.ts';
import { angleAt } from './ridges.ts';
import type { Strokes } from './strokes.ts';

/**
 * What the strokes' probabilities add up to over the photo; the order is that of the learned weights.
 * `groups` are those of groupCracks. Lengths are shares of the frame's longer side; those that span
 * decades are taken as logarithms.
 */
export function measureCracks(
  { width, height }: Plane,
  found: Strokes,
  probability: ArrayLike<number>,
  groups: readonly CrackGroup[],
): number[] {
  const { strokes, lines } = found;
  const frame = Math.max(width, height);
  let soft = 0;
  let all = 0;
  let axis = 0;
  const perLine = new Float64Array(lines.length);
  strokes.forEach(({ pixels, line }, k) => {
    const p = probability[k];
    const n = pixels.length;
    all += n;
    soft += p * p * n;
    perLine[line] = perLine[line] + p * n;
    for (const i of pixels) {
      if (Math.abs(Math.sin(2 * angleAt(found.ridges, i))) < 0.2) axis++;
    }
  });
  let surest = 0;
  strokes.forEach(({ pixels }, k) => {
    if (pixels.length >= 12) surest = Math.max(surest, probability[k]);
  });
  const first = groups.at(0);
  const diagonal = first ? Math.hypot(first.right - first.left, first.bottom - first.top) : 0;
  const touches =
    first !== undefined &&
    (first.left < 8 || first.top < 8 || first.right > width - 9 || first.bottom > height - 9);
  return [
    // The weightiest crack: how heavy, how sure, how far it spans, how little it wanders.
    decades((first?.weight ?? 0) / frame),
    first ? first.weight / first.length : 0,
    diagonal / frame,
    first ? diagonal / first.length : 0,
    touches ? 1 : 0,
    // All that is likely crack, along the best line, and beside all other lines.
    decades(soft / frame),
    decades(Math.max(0, ...perLine) / frame),
    decades(soft / (all + 50)),
    surest,
    // All lines, whatever they are.
    (all * frame) / (width * height) / 10,
    axis / (all + 1),
  ];
}
