import PDFDocument from 'pdfkit';
import { PAGE } from '@/document/layout/page-layout';
import { loadHyphenation } from '@/document/layout/hyphenation';
import { originsXmp } from '@/document/bookmarks/origins-xml';
import { findContent, type ReportModel } from '../parts/build-report-model';
import type { Pictures } from '@/document/pictures/prepare-picture';
import { drawReport, listTexts } from './draw-report';
import { drawFurniture } from '@/document/pdf/furniture';
import { embeddedFont } from '@/document/pdf/inside-pdfkit';
import { countBookmarks } from '@/document/pdf/pdf-bookmarks';
import { loadFaces } from '@/document/pdf/pdf-faces';
import { type LoadFont, loadPdfFont } from '@/document/pdf/pdf-fonts';
import type { Pdf } from '@/document/pdf/pdf-sheet';
import { wordShaper } from '@/document/pdf/shape-words';

/** The report as a tagged, searchable PDF. Fonts are fetched unless they are given. */
export async function buildPdf(
  model: ReportModel,
  pictures: Pictures,
  loadFont: LoadFont = loadPdfFont,
): Promise<Blob> {
  const pdf = await openPdf(model, loadFont);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const written = new Promise<Blob>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => {
      resolve(new Blob(parts, { type: 'application/pdf' }));
    });
  });
  drawReport(pdf, model, pictures);
  drawFurniture(pdf, model, { hasCover: findContent(model, 'cover') !== undefined });
  countBookmarks(pdf);
  pdf.end();
  return written;
}

/**
 * Counts the page, from 1 on, of each heading and each row's photo, by the ids of outline.ts. Word and LibreOffice give
 * the same pages where they have the same fonts.
 */
export async function countPages(
  model: ReportModel,
  pictures: Pictures,
  loadFont: LoadFont = loadPdfFont,
): Promise<ReadonlyMap<string, number>> {
  // Drawn like the PDF, but never written: only the pictures' sizes matter.
  return drawReport(await openPdf(model, loadFont), model, pictures);
}

/** An empty document with a report's properties and fonts. */
export async function openPdf(model: ReportModel, loadFont: LoadFont): Promise<Pdf> {
  const { title, properties, toPhoto, readAt, origins } = model;
  const { language } = properties;
  const [faces, hyphenate] = await Promise.all([
    loadFaces(listTexts(model), language, loadFont),
    loadHyphenation(language),
  ]);
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // Every footer names the number of pages, which is known only at the end.
    bufferPages: true,
    // Without this the library opens Helvetica, which the report does not use.
    font: null as unknown as string,
    pdfVersion: '1.7',
    // The types know only the archival subsets; this one is for screen readers.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: properties.author,
      Subject: properties.subject,
      Creator: 'Plumbline',
      Producer: 'Plumbline',
      // The time of reading, as in Word: a signed revision gives the same file every time.
      CreationDate: readAt,
      ModDate: readAt,
    },
  });
  if (origins) pdf.appendXML(originsXmp(origins));
  // The types know only fonts that are still to be read.
  for (const [face, font] of faces.fonts) pdf.registerFont(face, font as unknown as ArrayBuffer);
  const shapeWord = wordShaper((face) => embeddedFont(pdf, face));
  const { ranksHeadings } = model;
  return Object.assign(pdf, { faces, shapeWord, hyphenate, toPhoto, ranksHeadings, language });
}
