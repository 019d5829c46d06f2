import {
  CELL,
  CELL_WIDTH,
  COLOUR,
  COLUMN_WIDTH,
  CONTENT_WIDTH,
  LEADING,
  PAGE,
  pictureBox,
  SIZE,
  SPACE,
} from '../layout/page-layout';
import type { Picture, Pictures } from '../pictures/prepare-picture';
import type { ReportModel, Row } from '../model/report-model';
import {
  type Block,
  drawArtifact,
  drawRule,
  type Pdf,
  setAttributes,
  type Sheet,
  type Structure,
} from './pdf-sheet';
import { drawWords, type Look } from './draw-words';
import { beginWith, destinationOf, plain, textBlocks } from './pdf-text';
import { paragraphBlocks } from './pdf-blocks';

const TEXT: Look = {
  font: 'regular',
  size: SIZE.table,
  colour: COLOUR.ink,
  leading: LEADING.table,
  after: SPACE.afterTableText,
};
const HEADING: Look = { ...TEXT, font: 'bold', after: 0 };
const CAPTION: Look = { ...TEXT, font: 'bold', size: SIZE.caption, colour: COLOUR.soft, after: 0 };
const HEADING_HEIGHT = HEADING.size * HEADING.leading + CELL.top + CELL.bottom;
/** Less than this at the foot of a page is no beginning of a row. */
const LEAST_OF_A_SPLIT_ROW = 80;
const STRONG = 1;
const FINE = 0.5;

/** Draws the observations table; its headings stand again on each page, its rows stay whole. */
export function drawObservations(
  sheet: Sheet,
  parent: Structure,
  { columns, rows }: ReportModel['schedule1'],
  pictures: Pictures,
  addBookmark: (row: Row, y: number) => void,
): void {
  const { pdf } = sheet;
  const table = pdf.struct('Table');
  parent.add(table);
  drawHeadings(sheet, columns, table);
  const pageRoom = PAGE.height - PAGE.top - PAGE.bottom - HEADING_HEIGHT;
  for (const [index, row] of rows.entries()) {
    const tableRow = pdf.struct('TR');
    table.add(tableRow);
    const cells = cellsOf(pdf, tableRow, row, pictures.get(row.number));
    cells[0] = beginWith(cells[0] ?? [], (_x, y) => {
      addBookmark(row, y - CELL.top);
    });
    const height = Math.max(...cells.map(heightOf)) + CELL.top + CELL.bottom;
    // The first row splits rather than leave the schedule's heading alone on its page.
    const isWorthMoving = height <= pageRoom || sheet.room < LEAST_OF_A_SPLIT_ROW;
    if (height > sheet.room && index > 0 && isWorthMoving) {
      sheet.turnPage();
      drawHeadings(sheet, columns, null);
    }
    drawRow(sheet, cells, columns);
    tableRow.end();
  }
  drawRule(pdf, tableRule(sheet.y, STRONG));
  table.end();
}

const columnX = (column: number) => PAGE.side + column * COLUMN_WIDTH + CELL.side;
const tableRule = (y: number, weight: number) => ({
  x: PAGE.side,
  y,
  width: CONTENT_WIDTH,
  weight,
  colour: weight === STRONG ? COLOUR.ink : COLOUR.rule,
});
const heightOf = (blocks: Block[]) =>
  blocks.reduce((height, block) => height + block.height + block.gap, 0);

/** The column headings; they belong to the table once, their repetitions are decoration. */
function drawHeadings(sheet: Sheet, columns: readonly string[], table: Structure | null): void {
  const { pdf, y } = sheet;
  drawArtifact(pdf, () => {
    pdf.rect(PAGE.side, y, CONTENT_WIDTH, HEADING_HEIGHT).fill(`#${COLOUR.wash}`);
  });
  drawRule(pdf, tableRule(y, STRONG));
  drawRule(pdf, { ...tableRule(y + HEADING_HEIGHT, FINE), colour: COLOUR.ink });
  const row = table && pdf.struct('TR');
  if (row) table.add(row);
  columns.forEach((column, index) => {
    const x = columnX(index);
    if (!row) {
      drawArtifact(pdf, () => {
        drawWords(pdf, column, HEADING, x, y + CELL.top);
      });
      return;
    }
    const options = { scope: 'Column' } as object;
    const [block] = textBlocks({
      pdf,
      parent: row,
      tag: 'TH',
      runs: plain(column),
      look: HEADING,
      width: CELL_WIDTH,
      options,
    });
    block?.draw(x, y + CELL.top);
  });
  row?.end();
  sheet.y += HEADING_HEIGHT;
}

/** Draws a row's cells side by side, going on to the next page for what one page cannot hold. */
function drawRow(sheet: Sheet, cells: Block[][], columns: readonly string[]): void {
  const waiting = cells.map((blocks) => [...blocks]);
  for (;;) {
    const top = sheet.y + CELL.top;
    const bottom = PAGE.height - PAGE.bottom - CELL.bottom;
    let end = top;
    waiting.forEach((blocks, column) => {
      let y = top;
      for (let block = blocks[0]; block && y + block.height <= bottom; block = blocks[0]) {
        block.draw(columnX(column), y);
        y += block.height + block.gap;
        blocks.shift();
      }
      end = Math.max(end, y);
    });
    sheet.y = Math.min(end + CELL.bottom, PAGE.height - PAGE.bottom);
    drawRule(sheet.pdf, tableRule(sheet.y, FINE));
    if (waiting.every((blocks) => blocks.length === 0)) return;
    sheet.turnPage();
    drawHeadings(sheet, columns, null);
  }
}

function cellsOf(pdf: Pdf, row: Structure, model: Row, picture: Picture | undefined): Block[][] {
  const cell = (fill: (cell: Structure) => Block[]) => {
    const structure = pdf.struct('TD');
    row.add(structure);
    return fill(structure);
  };
  return [
    cell((structure) => photoBlocks(pdf, structure, model, picture)),
    ...[model.element, model.defect, model.recommendation].map((paragraphs) =>
      cell((structure) => paragraphBlocks(pdf, structure, paragraphs, TEXT, CELL_WIDTH)),
    ),
  ];
}

function photoBlocks(
  pdf: Pdf,
  cell: Structure,
  { number, caption, photo, whenNoPhoto }: Row,
  picture: Picture | undefined,
): Block[] {
  const shown =
    photo && picture
      ? [pictureBlock(pdf, cell, picture, photo.alt)]
      : textBlocks({
          pdf,
          parent: cell,
          tag: 'P',
          runs: plain(photo?.url ?? whenNoPhoto),
          look: { ...TEXT, after: SPACE.aboveCaption },
          width: CELL_WIDTH,
        });
  const captionBlocks = textBlocks({
    pdf,
    parent: cell,
    tag: 'Caption',
    runs: plain(caption.text),
    look: CAPTION,
    width: CELL_WIDTH,
  });
  return beginWith([...shown, ...captionBlocks], (_x, y) => {
    pdf.addNamedDestination(destinationOf(number), 'XYZ', PAGE.side, y - CELL.top, null);
  });
}

function pictureBlock(pdf: Pdf, cell: Structure, picture: Picture, alt: string): Block {
  const box = pictureBox(picture.size);
  const figure = pdf.struct('Figure', { alt });
  cell.add(figure);
  return {
    height: box.height,
    gap: SPACE.aboveCaption,
    draw(x, y) {
      const top = pdf.page.height - y;
      const bounds = [x, top - box.height, x + box.width, top].map(
        (point) => Math.round(point * 100) / 100,
      );
      setAttributes(figure, { O: 'Layout', Placement: 'Block', BBox: bounds });
      const content = pdf.markStructureContent('Figure');
      pdf.image(picture.jpeg as unknown as ArrayBuffer, x, y, box);
      pdf.endMarkedContent();
      figure.add(content);
      figure.end();
    },
  };
}
