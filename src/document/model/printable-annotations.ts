import { isChecked, readAnnotations, type Observation } from '@/records/observation';
import type { Annotation } from '@shared/contract/stored';

export type AnnotatedRow = Pick<Observation, 'hand' | 'marks'>;

/** A row's lines that may be printed: cracks, in a row that a person has checked. */
export function printableAnnotations(row: AnnotatedRow): Annotation[] {
  return isChecked(row) ? readAnnotations(row).filter(({ kind }) => kind === 'crack') : [];
}

export function hasPrintableAnnotations(rows: readonly AnnotatedRow[]): boolean {
  return rows.some((row) => printableAnnotations(row).length > 0);
}
