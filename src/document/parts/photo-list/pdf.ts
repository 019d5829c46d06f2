import { rowId } from '@/document/model/outline';
import { headingBlocks, type PdfFace } from '@/document/pdf/drawing';
import { plain } from '@/document/pdf/pdf-text';
import { cellText, drawPlainTable } from '@/document/pdf/plain-table';
import { type PhotoList, SHARES } from './model';

/** The list of photos with their pages, which all come before it. */
export const PDF: PdfFace<PhotoList> = {
  draw(drawing, { heading, columns, items }) {
    const { pdf, pages } = drawing;
    drawPlainTable(drawing, {
      lead: headingBlocks(drawing, 'part', heading, 'photo_list'),
      columns,
      shares: SHARES,
      rows: items.map(({ reference, texts }) => [
        cellText(pdf, [reference]),
        ...texts.map((text) => cellText(pdf, plain(text))),
        cellText(pdf, plain(String(pages.get(rowId(reference.photo)) ?? ''))),
      ]),
    });
  },
  texts: ({ heading, columns, items }) => ({
    bold: [heading, ...columns],
    regular: items.flatMap(({ reference, texts }) => [reference.text, ...texts]),
  }),
};
