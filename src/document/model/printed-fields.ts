import type { DocumentWords } from '@shared/languages/forms/document';
import { type BeneathField, findRowField, isFlag, type RowWords } from '@shared/row-words';
import { cleanLine, splitLines } from './clean-text';

/** A field's label in a language, and the words of its values where it is chosen from a few. */
interface PrintedField {
  label: string;
  values: Record<string, string>;
}

type FieldLanguage = Pick<DocumentWords, 'rows' | 'afterName' | 'answers'>;

/** Describes how a language prints a field beneath a row's element. */
export function describePrinted(name: BeneathField, words: FieldLanguage): PrintedField {
  const { yes } = words.answers;
  return withValues(words.rows[name], isFlag(name) ? { [FLAG]: yes } : {});
}

const FLAG = 'true';

const withValues = (said: string | PrintedField, values: PrintedField['values']): PrintedField =>
  typeof said === 'string' ? { label: said, values } : said;

/** A field's value in the document's words; blank where nothing was entered. */
export function printField(
  name: BeneathField,
  value: RowWords[BeneathField],
  words: FieldLanguage,
): string {
  const stored = String(value ?? '');
  const { kind } = findRowField(name);
  if (kind === 'text') return splitLines(stored).join('\n');
  return kind === 'line' ? cleanLine(stored) : (describePrinted(name, words).values[stored] ?? '');
}

/** "Location: Roof" */
export const labelField = (name: BeneathField, value: string, words: FieldLanguage): string =>
  `${describePrinted(name, words).label}${words.afterName}${value}`;

/** Parses the printed words of a field with fixed values; undefined for words that are none of its values. */
export function parsePrinted(
  name: BeneathField,
  printed: string,
  words: FieldLanguage,
): string | boolean | null | undefined {
  const said = printed.trim().toLowerCase();
  if (said === '') return isFlag(name) ? false : null;
  if (isFlag(name) && said === words.answers.no.toLowerCase()) return false;
  const { values } = describePrinted(name, words);
  const stored = Object.keys(values).find((value) => values[value]?.toLowerCase() === said);
  return isFlag(name) && stored !== undefined ? true : stored;
}
