import { describe, expect, it } from 'vitest';
import { insertPhrase, nextGap, phraseQuery } from './phrase-text';

const at = (marked: string) => {
  const cursor = marked.indexOf('|');
  return phraseQuery(marked.replace('|', ''), cursor);
};

describe('what is looked for at the cursor', () => {
  it.each([
    ['cra|', { from: 0, typed: 'cra', isAsked: false }],
    ['Crack in render. Moss on the co|', { from: 17, typed: 'Moss on the co', isAsked: false }],
    ['First line\nsecond|', { from: 11, typed: 'second', isAsked: false }],
    ['ひび割れ。漏水あ|', { from: 5, typed: '漏水あ', isAsked: false }],
    ['Width 0.3 mm and mo|', { from: 0, typed: 'Width 0.3 mm and mo', isAsked: false }],
    // No slash within a word asks for anything.
    ['and/or|', { from: 0, typed: 'and/or', isAsked: false }],
    ['/|', { from: 0, typed: '', isAsked: true }],
    ['Wall. /step cr|', { from: 6, typed: 'step cr', isAsked: true }],
    ['Wall /cr| and more', { from: 5, typed: 'cr', isAsked: true }],
  ])('in “%s” is %j', (marked, query) => {
    expect(at(marked)).toEqual(query);
  });

  it.each(['|', 'cr|', 'Crack. |', 'Crack| in the wall'])('in “%s” is nothing', (marked) => {
    expect(at(marked)).toBe(null);
  });
});

describe('a phrase that is taken', () => {
  it('stands in place of what was typed, its first gap selected', () => {
    const text = 'Moss. Step';
    const query = phraseQuery(text, text.length);
    if (!query) throw new Error('Nothing is looked for');
    const taken = insertPhrase(text, query, 'Stepped crack, … mm wide, … courses.');
    expect(taken.text).toBe('Moss. Stepped crack, … mm wide, … courses.');
    expect(taken.text.slice(taken.start, taken.end)).toBe('…');
    expect(nextGap(taken.text, taken.end)).toEqual({ start: 32, end: 33 });
    expect(nextGap(taken.text, 33)).toBe(null);
  });

  it('leaves what stands after the cursor, and puts the cursor behind a phrase without gaps', () => {
    const query = { from: 5, typed: 'pa', isAsked: true };
    expect(insertPhrase('Wall /pa is wet', query, 'Parapet')).toEqual({
      text: 'Wall Parapet is wet',
      start: 12,
      end: 12,
    });
  });
});
