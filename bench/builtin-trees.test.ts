import { expect, test } from 'vitest';
import { probability } from '../supabase/functions/_shared/builtin/boosted-trees.ts';
import { growTrees } from './builtin-trees.ts';

test('learns a rule that no single feature tells', () => {
  const examples = Array.from({ length: 400 }, (_, k) => {
    const features = [(k * 37) % 100, (k * 61) % 101];
    const isPositive = (features[0] as number) > 50 !== (features[1] as number) > 40;
    return { features, isPositive, weight: 1 };
  });
  const model = growTrees(examples, { trees: 60, depth: 3, rate: 0.2, l2: 1, minLeaf: 1 });
  const right = examples.filter(
    ({ features, isPositive }) => probability(model, features) > 0.5 === isPositive,
  );
  expect(right.length).toBeGreaterThan(370);
});
