import { expect, it } from 'vitest';
import { confirmAnnotations, rejectAnnotations } from './judge-annotations';

it.each(['proposed', 'accepted'] as const)(
  'takes the words that came with the lines along where they were %s',
  (hand) => {
    expect(rejectAnnotations({ hand })).toMatchObject({
      marks: null,
      element: '',
      defect: '',
      recommendation: '',
      outcome: 'not_assessed',
      severity: null,
    });
  },
);

it.each(['edited', 'written', null] as const)('takes the lines alone of a row %s', (hand) => {
  expect(rejectAnnotations({ hand })).toEqual({ marks: null });
});

it('makes lines to judge a crack, where they were and with no words', () => {
  const points = [[0, 0], [1, 1]]; // prettier-ignore
  expect(confirmAnnotations({ marks: [{ kind: 'look', points }] })).toEqual({
    marks: [{ kind: 'crack', points }],
  });
});
