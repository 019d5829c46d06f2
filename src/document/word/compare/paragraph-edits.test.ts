import { expect, it } from 'vitest';
import { leaveParagraphs, paragraphEdits, paragraphKey } from './paragraph-edits';
import type { WordChange } from './word-change';

const changed = (here: string, inWord: string, isConflict = false): WordChange => ({
  key: 'discussion',
  kind: 'report text',
  field: 'discussion',
  here,
  inWord,
  exported: here,
  isConflict,
});

const HERE = 'One is fine.\nTwo is wet.\n- first\n- second\nFive stays.';
const IN_WORD = 'One is good.\nTwo is wet.\n- first\n- new\n- second\nFive stays.\nSix is new.';

it('names each place of a section that was changed', () => {
  expect(paragraphEdits(changed(HERE, IN_WORD))).toEqual([
    { removed: 'One is fine.', added: 'One is good.' },
    { removed: '', added: '- new' },
    { removed: '', added: 'Six is new.' },
  ]);
});

it.each<[number[], string]>([
  [[], IN_WORD],
  [[0], IN_WORD.replace('good', 'fine')],
  [[1, 2], HERE.replace('fine', 'good')],
  [[0, 1, 2], HERE],
])('reads without those that are left: %j', (left, text) => {
  const change = changed(HERE, IN_WORD);
  const choices = Object.fromEntries(
    left.map((index) => [paragraphKey(change, index), 'leave' as const]),
  );
  expect(leaveParagraphs(change, choices)).toMatchObject({ inWord: text });
});

it('has nothing to choose in one place, in a conflict and in a line', () => {
  expect(paragraphEdits(changed(HERE, HERE.replace('wet', 'dry')))).toEqual([]);
  expect(paragraphEdits(changed(HERE, IN_WORD, true))).toEqual([]);
  const title = { ...changed(HERE, IN_WORD), field: 'title' } as WordChange;
  expect(paragraphEdits(title)).toEqual([]);
});
