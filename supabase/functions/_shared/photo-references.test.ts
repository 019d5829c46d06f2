import { describe, expect, it } from 'vitest';
import { findPhotoReferences, unknownPhotoReferences } from './photo-references.ts';

const listNumbers = (text: string) => findPhotoReferences(text).map(({ numbers }) => numbers);

describe('findPhotoReferences', () => {
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
    expect(listNumbers(text)).toEqual(expected);
  });

  it.each<[string, number[][]]>([
    ['Photos 3, 5 N/mm²', [[3]]],
    ['Photo 3 and 4 mm cracks', [[3]]],
    ['Photo 3, 12 Station Road', [[3]]],
    ['Photos 1, 2 and 2nd floor', [[1, 2]]],
    ['Photo 3 and 2.5 m of coping', [[3]]],
    ['Photo 12a', []],
    ['Telephoto 3', []],
    ['the photos 20 years ago', []],
    ['no number after Photo', []],
  ])('takes no other number for a photo in %j', (text, expected) => {
    expect(listNumbers(text)).toEqual(expected);
  });

  it.each<[string, number[][]]>([
    ['Photo 3 in the kitchen, and Photos 4 and 5 in Room 2', [[3], [4, 5]]],
    ['“see Photo 3’s edge and Photos 4 and 5”', [[3], [4, 5]]],
    ['Photo 3 - 2 cracks', [[3]]],
    [
      'Photo 1 - 3, and Photos 4 - 6 show',
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    ['see Photo 3\n- 4 bolts missing', [[3]]],
    ['siehe Fotos Nr. 3 bis 5 und Nr. 7, Bild 2 in der Küche', [[3, 4, 5, 7, 2]]],
    ['Fotos 1 und 2,5 mm', [[1]]],
    ['Foto 3, 4 Risse; Abb. 3, 4 und 5', [[3], [3, 4, 5]]],
    ['les photos n° 2, 3 et 5 à 7', [[2, 3, 5, 6, 7]]],
    ['las fotografías 3 a 5 y la foto n.º 7', [[3, 4, 5], [7]]],
    ['foto’s 3 t/m 5 en afbeelding 7', [[3, 4, 5, 7]]],
    ['as fotos 3, 4 e 6 e a imagem n.º 8', [[3, 4, 6], [8]]],
    ['le foto 3, 4 e 5, immagine n. 9', [[3, 4, 5], [9]]],
    ['写真３、４と６〜８を参照、3階', [[3, 4, 6, 7, 8]]],
    ["Les photos 3–5 n'ont pas de couvre-joint.", [[3, 4, 5]]],
    ['Les photos 3 et 5 n’ont pas de couvre-joint.', [[3, 5]]],
    ["Photos 3, 5 m'ont paru floues.", [[3, 5]]],
    ['写真3枚、写真12点', []],
    ['Photo 3/12/2026, Photo 12:30', []],
    ['Photos 2, [deleted] and 4', [[2, 4]]],
  ])('reads other languages and other tails: %j', (text, expected) => {
    expect(listNumbers(text)).toEqual(expected);
  });

  it('says where each reference stands', () => {
    const text = 'A crack (Photos 2, 3 and 5) and rust (Photo 1).';
    expect(findPhotoReferences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Photos 2, 3 and 5',
      'Photo 1',
    ]);
  });

  it('does not write out an absurd range', () => {
    expect(listNumbers('Photos 1–999999')).toEqual([[1, 999999]]);
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
