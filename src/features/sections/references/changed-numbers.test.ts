import { expect, it } from 'vitest';
import { changedNumbers } from './changed-numbers';

const shifted = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: index + 1, to: index + 2 }));

it.each([
  [0, null],
  [1, 'Photo 1 is now Photo 2.'],
  [2, 'Photo 1 is now Photo 2 and Photo 2 is now Photo 3.'],
  [
    5,
    'Photo 1 is now Photo 2, Photo 2 is now Photo 3, Photo 3 is now Photo 4 and 2 more have new numbers.',
  ],
])('%i changes are told as %j', (count, expected) => {
  expect(changedNumbers(shifted(count))).toBe(expected);
});
