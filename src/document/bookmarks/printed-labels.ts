import { languageSchema } from '@shared/contract/stored';
import { LANGUAGES, type Language } from '@shared/languages/language';
import type { DocumentWords } from '@shared/languages/forms/document';
import { BENEATH_FIELDS, type BeneathField, type TextField } from '@shared/row-words';
import { eachField } from '@shared/report-fields';
import type { BeneathKind, ColumnKind } from '../model/report-content';
import { describePrinted, labelField } from '../model/printed-fields';
import { choosePrintedWords } from '../words/printed-words';
import { normaliseText } from './printed-text';

/**
 * The words a document prints beside a row's own. A row copied in Word loses its bookmarks; then only these words tell
 * a label from the person's text.
 */
export interface PrintedLabels {
  /** Reads the place from "Location: Roof", and so on; null for any other line. */
  readValue: (field: BeneathField, line: string) => string | null;
  /** Recognises "Rating: …". */
  isRating: (line: string) => boolean;
  /** Finds the text that has this name above it on a defect's own page. */
  findText: (line: string) => TextField | null;
  /** Reads the label before a tab on a defect's own page; null for no label of a document. */
  findFact: (label: string) => BeneathKind | 'other' | null;
  /** Finds the column of the observations table with this name; null for any other name. */
  findColumn: (name: string) => ColumnKind | null;
  isCaption: (line: string) => boolean;
}

/** Reads labels in the file's language, or in every language where the file names none known here. */
export function labelsOfFile(language: string): PrintedLabels {
  const spoken = languageSchema.safeParse(language.slice(0, 2)).data;
  const all = (spoken ? [spoken] : LANGUAGES).map(printedLabels);
  const first = <T>(find: (labels: PrintedLabels) => T | null): T | null => {
    for (const labels of all) {
      const found = find(labels);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    readValue: (field, line) => first(({ readValue }) => readValue(field, line)),
    isRating: (line) => all.some(({ isRating }) => isRating(line)),
    findText: (line) => first(({ findText }) => findText(line)),
    findFact: (label) => first(({ findFact }) => findFact(label)),
    // A column heading may have been translated by hand.
    findColumn: (name) =>
      first(({ findColumn }) => findColumn(name)) ??
      LANGUAGES.map((any) => printedLabels(any).findColumn(name)).find((kind) => kind !== null) ??
      null,
    isCaption: (line) => all.some(({ isCaption }) => isCaption(line)),
  };
}

export function printedLabels(language: Language): PrintedLabels {
  const words = choosePrintedWords(language);
  const { columns, parts, photo } = words;
  const texts = new Map<string, TextField>([
    [columns[1], 'element'],
    [columns[2], 'defect'],
    [columns[3], 'recommendation'],
  ]);
  const isRating = within(parts.rated);
  const readValues = eachField(BENEATH_FIELDS, (field) =>
    within(labelField(field, '{value}', words)),
  );
  return {
    readValue: (field, line) => readValues[field](line),
    isRating: (line) => isRating(line) !== null,
    findText: (line) => texts.get(line) ?? null,
    findFact: (label) => findFact(label, words),
    findColumn: (name) => columnNames(words).get(name.toLowerCase()) ?? null,
    // A row without a photo has only its number.
    isCaption: (line) =>
      /^\d{1,4}(?:$|:)/u.test(line) ||
      (line.startsWith(photo) && /^\s*\d/u.test(line.slice(photo.length))),
  };
}

function columnNames({ columns, rows, parts }: DocumentWords): Map<string, ColumnKind> {
  const [photo, element, defect, recommendation] = columns;
  const { rating, severity } = parts.schedule;
  const names = { photo, element, defect, recommendation, location: rows.location, rating };
  const pairs = [...Object.entries(names), ['rating', severity]] as [ColumnKind, string][];
  return new Map(pairs.map(([kind, name]) => [normaliseText(name, 'line').toLowerCase(), kind]));
}

function findFact(label: string, words: DocumentWords): BeneathKind | 'other' | null {
  const { rating, severity, urgency, taken } = words.parts.schedule;
  if (label === rating || label === severity) return 'rating';
  if (label === urgency || label === taken) return 'other';
  return BENEATH_FIELDS.find((name) => describePrinted(name, words).label === label) ?? null;
}

/** Extracts a value from the words around it, in normalised text, where all spaces are alike. */
function within(sentence: string) {
  const [before = '', after = ''] = sentence
    .split(/\{\w+\}/)
    .map((label) => normaliseText(label, 'line'));
  return (line: string) =>
    line.startsWith(before) && line.endsWith(after)
      ? line.slice(before.length, line.length - after.length).trim()
      : null;
}
