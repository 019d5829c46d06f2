import { expect, it } from 'vitest';
import { groupByRevisionCount } from './group-by-revision-count';

it('names rows of one version together, a hundred at once at most', () => {
  const rows = Array.from({ length: 230 }, (_, index) => ({
    id: String(index),
    version: index % 2,
  }));
  const groups = groupByRevisionCount(rows);
  expect(groups.map(({ version, ids }) => [version, ids.length])).toEqual([
    [0, 100],
    [1, 100],
    [0, 15],
    [1, 15],
  ]);
  expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
