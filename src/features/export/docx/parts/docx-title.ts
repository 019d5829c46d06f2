import { Paragraph } from 'docx';
import { isRightToLeft } from '../../model/clean-text';
import { docxDetails } from '../docx-details';
import { marked, reportMark } from '../docx-marks';
import { STYLE } from '../docx-styles';
import { docxWords } from '../docx-words';
import type { DocxPart } from './part-writing';

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
      children: marked(
        reportMark(model, 'title'),
        docxWords(title, { isRightToLeft: rightToLeft, fonts, style }),
      ),
    }),
    ...docxDetails(details, fonts, {
      markOf: ({ field }) => (field ? reportMark(model, field) : null),
    }),
  ];
};
