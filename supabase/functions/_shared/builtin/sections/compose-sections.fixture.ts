import { makeNumberedRow, makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import type { NumberedObservation } from '../../analyst.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { composeSections } from './compose-sections.ts';

export function compose(observations: NumberedObservation[], styleHint = '') {
  return composeSections(
    makeSectionsRequest({ reportTitle: 'Warehouse', observations, styleHint }),
  );
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
