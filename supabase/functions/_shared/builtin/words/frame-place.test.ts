import { expect, it } from 'vitest';
import { placeInFrame } from './frame-place.ts';
import { ENGLISH } from './in/english.ts';

it.each([
  [[1, 0, 0, 0, 0, 0, 0, 0, 0], 'in the upper left part of the frame'],
  [[0, 0, 0, 0, 1, 0, 0, 0, 0], 'in the middle of the frame'],
  [[0, 0, 0, 0, 0, 0, 0, 1, 0], 'in the lower part of the frame'],
  [[1, 0, 0, 1, 0, 0, 1, 0, 0], 'along the left side of the frame'],
  [[0, 1, 0, 0, 1, 0, 0, 1, 0], 'down the middle of the frame'],
  [[0, 0, 0, 1, 1, 1, 0, 0, 0], 'across the middle of the frame'],
  [[1, 0, 0, 0, 1, 0, 0, 0, 1], 'across the frame'],
  [[1, 1, 1, 1, 1, 1, 1, 1, 1], 'over most of the frame'],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0], 'in the frame'],
])('says where %j lies', (marks, words) => {
  expect(ENGLISH.places[placeInFrame(marks)]).toBe(words);
});
