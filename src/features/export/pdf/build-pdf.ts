import PDFDocument from 'pdfkit';
import {
  COLOUR,
  CONTENT_WIDTH,
  DETAIL_LABEL_WIDTH,
  LEADING,
  PAGE,
  SIZE,
  SPACE,
} from '../layout/page-layout';
import type { Pictures } from '../pictures/prepare-picture';
import type { ReportModel } from '../model/report-model';
import { drawWords, type Look, showable, widthOf } from './draw-words';
import { type Faces, facesFor } from './pdf-faces';
import { loadPdfFonts, type PdfFonts } from './pdf-fonts';
import { drawObservations } from './pdf-observations';
import { drawArtifact, drawRule, type Pdf, Sheet, type Structure } from './pdf-sheet';
import { beginWith, paragraphBlocks, plain, textBlocks } from './pdf-text';

const TEXT: Look = {
  font: 'regular',
  size: SIZE.body,
  colour: COLOUR.ink,
  leading: LEADING.text,
  after: SPACE.afterText,
};
const TITLE: Look = {
  ...TEXT,
  font: 'bold',
  size: SIZE.title,
  leading: LEADING.title,
  after: SPACE.afterTitle,
};
const SCHEDULE: Look = { ...TEXT, font: 'bold', size: SIZE.schedule, after: SPACE.afterSchedule };
const SECTION: Look = { ...TEXT, font: 'bold', size: SIZE.section, after: SPACE.afterSection };
const DETAIL: Look = { ...TEXT, size: SIZE.table, leading: LEADING.table, after: 0 };
const NOTE: Look = {
  ...TEXT,
  font: 'italic',
  size: SIZE.closingNote,
  colour: COLOUR.soft,
  after: 0,
};
const FURNITURE: Look = { ...TEXT, size: SIZE.furniture, colour: COLOUR.soft, after: 0 };

const FOOTER_Y = PAGE.height - 42;
/** A heading stays with at least this much of what follows it: three lines, or a heading more. */
const KEEP_WITH_HEADING = { H1: 100, H2: 100, H3: 60 };

/** The report as a tagged, searchable PDF. Fonts are fetched unless they are given. */
export async function buildPdf(
  model: ReportModel,
  pictures: Pictures,
  fonts?: PdfFonts,
): Promise<Blob> {
  const pdf = openDocument(model, await facesFor(model, fonts ?? (await loadPdfFonts())));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const written = new Promise<Blob>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => {
      resolve(new Blob(parts, { type: 'application/pdf' }));
    });
  });
  drawReport(pdf, model, pictures);
  drawFurniture(pdf, model);
  pdf.end();
  return written;
}

function openDocument({ title, properties, toPhoto }: ReportModel, faces: Faces): Pdf {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // The number of pages, which every footer names, is known only at the end.
    bufferPages: true,
    // Without this the library opens Helvetica, which the report does not use.
    font: null as unknown as string,
    pdfVersion: '1.7',
    // The types know only the archival subsets; this one is for readers that speak the page aloud.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    lang: properties.language,
    displayTitle: true,
    info: {
      Title: title,
      Author: properties.author,
      Subject: properties.subject,
      Creator: 'Plumbline',
      Producer: 'Plumbline',
    },
  });
  for (const { face, bytes } of faces.files) {
    pdf.registerFont(face, bytes as unknown as ArrayBuffer);
  }
  return Object.assign(pdf, { faces, toPhoto });
}

function drawReport(pdf: Pdf, model: ReportModel, pictures: Pictures): void {
  const sheet = new Sheet(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const heading = (tag: 'H1' | 'H2' | 'H3', text: string, look: Look, before: number) => {
    sheet.skip(before);
    if (sheet.room < KEEP_WITH_HEADING[tag]) sheet.turnPage();
    sheet.place(
      textBlocks({ pdf, parent: root, tag, runs: plain(text), look, width: CONTENT_WIDTH }),
    );
  };
  const { schedule1, schedule2 } = model;

  heading('H1', model.title, TITLE, 0);
  drawDetails(sheet, root, model);

  const outline = pdf.outline.addItem(model.title, { expanded: true });
  heading('H2', schedule1.heading, SCHEDULE, SPACE.beforeSchedule);
  outline.addItem(schedule1.heading);
  if (schedule1.rows.length > 0) drawObservations(sheet, root, schedule1, pictures);
  else {
    const runs = plain(schedule1.whenEmpty);
    sheet.place(
      textBlocks({ pdf, parent: root, tag: 'P', runs, look: TEXT, width: CONTENT_WIDTH }),
    );
  }

  heading('H2', schedule2.heading, SCHEDULE, SPACE.beforeSchedule);
  const inOutline = outline.addItem(schedule2.heading, { expanded: true });
  for (const section of schedule2.sections) {
    heading('H3', section.heading, SECTION, 5);
    inOutline.addItem(section.heading);
    sheet.place(paragraphBlocks(pdf, root, section.blocks, TEXT, CONTENT_WIDTH));
  }
  drawClosingNote(sheet, root, model);
  root.end();
}

function drawDetails(sheet: Sheet, root: Structure, { details }: ReportModel): void {
  const { pdf } = sheet;
  const rule = { x: PAGE.side, width: CONTENT_WIDTH, weight: 0.5 };
  drawRule(pdf, { ...rule, y: sheet.y, weight: 1, colour: COLOUR.ink });
  for (const { label, value } of details) {
    const detail = pdf.struct('Div');
    root.add(detail);
    sheet.y += SPACE.aroundDetail;
    const labelLook = { ...DETAIL, colour: COLOUR.soft };
    const width = CONTENT_WIDTH - DETAIL_LABEL_WIDTH;
    const [name] = textBlocks({
      pdf,
      parent: detail,
      tag: 'P',
      runs: plain(label),
      look: labelLook,
      width: DETAIL_LABEL_WIDTH,
    });
    const words = textBlocks({
      pdf,
      parent: detail,
      tag: 'P',
      runs: plain(value),
      look: DETAIL,
      width,
    });
    sheet.place(
      beginWith(words, (x, y) => name?.draw(x - DETAIL_LABEL_WIDTH, y)),
      PAGE.side + DETAIL_LABEL_WIDTH,
    );
    detail.end();
    sheet.y += SPACE.aroundDetail;
    drawRule(pdf, { ...rule, y: sheet.y });
  }
}

function drawClosingNote(sheet: Sheet, root: Structure, model: ReportModel): void {
  const { pdf } = sheet;
  const note = (text: string, look: Look) =>
    textBlocks({ pdf, parent: root, tag: 'P', runs: plain(text), look, width: CONTENT_WIDTH });
  const { closingNote, authorship } = model;
  // Japanese letters do not slant: Latin ones among them then stand upright too.
  const isUpright = pdf.faces.isJapanese(closingNote);
  const look: Look = isUpright ? { ...NOTE, font: 'regular' } : NOTE;
  const blocks = [
    ...note(closingNote, { ...look, after: SPACE.afterText }),
    ...(authorship === null ? [] : note(authorship, look)),
  ];
  sheet.skip(SPACE.beforeClosingNote);
  if (sheet.room < KEEP_WITH_HEADING.H3) sheet.turnPage();
  drawRule(pdf, { x: PAGE.side, y: sheet.y, width: CONTENT_WIDTH, weight: 0.5 });
  sheet.y += SPACE.aboveClosingNote;
  sheet.place(blocks);
}

/** Running title, date, author and page numbers, on every page once all are known. */
function drawFurniture(pdf: Pdf, model: ReportModel): void {
  const { start, count } = pdf.bufferedPageRange();
  const { before, between, after } = model.pageNumber;
  const [title, date, preparedBy] = [model.title, model.inspectionDate, model.preparedBy].map(
    (text) => showable(text, pdf),
  ) as [string, string, string];
  const right = PAGE.side + CONTENT_WIDTH;
  const toTheRight = (text: string) => right - widthOf(pdf, text, FURNITURE);
  const head = shortened(pdf, title, toTheRight(date) - PAGE.side - 20);
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const pages = `${before}${index + 1}${between}${count}${after}`;
    drawArtifact(pdf, () => {
      if (index > 0) {
        drawWords(pdf, head, FURNITURE, PAGE.side, PAGE.header);
        drawWords(pdf, date, FURNITURE, toTheRight(date), PAGE.header);
      }
      drawWords(pdf, preparedBy, FURNITURE, PAGE.side, FOOTER_Y);
      drawWords(pdf, pages, FURNITURE, toTheRight(pages), FOOTER_Y);
    });
  }
}

function shortened(pdf: Pdf, text: string, width: number): string {
  if (widthOf(pdf, text, FURNITURE) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && widthOf(pdf, `${letters.join('')}…`, FURNITURE) > width) {
    letters.pop();
  }
  return `${letters.join('')}…`;
}
