import { expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { levelsInUse, ratedSinceChange } from './levels-in-use';

const rated = (...ratings: string[]) => ratings.map((rating) => makeObservation({ rating }));

it('lists the levels of rows in the scheme’s order, unknown ones last, and no unrated row', () => {
  expect(levelsInUse(rated('3', '', 'x', '1', '3'), { id: 'rics' })).toEqual([
    { code: '1', label: 'No repair needed', rows: 1 },
    { code: '3', label: 'Serious or urgent', rows: 2 },
    { code: 'x', label: 'x', rows: 1 },
  ]);
  expect(levelsInUse(rated('3'), null)).toEqual([{ code: '3', label: '3', rows: 1 }]);
  expect(levelsInUse(rated('', ''), { id: 'rics' })).toEqual([]);
});

it('counts the rows that were rated since the last change', () => {
  const rows = [
    makeObservation({ rating: '4', rating_before: '3' }),
    makeObservation({ rating: '4' }),
    makeObservation({ rating: '', rating_before: '1' }),
    makeObservation(),
  ];
  expect(ratedSinceChange(rows)).toBe(1);
});
