import type { NumberedObservation } from '../../analyst.ts';
import type { Severity } from '../../contract/stored.ts';

type Row = [element: string, defect: string, recommendation: string, severity?: Severity];

/** Rows of a report, numbered in their order. */
export function rows(list: Row[]): NumberedObservation[] {
  return list.map(([element, defect, recommendation, severity], index) => ({
    number: index + 1,
    photos: [index + 1],
    outcome: 'defect',
    isChecked: true,
    element,
    defect,
    recommendation,
    severity: severity ?? null,
    ...{ urgency: null, rating: '', location: '', note: '' },
    corrected: null,
  }));
}
