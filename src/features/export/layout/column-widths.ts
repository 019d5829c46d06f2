import type { ColumnKind } from '../model/report-model';
import { CELL, CONTENT_WIDTH } from './page-layout';

/** Hundredths of the page's width, for the tables that are not the specification's four quarters. */
const WITH_PHOTOS: Record<ColumnKind, number> = {
  ...{ photo: 24, location: 13, element: 15, defect: 19, recommendation: 18, rating: 11 },
  number: 0,
};
const WITHOUT_PHOTOS: Record<ColumnKind, number> = {
  ...{ number: 13, location: 13, element: 17, defect: 23, recommendation: 22, rating: 12 },
  photo: 0,
};

/** How wide each column is, in points; together the width of the text. */
export function columnWidths(kinds: readonly ColumnKind[]): number[] {
  if (!kinds.includes('rating')) return kinds.map(() => CONTENT_WIDTH / kinds.length);
  const shares = kinds.includes('photo') ? WITH_PHOTOS : WITHOUT_PHOTOS;
  return kinds.map((kind) => (shares[kind] / 100) * CONTENT_WIDTH);
}

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
