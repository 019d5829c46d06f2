import { PART_SHARES } from '@/document/layout/column-widths';
import { rowId } from '@/document/model/outline';
import { headingBlocks, type PdfPart } from '@/document/pdf/drawing';
import { plain } from '@/document/pdf/pdf-text';
import { cellText, drawPlainTable } from '@/document/pdf/plain-table';

/** The photos with their pages; all of them stand before it. */
export const pdfPhotoList: PdfPart = {
  draw(drawing) {
    const { pdf, model, pages } = drawing;
    if (!model.photoList) return;
    const { heading, columns, items } = model.photoList;
    drawPlainTable(drawing, {
      lead: headingBlocks(drawing, 'part', heading, 'photo_list'),
      ...{ columns, shares: PART_SHARES.photoList },
      rows: items.map(({ reference, texts }) => [
        cellText(pdf, [reference]),
        ...texts.map((text) => cellText(pdf, plain(text))),
        cellText(pdf, plain(String(pages.get(rowId(reference.photo)) ?? ''))),
      ]),
    });
  },
  texts: ({ photoList }) => ({
    bold: [photoList?.heading, ...(photoList?.columns ?? [])],
    regular: photoList?.items.flatMap(({ reference, texts }) => [reference.text, ...texts]),
  }),
};
