import type { NumberedObservation } from '../../analyst.ts';
import type { Outcome, Severity } from '../../contract/stored.ts';

type Row = [element: string, defect: string, recommendation: string, severity?: Severity];

/** Rows of a report, numbered in their order. */
export function rows(list: Row[]): NumberedObservation[] {
  return list.map(([element, defect, recommendation, severity], index) => ({
    number: index + 1,
    photos: [index + 1],
    outcome: outcomeOf(element, defect),
    isChecked: true,
    element,
    defect,
    recommendation,
    severity: severity ?? null,
    urgency: null,
    rating: '',
    location: '',
    note: '',
    corrected: null,
  }));
}

/** As it is stored with the row. */
function outcomeOf(element: string, defect: string): Outcome | null {
  if (`${element}${defect}`.trim() === '') return null;
  if (/^nothing inspectable/i.test(defect)) return 'nothing_inspectable';
  return /^no visible defect/i.test(defect) ? 'no_visible_defect' : 'defect';
}
