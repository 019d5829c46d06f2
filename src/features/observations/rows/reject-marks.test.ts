import { expect, it } from 'vitest';
import { rejectedMarks } from './reject-marks';

it.each(['proposed', 'accepted'] as const)(
  'takes the words that came with the lines along where they were %s',
  (hand) => {
    expect(rejectedMarks({ hand })).toMatchObject({
      marks: null,
      element: '',
      defect: '',
      recommendation: '',
      outcome: 'not_assessed',
      severity: null,
    });
  },
);

it.each(['edited', 'written'] as const)('takes the lines alone where a person has %s', (hand) => {
  expect(rejectedMarks({ hand })).toEqual({ marks: null });
});
