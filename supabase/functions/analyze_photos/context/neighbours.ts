import type { Neighbour } from '../../_shared/analyst.ts';
import { minutesBetween } from '../../_shared/captured-at.ts';

/** After longer than this the inspector has probably moved on. */
const MINUTES_APART = 5;

/** A row's position and time. */
export interface RowInOrder {
  id: string;
  /** The camera's clock, without a zone; null when unknown. */
  captured_at: string | null;
}

export interface NearbyRow {
  id: string;
  relation: Neighbour['relation'];
  /** To one decimal. */
  minutes: number;
}

/** The rows directly before and after this one whose photos were taken within minutes of its own. */
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
