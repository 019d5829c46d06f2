import { TEXT_FIELDS } from '@shared/row-words';
import type { Size } from '@/lib/pictures/size';
import { columnWidths, textWidth } from '@/document/layout/column-widths';
import { isShorterThanPage } from '@/document/layout/row-height';
import { MORE_SHARE } from '@/document/layout/photo-grid';
import { CELL, pictureBox, SPACE } from '@/document/layout/page-layout';
import { defectHeading } from '@/document/model/outline';
import {
  captionText,
  listPhotos,
  type ColumnKind,
  type PlacedPhoto,
  type Row,
  type Schedule1,
} from '@/document/model/report-content';
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
    const typed = typedTexts(rows.flatMap((row) => TEXT_FIELDS.flatMap((name) => row[name])));
    return {
      bold: [
        heading,
        ...columns,
        ...typed.bold,
        ...listPhotos(rows).map(captionText),
        ...rows.flatMap(({ facts }) => [facts.level?.code, facts.danger?.code]),
        ...listPhotos(rows).flatMap(({ photo }) => photo?.drawing.marks.map(({ text }) => text)),
        ...(isDefects ? [...rows.map(defectHeading), ...Object.values(textLabels)] : []),
      ],
      regular: [
        ...typed.regular,
        ...listPhotos(rows).map(({ photo, whenNoPhoto }) => photo?.url ?? whenNoPhoto),
        ...listPhotos(rows).flatMap(({ photo }) => photo?.drawing.marks.map(({ text }) => text)),
        ...rows.flatMap(({ facts }) => [facts.printed.location, facts.urgency]),
        ...(isDefects ? rows.flatMap(({ facts }) => detailTexts(facts.lines)) : []),
      ],
    };
  },
};

function drawRows(drawing: Drawing, { kinds, columns, rows }: Schedule1, lead: Block[]): void {
  const widths = columnWidths({ kinds, columns, rows });
  const { sheet, root, pdf } = drawing;
  drawTable({
    sheet,
    parent: root,
    lead,
    // Keeping a row with a photo would leave too much blank space.
    keepsLastRow: !kinds.includes('photo'),
    maySplit: (index) => {
      const row = rows[index];
      return row !== undefined && !isShorterThanPage(row, drawing.pictures, { kinds, widths });
    },
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
      const fitBox = (size: Size | null) => pictureBox(size, width);
      const fitMoreBox = (size: Size | null) => pictureBox(size, width * MORE_SHARE);
      return [
        ...captioned(drawing, cell, row, { width, fitBox }),
        ...row.more.flatMap((photo) =>
          captioned(drawing, cell, photo, { width, fitBox: fitMoreBox }).map((block, index) =>
            index === 0 ? { ...block, before: SPACE.betweenPhotos } : block,
          ),
        ),
      ];
    }
    case 'number':
      return [row, ...row.more].flatMap((placed: PlacedPhoto) =>
        placed.photo
          ? text([placed.caption])
          : reachedByReferences(drawing, placed.number, text(plain(placed.caption.text)), CELL.top),
      );
    case 'location':
      return text(plain(row.facts.printed.location));
    case 'rating': {
      const { level, danger, urgency } = row.facts;
      const codes = [level, danger].flatMap((one) =>
        one ? levelBlocks(pdf, cell, one, width) : [],
      );
      return [...codes, ...(urgency === '' ? [] : text(plain(urgency)))];
    }
    default:
      return paragraphBlocks(pdf, cell, row[kind], { look: TABLE_TEXT, width, beneath: 2 });
  }
}

/** A photo with its caption, to which references lead. */
function captioned(
  drawing: Drawing,
  cell: Structure,
  placed: PlacedPhoto,
  box: { width: number; fitBox: (size: Size | null) => Size },
): Block[] {
  const blocks = [
    ...shownPhoto(drawing, cell, placed, box),
    ...captionBlocks(drawing.pdf, cell, placed, box.width),
  ];
  return reachedByReferences(drawing, placed.number, blocks, CELL.top);
}

function addRowBookmark({ bookmarks }: Drawing, { caption, facts }: Row, y: number): void {
  const under = bookmarks.at(-1);
  const title = facts.element === '' ? caption.text : `${caption.text}: ${facts.element}`;
  if (under) addBookmark(under, title, y);
}
