import { logOdds, probability } from './pixels/boosted-trees.ts';
import type { Trees } from './pixels/boosted-trees.ts';
import type { PhotoFeatures } from './pixels/photo-features.ts';

/** A weighted sum of standardised features, by name. */
export interface Linear {
  bias: number;
  terms: { name: string; mean: number; deviation: number; weight: number }[];
}

/** Everything that was learned from labelled photos; analyst-lab/train.ts makes it. */
export interface Learned {
  /** Which strokes are crack; features in the order of STROKE_FEATURES. */
  strokes: Trees;
  /** The features that the trees below test, in their order. */
  names: string[];
  /** Two opinions on the same few terms; the trees test them in the order of `linear.terms`. */
  crack: { linear: Linear; trees: Trees };
  spalling: Trees;
  corrosion: Trees;
  efflorescence: Trees;
  /** That the photo shows no defect at all. */
  sound: Trees;
}

export type LearnedClass = 'crack' | 'spalling' | 'corrosion' | 'efflorescence' | 'sound';

/** Beyond this many deviations a value says no more: photos unlike all others must not run away. */
const OUTERMOST = 2.5;

function linearLogOdds({ bias, terms }: Linear, features: PhotoFeatures): number {
  let score = bias;
  for (const { name, mean, deviation, weight } of terms) {
    const value = ((features[name] ?? mean) - mean) / deviation;
    score += weight * Math.min(OUTERMOST, Math.max(-OUTERMOST, value));
  }
  return score;
}

function crackProbability({ linear, trees }: Learned['crack'], features: PhotoFeatures): number {
  const row = linear.terms.map(({ name, mean }) => features[name] ?? mean);
  const score = (linearLogOdds(linear, features) + logOdds(trees, row)) / 2;
  return 1 / (1 + Math.exp(-score));
}

export function classProbabilities(
  learned: Learned,
  features: PhotoFeatures,
): Record<LearnedClass, number> {
  const row = learned.names.map((name) => features[name] ?? 0);
  return {
    crack: crackProbability(learned.crack, features),
    spalling: probability(learned.spalling, row),
    corrosion: probability(learned.corrosion, row),
    efflorescence: probability(learned.efflorescence, row),
    sound: probability(learned.sound, row),
  };
}
