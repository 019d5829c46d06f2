/** Gradient-boosted trees for a yes/no question: histogram splits, logistic loss, L2 on the leaves. */
import type { Trees } from '../supabase/functions/_shared/builtin/boosted-trees.ts';

export interface Example {
  features: ArrayLike<number>;
  isPositive: boolean;
  weight: number;
}

export interface Growth {
  trees: number;
  depth: number;
  rate: number;
  /** Added to every leaf's curvature: larger is more cautious. */
  l2: number;
  /** Least curvature (about a quarter of an example's weight each) on either side of a split. */
  minLeaf: number;
}

const BINS = 48;

export function growTrees(examples: readonly Example[], growth: Growth): Trees {
  const featureCount = examples[0]?.features.length ?? 0;
  const cuts = Array.from({ length: featureCount }, (_, f) => quantiles(examples, f));
  const binned = examples.map(({ features }) =>
    Uint8Array.from({ length: featureCount }, (_, f) =>
      binOf(cuts[f] as number[], features[f] as number),
    ),
  );
  let positive = 0;
  let total = 0;
  for (const { isPositive, weight } of examples) {
    total += weight;
    if (isPositive) positive += weight;
  }
  const share = Math.min(0.99, Math.max(0.01, positive / total));
  const bias = Math.log(share / (1 - share));
  const scores = new Float64Array(examples.length).fill(bias);
  const gradient = new Float64Array(examples.length);
  const curvature = new Float64Array(examples.length);
  const model: Trees = { bias, trees: [] };
  const everyone = Uint32Array.from(examples.keys());
  for (let t = 0; t < growth.trees; t++) {
    examples.forEach(({ isPositive, weight }, i) => {
      const p = 1 / (1 + Math.exp(-(scores[i] as number)));
      gradient[i] = weight * ((isPositive ? 1 : 0) - p);
      curvature[i] = weight * Math.max(1e-6, p * (1 - p));
    });
    const tree = { feature: [] as number[], at: [] as number[], left: [] as number[] };
    const open = [{ node: addNode(tree), members: everyone, depth: 0 }];
    for (let next = open.shift(); next; next = open.shift()) {
      const { node, members, depth } = next;
      const split =
        depth < growth.depth
          ? bestSplit(members, binned, featureCount, gradient, curvature, growth)
          : null;
      if (!split) {
        let g = 0;
        let h = growth.l2;
        for (const i of members) {
          g += gradient[i] as number;
          h += curvature[i] as number;
        }
        const value = round((growth.rate * g) / h);
        tree.at[node] = value;
        for (const i of members) scores[i] = (scores[i] as number) + value;
        continue;
      }
      tree.feature[node] = split.feature;
      tree.at[node] = (cuts[split.feature] as number[])[split.bin] as number;
      const left = addNode(tree);
      const right = addNode(tree);
      tree.left[node] = left;
      const isLeft = (i: number) =>
        ((binned[i] as Uint8Array)[split.feature] as number) <= split.bin;
      open.push({ node: left, members: members.filter(isLeft), depth: depth + 1 });
      open.push({ node: right, members: members.filter((i) => !isLeft(i)), depth: depth + 1 });
    }
    model.trees.push(tree);
  }
  return model;
}

function addNode(tree: Trees['trees'][number]): number {
  tree.left.push(0);
  tree.at.push(0);
  return tree.feature.push(-1) - 1;
}

function bestSplit(
  members: Uint32Array,
  binned: readonly Uint8Array[],
  featureCount: number,
  gradient: Float64Array,
  curvature: Float64Array,
  { l2, minLeaf }: Growth,
): { feature: number; bin: number } | null {
  let best: { feature: number; bin: number } | null = null;
  let bestGain = 1e-3;
  const g = new Float64Array(featureCount * BINS);
  const h = new Float64Array(featureCount * BINS);
  let gAll = 0;
  let hAll = 0;
  for (const i of members) {
    const bins = binned[i] as Uint8Array;
    const gi = gradient[i] as number;
    const hi = curvature[i] as number;
    gAll += gi;
    hAll += hi;
    for (let f = 0; f < featureCount; f++) {
      const at = f * BINS + (bins[f] as number);
      g[at] = (g[at] as number) + gi;
      h[at] = (h[at] as number) + hi;
    }
  }
  const whole = (gAll * gAll) / (hAll + l2);
  for (let feature = 0; feature < featureCount; feature++) {
    let gLeft = 0;
    let hLeft = 0;
    for (let bin = 0; bin < BINS - 1; bin++) {
      gLeft += g[feature * BINS + bin] as number;
      hLeft += h[feature * BINS + bin] as number;
      const hRight = hAll - hLeft;
      if (hLeft < minLeaf) continue;
      if (hRight < minLeaf) break;
      const gain = (gLeft * gLeft) / (hLeft + l2) + (gAll - gLeft) ** 2 / (hRight + l2) - whole;
      if (gain > bestGain) {
        bestGain = gain;
        best = { feature, bin };
      }
    }
  }
  return best;
}

function quantiles(examples: readonly Example[], feature: number): number[] {
  const values = Float64Array.from(examples, ({ features }) => features[feature] as number).sort();
  const cuts: number[] = [];
  for (let k = 1; k < BINS; k++) {
    const cut = round(values[Math.floor((k * values.length) / BINS)] ?? 0);
    if (cuts.at(-1) !== cut) cuts.push(cut);
  }
  return cuts;
}

function binOf(cuts: readonly number[], value: number): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (cuts[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Four digits are plenty, and keep the stored weights small. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
