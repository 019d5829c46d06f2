import {
  findChild,
  listElements,
  readValue,
  type XmlElement,
} from '@/document/word/package/xml-tree';

export interface Room {
  width: number;
  /** Of the page's text. */
  height: number;
}

const LETTER = { width: 12240, height: 15840, margin: 1440 };
const COLUMN_GAP = 720;
/** Word's default, where a table sets none. */
const CELL_MARGIN = 108;
const LEAST = 720;

const readNumber = (of: XmlElement | undefined, name: string): number | undefined => {
  const value = Number.parseFloat(of?.attributes[name] ?? '');
  return Number.isFinite(value) ? value : undefined;
};

/** The column width and text height of a section's page. */
export function measureSectionRoom(section: XmlElement | undefined): Room {
  const size = findChild(section, 'w:pgSz');
  const margins = findChild(section, 'w:pgMar');
  const margin = (side: string) => Math.abs(readNumber(margins, `w:${side}`) ?? LETTER.margin);
  const gutter = readNumber(margins, 'w:gutter') ?? 0;
  const page =
    (readNumber(size, 'w:w') ?? LETTER.width) - margin('left') - margin('right') - gutter;
  const height = (readNumber(size, 'w:h') ?? LETTER.height) - margin('top') - margin('bottom');
  return {
    width: Math.max(LEAST, Math.floor(measureColumn(findChild(section, 'w:cols'), page))),
    height: Math.max(LEAST, height),
  };
}

function measureColumn(columns: XmlElement | undefined, page: number): number {
  const count = readNumber(columns, 'w:num') ?? 1;
  if (!columns || count <= 1) return page;
  const own = listElements(columns).flatMap((column) => readNumber(column, 'w:w') ?? []);
  // Text flows through all columns: it must fit the narrowest.
  if (own.length > 0) return Math.min(...own);
  return (page - (count - 1) * (readNumber(columns, 'w:space') ?? COLUMN_GAP)) / count;
}

/** A cell's room; its surroundings' where the table sets no widths. */
export function cellRoom(table: XmlElement, row: XmlElement, cell: XmlElement, around: Room): Room {
  const properties = findChild(cell, 'w:tcPr');
  const width = findChild(properties, 'w:tcW');
  const grid = listElements(findChild(table, 'w:tblGrid') ?? table).map((column) =>
    column.name === 'w:gridCol' ? (readNumber(column, 'w:w') ?? 0) : 0,
  );
  const readSpan = (some: XmlElement) =>
    Number(readValue(findChild(some, 'w:tcPr'), 'w:gridSpan') ?? 1);
  const cells = listElements(row).filter(({ name }) => name === 'w:tc');
  const before = cells.slice(0, cells.indexOf(cell)).reduce((sum, some) => sum + readSpan(some), 0);
  const byGrid = grid.slice(before, before + readSpan(cell)).reduce((sum, some) => sum + some, 0);
  const isExact = width?.attributes['w:type'] === 'dxa';
  const whole =
    (isExact ? readNumber(width, 'w:w') : undefined) ?? (byGrid > 0 ? byGrid : around.width);
  const margins = findChild(findChild(table, 'w:tblPr'), 'w:tblCellMar');
  const side = (name: string, other: string) =>
    readNumber(findChild(margins, name) ?? findChild(margins, other), 'w:w') ?? CELL_MARGIN;
  const inner = whole - side('w:left', 'w:start') - side('w:right', 'w:end');
  return { width: Math.max(LEAST, Math.min(inner, around.width)), height: around.height };
}

/** Maps each child of a body to its section's room: the next section to end, or the body's own. */
export function listSections(body: XmlElement): Map<XmlElement, Room> {
  const rooms = new Map<XmlElement, Room>();
  let room = measureSectionRoom(findChild(body, 'w:sectPr'));
  for (const child of listElements(body).toReversed()) {
    const end = child.name === 'w:p' ? findChild(findChild(child, 'w:pPr'), 'w:sectPr') : undefined;
    if (end) room = measureSectionRoom(end);
    rooms.set(child, room);
  }
  return rooms;
}
