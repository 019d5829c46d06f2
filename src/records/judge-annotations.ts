import { BLANK_ROW, pickFields, PROPOSED_FIELDS, type ProposedField } from '@shared/row-words';
import { readAnnotations, type Observation } from './observation';

/** The columns that change with the lines on a row's photo. */
export type AnnotationsChange = Pick<Observation, 'marks'> &
  Partial<Pick<Observation, ProposedField>>;

/** The change for "It is a crack": the lines are confirmed; the words are still to be chosen. */
export function confirmAnnotations(row: Pick<Observation, 'marks'>): AnnotationsChange {
  return { marks: readAnnotations(row).map((mark) => ({ ...mark, kind: 'crack' })) };
}

/**
 * The change for "Not a crack", in one update: removes the lines and the words proposed with them. Words that a person
 * edited or wrote stay.
 */
export function rejectAnnotations({ hand }: Pick<Observation, 'hand'>): AnnotationsChange {
  const cameWithLines = hand === 'proposed' || hand === 'accepted';
  if (!cameWithLines) return { marks: null };
  return { ...pickFields(BLANK_ROW, PROPOSED_FIELDS), outcome: 'not_assessed', marks: null };
}
