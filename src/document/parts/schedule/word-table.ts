import {
  Bookmark,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { columnWidths, textWidth } from '@/document/layout/column-widths';
import { fitRuns, fitWords } from '@/document/layout/fit-words';
import { pictureBox, SIZE, SPACE } from '@/document/layout/page-layout';
import { MORE_SHARE } from '@/document/layout/photo-grid';
import { measureIndent, isShorterThanPage } from '@/document/layout/row-height';
import type { TextField } from '@shared/row-words';
import type { Pictures } from '@/document/pictures/prepare-picture';
import { buildLevelChip } from '@/document/model/printed-levels';
import type { ColumnKind, ReportContent, Row } from '@/document/model/report-content';
import { captionParagraph, photoParagraph } from '@/document/word/write/photo';
import {
  wrapInBookmark,
  buildPhotoBookmark,
  buildRowBookmarks,
  type RowBookmarks,
} from '@/document/word/write/bookmarks';
import { STYLE, twips } from '@/document/word/write/styles';
import {
  captionBookmark,
  docxParagraphs,
  docxRuns,
  numberBookmark,
  type Writing,
} from '@/document/word/write/text';
import {
  type Kept,
  keepTogether,
  lineParagraph,
  tableParagraph,
} from '@/document/word/write/plain-table';

/**
 * The observations table. Its grid and cells are fixed in twips: readers that ignore percentages (Google Docs, Pages)
 * then show the same columns as Word.
 */
export function docxObservations(
  { columns, kinds, rows }: Pick<ReportContent['schedule1'], 'columns' | 'kinds' | 'rows'>,
  pictures: Pictures,
  writing: Writing,
): Table {
  const widths = columnWidths({ kinds, columns, rows });
  const grid = widths.map(twips);
  const cell = (index: number, children: Paragraph[]) =>
    new TableCell({ width: { size: grid[index] ?? 0, type: 'dxa' }, children });
  return new Table({
    style: STYLE.table,
    tableLook: { firstRow: true, noHBand: true, noVBand: true },
    layout: 'fixed',
    width: { size: grid.reduce((sum, width) => sum + width, 0), type: 'dxa' },
    columnWidths: grid,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((text, index) =>
          cell(index, [
            new Paragraph({
              style: STYLE.columnHeading,
              text: fitWords(
                text,
                { ...measurePlace(widths[index] ?? 0), font: 'bold' },
                writing.hyphenate,
              ),
            }),
          ]),
        ),
      }),
      ...rows.map((row, index) => {
        const bookmarks = buildRowBookmarks(row);
        // Keeping a row with a photo would leave too much blank space.
        const kept = kinds.includes('photo') ? {} : keepTogether(rows, index);
        return new TableRow({
          // A row higher than a page has to split: readers would otherwise cut it off.
          cantSplit: isShorterThanPage(row, pictures, { kinds, widths }),
          children: kinds.map((kind, column) => {
            const width = widths[column] ?? 0;
            const before = lastNumber(rows[index - 1]);
            return cell(
              column,
              writeCell(row, kind, { bookmarks, pictures, writing, width, kept, before }),
            );
          }),
        });
      }),
    ],
  });
}

const measurePlace = (column: number, indent = 0) => ({
  width: textWidth(column) - indent,
  size: SIZE.table,
});

interface CellSurroundings {
  bookmarks: RowBookmarks;
  pictures: Pictures;
  writing: Writing;
  width: number;
  kept: Kept;
  /** The number of the caption before the row's. */
  before: number;
}

function writeCell(row: Row, kind: ColumnKind, surroundings: CellSurroundings): Paragraph[] {
  const { bookmarks, pictures, writing, width, kept, before } = surroundings;
  const fit = (text: string) => fitWords(text, measurePlace(width), writing.hyphenate);
  if (kind === 'photo') {
    const box = (size: Parameters<typeof pictureBox>[0]) => pictureBox(size, textWidth(width));
    return [
      photoParagraph(row, pictures.get(row.number), box),
      captionParagraph(row, writing.fonts, { textBookmark: bookmarks.row, before }),
      ...row.more.flatMap((photo, index) => [
        photoParagraph(
          photo,
          pictures.get(photo.number),
          (size) => pictureBox(size, textWidth(width) * MORE_SHARE),
          { before: SPACE.betweenPhotos },
        ),
        captionParagraph(photo, writing.fonts, {
          textBookmark: buildPhotoBookmark(photo),
          before: (row.more[index - 1] ?? row).number,
        }),
      ]),
    ];
  }
  if (kind === 'number') {
    return [
      tableParagraph(wrapInBookmark(bookmarks.row, numberRuns(row, writing)), kept),
      ...row.more.map(({ caption }) =>
        tableParagraph(docxRuns(caption, false, writing.fonts), kept),
      ),
    ];
  }
  if (kind === 'location') {
    const options = { textBookmark: bookmarks.location, ...kept };
    return [
      lineParagraph(fit(row.facts.printed.location), writing.fonts, STYLE.tableText, options),
    ];
  }
  if (kind === 'rating') return ratingParagraphs(row, writing, kept, width);
  const texts = row[kind].map((paragraph) => ({
    ...paragraph,
    runs: fitRuns(paragraph.runs, measurePlace(width, measureIndent(paragraph)), writing.hyphenate),
  }));
  return docxParagraphs(texts, { style: STYLE.tableText, ...kept }, writing, (index) =>
    findBookmark(row, bookmarks, kind, index),
  );
}

/** The last caption number in a row; 0 without a row. */
export function lastNumber(row: Row | undefined): number {
  return row ? (row.more.at(-1) ?? row).number : 0;
}

/** Writes the row's number: a link where photos have their own pages; without a photo, the target of references. */
function numberRuns({ number, caption, photo }: Row, { fonts }: Writing): ParagraphChild[] {
  if (photo !== null) return docxRuns(caption, false, fonts);
  const counted = new Bookmark({
    id: numberBookmark(number),
    children: [new TextRun(String(number))],
  });
  return [
    new Bookmark({
      id: captionBookmark(number),
      children: [new TextRun(caption.words), counted],
    }),
  ];
}

/** How far a chip's colour reaches beyond its code, both sides together, in points. */
const CHIP_EDGES = 0.6 * SIZE.table;

function ratingParagraphs(
  { facts: { level, danger, urgency } }: Row,
  { fonts, hyphenate }: Writing,
  kept: Kept,
  width: number,
): Paragraph[] {
  const words = fitWords(urgency, measurePlace(width), hyphenate);
  const chips = [level, danger].flatMap((one) => {
    if (!one) return [];
    const runs = fitRuns([buildLevelChip(one)], measurePlace(width, CHIP_EDGES), hyphenate);
    return [
      tableParagraph(
        runs.flatMap((run) => docxRuns(run, false, fonts)),
        kept,
      ),
    ];
  });
  const paragraphs = [
    ...chips,
    ...(urgency === '' ? [] : [lineParagraph(words, fonts, STYLE.tableText, kept)]),
  ];
  // A Word cell needs at least one paragraph.
  return paragraphs.length > 0 ? paragraphs : [tableParagraph([], kept)];
}

/** A text's first paragraph carries its bookmark; those beneath an element have their own. */
function findBookmark(
  { element, beneath }: Row,
  bookmarks: RowBookmarks,
  field: TextField,
  index: number,
): string | null {
  if (index === 0) return bookmarks[field];
  if (field !== 'element') return null;
  const at = index - (element.length - beneath.length);
  const kind = beneath[at];
  // Further lines of a text belong to its first.
  return kind && kind !== beneath[at - 1] ? bookmarks[kind] : null;
}
