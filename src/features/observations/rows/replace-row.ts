import type { Observation } from '@/records/observation';

/** Replaces a row in the list if it is there; undefined stays undefined. */
export function replaceRow(
  rows: Observation[] | undefined,
  changed: Observation,
): Observation[] | undefined {
  return rows?.map((row) => (row.id === changed.id ? changed : row));
}
