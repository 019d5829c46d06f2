import { eachField } from '@shared/report-fields';
import {
  findRowField,
  isSaid,
  nameValue,
  readWord,
  ROW_FIELD_NAMES,
  type RowFieldName,
  type RowWords,
} from '@shared/row-words';
import { capturedTimeText } from './captured-time';

/** Texts are named as the table's columns. */
export const WORD_NAMES = eachField(ROW_FIELD_NAMES, (name) => {
  const { heading, label } = findRowField(name);
  return heading ?? label;
});

/** A field's fixed values with their names; nobody chooses "not assessed". */
export function listChoices<Name extends RowFieldName>(name: Name) {
  const field = findRowField(name);
  const values = field.kind === 'choice' ? field.values : [];
  return values
    .filter((value) => value !== 'not_assessed')
    .map((value) => ({ value: value as Extract<RowWords[Name], string>, name: nameValue(value) }));
}

/** A word as people read it; a blank one says so. */
export function readableWord(name: RowFieldName, words: Partial<RowWords>): string {
  const value = readWord(words, name);
  const { kind } = findRowField(name);
  if (kind === 'flag') return value === true ? 'Yes' : 'No';
  if (kind === 'time') return capturedTimeText(String(value)) ?? 'None';
  if (!isSaid(value)) return kind === 'choice' ? 'None' : 'Blank';
  return kind === 'choice' ? nameValue(String(value)) : String(value);
}
