import { expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { reviewCost } from './review-cost';

it('grows with the words of the rows, and leaves out photos beside another row', () => {
  const row = makeObservation({ defect: 'x'.repeat(300) });
  expect(reviewCost([])).toBe('One question, about 2.5k tokens');
  expect(reviewCost(Array.from({ length: 47 }, () => row))).toBe('One question, about 10k tokens');
  expect(reviewCost([{ ...row, finding_id: 'other' }])).toBe('One question, about 2.5k tokens');
});
