import { Paragraph } from 'docx';
import { docxObservations } from '../docx-observations';
import { docxDefects } from './docx-defects';
import { docxHeading } from './docx-heading';
import type { DocxPart } from './part-writing';

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
