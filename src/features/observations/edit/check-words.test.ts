import { expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { checkWords } from './check-words';

it('trims what may be saved', () => {
  const row = makeObservation({
    element: ' Wall ',
    defect: 'Crack\n',
    recommendation: 'Monitor',
    location: ' North ',
  });
  const trimmed = { element: 'Wall', defect: 'Crack', location: 'North' };
  expect(checkWords(row)).toEqual({ words: { ...row, ...trimmed }, errors: null });
});

it('says of each word what is wrong with it', () => {
  const row = makeObservation({ element: 'Wall', defect: ' ', location: 'x'.repeat(501) });
  expect(checkWords(row)).toEqual({
    words: null,
    errors: {
      defect: 'Defect description is required',
      recommendation: 'Recommendation is required',
      location: '1 character too many',
    },
  });
});
