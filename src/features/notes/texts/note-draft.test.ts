import { describe, expect, it } from 'vitest';
import { isUnsaved, rebaseNote, shownNote, theirNote, typeNote } from './note-draft';

describe('a note that is being typed', () => {
  it('is measured by what was stored when typing began', () => {
    const draft = typeNote(typeNote(null, 'Loose', 'Loose c'), 'Elsewhere', 'Loose coping');
    expect(draft).toEqual({ base: 'Loose', text: 'Loose coping' });
  });

  it('is saved when it differs by spaces around it alone', () => {
    expect(isUnsaved({ base: 'Loose', text: ' Loose ' })).toBe(false);
    expect(isUnsaved({ base: 'Loose', text: '' })).toBe(true);
    expect(isUnsaved(null)).toBe(false);
  });

  it.each([
    ['others’ words', { base: 'a', text: 'b' }, 'c', 'c'],
    ['nothing, where they wrote the same', { base: 'a', text: 'b ' }, 'b', null],
    ['nothing, where nobody wrote', { base: 'a', text: 'b' }, 'a', null],
    ['nothing, where nothing is typed', { base: 'a', text: 'a' }, 'c', null],
    ['that they blanked it', { base: 'a', text: 'b' }, '', ''],
  ])('meets %s', (_, draft, stored, theirs) => {
    expect(theirNote(draft, stored)).toBe(theirs);
  });

  it('that was stored a moment ago is not taken for somebody else’s by a list that lags behind', () => {
    const typedOn = { base: '', text: 'Loose co' };
    const draft = rebaseNote({ base: '', text: 'Loose' }, typedOn);
    expect(draft).toEqual({ base: 'Loose', was: '', text: 'Loose co' });
    expect(theirNote(draft, '')).toBeNull();
    expect(theirNote(draft, 'Other')).toBe('Other');
    expect(shownNote(rebaseNote({ base: '', text: 'a' }, { base: '', text: 'a ' }), '')).toBe('a ');
  });

  it('begins anew over what somebody else has stored since the last save', () => {
    expect(typeNote({ base: 'a', was: '', text: 'a' }, 'b', 'bc')).toEqual({
      base: 'b',
      text: 'bc',
    });
  });

  it('is shown while it is unsaved, and its spaces while it is stored', () => {
    expect(shownNote({ base: 'a', text: 'b' }, 'c')).toBe('b');
    expect(shownNote({ base: 'a', text: 'a ' }, 'a')).toBe('a ');
    expect(shownNote({ base: 'a', text: 'a ' }, 'c')).toBe('c');
    expect(shownNote(null, 'c')).toBe('c');
  });
});
