import { MAX_SECTION_TEXT } from '../../contract/limits.ts';
import { fill } from '../../languages/fill.ts';
import { CLOSING_ROOM } from '../../drafts.ts';
import { nameRows, citePhotos, type Wording } from '../../rows/row-lines.ts';
import type { Rank, RecordedRow } from '../../rows/recorded-row.ts';

/** Whose own words a section repeats: every row's; of what may not wait; of dangers; nobody's. */
export const DETAILS = ['all', 'urgent', 'dangers', 'none'] as const;
export type Detail = (typeof DETAILS)[number];

const REPEATED: Record<Exclude<Detail, 'all'>, readonly Rank[]> = {
  urgent: ['safety', 'immediate', 'major', 'unjudged'],
  dangers: ['safety', 'immediate'],
  none: [],
};

export const isRepeated = (detail: Detail, { rank }: RecordedRow): boolean =>
  detail === 'all' || REPEATED[detail].includes(rank);

/** Longer than about five pages, a section is not read; the table beside it has every row in full. */
const READABLE = 14_000;
const STORED = MAX_SECTION_TEXT - CLOSING_ROOM;

/** The most detailed version that is short enough to be read. */
export function firstThatFits(
  details: readonly Detail[],
  compose: (detail: Detail) => string,
): string {
  let text = '';
  for (const detail of details) {
    text = compose(detail);
    if (text.length <= Math.min(READABLE, STORED)) break;
  }
  return text;
}

/** A list of names longer than this is one of numbers. */
const MAX_NAMES = 3000;

/** A sentence with a {list} of what rows are about, whose words it does not repeat; none where there are no rows. */
export function mentionRows(
  rows: readonly RecordedRow[],
  sentence: string,
  wording: Wording,
): string[] {
  const list = nameRows(rows, wording);
  if (list.length > MAX_NAMES) return citePhotos(rows, sentence, wording);
  return rows.length === 0 ? [] : [fill(sentence, { list })];
}
