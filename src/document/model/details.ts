import type { DocumentWords } from '../../../supabase/functions/_shared/languages/forms/document';
import { cleanLine, linesOf } from './clean-text';
import type { Detail, DetailField, Section } from './report-model';
import { blocksOf } from './parse-text';
import type { ReportSource } from './report-source';
import type { PrintedWords } from '../words/words-of';

/** What stands under the title: only what was entered. */
export function detailsOf(
  { report, observations, today }: Pick<ReportSource, 'report' | 'observations' | 'today'>,
  {
    inspectionDate,
    preparedBy,
    words,
  }: { inspectionDate: string; preparedBy: string; words: PrintedWords },
): Detail[] {
  const labels = words.details;
  const { particulars } = words.parts;
  const reportDate = longDate(today.toISOString().slice(0, 10), words);
  const shown = (field: DetailField, label: string, text: string | null) => ({
    field,
    label,
    value: cleanLine(text ?? ''),
  });
  const inLines = (field: DetailField, label: string, text: string) => ({
    field,
    label,
    value: linesOf(text).join('\n'),
  });
  const details = [
    shown('client_name', labels.client, report.client_name),
    inLines('site_address', particulars.siteAddress, report.site_address),
    shown('structure', particulars.structure, report.structure),
    shown('reference', particulars.reference, report.reference),
    shown('revision', particulars.revision, report.revision),
    { label: labels.inspectionDate, value: inspectionDate },
    shown('weather', particulars.weather, report.weather),
    inLines('attendees', particulars.attendees, report.attendees),
    { label: labels.preparedBy, value: preparedBy },
    { label: labels.reportDate, value: reportDate },
    { label: labels.observations, value: String(observations.length) },
  ];
  return details.filter(({ value }) => value !== '');
}

/** What was to be looked at, what was not, and what was read for it: sections of their own. */
export function scopeOf(report: ReportSource['report'], { parts }: DocumentWords): Section[] {
  const texts = [
    { field: 'scope', heading: parts.scope.scope, text: report.scope },
    { field: 'not_inspected', heading: parts.scope.notInspected, text: report.not_inspected },
    { field: 'documents_seen', heading: parts.scope.documentsSeen, text: report.documents_seen },
  ] as const;
  return texts.flatMap(({ field, heading, text }) => {
    // A number in these texts is a drawing's or a room's: nothing binds it to a photo.
    const blocks = blocksOf(text, (line) => [{ text: line, photo: null }]);
    return blocks.length === 0 ? [] : [{ field, heading, blocks }];
  });
}

/** A day as the document's language writes it; what is no day stays as it is. */
export function longDate(day: string, { tag }: Pick<PrintedWords, 'tag'>): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return cleanLine(day);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
