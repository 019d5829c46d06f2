import type { Plane } from './raster.ts';
import type { Strokes } from './strokes.ts';

/** Strokes that may form one crack, joined over gaps and tiles. */
export interface StrokeGroup {
  strokes: number[];
  /** Sum of the strokes' lengths in pixels, weighted by their likeness to a crack. */
  weight: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Strokes less like a crack than this join no group. */
const LEAST = 0.35;
/** A group must have at least this share of the heaviest one's weight. */
const SECOND_COUNTS = 0.45;

/** Joins likely strokes whose boxes come within 1/64 of the frame; the groups that stand out, heaviest first. */
export function groupStrokes(
  { strokes }: Strokes,
  likeness: readonly number[],
  { width, height }: Plane,
): StrokeGroup[] {
  const reach = Math.max(6, Math.round(Math.max(width, height) / 64));
  const likely = strokes.flatMap(({ pixels }, index): StrokeGroup[] => {
    if (likeness[index] < LEAST) return [];
    const xs = pixels.map((i) => i % width);
    const ys = pixels.map((i) => Math.floor(i / width));
    return [
      {
        strokes: [index],
        weight: likeness[index] * pixels.length,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      },
    ];
  });
  const groups = joinNear(likely, reach).sort((a, b) => b.weight - a.weight);
  return groups.filter(({ weight }) => weight >= SECOND_COUNTS * groups[0].weight);
}

function joinNear(likely: readonly StrokeGroup[], reach: number): StrokeGroup[] {
  const parent = likely.map((_, k) => k);
  const findRoot = (k: number): number => {
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
      if (!apart) parent[findRoot(i)] = findRoot(j);
    }
  });
  const groups = new Map<number, StrokeGroup>();
  likely.forEach((stroke, k) => {
    const root = findRoot(k);
    const group = groups.get(root);
    if (!group) {
      groups.set(root, { ...stroke });
      return;
    }
    group.strokes.push(...stroke.strokes);
    group.weight += stroke.weight;
    group.left = Math.min(group.left, stroke.left);
    group.top = Math.min(group.top, stroke.top);
    group.right = Math.max(group.right, stroke.right);
    group.bottom = Math.max(group.bottom, stroke.bottom);
  });
  return [...groups.values()];
}
