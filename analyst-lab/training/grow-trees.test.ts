import { expect, it } from 'vitest';
import { probability } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';
import type { Trees } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';
import { growBag, growTrees } from './grow-trees.ts';

const examples = Array.from({ length: 400 }, (_, k) => {
  const features = [(k * 37) % 100, (k * 61) % 101];
  const isPositive = (features[0] as number) > 50 !== (features[1] as number) > 40;
  return { features, isPositive, weight: 1 };
});
const growth = { trees: 60, depth: 3, rate: 0.2, l2: 1, minLeaf: 1 };
const rightOf = (model: Trees) =>
  examples.filter(({ features, isPositive }) => probability(model, features) > 0.5 === isPositive)
    .length;

it('learns a rule that no single feature tells', () => {
  expect(rightOf(growTrees(examples, growth))).toBeGreaterThan(370);
});

it('a bag of models, each of which saw a part, learns it too, and the same way each time', () => {
  const shares = { ...growth, exampleShare: 0.6, featureShare: 0.8 };
  const bag = growBag(examples, shares, 3);
  expect(bag.trees).toHaveLength(180);
  expect(rightOf(bag)).toBeGreaterThan(370);
  expect(growBag(examples, shares, 3)).toEqual(bag);
  expect(growTrees(examples, shares, 1)).not.toEqual(growTrees(examples, shares, 2));
});
