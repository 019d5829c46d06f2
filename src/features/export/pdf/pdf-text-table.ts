import { CELL, COLOUR, PAGE } from '../layout/page-layout';
import type { Run, TextTable } from '../model/report-model';
import type { Look } from './draw-words';
import { COLUMN_HEADING, TABLE_TEXT } from './looks';
import {
  type Block,
  drawArtifact,
  drawRule,
  endCell,
  type Pdf,
  stackHeight,
  type Structure,
} from './pdf-sheet';
import { textBlocks } from './pdf-text';

const STRONG = 1;
const FINE = 0.5;
/** The rule at its end, and what Word has between a table and what follows. */
const AFTER_TABLE = 2.15;
const PADDING = CELL.top + CELL.bottom;
/** A row higher than this goes on from page to page, line by line and without its rules. */
const MOST_HEIGHT = (PAGE.height - PAGE.top - PAGE.bottom) / 2;

interface Place {
  pdf: Pdf;
  table: Structure;
  width: number;
  isRightToLeft: boolean;
}

interface RowPlace {
  isHead: boolean;
  isLast: boolean;
  gap: number;
}

/** A table that a person typed: equal columns, a head, rows that stay whole. */
export function tableBlocks(
  pdf: Pdf,
  parent: Structure,
  { rows, isRightToLeft }: TextTable,
  look: Look,
  width: number,
): Block[] {
  const table = pdf.struct('Table');
  parent.add(table);
  const place = { pdf, table, width, isRightToLeft };
  return rows.flatMap((cells, index) => {
    const isLast = index === rows.length - 1;
    const gap = isLast ? AFTER_TABLE + look.after : 0;
    return rowBlocks(place, cells, { isHead: index === 0, isLast, gap });
  });
}

function rowBlocks(place: Place, cells: Run[][], { isHead, isLast, gap }: RowPlace): Block[] {
  const { pdf, table, width, isRightToLeft } = place;
  const row = pdf.struct('TR');
  table.add(row);
  const column = width / cells.length;
  const own: Look = isHead ? COLUMN_HEADING : TABLE_TEXT;
  const drawn = cells.map((runs) =>
    endCell(
      textBlocks({
        pdf,
        parent: row,
        tag: isHead ? 'TH' : 'TD',
        runs,
        look: own,
        width: column - 2 * CELL.side,
        isRightToLeft,
        ...(isHead && { options: { scope: 'Column' } as object }),
      }),
    ),
  );
  const above = isHead ? STRONG : FINE;
  const height = above + Math.max(...drawn.map((lines) => stackHeight(lines))) + PADDING;
  const cellX = (x: number, index: number) =>
    x + (isRightToLeft ? cells.length - 1 - index : index) * column + CELL.side;
  if (height > MOST_HEIGHT) return linesOf(drawn, cellX, gap);
  const whole: Block = {
    height,
    gap,
    draw(x, y) {
      const top = y + above;
      if (isHead) {
        drawArtifact(pdf, () => {
          pdf.rect(x, top, width, height - above).fill(`#${COLOUR.wash}`);
        });
        drawRule(pdf, { x, y: y + STRONG / 2, width, weight: STRONG, colour: COLOUR.ink });
      }
      drawn.forEach((lines, index) => {
        let at = top + CELL.top;
        for (const line of lines) {
          line.draw(cellX(x, index), at);
          at += line.height + line.gap;
        }
      });
      const weight = isLast ? STRONG : FINE;
      const colour = isHead || isLast ? COLOUR.ink : COLOUR.rule;
      drawRule(pdf, { x, y: y + height + weight / 2, width, weight, colour });
      row.end();
    },
  };
  return [whole];
}

function linesOf(
  cells: Block[][],
  cellX: (x: number, index: number) => number,
  gap: number,
): Block[] {
  const count = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: count }, (_, order) => ({
    height: Math.max(...cells.map((lines) => lines[order]?.height ?? 0)),
    gap: order === count - 1 ? gap : 0,
    draw(x, y) {
      cells.forEach((lines, index) => lines[order]?.draw(cellX(x, index), y));
    },
  }));
}
