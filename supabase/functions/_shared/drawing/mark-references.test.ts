import { describe, expect, it } from 'vitest';
import { fill } from '../languages/fill.ts';
import { LANGUAGES } from '../languages/language.ts';
import { TEXTS_IN } from '../languages/tables/texts.ts';
import { namePhotos } from '../rows/name-photos.ts';
import { findPhotoReferences } from '../photo-references.ts';
import { bindPhotos, renumberPhotos } from '../renumber-photos.ts';
import { findMarkReferences } from './mark-references.ts';
import { leastWork } from '../../../../testing/least-work.ts';

const listMarks = (text: string) =>
  findMarkReferences(text).map(({ photo, mark }) => [photo, mark]);
const listPhotoNumbers = (text: string) =>
  findPhotoReferences(text).flatMap(({ numbers }) => numbers);

describe('marks cited after a photo', () => {
  it.each<[string, number[], number[][]]>([
    ['Photo 3, mark 2.', [3], [[3, 2]]],
    ['Photo 3 (mark 2)', [3], [[3, 2]]],
    ['Photo 3 mark no. 2', [3], [[3, 2]]],
    ['Photo 3, marks 2 and 3', [3], [[3, 2], [3, 3]]], // prettier-ignore
    ['Photo 3, marks 1–3, 5 and 7', [3], [[3, 1], [3, 2], [3, 3], [3, 5], [3, 7]]], // prettier-ignore
    ['Photos 3 and 4, mark 2', [3, 4], [[4, 2]]],
    ['Photo 3, mark 2, and Photos 4–5, mark 1', [3, 4, 5], [[3, 2], [5, 1]]], // prettier-ignore
    ['Fotos 3 und 4, Markierungen 1 und 2', [3, 4], [[4, 1], [4, 2]]], // prettier-ignore
    ['les photos 3 et 4 (repères 1 à 2)', [3, 4], [[4, 1], [4, 2]]], // prettier-ignore
    ['foto 3, marcas 1 ou 2', [3], [[3, 1], [3, 2]]], // prettier-ignore
    ['zdjęcie 3, oznaczenia 1 i 2', [3], [[3, 1], [3, 2]]], // prettier-ignore
    ['写真３、マーク２', [3], [[3, 2]]],
  ])('%s', (text, photos, marks) => {
    expect(listPhotoNumbers(text)).toEqual(photos);
    expect(listMarks(text)).toEqual(marks);
  });

  it.each([
    'Photo 3, marked 2 times',
    'Photo 3. Mark 2 is on the wall.',
    'Photo 3 shows mark 2',
    'Photo [deleted], mark 2',
    'mark 2',
    'Photo 3, 2 marks',
  ])('are none in %j', (text) => {
    expect(listMarks(text)).toEqual([]);
  });

  it('stand where they are said to', () => {
    const text = 'See Photo 3, marks 2 and 4–5.';
    expect(findMarkReferences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '2',
      '4–5',
      '4–5',
    ]);
  });

  it('take no time in a text that is full of photos', () => {
    const text = 'Photo 1 and so on. '.repeat(20_000);
    const photosAlone = leastWork(() => findPhotoReferences(text));
    expect(leastWork(() => findMarkReferences(text))).toBeLessThan(4 * photosAlone);
  });

  it.each(LANGUAGES)('are read, and stay when photos get other numbers: %s', (language) => {
    const cited = fill(TEXTS_IN[language].marks.cited, { number: 2 });
    const text = `${namePhotos([3], language)}, ${cited}; ${namePhotos([1, 3], language)}, ${cited}`;
    expect(listMarks(text)).toEqual([[3, 2], [3, 2]]); // prettier-ignore
    const later = renumberPhotos(text, bindPhotos(text, ['a', 'b', 'c']), ['c', 'a', 'b']).text;
    expect(listPhotoNumbers(later)).toEqual([1, 2, 1]);
    expect(listMarks(later)).toEqual([[1, 2], [1, 2]]); // prettier-ignore
    expect(later.split(cited)).toHaveLength(3);
  });
});
