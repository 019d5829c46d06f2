import { PART_SHARES, textWidth } from '@/document/layout/column-widths';
import { CONTENT_WIDTH, SPACE } from '@/document/layout/page-layout';
import { isRightToLeft } from '@/document/model/clean-text';
import { wordsIn } from '@/document/model/report-text';
import { rowId } from '@/document/model/outline';
import { SCHEDULE, TABLE_TEXT } from '../looks';
import type { Structure } from '../pdf-sheet';
import { plain, textBlocks } from '../pdf-text';
import { type Drawing, headingBlocks } from './drawing';
import { AFTER_TABLE, type Column, drawTable, tableCell } from './table';

/** Columns by their shares of the page. */
export function columnsOf(headings: readonly string[], shares: readonly number[]): Column[] {
  return headings.map((heading, index) => ({
    heading,
    width: ((shares[index] ?? 0) / 100) * CONTENT_WIDTH,
  }));
}

export function drawRevisions(drawing: Drawing): void {
  const { revisions } = drawing.model;
  if (!revisions) return;
  const { heading: text, columns, rows } = revisions;
  const place = { id: 'revisions', level: 1, tag: 'H2', before: SPACE.beforeSchedule } as const;
  const lead = headingBlocks(drawing, { ...place, text, look: SCHEDULE });
  drawTextTable(drawing, columnsOf(columns, PART_SHARES.revisions), {
    lead,
    rows: rows.map((cells) => () => cells.map((cell) => plain(cell))),
  });
}

/** The photos with their pages; all of them stand before it. */
export function drawPhotoList(drawing: Drawing): void {
  const { photoList } = drawing.model;
  if (!photoList) return;
  const { heading: text, columns, items } = photoList;
  const place = { id: 'photo_list', level: 1, tag: 'H2', before: SPACE.beforeSchedule } as const;
  const lead = headingBlocks(drawing, { ...place, text, look: SCHEDULE });
  drawTextTable(drawing, columnsOf(columns, PART_SHARES.photoList), {
    lead,
    rows: items.map(({ reference, texts }) => () => [
      [reference],
      ...texts.map((cell) => plain(cell)),
      plain(String(drawing.pages.get(rowId(reference.photo)) ?? '')),
    ]),
  });
}

type Runs = Parameters<typeof textBlocks>[0]['runs'];

function drawTextTable(
  { pdf, sheet, root }: Drawing,
  columns: readonly Column[],
  { lead, rows }: { lead: ReturnType<typeof headingBlocks>; rows: (() => Runs[])[] },
): void {
  const cell = (row: Structure, runs: Runs, width: number) =>
    tableCell(pdf, row, (parent) =>
      textBlocks({
        ...{ pdf, parent, tag: 'P', runs, look: TABLE_TEXT, width: textWidth(width) },
        isRightToLeft: isRightToLeft(wordsIn(runs)),
      }),
    );
  drawTable({
    ...{ sheet, parent: root, columns, lead },
    rows: rows.map(
      (cellsOf) => (row: Structure) =>
        cellsOf().map((runs, index) => cell(row, runs, columns[index]?.width ?? 0)),
    ),
  });
  sheet.place([AFTER_TABLE]);
}
