import type { OutlineEntry } from './outline';
import type { Scale } from './printed-levels';
import type { ReportContent } from './report-content';
import type { ReportLayout } from './report-layout';
import type { ReportSource } from './report-source';
import type { PrintedWords } from '../words/printed-words';

/** One part's content, free of any format. */
export interface PartModel<Content> {
  /** Null where the document has no such part: not requested, or empty. */
  build(material: PartMaterial): Content | null;
  /** The part's headings for the list of contents; the title is none. */
  outline?(content: Content): OutlineEntry[];
  startsPage?(around: PartSurroundings): boolean;
  /** May begin the body, which starts a page after a longer list of contents. */
  isBody?: true;
}

export interface PartMaterial {
  source: ReportSource;
  report: ReportContent;
  layout: ReportLayout;
  scale: Scale;
  words: PrintedWords;
  /** The heading of an appendix; letters follow the order of the calls. */
  appendix: (title: string) => string;
}

interface PartSurroundings {
  layout: ReportLayout;
  has: (part: string) => boolean;
}
