import { TITLE } from '@/document/pdf/text-styles';
import { addBookmark } from '@/document/pdf/pdf-bookmarks';
import { beginWith } from '@/document/pdf/pdf-text';
import { detailBlocks, detailTexts } from '@/document/pdf/details';
import { type Drawing, paragraph, type PdfFace } from '@/document/pdf/drawing';
import type { Title } from './model';

export const PDF: PdfFace<Title> = {
  draw: drawTitle,
  texts: ({ title, details }) => ({ bold: [title], regular: detailTexts(details) }),
};

function drawTitle(drawing: Drawing, { title, details }: Title): void {
  const { pdf, sheet, bookmarks } = drawing;
  const lines = paragraph(drawing, title, TITLE, { tag: 'H1', keepsWithNext: true });
  sheet.place([
    ...beginWith(lines, (_x, y) => {
      bookmarks[0] = addBookmark(pdf.outline, title, y);
    }),
    ...detailBlocks(drawing, details),
  ]);
}
