import { describe, expect, it } from 'vitest';
import { parseCellParagraphs } from '@/document/model/parse-text';
import { DocxLists } from './lists';

/** Writes a reader's marker of each paragraph: it counts as Word does, by instance and level. */
function counted(text: string, lists = new DocxLists()): string[] {
  const paragraphs = parseCellParagraphs(text, (words) => [{ text: words, photo: null }]);
  const places = lists.numberPlaces(paragraphs);
  const counts = new Map<number, (number | undefined)[]>();
  return paragraphs.map((paragraph) => {
    const place = places.get(paragraph);
    if (!place) return `${paragraph.marker}|`;
    const level = place.reference.levels[place.level];
    const own = counts.get(place.instance) ?? [];
    own.length = Math.min(own.length, place.level + 1);
    const number = (own[place.level] ?? (level?.start ?? 1) - 1) + 1;
    own[place.level] = number;
    counts.set(place.instance, own);
    const shown: Record<string, string> = {
      decimalZero: `0${number}`,
      lowerLetter: String.fromCharCode(96 + number),
      upperLetter: String.fromCharCode(64 + number),
    };
    return (level?.text ?? '').replace(/%\d/, shown[level?.format ?? ''] ?? String(number));
  });
}

describe('the lists of a Word file', () => {
  it.each([
    ['from any number on', '5. a\n6. b\n7. c', ['5.', '6.', '7.']],
    ['beyond a gap', '1. a\n2. b\n9. c\n10. d', ['1.', '2.', '9.', '10.']],
    ['anew', '1. a\n2. b\n1. c\n2. d', ['1.', '2.', '1.', '2.']],
    ['all alike', '1. a\n1. b\n1. c', ['1.', '1.', '1.']],
    ['in each form', '1) a\n2) b\n01. c\n02. d\n0. e', ['1)', '2)', '01.', '02.', '0.']],
    ['by letters', 'a) x\nb) y\nA) x\nB) y', ['a)', 'b)', 'A)', 'B)']],
    [
      'within each other',
      '1. a\n   - x\n   - y\n2. b\n   - z\n3. c\n   1) d\n   2) e\n4. f\n   1) g',
      ['1.', '•', '•', '2.', '•', '3.', '1)', '2)', '4.', '1)'],
    ],
    ['on behind a paragraph', '1. a\n2. b\ntext\n3. c', ['1.', '2.', '|', '3.']],
    ['as typed where Word cannot', '1. a\n007. b\n2. c', ['1.', '007.|', '2.']],
  ])('count %s', (_, text, markers) => {
    expect(counted(text)).toEqual(markers);
  });

  it('are instances of their own, alike ones of one definition', () => {
    const lists = new DocxLists();
    const places = ['1. a\n2. b', '1. c\n2. d'].flatMap((text) => [
      ...lists
        .numberPlaces(parseCellParagraphs(text, (words) => [{ text: words, photo: null }]))
        .values(),
    ]);
    expect(places.map(({ instance }) => instance)).toEqual([0, 0, 1, 1]);
    expect(new Set(places.map(({ reference }) => reference.reference)).size).toBe(1);
  });
});
