import { Paragraph, TextRun } from 'docx';
import { COLOUR, CONTENT_WIDTH, fittedBox, SIZE } from '@/document/layout/page-layout';
import { SIGNATURE_BOX } from '@/document/layout/photo-grid';
import { docxDetails } from '@/document/word/write/details';
import { storedPictureRun } from '@/document/word/write/photo';
import { STYLE, twips } from '@/document/word/write/styles';
import { docxHeading } from '@/document/word/write/heading';
import type { WordFace } from '@/document/word/write/part-writing';
import type { Signature } from './model';

/** The length of the line to sign on. */
const LINE_WIDTH = 300;

/** Writes the signatory or the lines to sign on, on one page with the closing note. */
export const WORD: WordFace<Signature> = (signature, writing, startsPage) => {
  const { heading, lines, label, picture } = signature;
  const box = picture && fittedBox(picture, SIGNATURE_BOX);
  return [
    docxHeading(heading, { id: 'signature', level: 1, startsPage }, writing),
    ...docxDetails(lines, writing.fonts, { staysWithNext: true }),
    new Paragraph({
      style: STYLE.signHere,
      keepNext: true,
      spacing: { before: twips(box ? 10 : SIGNATURE_BOX.height), line: 240, lineRule: 'auto' },
      indent: { right: twips(CONTENT_WIDTH - LINE_WIDTH) },
      children: [
        new TextRun({ text: `${label}  `, color: COLOUR.soft, size: SIZE.caption * 2 }),
        ...(picture && box ? [storedPictureRun(picture, box)] : []),
      ],
    }),
  ];
};
