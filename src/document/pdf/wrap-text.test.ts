import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from './pdf-text';
import { wrapRuns } from './wrap-text';

const measure = (text: string) => text.length;
const lines = (text: string, width: number, hangs = false) =>
  wrapRuns(plain(text), width, measure, { hangs }).map(({ segments }) =>
    segments.map((segment) => segment.text).join(''),
  );

describe('wrapRuns', () => {
  it('breaks between words', () => {
    expect(lines('spalled concrete soffit', 10)).toEqual(['spalled ', 'concrete ', 'soffit']);
  });
  it('lets the blank at a line’s end hang over', () => {
    expect(lines('ab cd', 2)).toEqual(['ab ', 'cd']);
  });
  it('lets one Chinese or Japanese sign at a line’s end hang over where it is asked to', () => {
    expect(lines('裂缝，墙。', 2, true)).toEqual(['裂缝，', '墙。']);
    expect(lines('裂墙缝？！墙', 3, true)).toEqual(['裂墙', '缝？！', '墙']);
    expect(lines('裂缝，墙。', 2)).toEqual(['裂', '缝，', '墙。']);
    expect(lines('裂缝）墙', 2, true)).toEqual(['裂', '缝）', '墙']);
  });
  it('cuts a word only when it alone is wider than a line', () => {
    expect(lines('a abcdefghij', 4)).toEqual(['a ', 'abcd', 'efgh', 'ij']);
  });
  it('ends a line at a soft hyphen with a hyphen, and shows no other', () => {
    expect(lines('Wär\u00adme\u00addämm\u00adver\u00adbund', 8)).toEqual([
      'Wärme-',
      'dämmver-',
      'bund',
    ]);
    expect(lines('Wär\u00adme, EG', 8)).toEqual(['Wärme, ', 'EG']);
  });
  it('begins no line with a sign that closes', () => {
    expect(lines('Nordfassade, EG', 11)).toEqual(['Nordfassad', 'e, EG']);
    expect(lines('(abcdefgh)', 9)).toEqual(['(abcdefg', 'h)']);
  });
  it('parts no number from its unit, its range or its photo', () => {
    expect(lines('rund 2–4 mm tief', 9)).toEqual(['rund ', '2–4 mm ', 'tief']);
    expect(lines('crack 0.3 mm', 9)).toEqual(['crack ', '0.3 mm']);
    const runs = [
      { text: 'see on ', photo: null },
      { text: 'Photo 12', photo: 12 },
    ];
    expect(wrapRuns(runs, 13, measure).map(({ segments }) => segments[0]?.text)).toEqual([
      'see on ',
      'Photo 12',
    ]);
  });
  it('does not cut what is one character to the eye', () => {
    expect(lines('👩‍🔧👩‍🔧', 5)).toEqual(['👩‍🔧', '👩‍🔧']);
  });
  it('breaks between Thai words, which have no space between them', () => {
    expect(lines('ผนังแตกร้าวตามแนวนอน', 10)).toEqual(['ผนังแตก', 'ร้าวตามแนว', 'นอน']);
    expect(lines('ผนัง (แตกร้าว) ดี', 9)).toEqual(['ผนัง (แตก', 'ร้าว) ดี']);
  });
  it('keeps runs apart and says where each begins', () => {
    const runs = [
      { text: 'See ', photo: null },
      { text: 'Photo 3', photo: 3 },
      { text: ' now', photo: null },
    ];
    expect(wrapRuns(runs, 100, measure)[0]?.segments).toEqual([
      { text: 'See ', photo: null, order: 0, x: 0, width: 4 },
      { text: 'Photo 3', photo: 3, order: 1, x: 4, width: 7 },
      { text: ' now', photo: null, order: 2, x: 11, width: 4 },
    ]);
  });
  it('loses nothing and keeps within the width', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.integer({ min: 12, max: 30 }),
        (text, width) => {
          const wrapped = lines(text, width);
          expect(wrapped.join('')).toBe(text);
          for (const line of wrapped) {
            const isOneCharacter = [...new Intl.Segmenter().segment(line)].length === 1;
            if (!isOneCharacter) expect(line.trimEnd().length).toBeLessThanOrEqual(width);
          }
        },
      ),
    );
  });
});
