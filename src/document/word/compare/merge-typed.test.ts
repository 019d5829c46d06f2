import { expect, it } from 'vitest';
import { mergeTyped } from './merge-typed';

it('keeps the marks that a person typed wherever the text is the same', () => {
  const typed = '* one\n\n*   two\n__bold__ words\n';
  expect(mergeTyped(typed, '- one\n- two\n- three\n**bold** words', 'cell')).toBe(
    '* one\n\n*   two\n- three\n__bold__ words',
  );
});

it('keeps a table that was typed with tabs beside a paragraph that changed', () => {
  const typed = 'Old words.\n\nWall\tWidth\nEast\t0.2';
  const inWord = 'New words.\n| Wall | Width |\n| --- | --- |\n| East | 0.2 |';
  expect(mergeTyped(typed, inWord, 'section')).toBe('New words.\n\nWall\tWidth\nEast\t0.2');
});

it('takes the text from Word alone where the two would not read as it does', () => {
  // Beside "b)" a letter is an item; without it the typed line would be plain words.
  expect(mergeTyped('a) one\nb) two', 'a) one\nwords', 'cell')).toBe('a) one\nwords');
});

it('is the text from Word where nothing was typed, and in one line', () => {
  expect(mergeTyped('', 'New', 'cell')).toBe('New');
  expect(mergeTyped('Old', 'New', 'line')).toBe('New');
  expect(mergeTyped('Old', '', 'section')).toBe('');
});
