import type { Plane } from './raster.ts';
import type { Strokes } from './strokes.ts';

/** Strokes judged to be one crack, joined over gaps and across tiles. */
export interface CrackGroup {
  strokes: number[];
  /** Sum of the strokes' lengths, each weighted with its probability, in pixels. */
  weight: number;
  /** Length of its centre line, pixels. */
  length: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Strokes less likely than this are not part of any crack. */
const LEAST = 0.35;

/** Joins likely strokes whose boxes come within `reach` pixels of each other; heaviest group first. */
export function groupCracks(
  { strokes }: Strokes,
  probability: ArrayLike<number>,
  { width, height }: Plane,
): CrackGroup[] {
  const reach = Math.max(6, Math.round(Math.max(width, height) / 64));
  const likely: CrackGroup[] = [];
  strokes.forEach(({ pixels }, index) => {
    const p = probability[index];
    if (p < LEAST) return;
    const xs = pixels.map((i) => i % width);
    const left = Math.min(...xs);
    const right = Math.max(...xs);
    const top = Math.floor(pixels[0] / width);
    likely.push({
      strokes: [index],
      weight: p * pixels.length,
      length: pixels.length,
      left,
      right,
      top: pixels.reduce((least, i) => Math.min(least, Math.floor(i / width)), top),
      bottom: pixels.reduce((most, i) => Math.max(most, Math.floor(i / width)), top),
    });
  });
  const parent = likely.map((_, k) => k);
  const rootOf = (k: number): number => {
    let root = k;
    while (parent[root] !== root) root = parent[root];
    return root;
  };
  likely.forEach((a, i) => {
    for (let j = i + 1; j < likely.length; j++) {
      const b = likely[j];
      const apart =
        Math.max(a.left, b.left) - Math.min(a.right, b.right) > reach ||
        Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) > reach;
      if (!apart) parent[rootOf(i)] = rootOf(j);
    }
  });
  const groups = new Map<number, CrackGroup>();
  likely.forEach((stroke, k) => {
    const root = rootOf(k);
    const group = groups.get(root);
    if (!group) {
      groups.set(root, { ...stroke });
      return;
    }
    group.strokes.push(...stroke.strokes);
    group.weight += stroke.weight;
    group.length += stroke.length;
    group.left = Math.min(group.left, stroke.left);
    group.top = Math.min(group.top, stroke.top);
    group.right = Math.max(group.right, stroke.right);
    group.bottom = Math.max(group.bottom, stroke.bottom);
  });
  return [...groups.values()].sort((a, b) => b.weight - a.weight);
}
