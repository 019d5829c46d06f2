import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, isRightToLeft, splitLines } from './clean-text';

describe('splitLines', () => {
  it('cuts at every kind of line break and drops empty lines', () => {
    expect(splitLines('a\r\nb\rc\n\n d \u2028e\u2029f\u0085g\vh')).toEqual([...'abcdefgh']);
  });
  it('drops what XML forbids and keeps the words around it', () => {
    expect(splitLines('cra\u0000ck\u0008 wi\u001fde\ufffe\uffff\u{1fffe}')).toEqual(['crack wide']);
  });
  it('puts the replacement character where half a pair stands', () => {
    expect(splitLines('a\ud800b\udc00c🧱')).toEqual(['a\ufffdb\ufffdc🧱']);
  });
  it('keeps markup, quotes, emoji and every script as they are', () => {
    const text = '<b>&amp; "q" \'s\' Ω Ж ش ש 裂缝 🧱 e\u0301';
    expect(splitLines(text)).toEqual([text]);
  });
  it('drops unclosed turns of direction', () => {
    expect(splitLines('\u202eevil\u2066 text')).toEqual(['evil text']);
  });
  it('takes text without anything visible for none', () => {
    expect(splitLines(' \t\n\u00a0\u200b\u200d\ufeff\u3164 ')).toEqual([]);
  });
  it('never leaves anything that XML cannot hold', () => {
    const forbidden = /[^\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(cleanLine(text)).not.toMatch(forbidden);
        expect(splitLines(cleanLine(text)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('isRightToLeft', () => {
  it.each([
    ['שלום', true],
    ['123 – سقف', true],
    ['Wall שלום', false],
    ['42', false],
    ['', false],
  ])('%s: %s', (line, expected) => {
    expect(isRightToLeft(line)).toBe(expected);
  });
});
