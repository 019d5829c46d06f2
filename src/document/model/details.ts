import {
  type DetailField,
  findField,
  FIELDS_AFTER_DATE,
  FIELDS_BEFORE_DATE,
  FIELDS_WITH_HEADING,
  listNames,
} from '@shared/report-fields';
import { cleanLine, splitLines } from './clean-text';
import type { Detail, Section } from './report-text';
import { parseBlocks } from './parse-text';
import { listFindings } from '@/records/findings';
import type { ReportSource } from './report-source';
import type { PrintedWords } from '../words/printed-words';

/** Lists the details entered, which print under the title. */
export function listDetails(
  { report, observations }: Pick<ReportSource, 'report' | 'observations'>,
  {
    words,
    ...known
  }: Record<'inspectionDate' | 'reportDate' | 'status' | 'author', string> & {
    words: PrintedWords;
  },
): Detail[] {
  const labels = words.details;
  const entered = (fields: readonly DetailField[]): Detail[] =>
    fields.map((field) => ({
      field,
      label: words.fields[field],
      value: printed(field, report[field] ?? ''),
    }));
  const details: Detail[] = [
    ...entered(listNames(FIELDS_BEFORE_DATE)),
    { label: words.signing.status, value: known.status },
    { label: labels.inspectionDate, value: known.inspectionDate },
    ...entered(listNames(FIELDS_AFTER_DATE)),
    { label: labels.preparedBy, value: known.author },
    { label: labels.reportDate, value: known.reportDate },
    { label: labels.observations, value: String(listFindings(observations).length) },
  ];
  return details.filter(({ value }) => value !== '');
}

const printed = (field: DetailField, text: string) =>
  findField(field).keepsLines ? splitLines(text).join('\n') : cleanLine(text);

/** Builds the sections of scope, limits and documents reviewed. */
export function buildScopeSections(
  report: ReportSource['report'],
  { fields }: Pick<PrintedWords, 'fields'>,
): Section[] {
  return listNames(FIELDS_WITH_HEADING).flatMap((field) => {
    // A number in these texts is a drawing's or a room's: nothing binds it to a photo.
    const blocks = parseBlocks(report[field], (line) => [{ text: line, photo: null }]);
    return blocks.length === 0 ? [] : [{ field, heading: fields[field], blocks }];
  });
}

/** Formats a day in the document's language; anything that is no day stays as typed. */
export function longDate(day: string, { tag }: Pick<PrintedWords, 'tag'>): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return cleanLine(day);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
