import { Paragraph } from 'docx';
import { isRightToLeft } from '@/document/model/clean-text';
import { docxDetails } from '@/document/word/write/details';
import { wrapInBookmark, buildReportBookmark } from '@/document/word/write/bookmarks';
import { STYLE } from '@/document/word/write/styles';
import { docxWords } from '@/document/word/write/words';
import type { DocxPart } from '@/document/word/write/part-writing';

/** The report's title and what stands under it. */
export const docxTitle: DocxPart = (model, { fonts }, startsPage) => {
  const { title, details } = model;
  const rightToLeft = isRightToLeft(title);
  const style = STYLE.titleWords.id;
  return [
    new Paragraph({
      style: STYLE.title,
      ...(startsPage && { pageBreakBefore: true }),
      ...(rightToLeft && { bidirectional: true }),
      children: wrapInBookmark(
        buildReportBookmark(model, 'title'),
        docxWords(title, { isRightToLeft: rightToLeft, fonts, style }),
      ),
    }),
    ...docxDetails(details, fonts, {
      markOf: ({ field }) => (field ? buildReportBookmark(model, field) : null),
    }),
  ];
};
