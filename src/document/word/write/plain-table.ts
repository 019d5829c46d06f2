import {
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
} from 'docx';
import { CONTENT_WIDTH, SMALL_TABLE } from '@/document/layout/page-layout';
import { GRID_GAP } from '@/document/layout/photo-grid';
import { isRightToLeft } from '@/document/model/clean-text';
import { wrapInBookmark } from './bookmarks';
import type { DocumentFonts } from './scripts';
import { STYLE, twips } from './styles';
import { docxWords } from './words';

interface PlainTable {
  /** None for a table without column heads. */
  columns: readonly string[];
  /** Hundredths of the text's width. */
  widths: readonly number[];
  rows: readonly BuildCells[];
}

/** Makes a row's cells; `kept` keeps its paragraphs with the next row. */
type BuildCells = (kept: Kept) => Paragraph[][];
export type Kept = Pick<IParagraphOptions, 'keepNext'>;

/** Keeps a small table on one page. */
export const keepWhole = (rows: readonly unknown[], index: number): Kept =>
  rows.length <= SMALL_TABLE && index < rows.length - 1 ? { keepNext: true } : {};

/** Keeps a larger table's last two rows together. */
export const keepTogether = (rows: readonly unknown[], index: number): Kept =>
  index === rows.length - 2 ? { keepNext: true } : keepWhole(rows, index);

/** A table in the report's style, on a grid fixed in twips like the observations table's. */
export function plainTable({ columns, widths, rows }: PlainTable): Table {
  const grid = widths.map((share) => twips((share / 100) * CONTENT_WIDTH));
  const row = (cells: Paragraph[][], isHead: boolean) =>
    new TableRow({
      cantSplit: true,
      ...(isHead && { tableHeader: true }),
      children: cells.map(
        (children, index) =>
          new TableCell({ width: { size: grid[index] ?? 0, type: 'dxa' }, children }),
      ),
    });
  const head = columns.map((text) => [
    new Paragraph({ style: STYLE.columnHeading, keepNext: true, text }),
  ]);
  return new Table({
    style: columns.length > 0 ? STYLE.table : STYLE.headlessTable,
    tableLook: { firstRow: columns.length > 0, noHBand: true, noVBand: true },
    layout: 'fixed',
    width: { size: grid.reduce((sum, width) => sum + width, 0), type: 'dxa' },
    columnWidths: grid,
    rows: [
      ...(columns.length > 0 ? [row(head, true)] : []),
      ...rows.map((buildCells, index) => row(buildCells(keepTogether(rows, index)), false)),
    ],
  });
}

export const tableParagraph = (children: ParagraphChild[], kept: Kept) =>
  new Paragraph({ style: STYLE.tableText, ...kept, children });

/** A one-line paragraph in its own direction. */
export function lineParagraph(
  text: string,
  fonts: DocumentFonts,
  style: string,
  { textBookmark = null, ...kept }: Kept & { textBookmark?: string | null } = {},
): Paragraph {
  const rightToLeft = isRightToLeft(text);
  return new Paragraph({
    style,
    ...kept,
    ...(rightToLeft && { bidirectional: true }),
    children: wrapInBookmark(textBookmark, docxWords(text, { isRightToLeft: rightToLeft, fonts })),
  });
}

const NO_MARGINS = { marginUnitType: 'dxa', top: 0, bottom: 0, left: 0, right: 0 } as const;
const NONE = { style: 'none', size: 0, color: 'auto' } as const;
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};

interface PlacedRow {
  cells: readonly Paragraph[][];
  /** The least height in twips. */
  height?: number;
}

/** Places cells side by side without lines, `gap` twips before each but the first; one that a row lacks is blank. */
export function borderlessTable(widths: number[], gap: number, rows: PlacedRow[]): Table {
  return new Table({
    layout: 'fixed',
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: 'dxa' },
    columnWidths: widths,
    margins: NO_MARGINS,
    borders: NO_BORDERS,
    rows: rows.map(({ cells, height }) => {
      const children = widths.map(
        (size, index) =>
          new TableCell({
            width: { size, type: 'dxa' },
            margins: { ...NO_MARGINS, left: index === 0 ? 0 : gap },
            children: cells[index] ?? [new Paragraph({ style: STYLE.photoNote })],
          }),
      );
      return new TableRow({
        cantSplit: true,
        ...(height !== undefined && { height: { value: height, rule: 'atLeast' as const } }),
        children,
      });
    }),
  });
}

/** The widths of equal columns with a gap before each but the first, all in twips. */
export const equalWidths = (columns: number, width: number, gap: number) =>
  Array.from({ length: columns }, (_, index) => (index === 0 ? width : width + gap));

/** Places cells of the same width side by side. */
export function sideBySide(cells: Paragraph[][], columns: number): Table {
  const gap = twips(GRID_GAP);
  const width = Math.floor((twips(CONTENT_WIDTH) - gap * (columns - 1)) / columns);
  return borderlessTable(equalWidths(columns, width, gap), gap, [{ cells }]);
}

/** Word needs a paragraph between a table and the document's end or another table. */
export const afterTable = (kept: Kept = {}) => new Paragraph({ style: STYLE.afterTable, ...kept });
