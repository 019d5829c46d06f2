import { expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import type { Outcome } from '@shared/contract/stored';
import { outcomeSentence } from './outcome-sentence';

const rows = (count: number, outcome: Outcome | null) =>
  Array.from({ length: count }, () => makeObservation({ outcome }));

it.each([
  [
    [...rows(3, 'defect'), ...rows(9, 'not_assessed')],
    '12 photo(s) looked at: a defect in 3, 9 not assessed.',
  ],
  [rows(2, 'not_assessed'), '2 photo(s) looked at: 2 not assessed.'],
  [
    [...rows(1, 'no_visible_defect'), ...rows(4, 'defect'), ...rows(1, 'nothing_inspectable')],
    '6 photo(s) looked at: a defect in 4, no visible defect in 1, nothing to inspect in 1.',
  ],
  [rows(1, null), '1 photo(s) looked at.'],
])('says of %# what the rows say', (answered, sentence) => {
  expect(outcomeSentence(answered)).toBe(sentence);
});
