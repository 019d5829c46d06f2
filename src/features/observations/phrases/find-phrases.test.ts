import { expect, it } from 'vitest';
import { findPhrases, indexPhrases } from './find-phrases';

const PHRASES = indexPhrases([
  { text: 'Vertical crack, … mm wide', uses: 0 },
  { text: 'Crack in the render', uses: 2 },
  { text: 'Crack at the sill', uses: 5 },
  { text: 'Façade cladding', uses: 0 },
  { text: '鉄筋の露出、さび汁', uses: 1 },
]);
const found = (typed: string) => findPhrases(PHRASES, typed).map(({ text }) => text);

it('finds by the beginnings of words: as it was begun first, then by use', () => {
  expect(found('crack')).toEqual([
    'Crack at the sill',
    'Crack in the render',
    'Vertical crack, … mm wide',
  ]);
  expect(found('cra ren')).toEqual(['Crack in the render']);
  expect(found('rack')).toEqual([]);
});

it('finds without accents, and within writing without spaces', () => {
  expect(found('facade')).toEqual(['Façade cladding']);
  expect(found('露出')).toEqual(['鉄筋の露出、さび汁']);
});

it('offers no text that is there already', () => {
  expect(found('Crack at the sill')).toEqual([]);
});

it('offers what is preferred first', () => {
  const [first] = findPhrases(PHRASES, 'crack', ['Vertical crack, … mm wide']);
  expect(first?.text).toBe('Vertical crack, … mm wide');
});

it('offers six at most, the first of all where nothing is typed', () => {
  const many = indexPhrases(
    Array.from({ length: 9 }, (_, index) => ({ text: `Wall ${String(index)}`, uses: 0 })),
  );
  expect(findPhrases(many, '').map(({ text }) => text)).toEqual(
    ['0', '1', '2', '3', '4', '5'].map((end) => `Wall ${end}`),
  );
});
