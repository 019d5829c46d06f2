import { PART_SHARES } from '@/document/layout/column-widths';
import { headingBlocks, type PdfPart } from '@/document/pdf/drawing';
import { plain } from '@/document/pdf/pdf-text';
import { cellText, drawPlainTable } from '@/document/pdf/plain-table';

export const pdfRevisions: PdfPart = {
  draw(drawing) {
    const { pdf, model } = drawing;
    if (!model.revisions) return;
    const { heading, columns, rows } = model.revisions;
    drawPlainTable(drawing, {
      lead: headingBlocks(drawing, 'part', heading, 'revisions'),
      ...{ columns, shares: PART_SHARES.revisions },
      rows: rows.map((cells) => cells.map((cell) => cellText(pdf, plain(cell)))),
    });
  },
  texts: ({ revisions }) => ({
    bold: [revisions?.heading, ...(revisions?.columns ?? [])],
    regular: revisions?.rows.flat(),
  }),
};
