import { describe, expect, it } from 'vitest';
import { isHarmless, NESTED } from './field-instruction';

describe('the instruction of a field', () => {
  it.each([
    ' PAGE \\* MERGEFORMAT ',
    'eq \\f(a,b)',
    '=90',
    'TOC \\o "1-3" \\h \\z \\u',
    'HYPERLINK "https://firm.example/a?b=c#d"',
    'HYPERLINK "mailto:office@firm.example" \\o "Write to us"',
    ' HYPERLINK \\l "_Toc123" \\h ',
    'HYPERLINK "" \\l "place"',
    'HYPERLINK "https://firm.example/" \\l "a" \\t "_blank"',
    `IF ${NESTED} = 1 "one" "more"`,
    `= ${NESTED} + 1`,
  ])('is harmless: %s', (instruction) => {
    expect(isHarmless(instruction)).toBe(true);
  });

  it.each([
    '',
    'DDEAUTO c:\\\\x.exe "a"',
    'INCLUDEPICTURE "https://firm.example/a.png"',
    'PAGEX',
    'DATE$',
    'HYPERLINK',
    'HYPERLINK "file:///etc/passwd"',
    'HYPERLINK "https://a.example" "https://b.example"',
    'HYPERLINK \\l "a" "\\\\evil\\share"',
    'HYPERLINK \\l "\\\\evil\\share"',
    'HYPERLINK \\l "a" \\m "b"',
    'HYPERLINK "https:evil"',
    'HYPERLINK "java script:alert(1)"',
    'HYPERLINK “https://a.example”',
    `HYPERLINK "${NESTED}"`,
    `INCLUDE${NESTED} "a"`,
    `IF${NESTED} 1`,
    `${NESTED}`,
    `REF ${NESTED}`,
    'STYLEREF "\\\\\\\\evil\\\\share"',
  ])('is none of the known harmless ones: %s @field-instruction-1', (instruction) => {
    expect(isHarmless(instruction)).toBe(false);
  });
});
