import { expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { isWanted, matches, NO_FILTER, type RowFilter } from './row-filter';

const row = makeObservation({
  element: 'Façade, north',
  defect: 'Open joint',
  recommendation: 'Repoint',
  location: 'Bay 4',
  severity: 'major',
  photo: '',
});
const known = { hasFailed: () => false, hasLeftOver: () => false };
const wanted = (part: Partial<RowFilter>) =>
  isWanted(row, [12], { ...NO_FILTER, ...part }, 'severity', known);

it('finds every word wherever it stands, without case and accents, and the row’s number', () => {
  expect(matches(row, [12], '')).toBe(true);
  expect(matches(row, [12], ' facade REPOINT bay ')).toBe(true);
  expect(matches(row, [12], 'facade crack')).toBe(false);
  expect(matches(row, [12], '12')).toBe(true);
  // Not part of a number, but of what the row says.
  expect(matches(row, [12], '1')).toBe(false);
  expect(matches(row, [12], '4')).toBe(true);
});

it('narrows down by each part', () => {
  expect(wanted({ levels: ['minor', 'major'], elements: ['Façade, north'] })).toBe(true);
  expect(wanted({ levels: [''] })).toBe(false);
  expect(wanted({ elements: ['Roof'] })).toBe(false);
  expect(wanted({ isWithoutPhoto: true })).toBe(true);
  expect(wanted({ state: 'failed' })).toBe(false);
});
