import type { Paragraph, Table } from 'docx';
import type { OutlineEntry } from '@/document/model/outline';
import type { ReportContent } from '@/document/model/report-content';
import type { Pictures } from '@/document/pictures/prepare-picture';
import type { Writing } from './text';

export interface PartWriting extends Writing {
  report: ReportContent;
  outline: readonly OutlineEntry[];
  pictures: Pictures;
  /** The page of each heading and row, by the ids of the outline; missing where unknown. */
  pages: ReadonlyMap<string, number>;
  hasContents: boolean;
}

/** Writes a part; its first paragraph begins a page if `startsPage`. */
export type WordFace<Content> = (
  content: Content,
  writing: PartWriting,
  startsPage: boolean,
) => (Paragraph | Table)[];
