/**
 * A learned score: the sum of small regression trees. Each tree is flat: for node n, `feature[n]`
 * (-1 for a leaf), `threshold[n]`, `value[n]`; children of n stand at `left[n]` and the place after it.
 */
export interface Trees {
  bias: number;
  trees: { feature: number[]; at: number[]; left: number[] }[];
}

/** Probability that the thing measured is what the trees were trained to tell. */
export function probability(trees: Trees, features: ArrayLike<number>): number {
  return 1 / (1 + Math.exp(-logOdds(trees, features)));
}

export function logOdds({ bias, trees }: Trees, features: ArrayLike<number>): number {
  let score = bias;
  for (const { feature, at, left } of trees) {
    let node = 0;
    for (;;) {
      const tested = feature[node];
      if (tested < 0) break;
      const goesLeft = features[tested] <= at[node];
      node = left[node] + (goesLeft ? 0 : 1);
    }
    score += at[node];
  }
  return score;
}
