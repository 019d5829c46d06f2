import type { ColumnKind, Row, Schedule1 } from '../model/report-content';
import { joinRuns } from '../model/report-text';
import { CELL, CONTENT_WIDTH, SIZE } from './page-layout';

/** Hundredths of the page's width, for the tables that are not the specification's four quarters. */
const WITH_PHOTOS: Record<ColumnKind, number> = {
  photo: 24,
  location: 13,
  element: 15,
  defect: 19,
  recommendation: 18,
  rating: 11,
  number: 0,
};
const WITHOUT_PHOTOS: Record<ColumnKind, number> = {
  number: 13,
  location: 13,
  element: 17,
  defect: 23,
  recommendation: 22,
  rating: 12,
  photo: 0,
};

/** Widths of Arial's letters as a share of the text size, for words long enough to matter. */
const BOLD_LETTER = 0.62;
const LETTER = 0.56;
/** The share of a wide column that its rows' words may fill. */
export const LEFT_TO_COLUMN = 0.85;

/**
 * Computes each column's width in points; together the width of the text. Beyond the specified four quarters, each
 * column fits the longest word of its heading, then of its rows as far as there is room, at the expense of wider ones.
 */
export function columnWidths({
  kinds,
  columns,
  rows,
}: Pick<Schedule1, 'kinds' | 'columns' | 'rows'>): number[] {
  if (!kinds.includes('rating')) return kinds.map(() => CONTENT_WIDTH / kinds.length);
  const shares = kinds.includes('photo') ? WITH_PHOTOS : WITHOUT_PHOTOS;
  const widths = withRoomFor(
    kinds.map((kind) => (shares[kind] / 100) * CONTENT_WIDTH),
    columns.map(headingWidth),
  );
  const needed = kinds.map((kind, index) => {
    const words = rows.map((row) => longestWord(joinCellWords(row, kind)) * LETTER * SIZE.table);
    const heading = headingWidth(columns[index] ?? '');
    const least = Math.max(heading, LEFT_TO_COLUMN * (widths[index] ?? 0));
    return Math.max(least, ...words.map((word) => word + 2 * CELL.side));
  });
  return withRoomFor(widths, needed);
}

/** A row's words in a column; blank for columns without a person's text. */
function joinCellWords({ facts, ...row }: Row, kind: ColumnKind): string {
  if (kind === 'location') return facts.printed.location;
  if (kind === 'rating') return `${facts.danger?.code ?? ''} ${facts.urgency}`;
  return kind === 'photo' || kind === 'number' ? '' : row[kind].map(joinRuns).join(' ');
}

/**
 * Widens columns to what each needs, in any unit, at the expense of those with room to spare. The sum stays the same.
 */
export function withRoomFor(widths: readonly number[], needed: readonly number[]): number[] {
  const lacking = widths.map((width, index) => Math.max(0, (needed[index] ?? 0) - width));
  const spare = widths.map((width, index) => Math.max(0, width - (needed[index] ?? 0)));
  if (sum(lacking) === 0) return [...widths];
  const moved = Math.min(sum(lacking), sum(spare));
  const [given, taken] = [moved / sum(lacking), moved / Math.max(sum(spare), 1)];
  return widths.map(
    (width, index) => width + given * (lacking[index] ?? 0) - taken * (spare[index] ?? 0),
  );
}

/** The width in points of a heading's longest word. */
export function headingWidth(heading: string): number {
  return longestWord(heading) * BOLD_LETTER * SIZE.table + 2 * CELL.side;
}

/** Counted in letters. A line may break after any Chinese or Japanese character. */
function longestWord(text: string): number {
  const words = text.split(/[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u);
  return words.reduce((longest, word) => Math.max(longest, Array.from(word).length), 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** In points. */
export function textWidth(columnWidth: number): number {
  return columnWidth - 2 * CELL.side;
}
