import type { Size } from '@/lib/pictures/size';
import { columnWidths, textWidth } from '@/document/layout/column-widths';
import { CELL, pictureBox, SPACE } from '@/document/layout/page-layout';
import { isRightToLeft } from '@/document/model/clean-text';
import type { ColumnKind, Row, Schedule1 } from '@/document/model/report-model';
import { wordsIn } from '@/document/model/report-text';
import { SCHEDULE, TABLE_TEXT, TEXT } from '../looks';
import { addBookmark } from '../pdf-bookmarks';
import type { Block, Structure } from '../pdf-sheet';
import { paragraphBlocks } from '../pdf-blocks';
import { beginWith, plain, textBlocks } from '../pdf-text';
import { drawDefects } from './defects';
import { type Drawing, headingBlocks, paragraph } from './drawing';
import { captionBlocks, levelBlocks, reachedByReferences, shownPhoto } from './photo-cell';
import { drawTable, tableCell } from './table';

/** The observations: a table, or a page for each defect. */
export function drawSchedule1(drawing: Drawing): void {
  const { schedule1 } = drawing.model;
  const { heading: text, rows, arrangement, whenEmpty } = schedule1;
  const place = { id: 'schedule1', level: 1, tag: 'H2', before: SPACE.beforeSchedule } as const;
  const lead = headingBlocks(drawing, { ...place, text, look: SCHEDULE });
  if (rows.length === 0) drawing.sheet.place([...lead, ...paragraph(drawing, whenEmpty, TEXT)]);
  else if (arrangement === 'defects') drawDefects(drawing, lead);
  else drawRows(drawing, schedule1, lead);
}

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
  const text = (runs: Parameters<typeof textBlocks>[0]['runs']) =>
    textBlocks({
      ...{ pdf, parent: cell, tag: 'P', runs, look: TABLE_TEXT, width },
      isRightToLeft: isRightToLeft(wordsIn(runs)),
    });
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
