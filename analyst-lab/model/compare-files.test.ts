import { expect, it } from 'vitest';
import type { CachedAnswer } from './answer-cache.ts';
import { compareResults, exactMcNemar } from './compare-files.ts';
import { listClasses, listElementKinds } from './label-words.ts';
import type { ModelResults } from './model-results.ts';

const usage = { questions: 1, input_tokens: 1, output_tokens: 1, seconds: 1 };

function answered(defect: string, isDefect = true): CachedAnswer {
  const finding = {
    outcome: isDefect ? ('defect' as const) : ('no_visible_defect' as const),
    element: 'Brick wall',
    defect,
    recommendation: 'Monitor.',
    severity: isDefect ? ('minor' as const) : null,
    urgency: null,
    location: '',
    rating: null,
    confidence: 0.8,
    marks: [],
    hints: [],
    cautions: [],
  };
  return { finding, usage, waited: 1 };
}

function results(model: string, ...defects: (string | null)[]): ModelResults {
  const photos = defects.map((defect, index) => ({
    file: `${index}.jpg`,
    source: 'one',
    classes: ['crack'],
    elements: ['masonry' as const],
    severities: null,
    answers: [
      defect === null ? { failed: 'analyst_unreachable' } : answered(defect, defect !== ''),
    ],
  }));
  return { model, promptVersion: '1', photos };
}

it('compares two models photo by photo, on those that both answered', () => {
  const a = results('a', 'A crack.', 'A crack.', 'A crack.', '', null);
  const b = results('b', 'A crack.', '', '', '', 'A crack.');
  const compared = compareResults(a, b);
  const defect = compared.find(({ measure }) => measure === 'a defect or none');
  expect(defect).toMatchObject({ both: 1, onlyA: 2, onlyB: 0, neither: 1, chance: 0.5 });
  const severity = compared.find(({ measure }) => measure === 'severity');
  expect(severity).toMatchObject({ both: 0, onlyA: 0, onlyB: 0, neither: 0, chance: 1 });
});

it.each([
  [0, 0, 1],
  [5, 5, 1],
  [0, 5, 0.0625],
  [1, 9, 0.0215],
  [10, 0, 0.002],
])('a split of %i to %i is by chance %f', (a, b, chance) => {
  expect(exactMcNemar(a, b)).toBeCloseTo(chance, 3);
});

it.each([
  ['Stepped cracking with rust staining.', ['crack', 'corrosion']],
  ['Spalled face; no visible cracks and no signs of rust.', ['spalling']],
  ['White salt deposits, free of moss.', ['efflorescence']],
  ['No visible defect.', []],
])('reads the kinds of defect in %j', (text, kinds) => {
  expect(listClasses(text)).toEqual(kinds);
});

it('knows elements by part and material', () => {
  expect(listElementKinds('red brick wall, close-up')).toEqual(['masonry', 'wall']);
  expect(listElementKinds('Reinforced-concrete column')).toEqual(['concrete', 'wall']);
});
