import { listPhotos } from '@/document/model/report-content';
import { CONTENT_WIDTH, fittedBox, PAGE } from '@/document/layout/page-layout';
import { COVER_PICTURE, LOGO_BOX } from '@/document/layout/photo-grid';
import type { TextStyle } from '@/document/pdf/draw-words';
import { COVER_DETAIL, COVER_FIRM, COVER_LINE, COVER_TITLE } from '@/document/pdf/text-styles';
import { type Block, drawStack, stackHeight } from '@/document/pdf/pdf-sheet';
import { detailBlocks, detailTexts } from '@/document/pdf/details';
import { type Drawing, paragraph, type PdfFace } from '@/document/pdf/drawing';
import { photoPicture, pictureBlock, viewBytes } from '@/document/pdf/pictures';
import { coverPhotoHeight, coverTitleSize } from './cover-photo';
import type { Cover } from './model';

const BEFORE_TITLE = 96;
const AFTER_PHOTO = 28;
/** The width of the firm's words, right of its logo. */
const WORDS_SHARE = 0.4;

/** The first page: firm, title, photo and details. */
export const PDF: PdfFace<Cover> = {
  draw: drawCover,
  texts: ({ title, firm, details }) => ({
    bold: [title, firm?.name],
    regular: [...(firm?.lines ?? []), ...detailTexts(details)],
  }),
};

function drawCover(drawing: Drawing, cover: Cover): void {
  const { sheet } = drawing;
  const { title } = cover;
  drawFirm(drawing, cover.firm);
  const isTop = sheet.y === PAGE.top;
  const look = { ...COVER_TITLE, size: coverTitleSize(title) };
  sheet.place(paragraph(drawing, title, look, { before: isTop ? 0 : BEFORE_TITLE }));
  const photo = coverPhoto(drawing, cover);
  const details = detailBlocks(drawing, cover.details, { look: COVER_DETAIL, hasRules: false });
  sheet.place([...photo, ...details]);
}

function drawFirm(drawing: Drawing, firm: Cover['firm']): void {
  if (!firm) return;
  const { pdf, sheet, root } = drawing;
  const { logo, name, lines } = firm;
  const picture = logo && {
    bytes: viewBytes(logo),
    alt: logo.alt,
    gap: 0,
    box: fittedBox(logo, LOGO_BOX),
  };
  const left = picture ? [pictureBlock(pdf, root, picture)] : [];
  const width = picture ? CONTENT_WIDTH * WORDS_SHARE : CONTENT_WIDTH;
  const line = (text: string, look: TextStyle) => paragraph(drawing, text, look, { width });
  const words = [
    ...(name === '' ? [] : line(name, COVER_FIRM)),
    ...lines.flatMap((text) => line(text, COVER_LINE)),
  ];
  const { y } = sheet;
  drawStack(left, PAGE.side, y);
  drawStack(words, PAGE.side + CONTENT_WIDTH - width, y);
  sheet.pass(Math.max(stackHeight(left), stackHeight(words)));
}

function coverPhoto({ pdf, root, report, pictures }: Drawing, cover: Cover): Block[] {
  const placed = listPhotos(report.schedule1.rows).find(({ number }) => number === cover.photo);
  const picture = placed && pictures.get(placed.number);
  if (!picture) return [];
  const most = { ...COVER_PICTURE, height: coverPhotoHeight(cover) };
  if (most.height === 0) return [];
  const box = fittedBox(picture.size, most);
  const alt = placed.photo?.alt ?? '';
  return [pictureBlock(pdf, root, { ...photoPicture(picture), alt, box, gap: AFTER_PHOTO })];
}
