import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages/language.ts';
import { findPhotoReferences } from './photo-references.ts';
import { bindPhotos, renumberPhotos } from './renumber-photos.ts';
import {
  findUncheckedParagraph,
  uncheckedNumbers,
  uncheckedParagraph,
  withUncheckedRows,
} from './unchecked-rows.ts';

const TODAY = '2026-11-22';
const LATER = '2027-01-05';
const TEXT = 'The walls are dry (Photo 1).';
const OF = 'As of 22 November 2026, nobody had checked the';

describe('the paragraph', () => {
  it.each([
    [[], ''],
    [[3], `${OF} observation of photo 3.`],
    [[1, 2], `${OF} observations of photos 1 and 2.`],
    [[3, 5, 6, 7, 9], `${OF} observations of photos 3, 5–7 and 9.`],
  ])('of rows %j', (numbers, expected) => {
    expect(uncheckedParagraph(numbers, TODAY, 'en')).toBe(expected);
  });

  it('counts what nobody would read as a list', () => {
    const odd = Array.from({ length: 60 }, (_, index) => 2 * index + 1);
    expect(uncheckedParagraph(odd, TODAY, 'en')).toMatch(/, 77 and others \(60 in all\)\.$/);
  });

  it('is found again, and names the rows it names, after the rows have moved too', () => {
    const text = withUncheckedRows(TEXT, [2, 3, 4], TODAY, 'en');
    expect(findUncheckedParagraph(text)?.names([2, 3, 4])).toBe(true);
    const moved = renumberPhotos(text, bindPhotos(text, [...'abcd']), [...'badc']).text;
    expect(moved).toContain('photos 1, 3 and 4.');
    expect(findUncheckedParagraph(moved)?.names([1, 3, 4])).toBe(true);
    expect(findUncheckedParagraph(moved)?.names([1, 3])).toBe(false);
  });

  it('is nobody else’s sentence', () => {
    expect(findUncheckedParagraph('Nobody had checked the observations of photos 1–3.')).toBeNull();
    expect(findUncheckedParagraph(TEXT)).toBeNull();
  });
});

describe('a text', () => {
  it('gets it, has it renewed in its place, and loses it when all is checked', () => {
    const first = withUncheckedRows(TEXT, [1, 2], TODAY, 'en');
    expect(first).toBe(`${TEXT}\n\n${OF} observations of photos 1 and 2.`);
    const longer = `${first}\n\nWritten by hand.`;
    const second = withUncheckedRows(longer, [2], LATER, 'en');
    expect(second).toBe(
      `${TEXT}\n\nAs of 5 January 2027, nobody had checked the observation of photo 2.\n\nWritten by hand.`,
    );
    expect(withUncheckedRows(second, [], LATER, 'en')).toBe(`${TEXT}\n\nWritten by hand.`);
    expect(withUncheckedRows(TEXT, [], LATER, 'en')).toBe(TEXT);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each([[[3]], [[1, 2]], [[3, 5, 6, 7, 9]], [[2, 4, 6, 8, 9, 10, 12]]])(
    'names the photos %j as references',
    (numbers) => {
      const text = withUncheckedRows(TEXT, numbers, TODAY, language);
      const found = findUncheckedParagraph(text);
      expect(found?.paragraph).toBe(uncheckedParagraph(numbers, TODAY, language));
      expect(text).toBe(`${TEXT}\n\n${found?.paragraph ?? ''}`);
      expect(findPhotoReferences(found?.paragraph ?? '').flatMap((each) => each.numbers)).toEqual(
        numbers,
      );
      expect(found?.names(numbers)).toBe(true);
      expect(found?.names([...numbers, 13])).toBe(false);
    },
  );

  it('is found among other paragraphs and renewed in any language, in its place', () => {
    for (const other of LANGUAGES) {
      const written = `${withUncheckedRows(TEXT, [1, 2], TODAY, language)}\n\nWritten by hand.`;
      const now = uncheckedParagraph([2], LATER, other);
      expect(withUncheckedRows(written, [2], LATER, other)).toBe(
        `${TEXT}\n\n${now}\n\nWritten by hand.`,
      );
    }
    expect(
      findUncheckedParagraph(uncheckedParagraph([1], TODAY, language).slice(0, -3)),
    ).toBeNull();
  });

  it('follows its rows, and says so when one is gone', () => {
    const text = withUncheckedRows('', [2, 3, 4], TODAY, language);
    const bound = bindPhotos(text, [...'abcd']);
    const moved = renumberPhotos(text, bound, [...'badc']).text;
    expect(findUncheckedParagraph(moved)?.names([1, 3, 4])).toBe(true);
    const gone = renumberPhotos(text, bound, [...'abd']).text;
    expect(gone).toContain('[deleted');
    expect(findUncheckedParagraph(gone)?.names([2, 3])).toBe(false);
  });

  it('counts what nobody would read as a list', () => {
    const odd = Array.from({ length: 60 }, (_, index) => 2 * index + 1);
    const found = findUncheckedParagraph(withUncheckedRows(TEXT, odd, TODAY, language));
    expect(found?.names(odd)).toBe(true);
    expect(found?.names(odd.slice(0, 50))).toBe(false);
    expect(found?.paragraph).toMatch(/77.*60/);
  });
});

it('rows that say nothing have nothing to be checked', () => {
  const row = { element: 'Wall', defect: 'Crack', recommendation: '' };
  const blank = { element: ' ', defect: '', recommendation: '' };
  const rows = [
    { ...row, photos: [1, 6], isChecked: false },
    { ...row, photos: [2], isChecked: true },
    { ...blank, photos: [3, 5], isChecked: false },
    { ...row, photos: [4], isChecked: false },
  ];
  expect(uncheckedNumbers(rows)).toEqual([1, 4, 6]);
});
