import type { PlacedPart, ReportModel } from '../parts/build-report-model';
import type { PartName } from '../parts/part-list';
import { PDF_OF } from '../parts/tables/pdf';
import type { Drawing } from '../pdf/drawing';
import type { Weight } from '../pdf/font-families';
import { type Pdf, Sheet } from '../pdf/pdf-sheet';
import type { Pictures } from '../pictures/prepare-picture';

/** Every text that the PDF shows, by weight. */
export function listTexts(model: ReportModel): Record<Weight, string[]> {
  const { title, inspectionDate, foot, pageNumber, outline } = model;
  const parts = model.parts.map((part) => listPartTexts(part, outline));
  const inParts = (weight: Weight) =>
    parts.flatMap((texts) => texts[weight] ?? []).filter((text) => typeof text === 'string');
  const running = [title, inspectionDate, ...foot, ...Object.values(pageNumber)];
  return { bold: inParts('bold'), regular: [...inParts('regular'), ...running] };
}

/** Draws a report's parts in order; returns the page of each heading and row. */
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
    pdf,
    sheet,
    root,
    report: model,
    outline: model.outline,
    pictures,
    pages,
    bookmarks: [],
    later: [],
    held: [],
  };
  for (const [index, part] of model.parts.entries()) {
    if (part.startsPage && index > 0) sheet.beginPage();
    drawPart(part, drawing);
  }
  for (const draw of drawing.later) draw();
  root.end();
  return pages;
}

function listPartTexts<Name extends PartName>(
  { name, content }: PlacedPart<Name>,
  outline: ReportModel['outline'],
) {
  return PDF_OF[name].texts(content, outline);
}

function drawPart<Name extends PartName>({ name, content }: PlacedPart<Name>, drawing: Drawing) {
  PDF_OF[name].draw(drawing, content);
}
