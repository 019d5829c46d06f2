import { expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { needsChoice } from './row-needs-choice';

it.each([
  ['was not assessed', { outcome: 'not_assessed' }, false, true],
  ['could not be analysed', {}, true, true],
  ['is still to be analysed', {}, false, false],
  ['has a person’s word', { outcome: 'not_assessed', element: 'Wall' }, false, false],
  ['has no photo', { outcome: 'not_assessed', photo: '' }, false, false],
  ['says that nothing can be inspected', { outcome: 'nothing_inspectable' }, true, false],
] as const)('a row that %s', (_, changes, hasFailed, needs) => {
  expect(needsChoice(makeObservation(changes), hasFailed)).toBe(needs);
});
