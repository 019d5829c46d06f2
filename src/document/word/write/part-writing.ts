import type { Paragraph, Table } from 'docx';
import type { ReportModel } from '@/document/model/report-model';
import type { Pictures } from '@/document/pictures/prepare-picture';
import type { Writing } from './text';

/** What the parts of one document have in common. */
export interface PartWriting extends Writing {
  pictures: Pictures;
  /** On which page each heading and each row stands, by the ids of the outline; what is missing is not known. */
  pages: ReadonlyMap<string, number>;
  /** Whether a list of contents leads to the headings. */
  hasContents: boolean;
}

/** Writes a part of the report; its first paragraph begins a page where the model says so. */
export type DocxPart = (
  model: ReportModel,
  writing: PartWriting,
  startsPage: boolean,
) => (Paragraph | Table)[];
