import { expect, it } from 'vitest';
import { collectElementNames } from './element-names.ts';

it('names what is used most first, and of equals what comes first', () => {
  const elements = ['Pier', 'North wall', 'Deck', 'North wall', 'Deck', 'North wall'];
  expect(collectElementNames(elements)).toEqual(['North wall', 'Deck', 'Pier']);
});

it('takes spellings of one name together, in the one that is used most', () => {
  const elements = ['north  wall', 'North wall', ' North wall ', 'NORTH WALL'];
  expect(collectElementNames(elements)).toEqual(['North wall']);
});

it('leaves out what is blank, what is a sentence, and what means one photo', () => {
  const sentence = `Wall ${'of the abutment '.repeat(6)}`;
  expect(collectElementNames(['', '  ', sentence, 'Wall as in Photo 3', '床版'])).toEqual(['床版']);
});

it('is forty names at most, those that are used most', () => {
  const elements = Array.from({ length: 90 }, (_, n) => `Bay ${n % 60}`);
  const names = collectElementNames(elements);
  expect(names).toHaveLength(40);
  expect(names.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, n) => `Bay ${n}`));
});
