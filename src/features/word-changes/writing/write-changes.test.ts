import { describe, expect, it, vi } from 'vitest';
import type { WordChange } from '@/document/word/compare/word-change';
import { writeChanges } from './write-changes';

const own = (inWord: string) => ({ here: '', inWord, exported: '', isConflict: false });
const CHANGES: [what: string, most: number, change: (words: string) => WordChange][] = [
  [
    'a caption',
    300,
    (words) => ({ key: '', kind: 'row text', rowId: 'a', field: 'caption', ...own(words) }),
  ],
  [
    'a location',
    500,
    (words) => ({ key: '', kind: 'row text', rowId: 'a', field: 'location', ...own(words) }),
  ],
  [
    'a row’s recommendation',
    4000,
    (words) => ({ key: '', kind: 'row text', rowId: 'a', field: 'recommendation', ...own(words) }),
  ],
  [
    'a section',
    20_000,
    (words) => ({ key: '', kind: 'report text', field: 'recommendation', ...own(words) }),
  ],
  ['a title', 200, (words) => ({ key: '', kind: 'report text', field: 'title', ...own(words) })],
  [
    'a new row',
    4000,
    (words) => ({
      key: '',
      kind: 'added',
      after: null,
      texts: { defect: words },
      chosen: {},
      rating: '',
    }),
  ],
];

describe('writeChanges', () => {
  it.each(CHANGES)('says in our words that %s is longer than it may be', async (_, most, make) => {
    const writeOne = vi.fn().mockResolvedValue(() => Promise.resolve());
    // A sign beyond the first 65,536 counts once, as in the database.
    const fits = make('😀'.repeat(most));
    const tooLong = make('😀'.repeat(most + 1));
    const written = await writeChanges([fits, tooLong], writeOne, () => undefined);
    expect(writeOne.mock.calls).toEqual([[fits]]);
    expect(written.map(({ problem }) => problem)).toEqual([
      '',
      `The text from Word has ${most + 1} characters, and at most ${most} fit here. Shorten it in Word and choose the file again, or type it here.`,
    ]);
  });
});
