import { isChecked, type Observation } from '@/records/observation';
import { particularValue, type ParticularName } from '../particulars/particulars';
import { FINDING_FIELDS, TYPED_FIELDS } from '@shared/row-words';
import { needsChoice } from '../quick/row-needs-choice';
import { hasPhoto, isAnalysisPending } from '../schema';

/** The states that rows are filtered by. */
export type RowState = 'unchecked' | 'not-assessed' | 'failed' | 'to-confirm';

/** Facts about rows beside their words. */
export interface KnownOfRows {
  hasFailed: (row: Observation) => boolean;
  /** A rating, severity or urgency was set for a defect that was replaced. */
  hasLeftOver: (row: Observation) => boolean;
}

/** The filter for rows; every part narrows it. */
export interface RowFilter {
  state: RowState | null;
  /** The wanted values of the judged field, blank for none; empty for all. */
  levels: readonly string[];
  /** Empty for all. */
  elements: readonly string[];
  isWithoutPhoto: boolean;
  query: string;
}

export const NO_FILTER: RowFilter = {
  state: null,
  levels: [],
  elements: [],
  isWithoutPhoto: false,
  query: '',
};

export function isFiltering({
  state,
  levels,
  elements,
  isWithoutPhoto,
  query,
}: RowFilter): boolean {
  return (
    state !== null ||
    levels.length > 0 ||
    elements.length > 0 ||
    isWithoutPhoto ||
    splitWords(query).length > 0
  );
}

export function isInState(row: Observation, state: RowState, known: KnownOfRows): boolean {
  switch (state) {
    case 'unchecked':
      return !isChecked(row);
    case 'not-assessed':
      return needsChoice(row, false);
    case 'failed':
      return isAnalysisPending(row) && known.hasFailed(row);
    case 'to-confirm':
      return known.hasLeftOver(row);
  }
}

/** Matches a row by the filter, its words and its photos' numbers. */
export function isWanted(
  row: Observation,
  numbers: readonly number[],
  filter: RowFilter,
  judged: ParticularName,
  known: KnownOfRows,
): boolean {
  const { state, levels, elements, isWithoutPhoto, query } = filter;
  return (
    (state === null || isInState(row, state, known)) &&
    (levels.length === 0 || levels.includes(particularValue(judged, row) ?? '')) &&
    (elements.length === 0 || elements.includes(row.element.trim())) &&
    (!isWithoutPhoto || !hasPhoto(row)) &&
    matches(row, numbers, query)
  );
}

const SEARCHED = TYPED_FIELDS.filter((name) => FINDING_FIELDS.some((own) => own === name));

/** Matches when every word is in the row; a number may be a photo's. */
export function matches(row: Observation, numbers: readonly number[], query: string): boolean {
  const text = plain(SEARCHED.map((name) => row[name]).join('\n'));
  const isNumber = (word: string) => numbers.some((number) => word === String(number));
  return splitWords(query).every((word) => isNumber(word) || text.includes(word));
}

/** The words of a query, without case and accents. */
export function splitWords(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Strips case and accents but keeps the length: indices stay valid in the original. */
export function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}
