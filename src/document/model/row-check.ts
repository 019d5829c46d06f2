import { listFindings, findPhotoNumber } from '@/records/findings';
import { isChecked, type Observation } from '@/records/observation';
import { counted } from '@/lib/counted';

/**
 * A row's state before printing: 'unchecked' has an analyst's words that no person has checked, 'not_assessed' none
 * because the analyst could not judge, 'blank' none because nobody has answered.
 */
export type RowCheck = 'checked' | 'unchecked' | 'not_assessed' | 'blank';

type CheckedRow = Pick<Observation, 'hand' | 'outcome'>;

export function classifyCheck(row: CheckedRow): RowCheck {
  if (isChecked(row)) return 'checked';
  if (row.hand === 'proposed') return 'unchecked';
  return row.outcome === 'not_assessed' ? 'not_assessed' : 'blank';
}

/** A row in the list before an export. */
export interface OpenRow {
  id: string;
  /** Its number in the report. */
  number: number;
  photo: string;
  /** As stored. */
  drawing: Observation['drawing'];
  /** Words to recognise it by; blank if it has none. */
  words: string;
  check: Exclude<RowCheck, 'checked'>;
}

type ListedRow = CheckedRow &
  Pick<Observation, 'id' | 'finding_id' | 'photo' | 'drawing' | 'element' | 'defect'>;

export function listOpenRows(rows: readonly ListedRow[]): OpenRow[] {
  return listFindings(rows).flatMap((finding) => {
    const { row } = finding;
    const check = classifyCheck(row);
    if (check === 'checked') return [];
    const { id, photo, drawing, element, defect } = row;
    const number = findPhotoNumber(finding);
    const words = [element, defect].map((text) => text.trim()).filter(Boolean);
    return [{ id, number, photo, drawing, words: words.join(': '), check }];
  });
}

/** "8 of 8 observations are unchecked": one wording for every screen. */
export function uncheckedText({
  open,
  count,
}: {
  open: readonly OpenRow[];
  count: number;
}): string {
  const were = open.length === 1 ? 'was' : 'were';
  return `${open.length} of ${counted(count, 'observation')} ${were} not checked by anybody`;
}

/**
 * Tells that an export shows rows first: an analyst's rows that nobody has checked. Blank rows are named, and print as
 * specified.
 */
export function holdsExport(rows: readonly ListedRow[]): boolean {
  return listFindings(rows).some(({ row }) =>
    ['unchecked', 'not_assessed'].includes(classifyCheck(row)),
  );
}
