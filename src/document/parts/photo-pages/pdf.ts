import type { Size } from '@/lib/pictures/size';
import { fittedBox, PAGE } from '@/document/layout/page-layout';
import { GRID_GAP, photoGrid, photoPages, pictureOver } from '@/document/layout/photo-grid';
import { captionText } from '@/document/model/report-content';
import { isRightToLeft } from '@/document/model/clean-text';
import { PHOTO_NOTE } from '@/document/pdf/text-styles';
import { type Block, drawStack } from '@/document/pdf/pdf-sheet';
import { plain, textBlocks } from '@/document/pdf/pdf-text';
import { type Drawing, headingBlocks, type PdfFace } from '@/document/pdf/drawing';
import { AFTER_TABLE } from '@/document/pdf/table';
import { captionBlocks, reachedByReferences, shownPhoto } from '@/document/pdf/photo-cell';
import type { PhotoPages } from './model';

export const PDF: PdfFace<PhotoPages> = {
  draw: drawPhotoPages,
  texts: ({ heading, photos }) => ({
    bold: [heading, ...photos.map(({ placed }) => captionText(placed))],
    regular: photos.map(({ note }) => note),
  }),
};

function drawPhotoPages(drawing: Drawing, { heading, perPage, photos }: PhotoPages): void {
  const { sheet } = drawing;
  const grid = photoGrid(perPage);
  const { columns, cell } = grid;
  photoPages(photos, perPage).forEach((page, index) => {
    if (index === 0) sheet.place(headingBlocks(drawing, 'part', heading, 'photographs'));
    else sheet.turnPage();
    const top = sheet.y;
    page.forEach((photo, at) => {
      const x = PAGE.side + (at % columns) * (cell.width + GRID_GAP);
      const y = top + Math.floor(at / columns) * (cell.height + GRID_GAP);
      const picture = pictureOver(captionText(photo.placed), grid);
      drawStack(photoBlocks(drawing, photo, { width: cell.width, picture }), x, y);
    });
    const lines = Math.ceil(page.length / columns);
    sheet.pass(lines * cell.height + (lines - 1) * GRID_GAP);
  });
  sheet.place([AFTER_TABLE]);
}

function photoBlocks(
  drawing: Drawing,
  { placed, note }: PhotoPages['photos'][number],
  { width, picture }: { width: number; picture: Size },
): Block[] {
  const { pdf, root } = drawing;
  const parent = pdf.struct('Div');
  root.add(parent);
  const fitBox = (size: Size | null) => fittedBox(size, picture);
  const line = { pdf, parent, tag: 'P', look: PHOTO_NOTE, width } as const;
  const blocks = [
    ...shownPhoto(drawing, parent, placed, { width, fitBox }),
    ...captionBlocks(pdf, parent, placed, width),
    ...(note === ''
      ? []
      : textBlocks({ ...line, runs: plain(note), isRightToLeft: isRightToLeft(note) })),
  ];
  return reachedByReferences(drawing, placed.number, blocks);
}
