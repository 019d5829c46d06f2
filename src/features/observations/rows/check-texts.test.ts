import { expect, it } from 'vitest';
import { checkTexts } from './check-texts';

it('trims texts that may be saved', () => {
  const texts = { element: ' Wall ', defect: 'Crack\n', recommendation: 'Monitor' };
  expect(checkTexts(texts)).toEqual({
    texts: { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' },
    errors: null,
  });
});

it('says of each text what is wrong with it', () => {
  const texts = { element: 'Wall', defect: ' ', recommendation: '' };
  expect(checkTexts(texts)).toEqual({
    texts: null,
    errors: {
      defect: 'Defect description is required',
      recommendation: 'Recommendation is required',
    },
  });
});
