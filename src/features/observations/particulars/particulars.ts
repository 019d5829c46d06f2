import type { Language } from '@shared/languages/language';
import { listLevels, schemeTitle } from '@shared/ratings/list-levels';
import { readScheme, type RatingScheme } from '@shared/ratings/rating-scheme';
import { eachField } from '@shared/report-fields';
import {
  ADDED_FIELDS,
  blankValue,
  isFlag,
  isSaid,
  isTyped,
  readWord,
  ROW_FIELD_NAMES,
  type RowFieldName,
  type RowWords,
  type TextField,
  type TypedField,
} from '@shared/row-words';
import type { Observation } from '@/records/observation';
import { isBlank } from '../schema';
import { capturedTimeText } from '../rows/captured-time';
import { withKeys, type Level } from './level-keys';
import { listChoices, WORD_NAMES } from '../rows/word-names';

/** The fields edited in the table itself, beside a row's three texts. */
export type ParticularName = Exclude<RowFieldName, TextField | 'outcome'>;

/** Those with fixed values. */
export type LevelName = Exclude<ParticularName, TypedField | 'captured_at'>;

/** The fields of a report's rows, with the levels of each that has any. */
export interface ReportParticulars {
  names: readonly ParticularName[];
  levels: Record<LevelName, readonly Level[]>;
  /** The scheme's id; null for a report without one. */
  schemeId: RatingScheme['id'] | null;
  /** The rating scale as a sentence: a level means nothing without it. */
  scale: string;
}

/** Represents a flag's stored true in a list of levels. */
export const FLAG_SET = 'yes';

const LEVELS = eachField(ROW_FIELD_NAMES, (name) =>
  isFlag(name)
    ? withKeys([{ value: FLAG_SET, name: 'Yes' }], 'No')
    : withKeys(listChoices(name), `No ${WORD_NAMES[name].toLowerCase()}`),
);

/** A report with a rating scheme has its levels in place of severity. */
export function describeParticulars(storedScheme: unknown, language: Language): ReportParticulars {
  const scheme = readScheme(storedScheme);
  const levels = listLevels(scheme, language).map(({ code, label, colour, definition }) => ({
    value: code,
    name: label.toLowerCase().startsWith(code.toLowerCase()) ? label : `${code} ${label}`,
    colour,
    meaning: definition,
  }));
  return {
    names: ['location', scheme ? 'rating' : 'severity', 'urgency', 'captured_at', ...ADDED_FIELDS],
    levels: { ...LEVELS, rating: withKeys(levels, 'Not rated') },
    schemeId: scheme?.id ?? null,
    scale: scheme
      ? `Ratings: ${schemeTitle(scheme, language).name}.`
      : 'Severity is on the scale minor, moderate, major, safety.',
  };
}

/** Lists the fields that a row shows. A row without text shows only its time. */
export function shownParticulars(
  row: Observation,
  { names }: ReportParticulars,
): readonly ParticularName[] {
  return isBlank(row) ? ['captured_at'] : names;
}

/** Null where the row has none. */
export function particularValue(
  name: ParticularName,
  words: { [Name in RowFieldName]?: RowWords[Name] | null },
): string | null {
  const value = readWord(words, name);
  if (!isSaid(value)) return null;
  return value === true ? FLAG_SET : String(value);
}

/** A value as people read it, even one no longer among the report's levels; null for none. */
export function valueText(
  name: ParticularName,
  value: string | null,
  levels: ReportParticulars['levels'],
): string | null {
  if (name === 'captured_at') return capturedTimeText(value);
  if (isTyped(name) || value === null) return value;
  return levels[name].find((level) => level.value === value)?.name ?? value;
}

/** Builds the change for a typed or chosen value; null clears it. */
export function particularChange(name: ParticularName, value: string | null): Partial<RowWords> {
  const stored = isFlag(name) ? value === FLAG_SET : value;
  return { [name]: stored ?? blankValue(name) };
}

/** "Severity of photo 3" */
export function particularLabel(name: ParticularName, number: number): string {
  return name === 'captured_at'
    ? `Time of photo ${String(number)}`
    : `${WORD_NAMES[name]} of photo ${String(number)}`;
}
