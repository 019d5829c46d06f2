import type { NumberedObservation } from '../../analyst.ts';
import type { Outcome } from '../../contract/stored.ts';
import { SEVERITIES } from '../../row-fields.ts';

/** Rows of a report in their order, each on a line: element | defect | recommendation | severity, where it has one. */
export function rows(written: string): NumberedObservation[] {
  const lines = written.trim().split('\n');
  return lines.map((line, index) => {
    const [element = '', defect = '', recommendation = '', severity] = line
      .split('|')
      .map((text) => text.trim());
    return {
      number: index + 1,
      photos: [index + 1],
      outcome: guessOutcome(element, defect),
      isChecked: true,
      element,
      defect,
      recommendation,
      severity: SEVERITIES.find((one) => one === severity) ?? null,
      urgency: null,
      rating: '',
      location: '',
      note: '',
      corrected: null,
    };
  });
}

/** As it is stored with the row. */
function guessOutcome(element: string, defect: string): Outcome | null {
  if (`${element}${defect}`.trim() === '') return null;
  if (/^nothing inspectable/i.test(defect)) return 'nothing_inspectable';
  return /^no visible defect/i.test(defect) ? 'no_visible_defect' : 'defect';
}
