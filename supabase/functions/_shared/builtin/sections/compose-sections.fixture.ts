import { makeNumberedRow, makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import type { NumberedObservation, SectionDrafts, SectionsRequest } from '../../analyst.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { recordedRows } from '../../rows/recorded-row.ts';
import { composers } from './compose-sections.ts';

/** Both sections without the pauses between slices, for tests that compose thousands. */
export function composeAtOnce(request: SectionsRequest): SectionDrafts {
  const compose = composers(request, recordedRows(request.observations, request.language));
  return { discussion: compose.discussion(), recommendation: compose.recommendation() };
}

export function compose(observations: NumberedObservation[], styleHint = '') {
  return composeAtOnce(makeSectionsRequest({ reportTitle: 'Warehouse', observations, styleHint }));
}

let last = 0;

/** A row that continues the numbering of the one before. */
export function makeRow(changes: Partial<NumberedObservation> = {}): NumberedObservation {
  last = changes.number ?? last + 1;
  return makeNumberedRow({ number: last, severity: 'moderate', ...changes });
}

/** Rows numbered as they stand. */
export const makeRows = (...rows: Partial<NumberedObservation>[]) =>
  rows.map((row, index) => makeRow({ ...row, number: index + 1 }));

/** Which photos a text refers to. */
export const collectNumbers = (text: string) =>
  new Set(findPhotoReferences(text).flatMap(({ numbers }) => numbers));
