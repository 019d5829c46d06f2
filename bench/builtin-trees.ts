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
  /** Share of the examples that each tree sees, and of the features that each split may test. */
  exampleShare?: number;
  featureShare?: number;
}

const BINS = 48;

/** The mean, in log-odds, of `count` models that each drew their own examples and features. */
export function growBag(examples: readonly Example[], growth: Growth, count: number): Trees {
  const models = Array.from({ length: count }, (_, seed) => growTrees(examples, growth, seed));
  const share = (value: number) => round(value / count);
  return {
    bias: models[0]?.bias ?? 0,
    trees: models.flatMap(({ trees }) =>
      trees.map((tree) => ({
        ...tree,
        at: tree.at.map((value, node) =>
          (tree.feature[node] as number) < 0 ? share(value) : value,
        ),
      })),
    ),
  };
}

export function growTrees(examples: readonly Example[], growth: Growth, seed = 0): Trees {
  const { exampleShare = 1, featureShare = 1 } = growth;
  const random = randomFrom(seed);
  const draw = (count: number, share: number) => {
    if (share >= 1) return Array.from({ length: count }, (_, k) => k);
    return Array.from({ length: count }, (_, k) => k).filter(() => random() < share);
  };
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
  for (let t = 0; t < growth.trees; t++) {
    examples.forEach(({ isPositive, weight }, i) => {
      const p = 1 / (1 + Math.exp(-(scores[i] as number)));
      gradient[i] = weight * ((isPositive ? 1 : 0) - p);
      curvature[i] = weight * Math.max(1e-6, p * (1 - p));
    });
    const tree = { feature: [] as number[], at: [] as number[], left: [] as number[] };
    const splitBins: number[] = [];
    const drawn = Uint32Array.from(draw(examples.length, exampleShare));
    const open = [{ node: addNode(tree), members: drawn, depth: 0 }];
    for (let next = open.shift(); next; next = open.shift()) {
      const { node, members, depth } = next;
      const split =
        depth < growth.depth
          ? bestSplit(
              members,
              binned,
              draw(featureCount, featureShare),
              gradient,
              curvature,
              growth,
            )
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
        continue;
      }
      splitBins[node] = split.bin;
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
    // Those that the tree did not draw follow it too.
    binned.forEach((bins, i) => {
      let node = 0;
      for (let f = tree.feature[0] as number; f >= 0; f = tree.feature[node] as number) {
        const isLeft = (bins[f] as number) <= (splitBins[node] as number);
        node = (tree.left[node] as number) + (isLeft ? 0 : 1);
      }
      scores[i] = (scores[i] as number) + (tree.at[node] as number);
    });
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
  features: readonly number[],
  gradient: Float64Array,
  curvature: Float64Array,
  { l2, minLeaf }: Growth,
): { feature: number; bin: number } | null {
  let best: { feature: number; bin: number } | null = null;
  let bestGain = 1e-3;
  const g = new Float64Array(features.length * BINS);
  const h = new Float64Array(features.length * BINS);
  let gAll = 0;
  let hAll = 0;
  for (const i of members) {
    const bins = binned[i] as Uint8Array;
    const gi = gradient[i] as number;
    const hi = curvature[i] as number;
    gAll += gi;
    hAll += hi;
    for (let f = 0; f < features.length; f++) {
      const at = f * BINS + (bins[features[f] as number] as number);
      g[at] = (g[at] as number) + gi;
      h[at] = (h[at] as number) + hi;
    }
  }
  const whole = (gAll * gAll) / (hAll + l2);
  for (let f = 0; f < features.length; f++) {
    let gLeft = 0;
    let hLeft = 0;
    for (let bin = 0; bin < BINS - 1; bin++) {
      gLeft += g[f * BINS + bin] as number;
      hLeft += h[f * BINS + bin] as number;
      const hRight = hAll - hLeft;
      if (hLeft < minLeaf) continue;
      if (hRight < minLeaf) break;
      const gain = (gLeft * gLeft) / (hLeft + l2) + (gAll - gLeft) ** 2 / (hRight + l2) - whole;
      if (gain > bestGain) {
        bestGain = gain;
        best = { feature: features[f] as number, bin };
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

/** The same numbers between 0 and 1 for the same seed (mulberry32), so that learning can be repeated. */
function randomFrom(seed: number): () => number {
  let state = (seed + 1) * 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Four digits are plenty, and keep the stored weights small. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
