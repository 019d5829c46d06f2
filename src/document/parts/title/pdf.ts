import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import { isRightToLeft } from '@/document/model/clean-text';
import { TITLE } from '@/document/pdf/text-styles';
import { addBookmark } from '@/document/pdf/pdf-bookmarks';
import { beginWith, plain, textBlocks } from '@/document/pdf/pdf-text';
import { detailBlocks, detailTexts } from '@/document/pdf/details';
import type { Drawing, PdfFace } from '@/document/pdf/drawing';
import type { Title } from './model';

/** The report's title, and what is known of it in general. */
export const PDF: PdfFace<Title> = {
  draw: drawTitle,
  texts: ({ title, details }) => ({ bold: [title], regular: detailTexts(details) }),
};

function drawTitle(drawing: Drawing, { title, details }: Title): void {
  const { pdf, sheet, root, bookmarks } = drawing;
  const lines = textBlocks({
    pdf,
    parent: root,
    tag: 'H1',
    runs: plain(title),
    look: TITLE,
    width: CONTENT_WIDTH,
    isRightToLeft: isRightToLeft(title),
    keepsWithNext: true,
  });
  sheet.place([
    ...beginWith(lines, (_x, y) => {
      bookmarks[0] = addBookmark(pdf.outline, title, y);
    }),
    ...detailBlocks(drawing, details),
  ]);
}
