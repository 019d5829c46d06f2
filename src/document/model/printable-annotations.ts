import { isChecked, type Observation } from '@/records/observation';
import { annotationsSchema, type Annotation } from '@shared/contract/stored';

export type AnnotatedRow = Pick<Observation, 'hand' | 'marks'>;

/** The lines that revisions signed before decision 255 print: cracks, in a row that a person had checked. */
export function printableAnnotations(row: AnnotatedRow): Annotation[] {
  const lines = isChecked(row) ? (annotationsSchema.safeParse(row.marks).data ?? []) : [];
  return lines.filter(({ kind }) => kind === 'crack');
}
