import type { PartName } from '../model/report-parts';
import type { ReportModel } from '../model/report-model';
import type { Pictures } from '../pictures/prepare-picture';
import { drawClosing, drawSignature } from './parts/closing';
import { drawContents } from './parts/contents';
import { drawCover } from './parts/cover';
import type { Drawing } from './parts/drawing';
import { drawPhotoList, drawRevisions } from './parts/lists';
import { drawPhotoPages } from './parts/photo-pages';
import { drawSchedule1 } from './parts/schedule1';
import { drawRatings, drawSummary } from './parts/summary';
import { drawScope, drawSections } from './parts/texts';
import { drawTitle } from './parts/title';
import { type Pdf, Sheet } from './pdf-sheet';

const PARTS: Record<PartName, (drawing: Drawing) => void> = {
  cover: drawCover,
  title: drawTitle,
  revisions: drawRevisions,
  contents: drawContents,
  summary: drawSummary,
  scope: drawScope,
  schedule1: drawSchedule1,
  photographs: drawPhotoPages,
  schedule2: drawSections,
  signature: drawSignature,
  closing: drawClosing,
  ratings: drawRatings,
  photo_list: drawPhotoList,
};

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
    PARTS[name](drawing);
  }
  for (const draw of drawing.later) draw();
  root.end();
  return pages;
}
