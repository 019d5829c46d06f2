import { expect, it } from 'vitest';
import { formatPhotoNumbers } from './format-photo-numbers';

it.each([
  [[3], 'Photo 3'],
  [[7, 3], 'Photos 3 and 7'],
  [[9, 10, 3], 'Photos 3, 9 and 10'],
])('names %j as “%s”', (numbers, name) => {
  expect(formatPhotoNumbers(numbers)).toBe(name);
});
