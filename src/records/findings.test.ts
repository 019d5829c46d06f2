import { expect, it } from 'vitest';
import { listFindings } from './findings';

const row = (id: string, finding_id: string | null = null) => ({ id, finding_id });
const shown = (rows: ReturnType<typeof row>[]) =>
  listFindings(rows).map(({ row: { id }, photos }) => [id, photos.map(({ number }) => number)]);

it('has each photo in the finding that it shows, with its number in the report', () => {
  expect(shown([row('a'), row('b', 'a'), row('c'), row('d', 'a')])).toEqual([
    ['a', [1, 2, 4]],
    ['c', [3]],
  ]);
});

it('stands where the row is that holds the words, whichever photo comes first', () => {
  expect(shown([row('b', 'a'), row('c'), row('a')])).toEqual([
    ['c', [2]],
    ['a', [1, 3]],
  ]);
});

it('loses no row whose finding is gone, or shows another’s itself', () => {
  expect(shown([row('a'), row('b', 'a'), row('c', 'b')])).toEqual([
    ['a', [1, 2]],
    ['c', [3]],
  ]);
  expect(shown([row('b', 'gone'), row('c')])).toEqual([
    ['b', [1]],
    ['c', [2]],
  ]);
});
