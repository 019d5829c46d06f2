import type { Observation } from '@/records/observation';

/** The list with this row as it is now, where it is in it; undefined stays what it is. */
export function replaceRow(
  rows: Observation[] | undefined,
  changed: Observation,
): Observation[] | undefined {
  return rows?.map((row) => (row.id === changed.id ? changed : row));
}
