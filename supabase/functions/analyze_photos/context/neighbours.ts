import type { Neighbour } from '../../_shared/analyst.ts';
import { minutesBetween } from '../../_shared/captured-at.ts';

/** Anyone who stands before the same thing for longer has gone somewhere else in between, as likely as not. */
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
  /** To a tenth. */
  minutes: number;
}

/** The rows just before and just after this one, where their photos were taken within minutes of its own. */
export function rowsNearby(rows: RowInOrder[], id: string): NearbyRow[] {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return [];
  return (['before', 'after'] as const).flatMap((relation) => {
    const other = rows[relation === 'before' ? at - 1 : at + 1];
    const apart = other ? minutesBetween(row.captured_at, other.captured_at) : null;
    if (!other || apart === null || Math.abs(apart) > MINUTES_APART) return [];
    return [{ id: other.id, relation, minutes: Math.round(Math.abs(apart) * 10) / 10 }];
  });
}
