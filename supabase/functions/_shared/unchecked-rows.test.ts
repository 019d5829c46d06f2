import { describe, expect, it } from 'vitest';
import { bindPhotos, renumberPhotos } from './renumber-photos.ts';
import {
  findUncheckedParagraph,
  uncheckedNumbers,
  uncheckedParagraph,
  withUncheckedRows,
} from './unchecked-rows.ts';

const TODAY = new Date('2026-11-22T23:00:00Z');
const LATER = new Date('2027-01-05T00:00:00Z');
const TEXT = 'The walls are dry (Photo 1).';
const OF = 'As of 22 November 2026, nobody had checked the';

describe('the paragraph', () => {
  it.each([
    [[], ''],
    [[3], `${OF} observation of photo 3.`],
    [[1, 2], `${OF} observations of photos 1 and 2.`],
    [[3, 5, 6, 7, 9], `${OF} observations of photos 3, 5–7 and 9.`],
  ])('of rows %j', (numbers, expected) => {
    expect(uncheckedParagraph(numbers, TODAY)).toBe(expected);
  });

  it('counts what nobody would read as a list', () => {
    const odd = Array.from({ length: 60 }, (_, index) => 2 * index + 1);
    expect(uncheckedParagraph(odd, TODAY)).toMatch(/, 77 and others \(60 in all\)\.$/);
  });

  it('is found again, and names the rows it names, after the rows have moved too', () => {
    const text = withUncheckedRows(TEXT, [2, 3, 4], TODAY);
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
    const first = withUncheckedRows(TEXT, [1, 2], TODAY);
    expect(first).toBe(`${TEXT}\n\n${OF} observations of photos 1 and 2.`);
    const longer = `${first}\n\nWritten by hand.`;
    const second = withUncheckedRows(longer, [2], LATER);
    expect(second).toBe(
      `${TEXT}\n\nAs of 5 January 2027, nobody had checked the observation of photo 2.\n\nWritten by hand.`,
    );
    expect(withUncheckedRows(second, [], LATER)).toBe(`${TEXT}\n\nWritten by hand.`);
    expect(withUncheckedRows(TEXT, [], LATER)).toBe(TEXT);
  });
});

it('rows that say nothing have nothing to be checked', () => {
  const row = { element: 'Wall', defect: 'Crack', recommendation: '' };
  const blank = { element: ' ', defect: '', recommendation: '' };
  const rows = [
    { ...row, isChecked: false },
    { ...row, isChecked: true },
    { ...blank, isChecked: false },
    { ...row, isChecked: false },
  ];
  expect(uncheckedNumbers(rows)).toEqual([1, 4]);
});
