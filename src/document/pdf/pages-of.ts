import type { ReportModel } from '../model/report-model';
import type { Pictures } from '../pictures/prepare-picture';
import { openPdf } from './build-pdf';
import { drawReport } from './draw-report';
import { facesFor } from './pdf-faces';
import { type LoadFont, loadPdfFont } from './pdf-fonts';

/**
 * On which page, from 1 on, each heading of a report and each row's photo stands, by the ids of
 * outline.ts: as the PDF has them, and Word and LibreOffice where they have the same fonts.
 */
export async function pagesOf(
  model: ReportModel,
  pictures: Pictures,
  loadFont: LoadFont = loadPdfFont,
): Promise<ReadonlyMap<string, number>> {
  // Drawn as the PDF is, and left unwritten: pictures are read for their size alone.
  return drawReport(openPdf(model, await facesFor(model, loadFont)), model, pictures);
}
