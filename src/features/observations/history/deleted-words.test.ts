import { expect, it } from 'vitest';
import { deletedWords, rowTitle } from './deleted-words';

it('reads a deleted row whatever is missing in it: a column may have come later', () => {
  expect(deletedWords({ element: 'Wall', defect: null })).toEqual({
    photo: '',
    element: 'Wall',
    defect: '',
    photo_hash: null,
  });
});

it('calls a deleted row by its words, because it has no number', () => {
  expect(rowTitle({ element: ' Wall', defect: 'Crack ' })).toBe('Wall · Crack');
  expect(rowTitle({ element: '', defect: 'Crack' })).toBe('Crack');
  expect(rowTitle({ element: ' ', defect: '' })).toBe('A photo without words');
});
