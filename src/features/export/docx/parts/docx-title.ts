import { Paragraph } from 'docx';
import { isRightToLeft } from '../../model/clean-text';
import { docxDetails } from '../docx-details';
import { STYLE } from '../docx-styles';
import { docxWords } from '../docx-words';
import type { DocxPart } from './part-writing';

/** The report's title and what stands under it. */
export const docxTitle: DocxPart = ({ title, details }, { fonts }, startsPage) => {
  const rightToLeft = isRightToLeft(title);
  const style = STYLE.titleWords.id;
  return [
    new Paragraph({
      style: STYLE.title,
      ...(startsPage && { pageBreakBefore: true }),
      ...(rightToLeft && { bidirectional: true }),
      children: docxWords(title, { isRightToLeft: rightToLeft, fonts, style }),
    }),
    ...docxDetails(details, fonts),
  ];
};
