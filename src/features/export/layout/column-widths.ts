import type { ColumnKind, Schedule1 } from '../model/report-model';
import { CELL, CONTENT_WIDTH, SIZE } from './page-layout';

/** Hundredths of the page's width, for the tables that are not the specification's four quarters. */
const WITH_PHOTOS: Record<ColumnKind, number> = {
  ...{ photo: 24, location: 13, element: 15, defect: 19, recommendation: 18, rating: 11 },
  number: 0,
};
const WITHOUT_PHOTOS: Record<ColumnKind, number> = {
  ...{ number: 13, location: 13, element: 17, defect: 23, recommendation: 22, rating: 12 },
  photo: 0,
};

/** Parts of the size that a bold letter of Arial takes, in words long enough to matter: no more than that. */
const LETTER = 0.62;

/**
 * How wide each column is, in points; together the width of the text. Where rows have more than the specified
 * four quarters, each is as wide as the longest word of its own heading, at the expense of those with room to spare.
 */
export function columnWidths({ kinds, columns }: Pick<Schedule1, 'kinds' | 'columns'>): number[] {
  if (!kinds.includes('rating')) return kinds.map(() => CONTENT_WIDTH / kinds.length);
  const shares = kinds.includes('photo') ? WITH_PHOTOS : WITHOUT_PHOTOS;
  const widths = kinds.map((kind) => (shares[kind] / 100) * CONTENT_WIDTH);
  return withRoomFor(widths, columns.map(headingWidth));
}

/**
 * The widths, in whatever unit, each with what it needs at the expense of those with room to spare; as far as there is
 * any to spare. Together they are as wide as before.
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

/** In points, of the longest word. Signs of Chinese and Japanese may stand on a line each. */
export function headingWidth(heading: string): number {
  const words = heading.split(/[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u);
  const longest = Math.max(...words.map((word) => Array.from(word).length));
  return longest * LETTER * SIZE.table + 2 * CELL.side;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Hundredths of the text's width, column by column, for the tables of the parts. */
export const PART_SHARES = {
  /** Revision, date, who signed it, what changed. */
  revisions: [14, 19, 24, 43],
  /** Level, what it means, how many rows have it. */
  counts: [24, 58, 18],
  /** A level, and its definition. */
  ratings: [16, 84],
  /** Photo, element, location, when it was taken, page. */
  photoList: [14, 34, 22, 20, 10],
} as const;

/** What a column offers its text, in points. */
export function textWidth(columnWidth: number): number {
  return columnWidth - 2 * CELL.side;
}
