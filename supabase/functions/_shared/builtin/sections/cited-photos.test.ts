import { describe, expect, it } from 'vitest';
import { makeNumberedRow, makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import { fill } from '../../languages/fill.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { namePhotos } from '../../rows/name-photos.ts';
import { composeAtOnce } from './compose-sections.fixture.ts';

const listNumbers = (text: string) => findPhotoReferences(text).flatMap(({ numbers }) => numbers);

describe.each(LANGUAGES)('what is cited in %s', (language) => {
  it('is read back from every sentence', () => {
    const { draft } = ANALYST_IN[language];
    for (const words of ['{list}', ...Object.values(draft)]) {
      if (typeof words !== 'string' || !words.includes('{list}')) continue;
      const cite = (numbers: number[]) => fill(words, { list: namePhotos(numbers, language) });
      for (const numbers of [[7], [3, 5], [3, 4, 5, 9]]) {
        expect([cite(numbers), listNumbers(cite(numbers))]).toEqual([cite(numbers), numbers]);
      }
    }
  });

  /** As people begin names and notes: the figure is not another photo of the citation before it. */
  it('is the rows’ photos, and no figure of their words', () => {
    const figures = ['12 Station Road', '3rd floor', '2. OG', '2F', '4', '7/8', '3 to 5', '9–11'];
    const rows = figures.flatMap((figure) => [
      { element: figure, defect: `${figure} cracked`, recommendation: 'Seal', location: figure },
      { element: `${figure} wall`, defect: figure, outcome: 'no_visible_defect' as const },
      { element: '', defect: `${figure}.`, recommendation: figure },
    ]);
    const first = 101;
    const numbered = rows.map((row, index) => makeNumberedRow({ ...row, number: first + index }));
    for (const styleHint of ['', 'numbered lists', 'no lists', 'keep it short']) {
      const { discussion, recommendation } = composeAtOnce(
        makeSectionsRequest({ language, observations: numbered, styleHint }),
      );
      for (const line of `${discussion}\n${recommendation}`.split('\n')) {
        const wrong = listNumbers(line).filter((number) => number < first);
        expect([line, wrong]).toEqual([line, []]);
      }
    }
  });
});
