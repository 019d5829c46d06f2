import { expect, it } from 'vitest';
import { BLANK_ROW } from '@shared/row-words';
import { keptRow, rowTitle, whoseWords } from './kept-row';

it('reads a version in the photo numbers of today', () => {
  const kept = { element: 'As on photo 1', hand: 'accepted', photo_refs: { 1: 'a' }, version: 3 };
  const row = keptRow(kept, ['b', 'a']);
  expect(row).toMatchObject({ element: 'As on photo 2', defect: '', severity: null });
  expect(whoseWords(row)).toBe('Proposed words that you accepted');
});

it('reads a version whatever is missing in it: a column may have come later', () => {
  expect(keptRow({ element: 'Wall', defect: null, photo_hash: 7 }, [])).toEqual({
    ...BLANK_ROW,
    element: 'Wall',
    photo: '',
    photo_hash: null,
    drawing: null,
    hand: null,
  });
});

it('calls a deleted row by its words, because it has no number', () => {
  expect(rowTitle({ element: ' Wall', defect: 'Crack ' })).toBe('Wall · Crack');
  expect(rowTitle({ element: '', defect: 'Crack' })).toBe('Crack');
  expect(rowTitle({ element: ' ', defect: '' })).toBe('A photo without words');
});
