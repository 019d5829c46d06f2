import { isChecked, readAnnotations, type Observation } from '@/records/observation';
import type { Annotation } from '@shared/contract/stored';

export type AnnotatedRow = Pick<Observation, 'hand' | 'marks'>;

/** The lines of a row that may be printed: cracks, in a row that a person stands by. */
export function printableAnnotations(row: AnnotatedRow): Annotation[] {
  return isChecked(row) ? readAnnotations(row).filter(({ kind }) => kind === 'crack') : [];
}

/** Tells that there are lines that a person could want printed. */
export function hasPrintableAnnotations(rows: readonly AnnotatedRow[]): boolean {
  return rows.some((row) => printableAnnotations(row).length > 0);
}
