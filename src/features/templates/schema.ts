import { z } from 'zod';
import { PLACEHOLDERS, type PlaceholderName } from '@/document/template/placeholders';
import { takeText } from '@shared/text/take-text';

/** The most that one person can keep; the database refuses more. */
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

/** Text that looks like a placeholder and is none, with the probable one. */
export type UnknownPlaceholder = z.infer<typeof unknownSchema>[number];

/** A template as listed, without its file. */
export interface DocumentTemplate {
  id: string;
  name: string;
  found: PlaceholderName[];
  unknown: UnknownPlaceholder[];
  created_at: string;
}

/** Parses a row's lists, which may be invalid. */
export function readLists(row: { found: unknown; unknown: unknown }) {
  return {
    found: foundSchema.catch([]).parse(row.found),
    unknown: unknownSchema.catch([]).parse(row.unknown),
  };
}

/** Placeholders that a report needs and this file lacks. */
export function findMissingPlaceholders(found: readonly PlaceholderName[]): PlaceholderName[] {
  return PLACEHOLDERS.filter(({ name, isWanted }) => isWanted && !found.includes(name)).map(
    ({ name }) => name,
  );
}

/** A placeholder as written in Word. */
export const writtenAs = (name: string) => `{{${name}}}`;

/** An unknown placeholder as written in Word, with its place in brackets: "{{a}} (in a header)". */
export const unknownAs = ({ written }: UnknownPlaceholder) =>
  written.replace(/^(.*?)( \(in [^()]*\))?$/s, '{{$1}}$2');

/** Several of them in a sentence: "{{a}}, {{b}} and {{c}}". */
export function writtenList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names.map(writtenAs));
}

/** A template's name from its file's: without extension, cut to the limit. */
export function nameOfFile(fileName: string): string {
  const name = takeText(fileName)
    .replace(/\.do[ct]x$/i, '')
    .trim();
  return Array.from(name).slice(0, MAX_TEMPLATE_NAME).join('').trim() || 'Word template';
}
