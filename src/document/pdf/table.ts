import { CELL, COLOUR, CONTENT_WIDTH, PAGE, SMALL_TABLE, SPACE } from '../layout/page-layout';
import { COLUMN_HEADING } from './text-styles';
import { decorationBlocks } from './decoration';
import {
  type Block,
  groupChains,
  drawArtifact,
  drawRule,
  drawStack,
  endCell,
  type Pdf,
  PAGE_ROOM,
  type Sheet,
  stackHeight,
  TOLERANCE,
  type Structure,
} from './pdf-sheet';
import { plain, textBlocks } from './pdf-text';

interface Column {
  heading: string;
  width: number;
}

interface TableRequest {
  sheet: Sheet;
  parent: Structure;
  columns: readonly Column[];
  /** Each makes a row's cells and adds them to the row in the document's structure. */
  rows: readonly ((row: Structure) => Block[][])[];
  /** Placed above the table, on the page of its first row. */
  lead?: Block[];
  keepsLastRow?: boolean;
  /** Lets a row split that fits on one page, as Word does. */
  maySplit?: (index: number) => boolean;
}

/** With less room at the foot of a page, a row does not start there. */
const LEAST_OF_A_SPLIT_ROW = 80;
const STRONG = 1;
const FINE = 0.5;
const PADDING = CELL.top + CELL.bottom;

/** Word's minimal paragraph between a table and what follows. */
export const AFTER_TABLE: Block = { height: 1.15, gap: SPACE.afterText, draw: () => undefined };

/** A filled cell; `TH` for one that heads its row. */
export function tableCell(
  pdf: Pdf,
  row: Structure,
  fill: (cell: Structure) => Block[],
  tag: 'TD' | 'TH' = 'TD',
): Block[] {
  const cell = pdf.struct(tag, (tag === 'TH' ? { scope: 'Row' } : {}) as object);
  row.add(cell);
  return endCell(fill(cell));
}

/** Draws a table; its head repeats on each page, its rows stay whole. */
export function drawTable(request: TableRequest): void {
  const { sheet, parent, columns, rows, lead = [], keepsLastRow = true } = request;
  const { maySplit = () => false } = request;
  const { pdf } = sheet;
  const head = buildHead(columns, pdf);
  const table = pdf.struct('Table');
  const pageRoom = PAGE_ROOM - STRONG - head.height;
  parent.add(table);
  const headRow = head.height > 0 ? pdf.struct('TR') : null;
  if (headRow) table.add(headRow);
  const headCells = headRow && head.cells(headRow);
  const heads = { columns, head };
  const make = (makeCells: (typeof rows)[number]) => {
    const tableRow = pdf.struct('TR');
    table.add(tableRow);
    const cells = makeCells(tableRow);
    return { tableRow, cells, height: measureHeight(cells) + FINE };
  };
  const made: ReturnType<typeof make>[] = [];
  const isSmall = rows.length <= SMALL_TABLE;
  for (const [index, makeCells] of rows.entries()) {
    made[index] ??= make(makeCells);
    const { tableRow, cells, height } = made[index];
    // The rows kept with this one: all of a small table, else the last with the last but one.
    const keeps =
      keepsLastRow && (isSmall || index === rows.length - 2) ? rows.slice(index + 1) : [];
    const others = keeps.map((each, at) => (made[index + 1 + at] ??= make(each)));
    const together = others.reduce((sum, other) => sum + other.height, height);
    const isWhole = height <= pageRoom && !maySplit(index);
    const least = isWhole ? (together <= pageRoom ? together : height) : measureBeginning(cells);
    let colour: string = COLOUR.rule;
    if (index === 0) {
      colour = COLOUR.ink;
      const needed = STRONG + head.height + least;
      if (lead.length > 0) sheet.place(lead, { followedBy: needed });
      else if (!sheet.holds(needed)) sheet.turnPage();
      sheet.pass(0);
      drawHead(sheet, heads, headCells);
    } else if (!sheet.holds(least)) {
      colour = COLOUR.ink;
      closePage(sheet);
      drawHead(sheet, heads, null);
    }
    drawRow(sheet, cells, heads, colour);
    tableRow.end();
  }
  rule(sheet, STRONG, COLOUR.ink);
  table.end();
}

interface Heads {
  columns: readonly Column[];
  head: ReturnType<typeof buildHead>;
}

/** The least of a split row on its first page: each cell's first picture fits. */
const measureBeginning = (cells: Block[][]) =>
  Math.max(LEAST_OF_A_SPLIT_ROW, ...cells.map(([first]) => (first?.height ?? 0) + PADDING));

const measureHeight = (cells: Block[][]) =>
  Math.max(...cells.map((blocks) => stackHeight(blocks))) + PADDING;

function buildHead(columns: readonly Column[], pdf: Pdf) {
  const isThere = columns.some(({ heading }) => heading !== '');
  const cells = (row: Structure) =>
    columns.map(({ heading, width }) =>
      textBlocks({
        pdf,
        parent: row,
        tag: 'TH',
        runs: plain(heading),
        look: COLUMN_HEADING,
        width: width - 2 * CELL.side,
        options: { scope: 'Column' } as object,
      }),
    );
  const repeated = columns.map(({ heading, width }) =>
    decorationBlocks(pdf, heading, COLUMN_HEADING, width - 2 * CELL.side),
  );
  return { cells, repeated, height: isThere ? measureHeight(repeated) : 0 };
}

/** Draws a rule across the page, and moves down by its weight. */
function rule(sheet: Sheet, weight: number, colour: string = COLOUR.rule): void {
  const y = sheet.y + weight / 2;
  drawRule(sheet.pdf, { x: PAGE.side, y, width: CONTENT_WIDTH, weight, colour });
  sheet.pass(weight);
}

function closePage(sheet: Sheet): void {
  rule(sheet, FINE);
  sheet.turnPage();
}

/** The column headings; structured once, repeated as decoration. */
function drawHead(sheet: Sheet, { columns, head }: Heads, cells: Block[][] | null): void {
  const { pdf } = sheet;
  rule(sheet, STRONG, COLOUR.ink);
  if (head.height === 0) return;
  const { y } = sheet;
  drawArtifact(pdf, () => {
    pdf.rect(PAGE.side, y, CONTENT_WIDTH, head.height).fill(`#${COLOUR.wash}`);
  });
  if (cells) drawCells(cells, columns, y + CELL.top);
  else {
    drawArtifact(pdf, () => {
      drawCells(head.repeated, columns, y + CELL.top);
    });
  }
  sheet.pass(head.height);
}

function drawCells(cells: Block[][], columns: readonly Column[], top: number): void {
  let x = PAGE.side + CELL.side;
  for (const [index, blocks] of cells.entries()) {
    drawStack(blocks, x, top);
    x += columns[index]?.width ?? 0;
  }
}

/** Draws a row's cells side by side, continuing on the next page if needed. */
function drawRow(sheet: Sheet, cells: Block[][], heads: Heads, colour: string): void {
  const waiting = cells.map((blocks) => groupChains(blocks));
  let isFresh = false;
  rule(sheet, FINE, colour);
  for (;;) {
    const top = sheet.y + CELL.top;
    const bottom = PAGE.height - PAGE.bottom - CELL.bottom;
    let end = top;
    let x = PAGE.side + CELL.side;
    waiting.forEach((chains, column) => {
      let y = top;
      let gap = Infinity;
      for (let chain = chains[0]; chain; chain = chains[0]) {
        const height = stackHeight(chain, gap);
        const fits = y + height - (chain.at(-1)?.gap ?? 0) <= bottom + TOLERANCE;
        if (!fits && !(isFresh && y === top)) break;
        for (const block of chain) {
          y += Math.max(0, (block.before ?? 0) - gap);
          block.draw(x, y);
          y += block.height + block.gap;
          gap = block.gap;
        }
        chains.shift();
      }
      x += heads.columns[column]?.width ?? 0;
      end = Math.max(end, y);
    });
    sheet.pass(Math.min(end + CELL.bottom, PAGE.height - PAGE.bottom) - sheet.y);
    if (waiting.every((chains) => chains.length === 0)) return;
    closePage(sheet);
    drawHead(sheet, heads, null);
    rule(sheet, FINE, COLOUR.ink);
    isFresh = true;
  }
}
