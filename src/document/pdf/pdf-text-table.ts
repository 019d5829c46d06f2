import { CELL, COLOUR, SMALL_TABLE } from '../layout/page-layout';
import { type Run, type TextTable, listWords } from '../model/report-text';
import type { TextStyle } from './draw-words';
import { COLUMN_HEADING, TABLE_TEXT } from './text-styles';
import { decorationBlocks } from './decoration';
import {
  type Block,
  drawArtifact,
  drawRule,
  drawStack,
  endCell,
  PAGE_ROOM,
  type Pdf,
  stackHeight,
  type Structure,
} from './pdf-sheet';
import { textBlocks } from './pdf-text';

const STRONG = 1;
const FINE = 0.5;
/** The rule at its end, and Word's distance to what follows. */
const AFTER_TABLE = 2.15;
const PADDING = CELL.top + CELL.bottom;

interface Place {
  pdf: Pdf;
  table: Structure;
  width: number;
  isRightToLeft: boolean;
}

/** A table that a person typed: equal columns, a head repeated on each page, unsplit rows. */
export function tableBlocks(
  pdf: Pdf,
  parent: Structure,
  { rows, isRightToLeft }: TextTable,
  look: TextStyle,
  width: number,
): Block[] {
  const table = pdf.struct('Table');
  parent.add(table);
  const place = { pdf, table, width, isRightToLeft };
  const [head = [], ...others] = rows;
  const isBare = others.length === 0;
  const again = headAgain(place, head);
  const blocks = [
    { ...headBlock(place, head, isBare), keepsWithNext: !isBare },
    ...others.flatMap((cells, index) =>
      rowBlocks(place, cells, index === others.length - 1, again),
    ),
  ];
  const isSmall = rows.length <= SMALL_TABLE;
  return blocks.map((block, index) => ({
    ...block,
    ...(isSmall && index < blocks.length - 1 && { keepsWithNext: true }),
    ...(index > 0 && { again }),
    gap: index === blocks.length - 1 ? AFTER_TABLE + look.after : 0,
  }));
}

function headBlock(place: Place, cells: Run[][], isLast: boolean): Block {
  const { row, lines } = filledRow(place, cells, 'TH');
  const height = rowHeight(lines, STRONG);
  return {
    height,
    gap: 0,
    draw(x, y) {
      drawHeadFrame(place, { x, y, height }, isLast);
      drawCells(place, lines, x, y + STRONG);
      row.end();
    },
  };
}

/** Draws a repeated head as decoration: a screen reader has read it once. */
function headAgain(place: Place, cells: Run[][]): Pick<Block, 'height' | 'draw'> {
  const { pdf, isRightToLeft } = place;
  const lines = cells.map((runs) =>
    decorationBlocks(pdf, listWords(runs), COLUMN_HEADING, cellWidth(place, cells), isRightToLeft),
  );
  const height = rowHeight(lines, STRONG);
  return {
    height,
    draw(x, y) {
      drawHeadFrame(place, { x, y, height }, false);
      drawArtifact(pdf, () => {
        drawCells(place, lines, x, y + STRONG);
      });
    },
  };
}

function rowBlocks(
  place: Place,
  cells: Run[][],
  isLast: boolean,
  head: Pick<Block, 'height'>,
): Block[] {
  const { pdf, width } = place;
  const { row, lines } = filledRow(place, cells, 'TD');
  const height = rowHeight(lines, FINE);
  if (height > PAGE_ROOM - head.height) return cutIntoLines(place, lines);
  return [
    {
      height,
      gap: 0,
      draw(x, y) {
        drawCells(place, lines, x, y + FINE);
        const weight = isLast ? STRONG : FINE;
        const colour = isLast ? COLOUR.ink : COLOUR.rule;
        drawRule(pdf, { x, y: y + height + weight / 2, width, weight, colour });
        row.end();
      },
    },
  ];
}

const cellWidth = ({ width }: Place, cells: unknown[]) => width / cells.length - 2 * CELL.side;

const rowHeight = (lines: Block[][], above: number) =>
  above + Math.max(...lines.map((blocks) => stackHeight(blocks))) + PADDING;

function filledRow(place: Place, cells: Run[][], tag: 'TH' | 'TD') {
  const { pdf, table, isRightToLeft } = place;
  const row = pdf.struct('TR');
  table.add(row);
  const look = tag === 'TH' ? COLUMN_HEADING : TABLE_TEXT;
  const width = cellWidth(place, cells);
  const lines = cells.map((runs) => {
    // A blank cell is no heading.
    const isHead = tag === 'TH' && listWords(runs) !== '';
    const kind = isHead
      ? { tag: 'TH' as const, options: { scope: 'Column' } as object }
      : { tag: 'TD' as const };
    return endCell(textBlocks({ pdf, parent: row, ...kind, runs, look, width, isRightToLeft }));
  });
  return { row, lines };
}

function drawHeadFrame(
  { pdf, width }: Place,
  { x, y, height }: { x: number; y: number; height: number },
  isLast: boolean,
): void {
  drawArtifact(pdf, () => {
    pdf.rect(x, y + STRONG, width, height - STRONG).fill(`#${COLOUR.wash}`);
  });
  drawRule(pdf, { x, y: y + STRONG / 2, width, weight: STRONG, colour: COLOUR.ink });
  const weight = isLast ? STRONG : FINE;
  drawRule(pdf, { x, y: y + height + weight / 2, width, weight, colour: COLOUR.ink });
}

function drawCells(place: Place, cells: Block[][], x: number, top: number): void {
  cells.forEach((lines, index) => {
    drawStack(lines, cellX(place, cells, x, index), top + CELL.top);
  });
}

const cellX = ({ width, isRightToLeft }: Place, cells: unknown[], x: number, index: number) =>
  x + (isRightToLeft ? cells.length - 1 - index : index) * (width / cells.length) + CELL.side;

/** A row higher than a page continues line by line, without its rules. */
function cutIntoLines(place: Place, cells: Block[][]): Block[] {
  const count = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: count }, (_, order) => ({
    height: Math.max(...cells.map((lines) => lines[order]?.height ?? 0)),
    gap: 0,
    draw(x, y) {
      cells.forEach((lines, index) => lines[order]?.draw(cellX(place, cells, x, index), y));
    },
  }));
}
