import { CELL, COLOUR, PAGE } from '../layout/page-layout';
import type { Run, TextTable } from '../model/report-model';
import type { Look } from './draw-words';
import { type Block, drawArtifact, drawRule, type Pdf, type Structure } from './pdf-sheet';
import { textBlocks } from './pdf-text';

const PADDING = 3;
/** A row higher than this goes on from page to page, line by line and without its rules. */
const MOST_HEIGHT = (PAGE.height - PAGE.top - PAGE.bottom) / 2;

interface Place {
  pdf: Pdf;
  table: Structure;
  look: Look;
  width: number;
  isRightToLeft: boolean;
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
  const place = { pdf, table, look, width, isRightToLeft };
  return rows.flatMap((cells, index) => {
    const gap = index === rows.length - 1 ? look.after + PADDING : 0;
    return rowBlocks(place, cells, index === 0, gap);
  });
}

function rowBlocks(place: Place, cells: Run[][], isHead: boolean, gap: number): Block[] {
  const { pdf, table, look, width, isRightToLeft } = place;
  const row = pdf.struct('TR');
  table.add(row);
  const column = width / cells.length;
  const own: Look = { ...look, after: 0, ...(isHead && { font: 'bold' }) };
  const drawn = cells.map((runs) =>
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
  );
  const tallest = Math.max(1, ...drawn.map((lines) => lines.length));
  const height = tallest * own.size * own.leading + 2 * PADDING;
  const cellX = (x: number, index: number) =>
    x + (isRightToLeft ? cells.length - 1 - index : index) * column + CELL.side;
  if (height > MOST_HEIGHT) return linesOf(drawn, cellX, gap);
  const whole: Block = {
    height,
    gap,
    draw(x, y) {
      if (isHead) {
        drawArtifact(pdf, () => {
          pdf.rect(x, y, width, height).fill(`#${COLOUR.wash}`);
        });
        drawRule(pdf, { x, y, width, weight: 0.5 });
      }
      drawn.forEach((lines, index) => {
        lines.forEach((line, order) => {
          line.draw(cellX(x, index), y + PADDING + order * line.height);
        });
      });
      drawRule(pdf, { x, y: y + height, width, weight: 0.5 });
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
