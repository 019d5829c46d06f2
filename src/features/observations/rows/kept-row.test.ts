import { expect, it } from 'vitest';
import { keptRow, whoseWords } from './kept-row';

it('reads a version in the photo numbers of today', () => {
  const kept = { element: 'As on photo 1', hand: 'accepted', photo_refs: { 1: 'a' }, version: 3 };
  const row = keptRow(kept, ['b', 'a']);
  expect(row).toMatchObject({ element: 'As on photo 2', defect: '', severity: null });
  expect(whoseWords(row)).toBe('Proposed words that you accepted');
});
