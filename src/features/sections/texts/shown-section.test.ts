import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/records/section';
import { asShown, bothTexts, shownSection, typedText } from './shown-section';

const stored: StoredSection = {
  id: 's',
  heading: 'Discussion',
  paragraph: 'See Photo 2.',
  photo_refs: { 2: 'b' },
  version: 1,
  drafted: null,
  analyst: null,
};

describe('a section on the screen', () => {
  it('has the numbers of today, and is not changed by that', () => {
    const shown = shownSection(stored, null, ['b', 'a']);
    expect(shown).toMatchObject({ text: 'See Photo 1.', isChanged: false });
    expect(shown.changes).toEqual([{ from: 2, to: 1 }]);
  });

  it('keeps what is typed bound while rows move', () => {
    const typed = typedText(
      'See Photo 2 and Photo 1.',
      shownSection(stored, null, ['a', 'b']),
      stored,
      ['a', 'b'],
    );
    expect(shownSection(stored, typed, ['b', 'a'])).toMatchObject({
      text: 'See Photo 1 and Photo 2.',
      isChanged: true,
      isOvertaken: false,
    });
  });

  it('is not changed where what is typed reads like what is stored', () => {
    const typed = typedText('See Photo 1.', shownSection(stored, null, ['b']), stored, ['b']);
    expect(shownSection(stored, typed, ['b']).isChanged).toBe(false);
  });

  it('is overtaken when the stored text became another meanwhile', () => {
    const typed = { paragraph: 'Mine.', photo_refs: {}, base: stored };
    const theirs = { ...stored, paragraph: 'Theirs.', version: 2 };
    expect(shownSection(theirs, typed, ['a', 'b']).isOvertaken).toBe(true);
    expect(shownSection(null, typed, ['a', 'b']).isOvertaken).toBe(true);
  });

  it('is empty where nothing is stored', () => {
    expect(shownSection(null, null, ['a'])).toMatchObject({ text: '', isChanged: false });
  });

  it('is saved as it is shown', () => {
    const shown = shownSection(stored, null, ['a']);
    expect(asShown(shown, stored, ['a'])).toEqual({
      paragraph: 'See Photo [deleted].',
      photo_refs: { deleted: 'b' },
      base: stored,
    });
  });
});

describe('two texts, one after the other', () => {
  it('keep what each number and each name meant', () => {
    const first = {
      paragraph: 'Photo [deleted] and Photo 1',
      photo_refs: { deleted: 'x', 1: 'b' },
    };
    const second = {
      paragraph: 'Photo [deleted] and Photo 1',
      photo_refs: { deleted: 'y', 1: 'a' },
    };
    const both = bothTexts(first, second, ['a', 'b']);
    const { text, bindings } = shownSection({ ...stored, ...both }, null, ['a', 'b', 'y', 'x']);
    expect(text).toBe('Photo 4 and Photo 2\n\nPhoto 3 and Photo 1');
    expect(bindings).toEqual({ 1: 'a', 2: 'b', 3: 'y', 4: 'x' });
  });
});
