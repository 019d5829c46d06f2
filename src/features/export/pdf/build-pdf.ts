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
import { isRightToLeft } from '../model/clean-text';
import { type ReportModel, textOf } from '../model/report-model';
import type { Look } from './draw-words';
import { type Faces, facesFor } from './pdf-faces';
import { addBookmark, type Bookmark, countBookmarks } from './pdf-bookmarks';
import { type LoadFont, loadPdfFont } from './pdf-fonts';
import { drawObservations } from './pdf-observations';
import { drawArtifact, drawRule, type Pdf, Sheet, type Structure } from './pdf-sheet';
import { beginWith, furnitureLine, plain, textBlocks } from './pdf-text';
import { paragraphBlocks } from './pdf-blocks';
import { wordShaper } from './shape-words';

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

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const FOOTER_Y = PAGE.height - 42;
/** Least room between what stands at the left and at the right of a running line. */
const FURNITURE_GAP = 20;
/** A heading stays with at least this much of what follows it: three lines, or a heading more. */
const KEEP_WITH_HEADING = { H1: 100, H2: 100, H3: 60 };

/** The report as a tagged, searchable PDF. Fonts are fetched unless they are given. */
export async function buildPdf(
  model: ReportModel,
  pictures: Pictures,
  loadFont: LoadFont = loadPdfFont,
): Promise<Blob> {
  const pdf = openDocument(model, await facesFor(model, loadFont));
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
  countBookmarks(pdf);
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
  const document = Object.assign(pdf, { faces, toPhoto, language: properties.language }) as Pdf;
  document.shapeWord = wordShaper(document);
  return document;
}

function drawReport(pdf: Pdf, model: ReportModel, pictures: Pictures): void {
  const sheet = new Sheet(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const heading = (
    tag: 'H1' | 'H2' | 'H3',
    text: string,
    { look, before, under }: { look: Look; before: number; under: Bookmark },
  ): Bookmark => {
    sheet.skip(before);
    if (sheet.room < KEEP_WITH_HEADING[tag]) sheet.turnPage();
    const bookmark = addBookmark(under, text, sheet.y);
    sheet.place(
      textBlocks({
        pdf,
        parent: root,
        tag,
        runs: plain(text),
        look,
        width: CONTENT_WIDTH,
        isRightToLeft: isRightToLeft(text),
      }),
    );
    return bookmark;
  };
  const { schedule1, schedule2 } = model;

  const top = heading('H1', model.title, { look: TITLE, before: 0, under: pdf.outline });
  drawDetails(sheet, root, model);

  const schedule = { look: SCHEDULE, before: SPACE.beforeSchedule, under: top };
  const inSchedule1 = heading('H2', schedule1.heading, schedule);
  if (schedule1.rows.length > 0) {
    drawObservations(sheet, root, schedule1, pictures, ({ caption, element: [element] }, y) => {
      const words = element ? textOf(element) : '';
      addBookmark(inSchedule1, words === '' ? caption.text : `${caption.text}: ${words}`, y);
    });
  } else {
    const runs = plain(schedule1.whenEmpty);
    sheet.place(
      textBlocks({ pdf, parent: root, tag: 'P', runs, look: TEXT, width: CONTENT_WIDTH }),
    );
  }

  const inSchedule2 = heading('H2', schedule2.heading, schedule);
  for (const section of schedule2.sections) {
    heading('H3', section.heading, { look: SECTION, before: 5, under: inSchedule2 });
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
      isRightToLeft: isRightToLeft(value),
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
  // Letters of other faces do not slant: Latin ones among them then stand upright too.
  const isUpright = pdf.faces.faceFor(closingNote, 'italic') !== 'italic';
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
  const lineOf = (text: string) => furnitureLine(pdf, text, FURNITURE);
  const right = PAGE.side + CONTENT_WIDTH;
  const date = lineOf(model.inspectionDate);
  const head = shortened(model.title, CONTENT_WIDTH - date.width - FURNITURE_GAP, lineOf);
  const longest = lineOf(`${before}${count}${between}${count}${after}`);
  const foot = shortened(model.preparedBy, CONTENT_WIDTH - longest.width - FURNITURE_GAP, lineOf);
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const pages = lineOf(`${before}${index + 1}${between}${count}${after}`);
    const draw = () => {
      if (index > 0) {
        head.draw(PAGE.side, PAGE.header);
        date.draw(right - date.width, PAGE.header);
      }
      foot.draw(PAGE.side, FOOTER_Y);
      pages.draw(right - pages.width, FOOTER_Y);
    };
    drawArtifact(pdf, draw, 'Pagination');
  }
}

/** As much of a text as `width` holds, cut where the eye sees one character end. */
function shortened(
  text: string,
  width: number,
  lineOf: (text: string) => ReturnType<typeof furnitureLine>,
) {
  const whole = lineOf(text);
  if (whole.width <= width) return whole;
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  let line = whole;
  while (letters.length > 0 && line.width > width) {
    letters.pop();
    line = lineOf(`${letters.join('').trimEnd()}…`);
  }
  return line;
}
