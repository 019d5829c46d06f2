import { languageSchema } from '../../../supabase/functions/_shared/contract/stored';
import { LANGUAGES, type Language } from '../../../supabase/functions/_shared/languages/language';
import type { DocumentWords } from '../../../supabase/functions/_shared/languages/forms/document';
import type { ColumnKind } from '../model/report-content';
import { choosePrintedWords } from '../words/printed-words';
import { normaliseText } from './printed-text';

export type LabelledText = 'element' | 'defect' | 'recommendation';

/**
 * The words that a document prints beside a row's own. A row copied in Word loses its bookmarks, so these
 * words are all that still tells a label from what was written.
 */
export interface PrintedLabels {
  /** The place in "Location: Roof"; null for any other line. */
  placeIn: (line: string) => string | null;
  /** Whether a line is "Rating: …". */
  isRating: (line: string) => boolean;
  /** Which of the three texts has this name above it on a defect's own page. */
  textNamed: (line: string) => LabelledText | null;
  /** What the label before a tab stands for on a defect's own page; null for no label of a document. */
  factNamed: (label: string) => 'location' | 'rating' | 'other' | null;
  /** What the column of the observations' table with this name holds; null for no name of a column. */
  columnNamed: (name: string) => ColumnKind | null;
  /** Whether a line begins as a caption does: "Photo 3". */
  isCaption: (line: string) => boolean;
}

/** In the language of a file, or in any where the file does not name one that is known here. */
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
    placeIn: (line) => first(({ placeIn }) => placeIn(line)),
    isRating: (line) => all.some(({ isRating }) => isRating(line)),
    textNamed: (line) => first(({ textNamed }) => textNamed(line)),
    factNamed: (label) => first(({ factNamed }) => factNamed(label)),
    // A head may have been translated by hand.
    columnNamed: (name) =>
      first(({ columnNamed }) => columnNamed(name)) ??
      LANGUAGES.map((any) => printedLabels(any).columnNamed(name)).find((kind) => kind !== null) ??
      null,
    isCaption: (line) => all.some(({ isCaption }) => isCaption(line)),
  };
}

export function printedLabels(language: Language): PrintedLabels {
  const words = choosePrintedWords(language);
  const { columns, parts, photo } = words;
  const texts = new Map<string, LabelledText>([
    [columns[1], 'element'],
    [columns[2], 'defect'],
    [columns[3], 'recommendation'],
  ]);
  const isRating = within(parts.rated);
  return {
    placeIn: within(words.location),
    isRating: (line) => isRating(line) !== null,
    textNamed: (line) => texts.get(line) ?? null,
    factNamed: (label) => factNamed(label, parts.schedule),
    columnNamed: (name) => columnNames(words).get(name.toLowerCase()) ?? null,
    // A row without a photo has the number alone.
    isCaption: (line) =>
      /^\d{1,4}(?:$|:)/u.test(line) ||
      (line.startsWith(photo) && /^\s*\d/u.test(line.slice(photo.length))),
  };
}

function columnNames({ columns, parts: { schedule } }: DocumentWords): Map<string, ColumnKind> {
  const [photo, element, defect, recommendation] = columns;
  const { location, rating, severity } = schedule;
  const names = { photo, element, defect, recommendation, location, rating };
  const named = [...Object.entries(names), ['rating', severity]] as [ColumnKind, string][];
  return new Map(named.map(([kind, name]) => [normaliseText(name, 'line').toLowerCase(), kind]));
}

function factNamed(label: string, names: DocumentWords['parts']['schedule']) {
  if (label === names.location) return 'location';
  if (label === names.rating || label === names.severity) return 'rating';
  return label === names.urgency || label === names.taken ? 'other' : null;
}

/** Takes a value out of the words around it, as they are read back: there all spaces are alike. */
function within(sentence: string) {
  const [before = '', after = ''] = sentence
    .split(/\{\w+\}/)
    .map((label) => normaliseText(label, 'line'));
  return (line: string) =>
    line.startsWith(before) && line.endsWith(after)
      ? line.slice(before.length, line.length - after.length).trim()
      : null;
}
