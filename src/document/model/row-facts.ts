import { ADDED_FIELDS, BENEATH_FIELDS, type BeneathField, type RowWords } from '@shared/row-words';
import { eachField } from '@shared/report-fields';
import { cleanLine } from './clean-text';
import { describePrinted, printField } from './printed-fields';
import type { RowFacts } from './report-content';
import { findDanger, levelRuns, levelText, type RankedLevel, type Scale } from './printed-levels';
import type { PartWords } from '@shared/languages/forms/document-parts';
import type { PrintedWords } from '../words/printed-words';

export function rowFacts(
  row: RowWords,
  level: RankedLevel | null,
  scale: Scale,
  words: PrintedWords,
): RowFacts {
  const { schedule } = words.parts;
  const printed = eachField(BENEATH_FIELDS, (name) => printField(name, row[name], words));
  const line = (name: BeneathField) => ({
    label: describePrinted(name, words).label,
    value: printed[name],
    rowField: name,
  });
  const danger = findDanger(row, scale, words.parts);
  const urgency = urgencyText(row.urgency, words.parts);
  const taken = cameraTime(row.captured_at, words.tag);
  const lines = [
    line('location'),
    {
      label: scale.isScheme ? schedule.rating : schedule.severity,
      value: level ? levelText(level) : '',
      ...(level && { runs: levelRuns(level) }),
    },
    {
      label: schedule.severity,
      value: danger?.label ?? '',
      ...(danger && { runs: levelRuns(danger) }),
    },
    { label: schedule.urgency, value: urgency },
    { label: schedule.taken, value: taken },
    ...ADDED_FIELDS.map(line),
  ].filter(({ value }) => value !== '');
  return {
    element: cleanLine(row.element),
    defect: cleanLine(row.defect),
    printed,
    level,
    danger,
    urgency,
    taken,
    lines,
  };
}

/** A row's urgency in the document's words; blank where none was chosen. */
export function urgencyText(urgency: string | null, { urgencies }: PartWords): string {
  return (urgencies as Record<string, string>)[urgency ?? ''] ?? '';
}

/** Formats the camera's local time, without converting its time zone. */
export function cameraTime(stored: string | null, tag: string): string {
  const time = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(stored ?? '') ? (stored ?? '') : `${stored}Z`);
  if (stored === null || Number.isNaN(time.getTime())) return '';
  return new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time);
}
