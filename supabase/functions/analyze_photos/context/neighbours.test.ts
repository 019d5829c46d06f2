import { expect, it } from 'vitest';
import { rowsNearby } from './neighbours.ts';

const rows = (...moments: (string | null)[]) =>
  moments.map((captured_at, index) => ({ id: `row ${index + 1}`, captured_at }));

it('are the rows just before and after, taken within five minutes', () => {
  const walk = rows(
    '2026-11-21T10:00:00',
    '2026-11-21T10:01:00',
    '2026-11-21T10:02:30',
    '2026-11-21T10:07:30',
    '2026-11-21T10:13:00',
  );
  expect(rowsNearby(walk, 'row 3')).toEqual([
    { id: 'row 2', relation: 'before', minutes: 1.5 },
    { id: 'row 4', relation: 'after', minutes: 5 },
  ]);
  expect(rowsNearby(walk, 'row 1')).toEqual([{ id: 'row 2', relation: 'after', minutes: 1 }]);
  expect(rowsNearby(walk, 'row 5')).toEqual([]);
});

it('may have been taken later and stand before: the order is the report’s', () => {
  const moved = rows('2026-11-21T10:04:00', '2026-11-21T10:00:00');
  expect(rowsNearby(moved, 'row 2')).toEqual([{ id: 'row 1', relation: 'before', minutes: 4 }]);
});

it('are none where a photo does not say when it was taken, nor across midnight’s far side', () => {
  expect(rowsNearby(rows(null, '2026-11-21T10:00:00', null), 'row 2')).toEqual([]);
  expect(rowsNearby(rows('2026-11-21T10:00:00', null), 'row 2')).toEqual([]);
  expect(rowsNearby(rows('2026-11-20T23:58:00', '2026-11-21T00:01:00'), 'row 2')).toHaveLength(1);
  expect(rowsNearby(rows('2026-11-20T10:00:00', '2026-11-21T10:00:00'), 'row 2')).toEqual([]);
});

it('are none of a row that is not there', () => {
  expect(rowsNearby(rows('2026-11-21T10:00:00'), 'another')).toEqual([]);
});
