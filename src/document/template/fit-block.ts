import {
  headingWidth,
  LEFT_TO_COLUMN,
  textWidth,
  withRoomFor,
} from '@/document/layout/column-widths';
import { fitWords } from '@/document/layout/fit-words';
import { type Hyphenate, SOFT_HYPHEN } from '@/document/layout/hyphenation';
import { CONTENT_WIDTH, PAGE, SIZE } from '@/document/layout/page-layout';
import { twips } from '@/document/word/write/styles';
import type { Room } from './section-room';
import {
  findChild,
  descendants,
  listElements,
  isElement,
  type XmlElement,
} from '@/document/word/package/xml-tree';

const OUR_ROOM: Room = {
  width: twips(CONTENT_WIDTH),
  height: twips(PAGE.height - PAGE.top - PAGE.bottom),
};
const EMU_PER_TWIP = 635;
/** The most of a page that a photo may take: its caption and the column headings share it. */
const MOST_OF_PHOTO = 0.7;
/** A taller share of a page makes a row split: readers would cut it off. */
const MOST_OF_ROW = 0.85;
/** Leaves room for the firm's headings and captions, which are larger than ours. */
const OF_PHOTO_PAGE = 0.9;
/** A letter and a line of nine-point table text, in twips, generously estimated. */
const LETTER = 105;
const LINE = 240;

/** Fits a part, written for our page, into the room of its place. */
export function fitBlock(nodes: readonly XmlElement[], room: Room, hyphenate: Hyphenate): void {
  const across = room.width / OUR_ROOM.width;
  const along = room.height / OUR_ROOM.height;
  for (const node of nodes) {
    if (node.name === 'w:tbl') {
      fitTable(node, across, along, room);
      if (across < 1) fitCells(node, hyphenate);
    } else {
      fitPictures(node, across, room);
      scaleAll(node, 'w:tab', 'w:pos', across);
      scaleAll(node, 'w:ind', 'w:right', across);
    }
  }
}

function fitTable(table: XmlElement, across: number, along: number, room: Room): void {
  scaleAll(table, 'w:gridCol', 'w:w', across);
  scaleAll(table, 'w:tcW', 'w:w', across);
  if (across < 1) makeRoomForHeadings(table);
  const grid = listElements(findChild(table, 'w:tblGrid') ?? table);
  const width = findChild(findChild(table, 'w:tblPr'), 'w:tblW');
  const whole = grid.reduce((sum, column) => sum + Number(column.attributes['w:w'] ?? 0), 0);
  if (width) width.attributes['w:w'] = String(whole);
  for (const row of listElements(table)) {
    if (row.name !== 'w:tr') continue;
    const properties = findChild(row, 'w:trPr');
    const height = findChild(properties, 'w:trHeight');
    if (height) scale(height, 'w:val', along * OF_PHOTO_PAGE);
    // A photo page's cell is as high as the page allows; others grow with their photo.
    fitPictures(row, height ? Math.min(across, along * OF_PHOTO_PAGE) : across, room);
    const isHead = findChild(properties, 'w:tblHeader') !== undefined;
    if (properties && !isHead && !height && measureHeight(row) > room.height * MOST_OF_ROW)
      properties.children = properties.children.filter(
        (child) => !isElement(child) || child.name !== 'w:cantSplit',
      );
  }
}

/** In a narrow place, gives a heading's longest word the width that other columns can spare beyond their own words. */
function makeRoomForHeadings(table: XmlElement): void {
  const rows = listElements(table).filter(({ name }) => name === 'w:tr');
  const head = rows.find((row) => findChild(findChild(row, 'w:trPr'), 'w:tblHeader') !== undefined);
  if (!head) return;
  const listCells = (row: XmlElement) => listElements(row).filter(({ name }) => name === 'w:tc');
  const columns = listElements(findChild(table, 'w:tblGrid') ?? table);
  const shares = columns.map(({ attributes }) => Number(attributes['w:w'] ?? 0));
  const widths = withRoomFor(
    shares,
    shares.map((share, column) => {
      const [heading = 0, ...others] = [head, ...rows.filter((row) => row !== head)].map((row) =>
        twips(headingWidth(readWords(listCells(row)[column]))),
      );
      return Math.max(heading, Math.min(LEFT_TO_COLUMN * share, Math.max(0, ...others)));
    }),
  );
  const setWidth = (node: XmlElement | undefined, column: number) => {
    if (node) node.attributes['w:w'] = String(Math.floor(widths[column] ?? 0));
  };
  columns.forEach(setWidth);
  for (const row of rows)
    listCells(row).forEach((cell, column) => {
      setWidth(findChild(findChild(cell, 'w:tcPr'), 'w:tcW'), column);
    });
}

/** The share of a column that surely holds Arial's letters, whatever the firm's font, and after a list's marker. */
const SURELY_HELD = 0.7;

/** Hyphenates words that may be wider than their column. */
function fitCells(table: XmlElement, hyphenate: Hyphenate): void {
  for (const cell of descendants(table)) {
    if (cell.name !== 'w:tc') continue;
    const column = Number(findChild(findChild(cell, 'w:tcPr'), 'w:tcW')?.attributes['w:w'] ?? 0);
    const place = { width: textWidth(column / twips(1)) * SURELY_HELD, size: SIZE.table };
    for (const text of listTexts(cell))
      text.children = text.children.map((words) =>
        typeof words === 'string'
          ? fitWords(words.replaceAll(SOFT_HYPHEN, ''), place, hyphenate)
          : words,
      );
  }
}

const listTexts = (cell: XmlElement | undefined) =>
  cell ? [...descendants(cell)].filter(({ name }) => name === 'w:t') : [];

function readWords(cell: XmlElement | undefined): string {
  return listTexts(cell)
    .flatMap(({ children }) => children.filter((one) => typeof one === 'string'))
    .join('')
    .replaceAll(SOFT_HYPHEN, '');
}

function fitPictures(root: XmlElement, by: number, { height }: Room): void {
  for (const { name, children } of descendants(root)) {
    if (name !== 'wp:inline' && name !== 'wp:anchor') continue;
    const inline = { name, attributes: {}, children };
    const extent = findChild(inline, 'wp:extent');
    const own = Number(extent?.attributes['cy'] ?? 0);
    const most = (height * EMU_PER_TWIP * MOST_OF_PHOTO) / Math.max(own, 1);
    const factor = Math.min(by, most);
    for (const size of descendants(inline))
      if (['wp:extent', 'a:ext'].includes(size.name) && 'cx' in size.attributes) {
        scale(size, 'cx', factor);
        scale(size, 'cy', factor);
      }
  }
}

/** Estimates a row's height, rather more than less: an unsplittable row that is too high is cut off. */
function measureHeight(row: XmlElement): number {
  const cells = listElements(row).filter(({ name }) => name === 'w:tc');
  return Math.max(0, ...cells.map(heightOfCell));
}

function heightOfCell(cell: XmlElement): number {
  const width = Number(findChild(findChild(cell, 'w:tcPr'), 'w:tcW')?.attributes['w:w'] ?? LETTER);
  const perLine = Math.max(1, (width - 2 * LETTER) / LETTER);
  let height = 0;
  for (const paragraph of listElements(cell)) {
    let letters = 0;
    for (const { name, attributes, children } of descendants(paragraph)) {
      if (name === 'w:t')
        for (const child of children)
          if (typeof child === 'string')
            for (const letter of child) letters += letter > '\u2e80' ? 2 : 1;
      if (name === 'wp:extent') height += Number(attributes['cy'] ?? 0) / EMU_PER_TWIP;
    }
    height += Math.max(1, Math.ceil(letters / perLine)) * LINE * 1.2;
  }
  return height;
}

function scaleAll(root: XmlElement, name: string, attribute: string, by: number): void {
  for (const node of descendants(root))
    if (node.name === name && attribute in node.attributes) scale(node, attribute, by);
}

function scale(node: XmlElement, attribute: string, by: number): void {
  const value = Number(node.attributes[attribute] ?? 0);
  node.attributes[attribute] = String(Math.max(value > 0 ? 1 : 0, Math.floor(value * by)));
}
