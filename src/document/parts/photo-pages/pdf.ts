import type { Size } from '@/lib/pictures/size';
import { fittedBox, PAGE } from '@/document/layout/page-layout';
import { GRID_GAP, photoGrid, photoPages } from '@/document/layout/photo-grid';
import { photosPerPage } from '@/document/model/report-layout';
import { isRightToLeft } from '@/document/model/clean-text';
import type { Row } from '@/document/model/report-model';
import { PHOTO_NOTE } from '@/document/pdf/text-styles';
import type { Block } from '@/document/pdf/pdf-sheet';
import { plain, textBlocks } from '@/document/pdf/pdf-text';
import { type Drawing, headingBlocks, type PdfPart } from '@/document/pdf/drawing';
import { AFTER_TABLE } from '@/document/pdf/table';
import { captionBlocks, reachedByReferences, shownPhoto } from '@/document/pdf/photo-cell';

/** The photos on pages of their own, all in cells of one size. */
export const pdfPhotographs: PdfPart = {
  draw: drawPhotoPages,
  texts: ({ photographs, schedule1: { rows } }) => ({
    bold: [photographs?.heading],
    regular: rows.map(({ note }) => note),
  }),
};

function drawPhotoPages(drawing: Drawing): void {
  const { sheet, model } = drawing;
  const { photographs, schedule1 } = model;
  const perPage = photosPerPage(schedule1.arrangement);
  if (!photographs || perPage === null) return;
  const { columns, cell, picture } = photoGrid(perPage);
  const shown = schedule1.rows.filter(({ photo }) => photo !== null);
  photoPages(shown, perPage).forEach((page, index) => {
    if (index === 0)
      sheet.place(headingBlocks(drawing, 'part', photographs.heading, 'photographs'));
    else sheet.turnPage();
    const top = sheet.y;
    page.forEach((row, at) => {
      const x = PAGE.side + (at % columns) * (cell.width + GRID_GAP);
      let y = top + Math.floor(at / columns) * (cell.height + GRID_GAP);
      for (const block of photoBlocks(drawing, row, { width: cell.width, picture })) {
        block.draw(x, y);
        y += block.height + block.gap;
      }
    });
    const lines = Math.ceil(page.length / columns);
    sheet.pass(lines * cell.height + (lines - 1) * GRID_GAP);
  });
  sheet.place([AFTER_TABLE]);
}

function photoBlocks(
  drawing: Drawing,
  row: Row,
  { width, picture }: { width: number; picture: Size },
): Block[] {
  const { pdf, root } = drawing;
  const parent = pdf.struct('Div');
  root.add(parent);
  const boxOf = (size: Size | null) => fittedBox(size, picture);
  const note = { pdf, parent, tag: 'P', look: PHOTO_NOTE, width } as const;
  const blocks = [
    ...shownPhoto(drawing, parent, row, { width, boxOf }),
    ...captionBlocks(pdf, parent, row, width),
    ...(row.note === ''
      ? []
      : textBlocks({ ...note, runs: plain(row.note), isRightToLeft: isRightToLeft(row.note) })),
  ];
  return reachedByReferences(drawing, row.number, blocks);
}
