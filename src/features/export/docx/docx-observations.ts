import {
  Bookmark,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type ITableCellOptions,
} from 'docx';
import { COLUMN_WIDTH, CONTENT_WIDTH, pictureBox } from '../layout/page-layout';
import { isShorterThanPage } from '../layout/row-height';
import type { Picture, Pictures } from '../pictures/prepare-picture';
import { type ReportModel, type Row } from '../model/report-model';
import { fieldWithResult } from './docx-field';
import { STYLE, twips } from './docx-styles';
import { captionBookmark, docxParagraphs, numberBookmark, type Writing } from './docx-text';

/** Pixels at 96 to the inch, the unit of the library's pictures. */
const pixels = (points: number) => (points * 96) / 72;

/**
 * The observations table. Its grid and its cells are given in twips and fixed: readers that do not
 * lay out percentages (Google Docs, Pages) then show the same four equal columns as Word.
 */
export function docxObservations(
  { columns, rows }: ReportModel['schedule1'],
  pictures: Pictures,
  placeholder: (row: number) => Uint8Array,
  writing: Writing,
): Table {
  const columnTwips = twips(COLUMN_WIDTH);
  const cell = (options: ITableCellOptions) =>
    new TableCell({ width: { size: columnTwips, type: 'dxa' }, ...options });
  return new Table({
    style: STYLE.table,
    tableLook: { firstRow: true, noHBand: true, noVBand: true },
    layout: 'fixed',
    width: { size: twips(CONTENT_WIDTH), type: 'dxa' },
    columnWidths: columns.map(() => columnTwips),
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((column) =>
          cell({
            children: [new Paragraph({ style: STYLE.columnHeading, text: column })],
          }),
        ),
      }),
      ...rows.map((row) => {
        const picture = pictures.get(row.number);
        return new TableRow({
          // A row higher than a page has to split: readers would otherwise cut it off.
          cantSplit: isShorterThanPage(row, picture),
          children: [
            cell({ children: photoCell(row, picture, placeholder) }),
            ...[row.element, row.defect, row.recommendation].map((paragraphs) =>
              cell({
                children: docxParagraphs(paragraphs, STYLE.tableText, writing),
              }),
            ),
          ],
        });
      }),
    ],
  });
}

function photoCell(
  row: Row,
  picture: Picture | undefined,
  placeholder: (row: number) => Uint8Array,
): Paragraph[] {
  const caption = new Paragraph({
    style: STYLE.caption,
    children: [
      new Bookmark({
        id: captionBookmark(row.number),
        children: [
          new TextRun(row.caption.words),
          new Bookmark({
            id: numberBookmark(row.number),
            children: fieldWithResult('SEQ Photo \\* ARABIC', [new TextRun(String(row.number))]),
          }),
        ],
      }),
    ],
  });
  return [photoParagraph(row, picture, placeholder), caption];
}

function photoParagraph(
  { number, caption, photo, whenNoPhoto }: Row,
  picture: Picture | undefined,
  placeholder: (row: number) => Uint8Array,
): Paragraph {
  if (photo === null || picture === undefined) {
    return new Paragraph({
      style: STYLE.tableText,
      text: photo?.url ?? whenNoPhoto,
    });
  }
  const box = pictureBox(picture.size);
  return new Paragraph({
    style: STYLE.tableText,
    spacing: { after: 0, line: 240, lineRule: 'auto' },
    children: [
      new ImageRun({
        type: 'jpg',
        data: placeholder(number),
        transformation: {
          width: Math.round(pixels(box.width)),
          height: Math.round(pixels(box.height)),
        },
        altText: { name: caption.text, description: photo.alt },
      }),
    ],
  });
}
