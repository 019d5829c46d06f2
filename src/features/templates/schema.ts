import { z } from 'zod';
import { PLACEHOLDERS, type PlaceholderName } from '@/document/template/placeholders';
import { takeText } from '@shared/text/take-text';

/** As many as one person can keep; the database refuses the next. */
export const MAX_TEMPLATES = 10;
/** Characters of a name; the table allows no more. */
export const MAX_TEMPLATE_NAME = 120;
const NAMES: readonly string[] = PLACEHOLDERS.map(({ name }) => name);
const isPlaceholder = (name: unknown): name is PlaceholderName =>
  NAMES.includes(name as PlaceholderName);

const nameSchema = z.custom<PlaceholderName>(isPlaceholder);
const foundSchema = z.array(z.unknown()).transform((names) => names.filter(isPlaceholder));
const unknownSchema = z.array(
  z.object({ written: z.string(), suggestion: nameSchema.nullable().catch(null) }),
);

/** Text that looks like a placeholder and is none, with the one that was probably meant. */
export type UnknownPlaceholder = z.infer<typeof unknownSchema>[number];

/** A template as it is listed: all but its file. */
export interface DocumentTemplate {
  id: string;
  name: string;
  found: PlaceholderName[];
  unknown: UnknownPlaceholder[];
  created_at: string;
}

/** A row's lists, as anybody may have written them. */
export function readLists(row: { found: unknown; unknown: unknown }) {
  return {
    found: foundSchema.catch([]).parse(row.found),
    unknown: unknownSchema.catch([]).parse(row.unknown),
  };
}

/** Placeholders that a report is expected to have and this file has not. */
export function findMissingPlaceholders(found: readonly PlaceholderName[]): PlaceholderName[] {
  return PLACEHOLDERS.filter(({ name, isWanted }) => isWanted && !found.includes(name)).map(
    ({ name }) => name,
  );
}

/** A placeholder as it is written in Word. */
export const writtenAs = (name: string) => `{{${name}}}`;

/** An unknown placeholder as it is written in Word, its place in brackets behind it: "{{a}} (in a header)". */
export const unknownAs = ({ written }: UnknownPlaceholder) =>
  written.replace(/^(.*?)( \(in [^()]*\))?$/s, '{{$1}}$2');

/** Several of them in a sentence: "{{a}}, {{b}} and {{c}}". */
export function writtenList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names.map(writtenAs));
}

/** A file's name as a template's: without its ending, within the bound. */
export function nameOfFile(fileName: string): string {
  const name = takeText(fileName)
    .replace(/\.do[ct]x$/i, '')
    .trim();
  return Array.from(name).slice(0, MAX_TEMPLATE_NAME).join('').trim() || 'Word template';
}
