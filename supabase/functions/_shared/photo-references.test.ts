import { describe, expect, it } from 'vitest';
import { photoReferencesIn, unknownPhotoReferences } from './photo-references.ts';

const numbersIn = (text: string) => photoReferencesIn(text).map(({ numbers }) => numbers);

describe('photoReferencesIn', () => {
  it.each<[string, number[][]]>([
    ['See Photo 3.', [[3]]],
    ['photo 3 and photo 12', [[3], [12]]],
    ['Photos 2, 3 and 5 show', [[2, 3, 5]]],
    ['Photos 2, 3, and 5 show', [[2, 3, 5]]],
    ['Photos 2–4 and 9', [[2, 3, 4, 9]]],
    ['Photos 2-4', [[2, 3, 4]]],
    ['Photos 2 to 4', [[2, 3, 4]]],
    ['Photos 7 & 8', [[7, 8]]],
    ['Photo 3 and 4', [[3, 4]]],
    ['Photograph no. 5 and Photo #6', [[5], [6]]],
    ['Photos 1, 3–5 and 8 (see also Photo 10)', [[1, 3, 4, 5, 8], [10]]],
    ['(north gable; Photo 3)', [[3]]],
    ['PHOTO 3', [[3]]],
    ['Photo\u00a03', [[3]]],
  ])('reads %j', (text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });

  it.each<[string, number[][]]>([
    ['Photo 3 and 4 mm cracks', [[3]]],
    ['Photo 3, 12 Station Road', [[3]]],
    ['Photos 1, 2 and 2nd floor', [[1, 2]]],
    ['Photo 3 and 2.5 m of coping', [[3]]],
    ['Photo 12a', []],
    ['Telephoto 3', []],
    ['the photos 20 years ago', []],
    ['no number after Photo', []],
  ])('takes no other number for a photo in %j', (text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });

  it('says where each reference stands', () => {
    const text = 'A crack (Photos 2, 3 and 5) and rust (Photo 1).';
    expect(photoReferencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Photos 2, 3 and 5',
      'Photo 1',
    ]);
  });

  it('does not write out an absurd range', () => {
    expect(numbersIn('Photos 1–999999')).toEqual([[1, 999999]]);
  });
});

describe('unknownPhotoReferences', () => {
  it('finds the numbers that a report of five photos does not have', () => {
    expect(unknownPhotoReferences('Photos 3–7, Photo 0 and Photo 9', 5)).toEqual([0, 6, 7, 9]);
  });

  it('accepts every reference that exists', () => {
    expect(unknownPhotoReferences('Photos 1–5 and Photo 2', 5)).toEqual([]);
  });
});
