import { fill } from '../../languages/fill.ts';
import type { AnalystWords, DraftWords, ListSentence } from '../../languages/forms/analyst.ts';
import type { Language } from '../../languages/language.ts';
import { listNumbers } from '../../list-numbers.ts';
import type { RecordedRow } from './recorded-row.ts';

/** In which words a draft names photos and joins what the rows say. */
export interface Wording {
  language: Language;
  words: AnalystWords;
  draft: DraftWords;
}

export const photosOf = (rows: readonly RecordedRow[]): number[] =>
  [...new Set(rows.flatMap(({ photos }) => photos))].sort((a, b) => a - b);

/** A sentence with the photos of some rows; none where there are no rows. */
export function sentenceOf(
  rows: readonly RecordedRow[],
  { one, several }: ListSentence,
  { language }: Wording,
): string[] {
  const numbers = photosOf(rows);
  if (numbers.length === 0) return [];
  return [fill(numbers.length === 1 ? one : several, { list: listNumbers(numbers, language) })];
}

/** Rows of which a key is the same, in the order of the first of each. */
export function together(
  rows: readonly RecordedRow[],
  keyOf: (row: RecordedRow) => string,
): [RecordedRow, ...RecordedRow[]][] {
  const found = new Map<string, [RecordedRow, ...RecordedRow[]]>();
  for (const row of rows) {
    const key = keyOf(row).toLowerCase();
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return [...found.values()];
}

/** "Roof: gutter, north slope, Photo 2", "Wall (Photo 2); Gable (Photo 3)": what rows are about, as they were written. */
export function nameRows(rows: readonly RecordedRow[], wording: Wording): string {
  const { words, draft } = wording;
  const places = together(rows, ({ where }) => where);
  return places
    .map((same) => {
      const [photos = ''] = sentenceOf(same, draft.photo, wording);
      const { where } = same[0];
      // "Photo 2; 3rd floor" would be read as Photos 2 and 3: a bracket ends the citation.
      if (places.length > 1) return fill(draft.oneOfSeveral, { where, photos }).trim();
      return where === '' ? capitalised(photos) : `${where}${words.row.comma}${photos}`;
    })
    .join(words.row.semicolon);
}

/** "Roof: gutter, Photo 2: Blocked with leaves." */
export const lineOf = (rows: readonly RecordedRow[], says: string, wording: Wording): string =>
  `${nameRows(rows, wording)}${wording.words.listing.colon}${says}`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
