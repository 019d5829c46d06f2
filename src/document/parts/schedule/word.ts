import { Paragraph } from 'docx';
import type { Schedule1 } from '@/document/model/report-content';
import { docxHeading } from '@/document/word/write/heading';
import type { PartWriting, WordFace } from '@/document/word/write/part-writing';
import { docxDefects } from './word-defects';
import { docxObservations } from './word-table';

export const WORD: WordFace<Schedule1> = (schedule, writing, startsPage) => [
  docxHeading(schedule.heading, { id: 'schedule1', level: 1, startsPage }, writing),
  ...writeObservations(schedule, writing),
];

function writeObservations(schedule: Schedule1, writing: PartWriting): ReturnType<typeof WORD> {
  if (schedule.rows.length === 0) return [new Paragraph(schedule.whenEmpty)];
  if (schedule.arrangement === 'defects') return docxDefects(schedule, writing);
  return [docxObservations(schedule, writing.pictures, writing)];
}
