import { Paragraph } from 'docx';
import { isRightToLeft } from '@/document/model/clean-text';
import { docxDetails } from '@/document/word/write/details';
import { wrapInBookmark, buildReportBookmark } from '@/document/word/write/bookmarks';
import { STYLE } from '@/document/word/write/styles';
import { docxWords } from '@/document/word/write/words';
import type { WordFace } from '@/document/word/write/part-writing';
import type { Title } from './model';

export const WORD: WordFace<Title> = ({ title, details }, { fonts, report }, startsPage) => {
  const rightToLeft = isRightToLeft(title);
  const style = STYLE.titleWords.id;
  return [
    new Paragraph({
      style: STYLE.title,
      ...(startsPage && { pageBreakBefore: true }),
      ...(rightToLeft && { bidirectional: true }),
      children: wrapInBookmark(
        buildReportBookmark(report, 'title'),
        docxWords(title, { isRightToLeft: rightToLeft, fonts, style }),
      ),
    }),
    ...docxDetails(details, fonts, {
      findBookmark: ({ field }) => (field ? buildReportBookmark(report, field) : null),
    }),
  ];
};
