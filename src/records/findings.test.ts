import { expect, it } from 'vitest';
import { findGap, listFindings, photosCaption, rowsGoingWith } from './findings';

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

it.each([
  [[4], 'Photo 4'],
  [[4, 5], 'Photos 4–5'],
  [[4, 5, 6], 'Photos 4–6'],
  [[4, 6, 9], 'Photos 4, 6 and 9'],
  [[1, 2, 4, 7, 8, 9], 'Photos 1–2, 4 and 7–9'],
])('names the photos %j by their numbers', (numbers, caption) => {
  expect(photosCaption(numbers)).toBe(caption);
});

it('lets the row with the words go last', () => {
  const rows = [row('a'), row('b', 'a'), row('c'), row('d', 'a')];
  expect(rowsGoingWith(rows, 'a').map(({ id }) => id)).toEqual(['b', 'd', 'a']);
  expect(rowsGoingWith(rows, 'b').map(({ id }) => id)).toEqual(['b']);
});

it('finds room behind the last photo of a finding', () => {
  const placed = (id: string, position: number, finding_id: string | null = null) => ({
    ...row(id, finding_id),
    position,
  });
  const rows = [placed('a', 1), placed('b', 2, 'a'), placed('c', 3)];
  expect(findGap(rows, 'a')).toEqual({ after: 2, before: 3 });
  expect(findGap(rows, 'b')).toEqual({ after: 2, before: 3 });
  expect(findGap(rows, 'c')).toEqual({ after: 3, before: null });
  expect(findGap(rows, 'gone')).toBeNull();
  expect(findGap([placed('a', 0), placed('b', 0)], 'a')).toBeNull();
});
