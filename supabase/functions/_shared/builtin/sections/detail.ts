import { MAX_SECTION_TEXT } from '../../contract/limits.ts';
import { fill } from '../../languages/fill.ts';
import { CLOSING_ROOM } from '../../drafts.ts';
import { nameRows, citePhotos, type Wording } from '../../rows/row-lines.ts';
import type { Rank, RecordedRow } from '../../rows/recorded-row.ts';

/** The rows whose words a section repeats: all, urgent ones, dangers, or none. */
export const DETAILS = ['all', 'urgent', 'dangers', 'none'] as const;
export type Detail = (typeof DETAILS)[number];

const REPEATED: Record<Exclude<Detail, 'all'>, readonly Rank[]> = {
  urgent: ['safety', 'immediate', 'major', 'unjudged'],
  dangers: ['safety', 'immediate'],
  none: [],
};

export const isRepeated = (detail: Detail, { rank }: RecordedRow): boolean =>
  detail === 'all' || REPEATED[detail].includes(rank);

/** Beyond about five pages nobody reads a section; the table beside it has every row in full. */
const READABLE = 14_000;
const STORED = MAX_SECTION_TEXT - CLOSING_ROOM;

/** The most detailed version that is short enough to read. */
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

/** A longer list of names becomes one of numbers. */
const MAX_NAMES = 3000;

/** A sentence with a {list} of the rows' subjects instead of their words; none without rows. */
export function mentionRows(
  rows: readonly RecordedRow[],
  sentence: string,
  wording: Wording,
): string[] {
  const list = nameRows(rows, wording);
  if (list.length > MAX_NAMES) return citePhotos(rows, sentence, wording);
  return rows.length === 0 ? [] : [fill(sentence, { list })];
}
