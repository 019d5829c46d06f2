import type { Paragraph, Table } from 'docx';
import type { OutlineEntry } from '@/document/model/outline';
import type { ReportContent } from '@/document/model/report-content';
import type { Pictures } from '@/document/pictures/prepare-picture';
import type { Writing } from './text';

export interface PartWriting extends Writing {
  report: ReportContent;
  outline: readonly OutlineEntry[];
  pictures: Pictures;
  /** On which page each heading and each row stands, by the ids of the outline; what is missing is not known. */
  pages: ReadonlyMap<string, number>;
  hasContents: boolean;
}

/** Writes what a part shows; its first paragraph begins a page where the model says so. */
export type WordFace<Content> = (
  content: Content,
  writing: PartWriting,
  startsPage: boolean,
) => (Paragraph | Table)[];
