import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtPhotoReferences } from './split-at-photo-references';
import { parseBlocks, parseCellParagraphs } from './parse-text';
import { textOfBlocks } from './text-of-blocks';

const splitRuns = (line: string) => splitAtPhotoReferences(line, 9);
const read = (text: string) => parseBlocks(text, splitRuns);

describe('the text of blocks', () => {
  it('has one way to write each thing', () => {
    const typed = '## Works\n* __a__\n\t2) b\nx\ty\n1\t2\nPhoto 1';
    expect(textOfBlocks(read(typed))).toBe(
      '# Works\n- **a**\n  2) b\n| x | y |\n| --- | --- |\n| 1 | 2 |\nPhoto 1',
    );
  });

  const line = fc
    .tuple(
      fc.constantFrom('', '', '', '  ', '    ', '\t', '\t\t', ' '),
      fc.constantFrom(
        '',
        '',
        '- ',
        '* ',
        '•\t',
        '1. ',
        '2) ',
        '3.\t',
        '◦\t',
        '§\t',
        'a)\t',
        '(b)\t',
        'i.\t',
        'IV.\t',
        '1.1\t',
        '2.3.1.\t',
        '✓\t',
        '①\t',
        'a) ',
        'b) ',
        '# ',
        '### ',
        '| ',
        '|',
      ),
      fc.array(
        fc.constantFrom(
          'wall',
          'Works:',
          'x.',
          ' ',
          ' ',
          '\t',
          '|',
          ' | ',
          '\\',
          '---',
          ':-:',
          '**',
          '__',
          '*',
          '_',
          '#',
          'Photo 2',
          '2',
          '1. ',
          '- ',
          'שלום',
          '裂',
          '\u200b',
          '\u00a0',
          '\\|',
          'snake',
          '(',
          '"',
        ),
        { maxLength: 7 },
      ),
    )
    .map(([indent, mark, words]) => indent + mark + words.join(''));
  const typedText = fc.oneof(
    { weight: 6, arbitrary: fc.array(line, { maxLength: 9 }).map((lines) => lines.join('\n')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );

  it('reads as the same blocks, whatever was typed', () => {
    fc.assert(
      fc.property(typedText, (text) => {
        const blocks = read(text);
        expect(read(textOfBlocks(blocks))).toEqual(blocks);
        const paragraphs = parseCellParagraphs(text, splitRuns);
        expect(parseCellParagraphs(textOfBlocks(paragraphs), splitRuns)).toEqual(paragraphs);
      }),
      { numRuns: 1500 },
    );
  });

  it('loses no word', () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
    fc.assert(
      fc.property(typedText, (text) => {
        // A symbol font's characters are read as the letters that they show.
        fc.pre(!/\p{Co}/u.test(text));
        expect(letters(textOfBlocks(read(text)))).toBe(letters(text));
      }),
      { numRuns: 300 },
    );
  });

  it('takes texts of any length', () => {
    for (const long of [
      '- a\n'.repeat(5000),
      '**a '.repeat(5000),
      '|'.repeat(20_000),
      '# a\n1. b\n'.repeat(2200),
    ]) {
      const blocks = parseBlocks(long, (text) => [{ text, photo: null }]);
      expect(textOfBlocks(blocks).length).toBeGreaterThan(9000);
    }
  });
});
