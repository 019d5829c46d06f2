/** Gradient-boosted trees for a yes/no question: histogram splits, logistic loss, L2 on the leaves. */
import type { Trees } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';

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

/** Boosting: each tree is grown on what those before it leave to be explained. */
export function growTrees(examples: readonly Example[], growth: Growth, seed = 0): Trees {
  const featureCount = examples[0]?.features.length ?? 0;
  const cuts = Array.from({ length: featureCount }, (_, f) => quantiles(examples, f));
  const data: TreeData = {
    cuts,
    binned: examples.map(({ features }) =>
      Uint8Array.from({ length: featureCount }, (_, f) =>
        binOf(cuts[f] as number[], features[f] as number),
      ),
    ),
    gradient: new Float64Array(examples.length),
    curvature: new Float64Array(examples.length),
    growth,
    draw: drawFrom(seed),
  };
  const bias = shareInLogOdds(examples);
  const scores = new Float64Array(examples.length).fill(bias);
  const model: Trees = { bias, trees: [] };
  for (let t = 0; t < growth.trees; t++) {
    examples.forEach(({ isPositive, weight }, i) => {
      const p = 1 / (1 + Math.exp(-(scores[i] as number)));
      data.gradient[i] = weight * ((isPositive ? 1 : 0) - p);
      data.curvature[i] = weight * Math.max(1e-6, p * (1 - p));
    });
    const { tree, splitBins } = growTree(data);
    model.trees.push(tree);
    // Those that the tree did not draw follow it too.
    data.binned.forEach((bins, i) => {
      scores[i] = (scores[i] as number) + valueAt(tree, splitBins, bins);
    });
  }
  return model;
}

type Tree = Trees['trees'][number];

/** What one tree is grown from: each example's features as bins, and what is left to be explained. */
interface TreeData {
  /** The values between bins, feature by feature. */
  cuts: number[][];
  binned: Uint8Array[];
  gradient: Float64Array;
  curvature: Float64Array;
  growth: Growth;
  draw: (count: number, share: number) => number[];
}

/** One tree, and the bin at which each of its nodes splits. */
function growTree(data: TreeData): { tree: Tree; splitBins: number[] } {
  const { cuts, binned, draw, growth } = data;
  const { depth: deepest, exampleShare = 1, featureShare = 1 } = growth;
  const tree: Tree = { feature: [], at: [], left: [] };
  const splitBins: number[] = [];
  const drawn = Uint32Array.from(draw(binned.length, exampleShare));
  const open = [{ node: addNode(tree), members: drawn, depth: 0 }];
  for (let next = open.shift(); next; next = open.shift()) {
    const { node, members, depth } = next;
    const split =
      depth < deepest ? bestSplit(members, data, draw(cuts.length, featureShare)) : null;
    if (!split) {
      tree.at[node] = leafValue(members, data);
      continue;
    }
    splitBins[node] = split.bin;
    tree.feature[node] = split.feature;
    tree.at[node] = (cuts[split.feature] as number[])[split.bin] as number;
    const left = addNode(tree);
    const right = addNode(tree);
    tree.left[node] = left;
    const isLeft = (i: number) => ((binned[i] as Uint8Array)[split.feature] as number) <= split.bin;
    open.push({ node: left, members: members.filter(isLeft), depth: depth + 1 });
    open.push({ node: right, members: members.filter((i) => !isLeft(i)), depth: depth + 1 });
  }
  return { tree, splitBins };
}

function leafValue(
  members: Uint32Array,
  { gradient, curvature, growth: { l2, rate } }: TreeData,
): number {
  let g = 0;
  let h = l2;
  for (const i of members) {
    g += gradient[i] as number;
    h += curvature[i] as number;
  }
  return round((rate * g) / h);
}

function valueAt(tree: Tree, splitBins: readonly number[], bins: Uint8Array): number {
  let node = 0;
  for (let f = tree.feature[0] as number; f >= 0; f = tree.feature[node] as number) {
    const isLeft = (bins[f] as number) <= (splitBins[node] as number);
    node = (tree.left[node] as number) + (isLeft ? 0 : 1);
  }
  return tree.at[node] as number;
}

function shareInLogOdds(examples: readonly Example[]): number {
  let positive = 0;
  let total = 0;
  for (const { isPositive, weight } of examples) {
    total += weight;
    if (isPositive) positive += weight;
  }
  const share = Math.min(0.99, Math.max(0.01, positive / total));
  return Math.log(share / (1 - share));
}

function addNode(tree: Tree): number {
  tree.left.push(0);
  tree.at.push(0);
  return tree.feature.push(-1) - 1;
}

function bestSplit(
  members: Uint32Array,
  { binned, gradient, curvature, growth: { l2, minLeaf } }: TreeData,
  features: readonly number[],
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

/** Draws about a share of `count` places; the same places for the same seed, so that learning can be repeated. */
function drawFrom(seed: number): TreeData['draw'] {
  const random = randomFrom(seed);
  return (count, share) => {
    const all = Array.from({ length: count }, (_, k) => k);
    return share >= 1 ? all : all.filter(() => random() < share);
  };
}

/** Numbers between 0 and 1 (mulberry32). */
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
