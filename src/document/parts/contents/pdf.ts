import { type ContentsGaps, contentsGaps, NUMBER_ROOM } from '@/document/layout/contents-gaps';
import { CONTENT_WIDTH, PAGE } from '@/document/layout/page-layout';
import type { OutlineEntry } from '@/document/model/outline';
import { drawWords, measureWidth } from '@/document/pdf/draw-words';
import { CONTENTS_LINE } from '@/document/pdf/text-styles';
import { type Block, drawArtifact, type Structure } from '@/document/pdf/pdf-sheet';
import { plain, textBlocks } from '@/document/pdf/pdf-text';
import { type Drawing, headingBlocks, type PdfFace } from '@/document/pdf/drawing';
import { type Contents, LAST_TOGETHER } from './model';

/** The indent of each level. */
const STEP = 12;
const GAP = 4;

/** The headings and their pages as links. The page numbers are written at the end. */
export const PDF: PdfFace<Contents> = {
  draw(drawing, { heading }) {
    const { pdf, root, sheet, outline, report } = drawing;
    const gaps = contentsGaps(report, outline);
    const lead = headingBlocks(drawing, 'part', heading);
    const list = pdf.struct('TOC');
    root.add(list);
    const last = outline.length - LAST_TOGETHER;
    sheet.place([
      ...lead,
      ...outline.flatMap((entry, index) => {
        const lines = entryBlocks(drawing, list, entry, gaps);
        const isKept = index >= last && index < outline.length - 1;
        return isKept ? lines.map((line) => ({ ...line, keepsWithNext: true })) : lines;
      }),
    ]);
  },
  texts: ({ heading }, outline) => ({ bold: [heading], regular: outline.map(({ text }) => text) }),
};

function entryBlocks(
  drawing: Drawing,
  list: Structure,
  entry: OutlineEntry,
  { before, ...gaps }: ContentsGaps,
): Block[] {
  const { pdf, sheet } = drawing;
  const item = pdf.struct('TOCI');
  const reference = pdf.struct('Reference');
  const link = pdf.struct('Link');
  list.add(item);
  item.add(reference);
  reference.add(link);
  const indent = STEP * (entry.level - 1);
  const lines = textBlocks({
    pdf,
    parent: link,
    tag: 'Span',
    runs: plain(entry.text),
    indent,
    look: { ...CONTENTS_LINE, ...gaps },
    // Never mirrored, as in Word: all words begin, and all numbers end, at the same edge.
    width: CONTENT_WIDTH - NUMBER_ROOM,
    before: entry.level === 1 ? before : 0,
  });
  const last = lines.at(-1);
  // An entry of several lines has dots only in the number's room.
  const end =
    lines.length === 1
      ? indent + measureWidth(pdf, entry.text, CONTENTS_LINE)
      : CONTENT_WIDTH - NUMBER_ROOM;
  return lines.map((line) => ({
    ...line,
    draw(x, y) {
      line.draw(x, y);
      if (line !== last) return;
      const { page } = sheet;
      drawing.later.push(() => {
        pdf.switchToPage(page - 1);
        drawPage(drawing, { entry, link, x, y, height: line.height, end });
      });
    },
  }));
}

interface Written {
  entry: OutlineEntry;
  link: Structure;
  x: number;
  y: number;
  height: number;
  end: number;
}

function drawPage({ pdf, pages }: Drawing, { entry, link, x, y, height, end }: Written): void {
  const page = String(pages.get(entry.id) ?? '');
  const width = measureWidth(pdf, page, CONTENTS_LINE);
  const right = PAGE.side + CONTENT_WIDTH;
  const content = pdf.markStructureContent('Link');
  drawWords(pdf, { text: page, direction: 'ltr' }, CONTENTS_LINE, right - width, y);
  pdf.endMarkedContent();
  link.add(content);
  drawArtifact(pdf, () => {
    drawDots(pdf, { from: x + end + GAP, to: right - width - GAP, y });
  });
  pdf.goTo(x, y, CONTENT_WIDTH, height, entry.id, {
    structParent: link,
    Contents: new String(entry.text),
  } as object);
  link.end();
}

/** Dots aligned on every line, counted from the right. */
function drawDots(pdf: Drawing['pdf'], { from, to, y }: { from: number; to: number; y: number }) {
  const dot = measureWidth(pdf, '.', CONTENTS_LINE);
  const count = Math.max(0, Math.floor((to - from) / dot));
  drawWords(pdf, { text: '.'.repeat(count), direction: 'ltr' }, CONTENTS_LINE, to - count * dot, y);
}
