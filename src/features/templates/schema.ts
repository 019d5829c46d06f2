import { z } from 'zod';
import { PLACEHOLDERS, type PlaceholderName } from '@/features/export/docx/template/placeholders';
import type { TemplateReading } from '@/features/export/docx/template/read-template';

/** As many as one person can keep; the database refuses the next. */
export const MAX_TEMPLATES = 10;
/** Characters of a name; the table allows no more. */
export const MAX_TEMPLATE_NAME = 120;
/** Characters of base64 that the table takes: 5 MB, and what cleaning may add to it. */
export const MAX_TEMPLATE_BASE64 = 7_340_032;

/** Of what a file holds that is no placeholder, so much is kept: the rest is the same mistake again. */
const LISTED = 40;
const WRITTEN = 80;

const NAMES: readonly string[] = PLACEHOLDERS.map(({ name }) => name);
const isPlaceholder = (name: unknown): name is PlaceholderName =>
  NAMES.includes(name as PlaceholderName);

const nameSchema = z.custom<PlaceholderName>(isPlaceholder);
const foundSchema = z.array(z.unknown()).transform((names) => names.filter(isPlaceholder));
const unknownSchema = z.array(
  z.object({ written: z.string(), suggestion: nameSchema.nullable().catch(null) }),
);

/** What looks like a placeholder in a file and is none, with what was probably meant. */
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
export function missingIn(found: readonly PlaceholderName[]): PlaceholderName[] {
  return PLACEHOLDERS.filter(({ name, isWanted }) => isWanted && !found.includes(name)).map(
    ({ name }) => name,
  );
}

/** A placeholder as it is written in Word. */
export const writtenAs = (name: string) => `{{${name}}}`;

/** What is none as it is written in Word; where it stands follows in brackets: "{{a}} (in a header)". */
export const unknownAs = ({ written }: UnknownPlaceholder) =>
  written.replace(/^(.*?)( \(in [^()]*\))?$/s, '{{$1}}$2');

/** Several of them in a sentence: "{{a}}, {{b}} and {{c}}". */
export function writtenList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names.map(writtenAs));
}

/** What the table takes of the unknown ones. */
export function keptUnknown(unknown: TemplateReading['unknown']): UnknownPlaceholder[] {
  return unknown.slice(0, LISTED).map(({ written, suggestion }) => ({
    written: Array.from(written).slice(0, WRITTEN).join(''),
    suggestion,
  }));
}

/** A file's name as a template's: without its ending, within the bound. */
export function nameOfFile(fileName: string): string {
  const name = fileName.replace(/\.do[ct]x$/i, '').trim();
  return Array.from(name).slice(0, MAX_TEMPLATE_NAME).join('').trim() || 'Word template';
}

/** A chosen file, read and cleaned, as it is stored. */
export type ReadTemplate = Pick<TemplateReading, 'found' | 'removed'> & {
  unknown: UnknownPlaceholder[];
  content: string;
  sha256: string;
};

/** What the page asks of the worker, and what it answers, once. */
export type TemplateJob = { type: 'read'; file: Blob } | { type: 'sample' };
export type TemplateAnswer =
  | { type: 'read'; template: ReadTemplate }
  | { type: 'sample'; file: Blob }
  /** The file can't be used: a sentence for people. */
  | { type: 'refused'; message: string }
  | { type: 'failed'; message: string };
