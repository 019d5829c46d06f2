import type { OutlineEntry } from './outline';
import type { Scale } from './printed-levels';
import type { ReportContent } from './report-content';
import type { ReportLayout } from './report-layout';
import type { ReportSource } from './report-source';
import type { PrintedWords } from '../words/printed-words';

/** A part's content, free of any format. */
export interface PartModel<Content> {
  /** Null where the document has no such part: it was not asked for, or there is nothing to put in it. */
  build(material: PartMaterial): Content | null;
  /** Its headings, as a list of contents has them; the title is none. */
  outline?(content: Content): OutlineEntry[];
  startsPage?(around: PartSurroundings): boolean;
  /** May be the first of the body, which begins a page after a list of contents that is not short. */
  isBody?: true;
}

export interface PartMaterial {
  source: ReportSource;
  report: ReportContent;
  layout: ReportLayout;
  scale: Scale;
  words: PrintedWords;
  /** The heading of an appendix, lettered in the order in which they are asked for. */
  appendix: (title: string) => string;
}

interface PartSurroundings {
  layout: ReportLayout;
  has: (part: string) => boolean;
}
