import type { Neighbour } from '../../_shared/analyst.ts';

/** Whoever stands before the same thing for longer has gone somewhere else in between, as likely as not. */
const MINUTES_APART = 5;

/** A row as far as its place and its moment go. */
export interface RowInOrder {
  id: string;
  /** The camera's clock, without a zone; null when the photo does not say. */
  captured_at: string | null;
}

export interface NearbyRow {
  id: string;
  relation: Neighbour['relation'];
  minutes: number;
}

/** The rows just before and just after this one, where their photos were taken within minutes of its own. */
export function rowsNearby(rows: RowInOrder[], id: string): NearbyRow[] {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return [];
  return (['before', 'after'] as const).flatMap((relation) => {
    const other = rows[relation === 'before' ? at - 1 : at + 1];
    const minutes = other && minutesBetween(row, other);
    return other && minutes !== null && minutes !== undefined && minutes <= MINUTES_APART
      ? [{ id: other.id, relation, minutes }]
      : [];
  });
}

/** To a tenth; null where one of the two does not say. Read as one zone, which it was for both. */
function minutesBetween(one: RowInOrder, other: RowInOrder): number | null {
  if (one.captured_at === null || other.captured_at === null) return null;
  const apart = Math.abs(Date.parse(`${one.captured_at}Z`) - Date.parse(`${other.captured_at}Z`));
  return Number.isNaN(apart) ? null : Math.round(apart / 6000) / 10;
}
