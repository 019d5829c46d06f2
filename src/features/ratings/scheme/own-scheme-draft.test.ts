import { describe, expect, it } from 'vitest';
import {
  canAdd,
  canRemove,
  createSchemeDraft,
  readDraft,
  withLevelAdded,
  withLevelChanged,
  withLevelMoved,
  withLevelRemoved,
} from './own-scheme-draft';

const codes = ({ levels }: { levels: { code: string }[] }) =>
  levels.map(({ code }) => code).join('');
const named = () => {
  const draft = { ...createSchemeDraft(null), name: 'Ours' };
  return draft.levels.reduce(
    (all, { key, code }) => withLevelChanged(all, key, { label: `Level ${code}` }),
    draft,
  );
};

describe('a scheme that is being written', () => {
  it('is read as it will be stored, without the editor’s keys', () => {
    const read = readDraft(named());
    expect(read.errors).toBeNull();
    if (read.errors) return;
    expect(read.scheme.levels[0]).toEqual({
      code: 'A',
      label: 'Level A',
      colour: '#1f7a3a',
      definition: '',
    });
    expect(codes(createSchemeDraft(read.scheme))).toBe('ABC');
  });

  it('has what is wrong by its place, in words', () => {
    const twice = withLevelChanged(named(), 2, { code: 'a', label: ' ' });
    expect(readDraft({ ...twice, name: '' }).errors).toEqual({
      name: 'The scheme needs a name.',
      'levels.2.code': 'Another level has the code “a” already.',
      'levels.2.label': 'A level needs a name.',
    });
  });

  it('has its levels moved, and not beyond the ends', () => {
    expect(codes(withLevelMoved(named(), 0, 1))).toBe('BAC');
    expect(codes(withLevelMoved(named(), 2, -1))).toBe('ACB');
    expect(codes(withLevelMoved(named(), 0, -1))).toBe('ABC');
    expect(codes(withLevelMoved(named(), 2, 1))).toBe('ABC');
  });

  it('keeps two to ten levels, and never gives a new one an old one’s key', () => {
    let draft = named();
    while (canAdd(draft)) draft = withLevelAdded(withLevelRemoved(withLevelAdded(draft), 1));
    expect(draft.levels).toHaveLength(10);
    expect(new Set(draft.levels.map(({ key }) => key)).size).toBe(10);
    expect(withLevelAdded(draft).levels).toHaveLength(10);
    expect(canRemove(withLevelRemoved(named(), 1))).toBe(false);
  });
});
