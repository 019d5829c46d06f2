import { decodeBookmark, type TextBookmark } from '@/document/bookmarks/bookmark-name';
import type { NextItem, FindStyle } from '@/document/word/package/styles';
import { readRuns, type RunState, readTrackedChangeStart } from './read-runs';
import { findChild, listElements, isOn, readValue, type XmlElement } from '../package/xml-tree';
import type {
  GridCell,
  ParagraphPart,
  Piece,
  WordBlock,
  WordParagraph,
  WordTable,
} from './word-blocks';

interface Reading {
  findStyle: FindStyle;
  nextItem: NextItem;
  runs: RunState;
  /** Started between paragraphs: they belong to the next. */
  bookmarks: TextBookmark[];
  comments: string[];
}

export function readBlocks(
  body: XmlElement,
  findStyle: FindStyle,
  nextItem: NextItem,
): WordBlock[] {
  return readChildBlocks(body, {
    findStyle,
    nextItem,
    runs: { fields: [], tracked: { count: 0 } },
    bookmarks: [],
    comments: [],
  });
}

/** Wrappers of paragraphs or rows that are no part of the text. */
const WRAPPERS = new Set([
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:smartTag',
  'w:ins',
  'w:moveTo',
]);

function readChildBlocks(parent: XmlElement, reading: Reading): WordBlock[] {
  const blocks: WordBlock[] = [];
  /** A paragraph with a deleted end, which the next one continues. */
  let open: WordParagraph | null = null;
  for (const child of flat(parent)) {
    takeMark(child, reading);
    if (child.name === 'w:tbl') blocks.push(readTable(child, reading));
    if (child.name !== 'w:p') continue;
    const paragraph = readParagraph(child, reading);
    const joined: WordParagraph = open
      ? {
          ...paragraph,
          // Before joining the pieces, from which the parts may be made.
          parts: joinTo(listParts(open), listParts(paragraph)),
          pieces: joinTo(open.pieces, paragraph.pieces),
          bookmarks: joinTo(open.bookmarks, paragraph.bookmarks),
          comments: joinTo(open.comments, paragraph.comments),
          drawings: joinTo(open.drawings, paragraph.drawings),
          notes: joinTo(open.notes, paragraph.notes),
        }
      : paragraph;
    open = isEndDeleted(child) ? joined : null;
    if (!open) blocks.push(joined);
  }
  if (open) blocks.push(open);
  return blocks;
}

/** In place: a document may consist of nothing but joined paragraphs. */
function joinTo<T>(joined: T[], others: readonly T[]): T[] {
  for (const other of others) joined.push(other);
  return joined;
}

function flat(parent: XmlElement): XmlElement[] {
  return listElements(parent).flatMap((child) =>
    WRAPPERS.has(child.name) ? flat(child) : [child],
  );
}

function takeMark({ name, attributes }: XmlElement, reading: Reading): void {
  const bookmark = name === 'w:bookmarkStart' ? decodeBookmark(attributes['w:name'] ?? '') : null;
  if (bookmark) reading.bookmarks.push(bookmark);
  if (name === 'w:commentRangeStart') reading.comments.push(attributes['w:id'] ?? '');
}

function isEndDeleted(paragraph: XmlElement): boolean {
  const properties = findChild(findChild(paragraph, 'w:pPr'), 'w:rPr');
  return ['w:del', 'w:moveFrom'].some((name) => findChild(properties, name) !== undefined);
}

function readParagraph(element: XmlElement, reading: Reading): WordParagraph {
  const { findStyle, nextItem, runs } = reading;
  const properties = findChild(element, 'w:pPr');
  const style = findStyle(readValue(properties, 'w:pStyle'));
  const before = reading.bookmarks.splice(0);
  const commented = reading.comments.splice(0);
  const {
    pieces: all,
    bookmarks,
    comments,
    drawings,
    notes,
  } = readRuns(element, {
    state: runs,
    findStyle,
    isBoldAnyway: style.isBold,
  });
  const own = findChild(properties, 'w:numPr');
  const list = readValue(own, 'w:numId') ?? style.numbering?.list;
  const level = Number(readValue(own, 'w:ilvl') ?? style.numbering?.level ?? 0);
  const place = findChild(properties, 'w:ind')?.attributes;
  const look = {
    heading: style.heading,
    // "0" removes a paragraph from its style's list.
    item: list === undefined || list === '0' ? null : nextItem(list, level),
    indent: Number(place?.['w:left'] ?? place?.['w:start'] ?? 0),
  };
  const end = trackedEnd(properties, runs);
  const isTracked = end !== null || all.some(({ inserted, deleted }) => inserted ?? deleted);
  return {
    kind: 'paragraph',
    pieces: all.filter(({ deleted }) => !deleted),
    ...(isTracked && { parts: [{ pieces: all, end, look }] }),
    ...look,
    bookmarks: [...before, ...bookmarks],
    comments: [...commented, ...comments],
    drawings,
    notes,
  };
}

function trackedEnd(
  properties: XmlElement | undefined,
  runs: RunState,
): Pick<Piece, 'inserted' | 'deleted'> | null {
  const own = findChild(properties, 'w:rPr');
  const [inserted, deleted, moved] = ['w:ins', 'w:del', 'w:moveFrom'].map((name) =>
    findChild(own, name),
  );
  if (moved) return { deleted: MOVED };
  if (!inserted && !deleted) return null;
  return {
    ...(inserted && { inserted: readTrackedChangeStart(inserted, runs) }),
    ...(deleted && { deleted: readTrackedChangeStart(deleted, runs) }),
  };
}

/** Moved text is gone, whichever other changes are accepted. */
const MOVED = { id: 0, author: '', at: '' };

const listParts = ({ parts, pieces, heading, item, indent }: WordParagraph): ParagraphPart[] =>
  parts ?? [{ pieces: [...pieces], end: null, look: { heading, item, indent } }];

/** Word's own limit. */
const MOST_COLUMNS = 63;

function readTable(table: XmlElement, reading: Reading): WordTable {
  const rows = flat(table).flatMap((row) => {
    takeMark(row, reading);
    if (row.name !== 'w:tr') return [];
    const properties = findChild(row, 'w:trPr');
    if (findChild(properties, 'w:del')) return [];
    const before = Number(readValue(properties, 'w:gridBefore') ?? 0);
    const cells: WordBlock[][] = Array.from({ length: Math.min(before, MOST_COLUMNS) }, () => []);
    const grid: GridCell[] = [];
    for (const cell of flat(row)) {
      takeMark(cell, reading);
      if (cell.name !== 'w:tc') continue;
      const own = findChild(cell, 'w:tcPr');
      const span = Number(readValue(own, 'w:gridSpan') ?? 1);
      const from = cells.length;
      const end = Math.min(from + span, MOST_COLUMNS);
      const blocks = readChildBlocks(cell, reading);
      cells.push(blocks);
      while (cells.length < end) cells.push([]);
      const merge = findChild(own, 'w:vMerge');
      const isFirst = merge?.attributes['w:val'] === 'restart';
      grid.push({
        from,
        to: cells.length,
        blocks,
        merged: merge ? (isFirst ? 'first' : 'other') : null,
      });
    }
    return [{ isHeader: isOn(properties, 'w:tblHeader') ?? false, cells, grid }];
  });
  return { kind: 'table', rows };
}
