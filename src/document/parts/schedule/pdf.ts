import type { Size } from '@/lib/pictures/size';
import { columnWidths, textWidth } from '@/document/layout/column-widths';
import { CELL, pictureBox } from '@/document/layout/page-layout';
import { defectHeading } from '@/document/model/outline';
import type { ColumnKind, Row, Schedule1 } from '@/document/model/report-content';
import type { Run } from '@/document/model/report-text';
import { TABLE_TEXT, TEXT } from '@/document/pdf/text-styles';
import { addBookmark } from '@/document/pdf/pdf-bookmarks';
import type { Block, Structure } from '@/document/pdf/pdf-sheet';
import { paragraphBlocks } from '@/document/pdf/pdf-blocks';
import { beginWith, plain } from '@/document/pdf/pdf-text';
import { drawDefects } from './pdf-defects';
import { detailTexts } from '@/document/pdf/details';
import { type Drawing, headingBlocks, paragraph, type PdfFace } from '@/document/pdf/drawing';
import {
  captionBlocks,
  levelBlocks,
  reachedByReferences,
  shownPhoto,
} from '@/document/pdf/photo-cell';
import { typedTexts } from '@/document/pdf/part-texts';
import { cellText } from '@/document/pdf/plain-table';
import { drawTable, tableCell } from '@/document/pdf/table';

/** The observations: a table, or a page for each defect. */
export const PDF: PdfFace<Schedule1> = {
  draw(drawing, schedule) {
    const { heading, rows, arrangement, whenEmpty } = schedule;
    const lead = headingBlocks(drawing, 'part', heading, 'schedule1');
    if (rows.length === 0) drawing.sheet.place([...lead, ...paragraph(drawing, whenEmpty, TEXT)]);
    else if (arrangement === 'defects') drawDefects(drawing, schedule, lead);
    else drawRows(drawing, schedule, lead);
  },
  texts({ heading, columns, rows, arrangement, textLabels, whenEmpty }) {
    if (rows.length === 0) return { bold: [heading], regular: [whenEmpty] };
    const isDefects = arrangement === 'defects';
    const typed = typedTexts(
      rows.flatMap(({ element, defect, recommendation }) => [
        ...element,
        ...defect,
        ...recommendation,
      ]),
    );
    return {
      bold: [
        ...[heading, ...columns, ...typed.bold],
        ...rows.flatMap(({ caption, facts }) => [caption.text, facts.level?.code]),
        ...(isDefects ? [...rows.map(defectHeading), ...Object.values(textLabels)] : []),
      ],
      regular: [
        ...typed.regular,
        ...rows.map(({ photo, whenNoPhoto }) => photo?.url ?? whenNoPhoto),
        ...rows.flatMap(({ facts }) => [facts.location, facts.urgency]),
        ...(isDefects ? rows.flatMap(({ facts }) => detailTexts(facts.lines)) : []),
      ],
    };
  },
};

function drawRows(drawing: Drawing, { kinds, columns, rows }: Schedule1, lead: Block[]): void {
  const widths = columnWidths({ kinds, columns, rows });
  const { sheet, root, pdf } = drawing;
  drawTable({
    ...{ sheet, parent: root, lead },
    // A row with a photo is no small thing, and would leave as much room behind.
    keepsLastRow: !kinds.includes('photo'),
    columns: columns.map((heading, index) => ({ heading, width: widths[index] ?? 0 })),
    rows: rows.map((row) => (tableRow: Structure) => {
      const cells = kinds.map((kind, index) =>
        tableCell(pdf, tableRow, (cell) =>
          cellBlocks(drawing, cell, { row, kind, width: textWidth(widths[index] ?? 0) }),
        ),
      );
      cells[0] = beginWith(cells[0] ?? [], (_x, y) => {
        addRowBookmark(drawing, row, y - CELL.top);
      });
      return cells;
    }),
  });
}

interface CellRequest {
  row: Row;
  kind: ColumnKind;
  width: number;
}

function cellBlocks(drawing: Drawing, cell: Structure, { row, kind, width }: CellRequest): Block[] {
  const { pdf } = drawing;
  const text = (runs: Run[]) => cellText(pdf, runs)(cell, width);
  switch (kind) {
    case 'photo': {
      const boxOf = (size: Size | null) => pictureBox(size, width);
      const shown = shownPhoto(drawing, cell, row, { width, boxOf });
      const blocks = [...shown, ...captionBlocks(pdf, cell, row, width)];
      return reachedByReferences(drawing, row.number, blocks, CELL.top);
    }
    case 'number':
      return row.photo
        ? text([row.caption])
        : reachedByReferences(drawing, row.number, text(plain(row.caption.text)), CELL.top);
    case 'location':
      return text(plain(row.facts.location));
    case 'rating': {
      const { level, urgency } = row.facts;
      const code = level ? levelBlocks(pdf, cell, level, width) : [];
      return [...code, ...(urgency === '' ? [] : text(plain(urgency)))];
    }
    default:
      return paragraphBlocks(pdf, cell, row[kind], { look: TABLE_TEXT, width, beneath: 2 });
  }
}

function addRowBookmark({ bookmarks }: Drawing, { caption, facts }: Row, y: number): void {
  const under = bookmarks.at(-1);
  const title = facts.element === '' ? caption.text : `${caption.text}: ${facts.element}`;
  if (under) addBookmark(under, title, y);
}
