import { columnWidths, textWidth } from './column-widths';
import { widthInLetters } from '../model/clean-text';
import { CELL, PAGE, pictureBox, SIZE, SPACE } from './page-layout';
import { MORE_SHARE } from './photo-grid';
import { photosPerPage } from '../model/report-layout';
import type { Size } from '@/lib/pictures/size';
import {
  captionText,
  listPhotos,
  type ColumnKind,
  type PlacedPhoto,
  type ReportContent,
  type Row,
} from '../model/report-content';
import { type Paragraph, listRuns, joinRuns, listWords } from '../model/report-text';

/** Only a picture's size matters here. */
interface Picture {
  size: Size | null;
  key?: string;
}

/** Arial's mean letter width and line spacing, as a share of the text size. */
const LETTER = 0.56;
const LINE = 1.3;
const lettersPerLine = (width: number, size: number) => Math.floor(width / (LETTER * size));
const LINE_HEIGHT = LINE * SIZE.table;
/** Chinese characters and kana, from the first radical on, have this much more line spacing. */
const FIRST_CHINESE = 0x2e80;
const TALL_LINE = 1.4;
/** The most letters that a tab of half an inch is wide. */
const TAB = 8;
const CAPTION_HEIGHT = 2 * LINE_HEIGHT;

/** The height left for a row beneath repeated column headings, less a tenth: this is an estimate. */
const ROOM = (PAGE.height - PAGE.top - PAGE.bottom) * 0.9 - 2 * LINE_HEIGHT;

/** The height of title, details and first heading; of the second one and the closing note. */
const HEAD_OF_REPORT = 180;
const FOOT_OF_REPORT = 150;
const LETTERS_PER_PAGE = 4000;

/** A table's columns, and the width of each in points. */
export interface TableColumns {
  kinds: readonly ColumnKind[];
  widths: readonly number[];
}

/**
 * Tells that a row surely fits on one page and may be kept whole. Errs towards splitting: LibreOffice cuts off the rest
 * of an unsplittable row.
 */
export function isShorterThanPage(
  row: Row,
  pictures: ReadonlyMap<number, Picture>,
  table: TableColumns,
): boolean {
  return heightOfRow(row, pictures, table) <= ROOM;
}

/** Estimates a report's pages, before anything is laid out. */
export function estimatePages(
  { schedule1, schedule2 }: ReportContent,
  pictures: ReadonlyMap<number, Picture>,
): number {
  const { arrangement } = schedule1;
  const table = { kinds: schedule1.kinds, widths: columnWidths(schedule1) };
  const rows = schedule1.rows.map((row) =>
    arrangement === 'defects' ? ROOM : heightOfRow(row, pictures, table),
  );
  const perPage = photosPerPage(arrangement);
  const photoPages =
    perPage === null ? 0 : listPhotos(schedule1.rows).filter(({ photo }) => photo).length / perPage;
  const pages = rows.reduce(
    ({ count, left }, height) =>
      height <= left ? { count, left: left - height } : { count: count + 1, left: ROOM - height },
    { count: 1, left: ROOM - HEAD_OF_REPORT },
  );
  const letters = schedule2.sections.map(({ blocks }) => listWords(listRuns(blocks)).length);
  const text = letters.reduce((height, count) => height + (count / LETTERS_PER_PAGE) * ROOM, 0);
  const beneath = Math.ceil(Math.max(0, text + FOOT_OF_REPORT - pages.left) / ROOM);
  return pages.count + Math.ceil(photoPages) + beneath;
}

function heightOfRow(
  row: Row,
  pictures: ReadonlyMap<number, Picture>,
  table: TableColumns,
): number {
  const cells = table.kinds.map((kind, index) =>
    heightOfCell(row, kind, pictures, textWidth(table.widths[index] ?? 0)),
  );
  return Math.max(0, ...cells) + CELL.top + CELL.bottom;
}

function heightOfCell(
  row: Row,
  kind: ColumnKind,
  pictures: ReadonlyMap<number, Picture>,
  width: number,
): number {
  const line = (text: string) => heightOfText(text, width) + SPACE.afterTableText;
  if (kind === 'photo') {
    const height = (placed: PlacedPhoto, most: number) => {
      const picture = pictures.get(placed.number);
      const caption =
        CAPTION_HEIGHT + heightOfText(captionText(placed), width) - heightOfText('', width);
      return picture
        ? pictureBox(picture.size, most).height +
            caption +
            (picture.key ? heightOfText(picture.key, width) : 0)
        : heightOfText(placed.photo?.url ?? placed.whenNoPhoto, width) + caption;
    };
    return row.more.reduce(
      (sum, photo) => sum + SPACE.betweenPhotos + height(photo, width * MORE_SHARE),
      height(row, width),
    );
  }
  if (kind === 'number') return line(row.caption.text) * (1 + row.more.length);
  if (kind === 'location') return line(row.facts.printed.location);
  const { level, danger, urgency } = row.facts;
  if (kind === 'rating')
    return line(level?.code ?? '') + (danger ? line(danger.code) : 0) + line(urgency);
  return heightOfParagraphs(row[kind], width, SIZE.table);
}

/** Estimates the height of paragraphs in points, rather more than less. */
export function heightOfParagraphs(paragraphs: Paragraph[], width: number, size: number): number {
  const after = size === SIZE.table ? SPACE.afterTableText : SPACE.afterText;
  return paragraphs.reduce(
    (height, paragraph) =>
      height +
      heightOfText(joinRuns(paragraph), width, { size, indent: measureIndent(paragraph) }) +
      after,
    0,
  );
}

/** A paragraph's indent from the edge of its place. */
export function measureIndent({ marker, level }: Paragraph): number {
  return marker === '' ? 0 : SPACE.hanging * level + measureHang(marker);
}

/** The distance from a marker's start to its text: "1.1.1" takes more than "1.". */
export function measureHang(marker: string): number {
  const letters = widthInLetters(marker);
  return letters <= 3 ? SPACE.hanging : 3 + 5 * letters;
}

/** Characters of wide scripts count as about two Latin letters, a tab as several. */
export function heightOfText(
  text: string,
  width: number,
  { size = SIZE.table, indent = 0 } = {},
): number {
  let letters = 0;
  let isTall = false;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    letters += character === '\t' ? TAB : codePoint >= 0x1100 ? 2 : 1;
    isTall ||= codePoint >= FIRST_CHINESE;
  }
  const inLine = lettersPerLine(width, size) * 0.85 * (1 - indent / width);
  const lines = Math.max(1, Math.ceil(letters / inLine));
  return lines * LINE * size * (isTall ? TALL_LINE : 1);
}
