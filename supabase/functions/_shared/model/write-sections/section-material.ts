import type { NumberedObservation, RowTexts, SectionsRequest } from '../../analyst.ts';
import { MODEL_FIELDS } from '../../report-fields.ts';
import { cutToTokens } from '../long-tables/estimate-tokens.ts';
import { together } from '../../rows/row-lines.ts';
import { numberRuns } from '../../list-numbers.ts';

const TEXTS = ['element', 'defect', 'recommendation'] as const;
const MOST_OF_A_NAME = 80;

/** The report's own facts for the section writer. `tokens` limits each longer text. */
export function reportMaterial(request: SectionsRequest, tokens = Infinity) {
  const cut = (text: string) =>
    tokens === Infinity ? text.trim() : cutToTokens(text.trim(), tokens);
  return {
    title: request.reportTitle,
    inspected: request.structure,
    inspection_date: request.inspectionDate,
    ...Object.fromEntries(
      MODEL_FIELDS.flatMap((name) => {
        const text = cut(request.inspection[name]);
        return text ? [[name, text]] : [];
      }),
    ),
  };
}

/** A row as data. `tokens` limits its texts so that it takes about as many. */
export function rowMaterial(row: NumberedObservation, tokens = Infinity) {
  const cut = (text: string) =>
    tokens === Infinity ? text.trim() : cutToTokens(text.trim(), Math.floor(tokens / 4));
  const took = row.corrected && takenOut(row.corrected, row);
  return {
    number: row.number,
    ...(row.photos.length > 1 && { photos: row.photos }),
    outcome: row.outcome,
    element: cut(row.element),
    ...(row.location.trim() && { location: cut(row.location) }),
    defect: cut(row.defect),
    recommendation: cut(row.recommendation),
    severity: row.severity,
    ...(row.urgency && { urgency: row.urgency }),
    ...(row.rating && { rating: row.rating }),
    ...(row.note.trim() && { note: cut(row.note) }),
    ...(took && tokens === Infinity && { inspector_took_out: took }),
  };
}

/** The proposed texts that the inspector replaced; null when only blanks differ. */
function takenOut(proposed: RowTexts, row: RowTexts): Partial<RowTexts> | null {
  const changed = TEXTS.filter((name) => {
    const text = proposed[name].trim();
    return text !== '' && text !== row[name].trim();
  });
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, proposed[name].trim()]));
}

/** Rows grouped by element, in the report's order. */
export const rowsByElement = (rows: readonly NumberedObservation[]) =>
  together(rows, ({ element }) => element.trim());

/** The photos of each element by severity, which the summaries of a long report must not lose. */
export function rowIndex(rows: readonly NumberedObservation[]) {
  return rowsByElement(rows).map((group) => {
    const severities = [...new Set(group.map(({ severity }) => severity ?? 'none'))];
    const photos = severities.map((one) => {
      const of = group.filter(({ severity }) => (severity ?? 'none') === one);
      return [one, numberRuns(of.flatMap(({ photos }) => photos)).join(', ')] as const;
    });
    const element = group[0].element.trim().slice(0, MOST_OF_A_NAME);
    return { element, ...Object.fromEntries(photos) };
  });
}
