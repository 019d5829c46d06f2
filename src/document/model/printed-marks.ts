import { isChecked, marksOf, type Observation } from '@/records/observation';
import type { Mark } from '../../../supabase/functions/_shared/contract/stored';

export type MarkedRow = Pick<Observation, 'hand' | 'marks'>;

/** The lines of a row that may be printed: cracks, in a row that a person stands by. */
export function printableMarks(row: MarkedRow): Mark[] {
  return isChecked(row) ? marksOf(row).filter(({ kind }) => kind === 'crack') : [];
}

/** Whether there are lines that a person could want printed. */
export function hasPrintableMarks(rows: readonly MarkedRow[]): boolean {
  return rows.some((row) => printableMarks(row).length > 0);
}
