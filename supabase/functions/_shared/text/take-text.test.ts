import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readComing, readSigns } from '../../../../testing/comes-in.ts';
import { countCharacters, tooManyCharacters } from './count-characters.ts';
import { signsInFont } from './symbol-fonts.ts';
import { listUnprintable, takeText } from './take-text.ts';

const PAGE = 'comes-in/text.md';

describe('the door for text', () => {
  it.each(readComing(PAGE, 'Characters'))('takes $written', ({ coming, row }) => {
    expect(takeText(coming)).toBe(readSigns(row['Becomes'] ?? ''));
  });

  it.each(readComing(PAGE, 'Signs of symbol fonts'))(
    'takes $written of the font $row.Font',
    ({ coming, row }) => {
      const font = row['Font'] ?? '';
      const said = font === '' ? coming : signsInFont(coming, font);
      expect(takeText(said)).toBe(readSigns(row['Becomes'] ?? ''));
    },
  );

  it('takes what it has taken before as it is, and nothing that XML cannot hold', () => {
    const forbidden = /[^\n\t\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const taken = takeText(text);
        expect(takeText(taken)).toBe(taken);
        expect(taken).not.toMatch(forbidden);
      }),
      { numRuns: 2000 },
    );
  });

  it('says what no font prints', () => {
    expect(listUnprintable(takeText('≤ \ue123\ue123 \ud800 裂 🧱'))).toEqual(['U+E123', 'U+FFFD']);
  });
});

describe('counting', () => {
  it.each([
    ['abc', 3],
    ['🧱🧱', 2],
    ['e\u0301', 2],
    ['', 0],
  ])('%s has %i characters, as the database counts', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
  it('says by how many characters a text is too long', () => {
    expect(tooManyCharacters('x'.repeat(29_303), 20_000)).toBe('9,303 characters too many');
    expect(tooManyCharacters('🧱'.repeat(20_001), 20_000)).toBe('1 character too many');
    expect(tooManyCharacters('🧱'.repeat(20_000), 20_000)).toBeNull();
  });
});
