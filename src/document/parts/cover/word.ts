import { listPhotos } from '@/document/model/report-content';
import { Paragraph, type Table } from 'docx';
import { CONTENT_WIDTH, fittedBox } from '@/document/layout/page-layout';
import { COVER_PICTURE, LOGO_BOX } from '@/document/layout/photo-grid';
import { isRightToLeft } from '@/document/model/clean-text';
import { docxDetails } from '@/document/word/write/details';
import { photoRun, PICTURE_LINE, storedPictureRun } from '@/document/word/write/photo';
import type { DocumentFonts } from '@/document/word/write/scripts';
import { STYLE, twips } from '@/document/word/write/styles';
import { docxWords } from '@/document/word/write/words';
import type { WordFace } from '@/document/word/write/part-writing';
import { COVER_TITLE_SIZE } from '@/document/word/write/part-styles';
import { borderlessTable, lineParagraph } from '@/document/word/write/plain-table';
import { coverPhotoHeight, coverTitleSize } from './cover-photo';
import type { Cover } from './model';

export const WORD: WordFace<Cover> = (cover, { fonts, pictures, report: { schedule1 } }) => {
  const { title } = cover;
  const rightToLeft = isRightToLeft(title);
  const placed = listPhotos(schedule1.rows).find(({ number }) => number === cover.photo);
  const picture = pictures.get(cover.photo ?? 0);
  const most = { ...COVER_PICTURE, height: coverPhotoHeight(cover) };
  const titleSize = coverTitleSize(title);
  const isLong = titleSize !== COVER_TITLE_SIZE;
  return [
    ...(cover.firm ? firmHead(cover.firm, fonts) : []),
    new Paragraph({
      style: STYLE.coverTitle,
      ...(rightToLeft && { bidirectional: true }),
      children: docxWords(title, {
        isRightToLeft: rightToLeft,
        fonts,
        ...(isLong && { size: titleSize * 2 }),
      }),
    }),
    ...(placed && picture && most.height > 0
      ? [
          new Paragraph({
            style: STYLE.coverPhoto,
            spacing: { ...PICTURE_LINE, after: twips(28) },
            children: [photoRun(placed, fittedBox(picture.size, most))],
          }),
        ]
      : []),
    ...docxDetails(cover.details, fonts, { style: STYLE.coverDetail, hasRules: false }),
  ];
};

type Firm = NonNullable<Cover['firm']>;

function firmHead({ name, lines, logo }: Firm, fonts: DocumentFonts): (Paragraph | Table)[] {
  const words = [
    ...(name === '' ? [] : [lineParagraph(name, fonts, STYLE.coverFirm)]),
    ...lines.map((line) => lineParagraph(line, fonts, STYLE.coverFirmLine)),
  ];
  if (!logo) return words;
  const logoLine = new Paragraph({
    style: STYLE.coverFirmLine,
    spacing: PICTURE_LINE,
    children: [storedPictureRun(logo, fittedBox(logo, LOGO_BOX))],
  });
  if (words.length === 0) return [logoLine];
  const right = twips(CONTENT_WIDTH * 0.4);
  return [
    borderlessTable([twips(CONTENT_WIDTH) - right, right], 0, [{ cells: [[logoLine], words] }]),
  ];
}
