import { Paragraph } from 'docx';
import { docxObservations } from './word-table';
import { docxDefects } from './word-defects';
import { docxHeading } from '@/document/word/write/heading';
import type { DocxPart } from '@/document/word/write/part-writing';

/** The observations, in the report's arrangement. */
export const docxSchedule1: DocxPart = (model, writing, startsPage) => [
  docxHeading(model.schedule1.heading, { id: 'schedule1', level: 1, startsPage }, writing),
  ...observationsOf(model, writing),
];

function observationsOf(
  { schedule1 }: Parameters<DocxPart>[0],
  writing: Parameters<DocxPart>[1],
): ReturnType<DocxPart> {
  if (schedule1.rows.length === 0) return [new Paragraph(schedule1.whenEmpty)];
  if (schedule1.arrangement === 'defects') return docxDefects(schedule1, writing);
  return [docxObservations(schedule1, writing.pictures, writing)];
}
