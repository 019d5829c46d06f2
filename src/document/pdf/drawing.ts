import { CONTENT_WIDTH, PAGE, SPACE } from '../layout/page-layout';
import { isRightToLeft } from '../model/clean-text';
import type { OutlineEntry } from '../model/outline';
import type { ReportContent } from '../model/report-content';
import type { Pictures } from '../pictures/prepare-picture';
import type { TextStyle } from './draw-words';
import { SCHEDULE, SECTION } from './text-styles';
import type { PartTexts } from './part-texts';
import { addBookmark, type Bookmark } from './pdf-bookmarks';
import type { Block, Pdf, Sheet, Structure } from './pdf-sheet';
import { beginWith, plain, textBlocks, type TextRequest } from './pdf-text';

export interface Drawing {
  pdf: Pdf;
  sheet: Sheet;
  root: Structure;
  report: ReportContent;
  outline: readonly OutlineEntry[];
  pictures: Pictures;
  /** The page of each heading and each row's photo, by their ids in outline.ts. */
  pages: Map<string, number>;
  /** The open bookmarks by level. */
  bookmarks: Bookmark[];
  /** Callbacks to draw once all pages are known. */
  later: (() => void)[];
  /** The end of the previous part, not placed yet: it stays on a page with what comes next. */
  held: Block[];
}

/** Draws a part of the document, and lists the texts that it needs fonts for. */
export interface PdfFace<Content> {
  draw: (drawing: Drawing, content: Content) => void;
  texts: (content: Content, outline: readonly OutlineEntry[]) => PartTexts;
}

const HEADINGS = {
  part: { level: 1, tag: 'H2', look: SCHEDULE, before: SPACE.beforeSchedule },
  section: { level: 2, tag: 'H3', look: SECTION, before: SPACE.beforeSection },
  label: { level: 3, tag: 'H4', look: SECTION, before: SPACE.beforeSection },
} as const;

/** A heading, kept with what follows it; `id` as in outline.ts, or null for one outside the contents. */
export function headingBlocks(
  drawing: Drawing,
  rank: keyof typeof HEADINGS,
  text: string,
  id: string | null = null,
): Block[] {
  const { level, tag, look, before } = HEADINGS[rank];
  const blocks = paragraph(drawing, text, look, { tag, before, keepsWithNext: true });
  return beginWith(blocks, (_x, y) => {
    if (id !== null) reachHeading(drawing, { id, level, text, y });
  });
}

/** Records a heading's place for the contents, the bookmarks and links. */
export function reachHeading(
  drawing: Drawing,
  { id, level, text, y }: { id: string; level: number; text: string; y: number },
): void {
  const { pdf, sheet, pages, bookmarks } = drawing;
  pages.set(id, sheet.page);
  pdf.addNamedDestination(id, 'XYZ', PAGE.side, y, null);
  // The nearest higher heading: without a title's bookmark, the document's root.
  const under = bookmarks.slice(0, level).at(-1) ?? pdf.outline;
  bookmarks.length = Math.min(bookmarks.length, level);
  bookmarks[level] = addBookmark(under, text, y);
}

/** A paragraph, of the page's width by default. */
export function paragraph(
  { pdf, root }: Drawing,
  text: string,
  look: TextStyle,
  options: Partial<Pick<TextRequest, 'tag' | 'width' | 'before' | 'keepsWithNext'>> = {},
): Block[] {
  return textBlocks({
    pdf,
    parent: root,
    tag: 'P',
    runs: plain(text),
    look,
    width: CONTENT_WIDTH,
    isRightToLeft: isRightToLeft(text),
    ...options,
  });
}

/** Adds space above and below to a block's height. */
export function padded(block: Block, above: number, below: number): Block {
  return {
    ...block,
    height: above + block.height + below,
    ...(below > 0 && { overhang: 0 }),
    draw(x, y) {
      block.draw(x, y + above);
    },
  };
}

/** Keeps blocks with what comes next. */
export function kept(blocks: Block[]): Block[] {
  return blocks.map((block) => ({ ...block, keepsWithNext: true }));
}

/** Keeps lines together on one page. */
export function whole(blocks: Block[]): Block[] {
  return blocks.map((block, index) => ({
    ...block,
    keepsWithNext: index < blocks.length - 1 || (block.keepsWithNext ?? false),
  }));
}
