import { headingBlocks, type PdfFace } from '@/document/pdf/drawing';
import { plain } from '@/document/pdf/pdf-text';
import { cellText, drawPlainTable } from '@/document/pdf/plain-table';
import { type Revisions, SHARES } from './model';

export const PDF: PdfFace<Revisions> = {
  draw(drawing, { heading, columns, rows }) {
    const { pdf } = drawing;
    drawPlainTable(drawing, {
      lead: headingBlocks(drawing, 'part', heading, 'revisions'),
      columns,
      shares: SHARES,
      rows: rows.map((cells) => cells.map((cell) => cellText(pdf, plain(cell)))),
    });
  },
  texts: ({ heading, columns, rows }) => ({ bold: [heading, ...columns], regular: rows.flat() }),
};
