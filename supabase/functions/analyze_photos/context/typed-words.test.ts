import { expect, it } from 'vitest';
import { typedWords } from './typed-words.ts';

const WORDS = {
  element: 'Wall',
  defect: 'Crack 2 mm',
  recommendation: 'Monitor',
  location: 'Bay 2',
};
const NONE = { element: '', defect: '', recommendation: '', location: '' };

it.each(['written', 'edited', 'accepted'] as const)('are all words of a row that is %s', (hand) => {
  expect(typedWords({ ...WORDS, hand, proposal: WORDS }, WORDS)).toEqual(WORDS);
});

it('are none where an analyst proposed them and nobody touched them', () => {
  expect(typedWords({ ...WORDS, hand: 'proposed', proposal: WORDS }, WORDS)).toEqual(NONE);
});

it('are those beside which an analyst filled in the others', () => {
  const proposal = { ...WORDS, element: 'Brick wall', location: '' };
  expect(typedWords({ ...WORDS, hand: 'proposed', proposal }, WORDS)).toEqual({
    ...NONE,
    element: 'Wall',
    location: 'Bay 2',
  });
});

it('have the numbers of today', () => {
  const row = { ...WORDS, defect: 'As in Photo 2', hand: 'written' as const, proposal: null };
  expect(typedWords(row, { ...row, defect: 'As in Photo 5' }).defect).toBe('As in Photo 5');
});
