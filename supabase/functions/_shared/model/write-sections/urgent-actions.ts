import type { NumberedObservation } from '../../analyst.ts';
import type { CautionReason } from '../../contract/caution-kinds.ts';
import { instructs } from '../../instructions.ts';
import type { Language } from '../../languages/language.ts';
import { listNames, rowNamer, listStems } from './named-rows.ts';

/** Ranks a row: danger to people or immediate first, then major or soon. */
export function ratePressure({ severity, urgency }: NumberedObservation): number {
  if (severity === 'safety' || urgency === 'immediate') return 2;
  return severity === 'major' || urgency === 'soon' ? 1 : 0;
}

/** Breaches whose sentence proposes no action even with its words: "needs no repair". */
const NO_ACTION: readonly CautionReason[] = ['assurance', 'cleared', 'played_down'];

/** True when a sentence that breaks a rule carries an urgent row's action: it is then marked, never removed. */
export function urgentActions(
  rows: readonly NumberedObservation[],
  language: Language,
): (sentence: string, reason: CautionReason) => boolean {
  const pressing = rows
    .filter((row) => ratePressure(row) > 0)
    .map((row) => {
      const known = listStems(`${row.element} ${row.defect}`);
      const does = [...listStems(row.recommendation)].filter((stem) => !known.has(stem));
      return { row, names: listNames(row), does };
    });
  const findNamedRows = rowNamer(pressing);
  return (sentence, reason) => {
    const stems = listStems(sentence);
    const shares = ({ does }: { does: string[] }) => does.filter((one) => stems.has(one)).length;
    const named = findNamedRows(sentence);
    if (instructs(sentence, language)) {
      return named.length > 0 || pressing.some((one) => shares(one) > 1);
    }
    return !NO_ACTION.includes(reason) && named.some((one) => shares(one) > 0);
  };
}
