import { expect, it } from 'vitest';
import { paragraphAt, spacedOut } from './paragraph-at';

const TEXT = 'One.\n\nTwo.\nThree.';

it.each([
  [0, 'One.'],
  [4, 'One.'],
  [5, ''],
  [6, 'Two.'],
  [TEXT.length, 'Three.'],
])('finds the paragraph at %i', (position, paragraph) => {
  expect(paragraphAt(TEXT, position)).toBe(paragraph);
});

it.each([
  ['See|', ' Photo 2'],
  ['See |', 'Photo 2'],
  ['(|)', 'Photo 2'],
  ['|', 'Photo 2'],
  ['As |the wall', 'Photo 2 '],
  ['Crack|, wide', ' Photo 2'],
])('keeps a reference apart from the words beside it: %s', (text, written) => {
  const place = text.indexOf('|');
  expect(spacedOut(text.replace('|', ''), place, place, 'Photo 2')).toBe(written);
});
