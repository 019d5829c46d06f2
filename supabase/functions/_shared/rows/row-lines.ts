import { fill } from '../languages/fill.ts';
import type { AnalystWords } from '../languages/forms/analyst.ts';
import type { Language } from '../languages/language.ts';
import { FACTS_IN } from '../languages/tables/facts.ts';
import { MAX_LISTED } from '../list-numbers.ts';
import { namePhotos } from './name-photos.ts';
import type { RecordedRow } from './recorded-row.ts';

/** The words with which a draft names photos and joins rows' texts. */
export interface Wording {
  language: Language;
  words: AnalystWords;
  /** Runs of photos that a citation lists before it counts the rest. */
  most?: number;
}

/** The photos of rows, "Photos 2 and 5"; blank without rows. */
export function listPhotos(rows: readonly RecordedRow[], wording: Wording): string {
  const { language, most = MAX_LISTED } = wording;
  const numbers = rows.flatMap(({ photos }) => photos);
  return numbers.length === 0 ? '' : namePhotos(numbers, language, most);
}

/** A sentence with a {list} of the rows' photos; none without rows. */
export const citePhotos = (rows: readonly RecordedRow[], sentence: string, wording: Wording) =>
  rows.length === 0 ? [] : [fill(sentence, { list: listPhotos(rows, wording) })];

/** Groups rows by key, in the order of each key's first row. */
export function together<Row>(
  rows: readonly Row[],
  readKey: (row: Row) => string,
): [Row, ...Row[]][] {
  const found = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = readKey(row).toLowerCase();
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return [...found.values()];
}

/** The rows' subjects as written: "Roof: gutter, north slope, Photo 2", "Wall (Photo 2); Gable (Photo 3)". */
export function nameRows(rows: readonly RecordedRow[], wording: Wording): string {
  const { draft } = wording.words;
  const { comma, semicolon } = FACTS_IN[wording.language].signs;
  const places = together(rows, ({ where }) => where);
  return places
    .map((same) => {
      const photos = listPhotos(same, wording);
      const { where } = same[0];
      // "Photo 2; 3rd floor" would be read as Photos 2 and 3; a bracket ends the citation.
      if (places.length > 1) return fill(draft.oneOfSeveral, { where, photos }).trim();
      return where === '' ? capitalised(photos) : `${where}${comma}${photos}`;
    })
    .join(semicolon);
}

/** "Roof: gutter, Photo 2: Blocked with leaves." */
export const formatLine = (rows: readonly RecordedRow[], says: string, wording: Wording): string =>
  `${nameRows(rows, wording)}${FACTS_IN[wording.language].signs.colon}${says}`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
