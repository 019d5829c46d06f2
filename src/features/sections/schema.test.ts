import { describe, expect, it } from 'vitest';
import { changedTexts, hasBothSections, sectionNameOf, textsWith } from './schema';

describe('a heading', () => {
  it.each([
    ['Discussion', 'discussion'],
    ['  DISCUSSION ', 'discussion'],
    ['recommendation', 'recommendation'],
    ['Recommendation\n', 'recommendation'],
    ['Summary', null],
    ['Discussions', null],
  ])('"%s" is %s', (heading, name) => {
    expect(sectionNameOf(heading)).toBe(name);
  });
});

describe('sections', () => {
  it('are complete only when both have text', () => {
    expect(hasBothSections({ discussion: 'a', recommendation: 'b' })).toBe(true);
    expect(hasBothSections({ discussion: 'a', recommendation: null })).toBe(false);
    expect(hasBothSections({ discussion: ' \n', recommendation: 'b' })).toBe(false);
    expect(hasBothSections({ discussion: null, recommendation: null })).toBe(false);
  });

  it('show what is typed over what is stored', () => {
    const stored = { discussion: 'stored', recommendation: null };
    expect(textsWith(stored, null)).toEqual({ discussion: 'stored', recommendation: '' });
    expect(textsWith(stored, { discussion: '' })).toEqual({ discussion: '', recommendation: '' });
    expect(textsWith(undefined, { recommendation: 'typed' })).toEqual({
      discussion: '',
      recommendation: 'typed',
    });
  });

  it('have changed where a text differs from what is stored', () => {
    const stored = { discussion: 'a', recommendation: null };
    expect(changedTexts({ discussion: 'a', recommendation: '' }, stored)).toBeNull();
    expect(changedTexts({ discussion: 'a ', recommendation: '' }, stored)).toEqual({
      discussion: 'a ',
    });
    expect(changedTexts({ discussion: '', recommendation: 'b' }, stored)).toEqual({
      discussion: '',
      recommendation: 'b',
    });
  });
});
