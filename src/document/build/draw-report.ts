import type { PartName } from '@/document/model/report-parts';
import type { ReportModel } from '@/document/model/report-model';
import { pdfClosing } from '@/document/parts/closing/pdf';
import { pdfContents } from '@/document/parts/contents/pdf';
import { pdfCover } from '@/document/parts/cover/pdf';
import { pdfPhotoList } from '@/document/parts/photo-list/pdf';
import { pdfPhotographs } from '@/document/parts/photo-pages/pdf';
import { pdfRatings } from '@/document/parts/ratings/pdf';
import { pdfRevisions } from '@/document/parts/revisions/pdf';
import { pdfSchedule1 } from '@/document/parts/schedule/pdf';
import { pdfScope, pdfSections } from '@/document/parts/sections/pdf';
import { pdfSignature } from '@/document/parts/signature/pdf';
import { pdfSummary } from '@/document/parts/summary/pdf';
import { pdfTitle } from '@/document/parts/title/pdf';
import type { Pictures } from '@/document/pictures/prepare-picture';
import type { Drawing, PdfPart } from '@/document/pdf/drawing';
import type { Weight } from '@/document/pdf/font-families';
import { type Pdf, Sheet } from '@/document/pdf/pdf-sheet';

const PARTS: Record<PartName, PdfPart> = {
  cover: pdfCover,
  title: pdfTitle,
  revisions: pdfRevisions,
  contents: pdfContents,
  summary: pdfSummary,
  scope: pdfScope,
  schedule1: pdfSchedule1,
  photographs: pdfPhotographs,
  schedule2: pdfSections,
  signature: pdfSignature,
  closing: pdfClosing,
  ratings: pdfRatings,
  photo_list: pdfPhotoList,
};

/** Every text that the PDF shows, by the weight in which it shows it. */
export function listTexts(model: ReportModel): Record<Weight, string[]> {
  const { title, inspectionDate, preparedBy, pageNumber } = model;
  const parts = model.order.map(({ name }) => PARTS[name].texts(model));
  const inParts = (weight: Weight) =>
    parts.flatMap((texts) => texts[weight] ?? []).filter((text) => typeof text === 'string');
  const running = [title, inspectionDate, preparedBy, ...Object.values(pageNumber)];
  return { bold: inParts('bold'), regular: [...inParts('regular'), ...running] };
}

/** Draws a report's parts one after the other; gives the page of each heading and row. */
export function drawReport(
  pdf: Pdf,
  model: ReportModel,
  pictures: Pictures,
): ReadonlyMap<string, number> {
  const sheet = new Sheet(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pages = new Map<string, number>();
  const drawing: Drawing = {
    ...{ pdf, sheet, root, model, pictures, pages },
    ...{ bookmarks: [], later: [], held: [] },
  };
  for (const [index, { name, startsPage }] of model.order.entries()) {
    if (startsPage && index > 0) sheet.beginPage();
    PARTS[name].draw(drawing);
  }
  for (const draw of drawing.later) draw();
  root.end();
  return pages;
}
