/** Teaches the built-in analyst from examples, and cross-validates exactly what it teaches. */
import { classProbabilities } from '../../supabase/functions/_shared/builtin/learned.ts';
import type {
  Learned,
  LearnedClass,
  Linear,
} from '../../supabase/functions/_shared/builtin/learned.ts';
import { probability } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';
import type { Trees } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';
import { measureCracks } from '../../supabase/functions/_shared/builtin/pixels/crack-evidence.ts';
import { groupCracks } from '../../supabase/functions/_shared/builtin/pixels/crack-groups.ts';
import type { PhotoFeatures } from '../../supabase/functions/_shared/builtin/pixels/photo-features.ts';
import { growBag, growTrees } from './grow-trees.ts';
import type { Example, View } from './load-examples.ts';

const STROKE_GROWTH = { trees: 100, depth: 3, rate: 0.1, l2: 5, minLeaf: 8 };
/** Few photos, many features: no tree may lean on one photo or one feature that happens to fit. */
const PHOTO_GROWTH = {
  trees: 50,
  depth: 3,
  rate: 0.08,
  l2: 1,
  minLeaf: 0.5,
  exampleShare: 0.6,
  featureShare: 0.15,
};
const BAG = 6;
/** Photos that are not judged but only teach count for less: they are tiles, not site photos. */
const TEACHING_ONLY = 0.4;
const LINEAR_L2 = 0.05;

/** Many, so that what is learned without a fold is nearly what is learned with it. */
export const FOLDS = 20;
export const SHUFFLES = 8;

/** What the crack decision rests on: few, because there are few photos. */
const CRACK_TERMS = [
  'crackFirst',
  'crackFirstSpan',
  'crackShareOfLines',
  'crackFirstMean',
  'crackBestLine',
  'crackSoft',
  'crackFirstTouches',
  'crackFirstOneLine',
  'rowRhythm',
  'columnRhythm',
  'rowContrast',
  'lineAxisShare',
  'lineDensity',
  'deviationMiddle',
  'roughnessMiddle',
  'deviationSpread',
  'vivid',
  'blue',
  'chroma',
];

/** Strokes' probabilities for each view of an example, from a model that has not seen the example. */
type Unseen = Map<View, Float64Array>;

export interface Validated {
  example: Example;
  strokes: Float64Array;
  features: PhotoFeatures;
  classes: Record<LearnedClass, number>;
}

/** Learns from all examples. The photo-level parts learn from stroke probabilities as new photos would give them. */
export function teach(examples: readonly Example[]): Learned {
  const unseen = unseenStrokes(
    examples,
    foldsBy(examples, ({ file }) => file),
  );
  return teachPhotos(examples, measureAll(examples, unseen), teachStrokes(examples));
}

/**
 * Judges each photo by what was learned without it and without those that share its `keyOf`, once for
 * each of several ways to fold, because with few photos one way says little. The strokes of the photos
 * learned from come from models that may have seen it: a second-order leak.
 */
export function crossValidate(
  examples: readonly Example[],
  keyOf: (example: Example) => string,
): Validated[] {
  const unseen = unseenStrokes(examples, foldsBy(examples, keyOf));
  const features = measureAll(examples, unseen);
  return Array.from({ length: SHUFFLES }, (_, shuffle) => foldsBy(examples, keyOf, shuffle))
    .flat()
    .flatMap((fold) => {
      const rest = examples.filter((example) => !fold.has(example));
      const learned = teachPhotos(rest, features, { bias: 0, trees: [] });
      return [...fold].map((example) => {
        const [view] = example.views as [View];
        const measured = features.get(view) ?? {};
        return {
          example,
          strokes: unseen.get(view) ?? new Float64Array(),
          features: measured,
          classes: classProbabilities(learned, measured),
        };
      });
    });
}

function strokeProbabilities(strokes: Trees, { rows }: View): Float64Array {
  return Float64Array.from(rows, (row) => probability(strokes, row));
}

function foldsBy(
  examples: readonly Example[],
  keyOf: (example: Example) => string,
  shuffle = 0,
): Set<Example>[] {
  const place = new Map(examples.map((one) => [keyOf(one), scatter(keyOf(one), shuffle)]));
  const keys = [...place.keys()].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const folds = Array.from({ length: Math.min(FOLDS, keys.length) }, () => new Set<Example>());
  keys.forEach((key, k) => {
    for (const example of examples) {
      if (keyOf(example) === key) folds[k % folds.length]?.add(example);
    }
  });
  return folds;
}

/** A repeatable shuffle, so that neighbours in the alphabet do not share a fold. */
function scatter(text: string, shuffle: number): number {
  let hash = 7;
  for (const char of text) hash = (hash * (31 + 2 * shuffle) + char.charCodeAt(0)) % 1_000_003;
  return hash;
}

function unseenStrokes(examples: readonly Example[], folds: readonly Set<Example>[]): Unseen {
  const unseen: Unseen = new Map();
  for (const fold of folds) {
    const model = teachStrokes(examples.filter((example) => !fold.has(example)));
    for (const { views } of fold) {
      for (const view of views) unseen.set(view, strokeProbabilities(model, view));
    }
  }
  return unseen;
}

/** Traced by mask: exact. By hand: nearly. Sound photos teach what is not a crack, defects without one less surely. */
function teachStrokes(examples: readonly Example[]): Trees {
  return growTrees(
    examples.flatMap(({ classes, role, views }) => {
      const isTraced = role === 'photo' && classes.includes('crack');
      const weight = role === 'mask' ? 1 : isTraced ? 0.7 : classes.includes('none') ? 0.3 : 0.1;
      return views.flatMap(({ isCrack, rows }, view) =>
        isCrack === null
          ? []
          : rows.flatMap((features, k) => {
              const label = isCrack[k];
              if (label === -1) return [];
              const isPositive = label === 1;
              const doubled = isPositive && isTraced ? 2 : 1;
              return [{ features, isPositive, weight: weight * doubled * (view === 0 ? 1 : 0.5) }];
            }),
      );
    }),
    STROKE_GROWTH,
  );
}

function featuresOf(view: View, unseen: Unseen): PhotoFeatures {
  const likely = unseen.get(view) ?? new Float64Array();
  const groups = groupCracks(view.found, likely, view.light);
  return { ...view.surface, ...measureCracks(view.light, view.found, likely, groups) };
}

function measureAll(examples: readonly Example[], unseen: Unseen): Map<View, PhotoFeatures> {
  return new Map(
    examples.flatMap(({ views }) => views.map((view) => [view, featuresOf(view, unseen)] as const)),
  );
}

function teachPhotos(
  examples: readonly Example[],
  measured: ReadonlyMap<View, PhotoFeatures>,
  strokes: Trees,
): Learned {
  const seen = examples.flatMap(({ classes, role, views }) =>
    views.map((view) => ({
      classes,
      features: measured.get(view) ?? {},
      weight: (role === 'photo' ? 1 : TEACHING_ONLY) / views.length,
    })),
  );
  const names = Object.keys(seen[0]?.features ?? {});
  const rows = seen.map(({ features }) => names.map((name) => features[name] ?? 0));
  const treesFor = (label: string) => growBag(balance(seen, rows, label), PHOTO_GROWTH, BAG);
  const crackRows = seen.map(({ features }) => CRACK_TERMS.map((name) => features[name] ?? 0));
  const cracks = balance(seen, crackRows, 'crack');
  return {
    strokes,
    names,
    crack: { linear: fitLinear(cracks, CRACK_TERMS), trees: growBag(cracks, PHOTO_GROWTH, BAG) },
    spalling: treesFor('spalling'),
    corrosion: treesFor('corrosion'),
    efflorescence: treesFor('efflorescence'),
    sound: treesFor('none'),
  };
}

interface Weighed {
  features: number[];
  isPositive: boolean;
  weight: number;
}

/** With the same total weight on both answers, so that rare classes are learned at all. */
function balance(
  seen: readonly { classes: string[]; weight: number }[],
  rows: readonly number[][],
  label: string,
): Weighed[] {
  const isPositive = seen.map(({ classes }) => classes.includes(label));
  const total = (of: boolean) =>
    seen.reduce((sum, { weight }, k) => sum + (isPositive[k] === of ? weight : 0), 0);
  const half = (total(true) + total(false)) / 2;
  const factor = {
    yes: half / Math.max(1e-9, total(true)),
    no: half / Math.max(1e-9, total(false)),
  };
  return seen.map(({ weight }, k) => ({
    features: rows[k] as number[],
    isPositive: isPositive[k] as boolean,
    weight: weight * (isPositive[k] ? factor.yes : factor.no),
  }));
}

/** Logistic regression by plain gradient ascent on standardised, clipped features. */
function fitLinear(examples: readonly Weighed[], names: readonly string[]): Linear {
  const n = examples.length;
  const stats = names.map((_, j) => {
    const mean = examples.reduce((sum, { features }) => sum + (features[j] as number), 0) / n;
    const squares = examples.reduce(
      (sum, { features }) => sum + ((features[j] as number) - mean) ** 2,
      0,
    );
    return { mean, deviation: Math.sqrt(squares / n) + 1e-6 };
  });
  const rows = examples.map(({ features }) =>
    stats.map(({ mean, deviation }, j) =>
      Math.max(-2.5, Math.min(2.5, ((features[j] as number) - mean) / deviation)),
    ),
  );
  const weights = new Array<number>(names.length).fill(0);
  const totalWeight = examples.reduce((sum, { weight }) => sum + weight, 0);
  const step = 4 / Math.sqrt(names.length);
  let bias = 0;
  for (let round = 0; round < 400; round++) {
    const gradient = new Array<number>(names.length).fill(0);
    let towards = 0;
    examples.forEach(({ isPositive, weight }, i) => {
      const row = rows[i] as number[];
      const score = row.reduce((sum, value, j) => sum + value * (weights[j] as number), bias);
      const error = weight * ((isPositive ? 1 : 0) - 1 / (1 + Math.exp(-score)));
      towards += error;
      row.forEach((value, j) => {
        gradient[j] = (gradient[j] as number) + error * value;
      });
    });
    bias += (step * towards) / totalWeight;
    weights.forEach((weight, j) => {
      weights[j] = weight + step * ((gradient[j] as number) / totalWeight - LINEAR_L2 * weight);
    });
  }
  const terms = names.map((name, j) => ({
    name,
    ...(stats[j] as { mean: number; deviation: number }),
    weight: weights[j] as number,
  }));
  return { bias, terms };
}
