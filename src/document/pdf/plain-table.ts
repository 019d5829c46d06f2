import { textWidth } from '../layout/column-widths';
import { CONTENT_WIDTH } from '../layout/page-layout';
import { isRightToLeft } from '../model/clean-text';
import { type Run, listWords } from '../model/report-text';
import { type Drawing } from './drawing';
import { TABLE_TEXT } from './text-styles';
import type { Block, Pdf, Structure } from './pdf-sheet';
import { textBlocks } from './pdf-text';
import { AFTER_TABLE, drawTable, tableCell } from './table';

/** Lays out a cell's content. */
type FillCell = (cell: Structure, width: number) => Block[];

interface PlainTable {
  lead: Block[];
  columns: readonly string[];
  /** Hundredths of the page's width. */
  shares: readonly number[];
  rows: FillCell[][];
  /** The first cell of each row is its heading. */
  hasRowHeads?: boolean;
}

/** Draws a part's table, with columns by their shares of the page. */
export function drawPlainTable({ pdf, sheet, root }: Drawing, table: PlainTable): void {
  const { lead, shares, hasRowHeads = false } = table;
  const columns = table.columns.map((heading, index) => ({
    heading,
    width: ((shares[index] ?? 0) / 100) * CONTENT_WIDTH,
  }));
  drawTable({
    sheet,
    parent: root,
    columns,
    lead,
    rows: table.rows.map(
      (cells) => (row: Structure) =>
        cells.map((fill, index) => {
          const width = textWidth(columns[index]?.width ?? 0);
          const tag = hasRowHeads && index === 0 ? 'TH' : 'TD';
          return tableCell(pdf, row, (cell) => fill(cell, width), tag);
        }),
    ),
  });
  sheet.place([AFTER_TABLE]);
}

/** A cell's paragraph, in its own direction. */
export const cellText =
  (pdf: Pdf, runs: Run[], look = TABLE_TEXT): FillCell =>
  (parent, width) =>
    textBlocks({
      pdf,
      parent,
      tag: 'P',
      runs,
      look,
      width,
      isRightToLeft: isRightToLeft(listWords(runs)),
    });
