import { expect, it } from 'vitest';
import { outcomeOfWords } from './outcome-of-words';

it.each([
  ['No visible defect', null, 'no_visible_defect'],
  [' no defects seen from the ground', 'defect', 'no_visible_defect'],
  ['No defective joint was replaced', 'defect', 'defect'],
  ['Crack', null, 'defect'],
  ['Crack', 'not_assessed', 'defect'],
  ['Crack', 'no_visible_defect', 'defect'],
  ['Out of focus', 'nothing_inspectable', 'nothing_inspectable'],
] as const)('“%s” in a row that said %s means %s', (defect, before, outcome) => {
  expect(outcomeOfWords(defect, before)).toBe(outcome);
});
