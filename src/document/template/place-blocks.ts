import { buildEndBookmark, buildReportBookmark } from '@/document/word/write/bookmarks';
import { isReportField } from '@/document/bookmarks/printed-state';
import type { ReportContent } from '@/document/model/report-content';
import { type BlockPlaceholder, isBlock } from './placeholders';
import { splitTexts } from './placeholder-texts';
import { replaceWords } from './replace-words';
import { cellRoom, type Room, listSections } from './section-room';
import type { BookmarkNumbers } from './bookmark-numbers';
import {
  findChild,
  cloneElement,
  element,
  listElements,
  isElement,
  removeWhere,
  type XmlElement,
  type XmlNode,
} from '@/document/word/package/xml-tree';

export interface BlockPlacing {
  model: ReportContent;
  bookmarks: BookmarkNumbers;
  /** Builds a placeholder's content, fitted to its room and in the firm's styles; none where it is empty. */
  buildContent: (name: BlockPlaceholder, room: Room) => XmlElement[];
  /** The level of a heading by its style; 0 for other paragraphs. */
  findLevel: (paragraph: XmlElement) => number;
}

/** Marks a placeholder while its paragraph is cut. */
const CUT = 'plumbline:cut';

/** Replaces block placeholders in the body, in tables and in text boxes. */
export function placeBlocks(body: XmlElement, placing: BlockPlacing): void {
  const rooms = listSections(body);
  placeInParent(body, (child) => rooms.get(child), placing);
}

function placeInParent(
  parent: XmlElement,
  measureRoom: (child: XmlElement) => Room | undefined,
  placing: BlockPlacing,
): void {
  const children: XmlNode[] = [];
  const placed = new Set<XmlNode>();
  const bereft = new Set<XmlNode>();
  let isCut = false;
  parent.children.forEach((child, index) => {
    const room = isElement(child) ? measureRoom(child) : undefined;
    if (!isElement(child) || !room) {
      children.push(child);
      return;
    }
    const pieces = child.name === 'w:p' ? splitAtBlocks(child) : null;
    if (!pieces) {
      descend(child, room, placing);
      children.push(child);
      return;
    }
    isCut = true;
    for (const piece of pieces) {
      if (typeof piece !== 'string') children.push(piece);
      else
        placePiece(
          piece,
          room,
          { children, placed, bereft, rest: parent.children.slice(index + 1) },
          placing,
        );
    }
  });
  parent.children = children;
  if (isCut) keepWhole(parent, placed);
}

function descend(child: XmlElement, room: Room, placing: BlockPlacing): void {
  if (child.name === 'w:tbl') {
    for (const row of listRows(child))
      for (const cell of listElements(row).flatMap(unwrapped))
        if (cell.name === 'w:tc') {
          const own = cellRoom(child, row, cell, room);
          placeInParent(cell, () => own, placing);
        }
    return;
  }
  if (child.name === 'w:sdt' || child.name === 'w:sdtContent' || child.name === 'w:customXml') {
    if (child.name === 'w:sdt')
      listElements(child).forEach((inner) => {
        descend(inner, room, placing);
      });
    else placeInParent(child, () => room, placing);
    return;
  }
  for (const inner of listElements(child)) {
    const box =
      inner.name === 'wp:anchor' || inner.name === 'wp:inline' ? boxRoom(inner, room) : room;
    if (inner.name === 'w:txbxContent') placeInParent(inner, () => box, placing);
    else descend(inner, box, placing);
  }
}

const unwrapped = (node: XmlElement): XmlElement[] =>
  node.name === 'w:sdt' || node.name === 'w:sdtContent'
    ? listElements(node).flatMap(unwrapped)
    : [node];
const listRows = (table: XmlElement) =>
  listElements(table)
    .flatMap(unwrapped)
    .filter(({ name }) => name === 'w:tr');

const EMU_PER_TWIP = 635;
/** A text box's inner margins, both sides together. */
const BOX_INSETS = 288;

function boxRoom(box: XmlElement, room: Room): Room {
  const width =
    Number(findChild(box, 'wp:extent')?.attributes['cx'] ?? 0) / EMU_PER_TWIP - BOX_INSETS;
  return width > BOX_INSETS ? { ...room, width: Math.floor(Math.min(width, room.width)) } : room;
}

/** Cuts a paragraph at its block placeholders; null where it has none. */
function splitAtBlocks(paragraph: XmlElement): (XmlElement | BlockPlaceholder)[] | null {
  const { texts, places } = splitTexts(paragraph);
  const blocks = places.flatMap(({ name, from, to }) =>
    name !== null && isBlock(name) ? [{ name, from, to }] : [],
  );
  if (blocks.length === 0) return null;
  for (const { name, from, to } of blocks.toReversed())
    replaceWords(texts, { from, to }, () => [element(CUT, { name })]);
  const properties = findChild(paragraph, 'w:pPr');
  const section = findChild(properties, 'w:sectPr');
  const look = () => {
    const own = properties ? cloneElement(properties) : null;
    if (own)
      own.children = own.children.filter((child) => !isElement(child) || child.name !== 'w:sectPr');
    return own ? [own] : [];
  };
  const pieces: (XmlElement | BlockPlaceholder)[] = [];
  let open: XmlNode[] = [];
  const close = () => {
    const hasContent = open.some((node) => isElement(node) && tells(node));
    if (hasContent) pieces.push(element('w:p', {}, [...look(), ...open]));
    else pieces.push(...open.filter(isRangeMark));
    open = [];
  };
  for (const child of paragraph.children) {
    if (child === properties) continue;
    if (isElement(child) && child.name === CUT) {
      close();
      pieces.push(child.attributes['name'] as BlockPlaceholder);
    } else open.push(child);
  }
  // A block within a link or a tracked insertion follows the paragraph.
  const inner = blocks.filter(({ name }) => !pieces.includes(name));
  for (const node of open) if (isElement(node)) removeWhere(node, ({ name }) => name === CUT);
  close();
  pieces.push(...inner.map(({ name }) => name));
  if (section) pieces.push(element('w:p', {}, [element('w:pPr', {}, [section])]));
  return pieces;
}

const isRangeMark = (node: XmlNode): node is XmlElement =>
  isElement(node) && /^w:(?:bookmark|commentRange)(?:Start|End)$/u.test(node.name);

/** Tells that a run, or an element with runs, shows anything. */
function tells(node: XmlElement): boolean {
  if (node.name === 'w:t') return node.children.join('').trim() !== '';
  if (['w:drawing', 'w:pict', 'w:object', 'w:br', 'w:fldChar', 'w:sym'].includes(node.name))
    return true;
  return node.name !== 'w:rPr' && listElements(node).some(tells);
}

interface Place {
  children: XmlNode[];
  placed: Set<XmlNode>;
  /** Headings whose placeholder was empty. */
  bereft: Set<XmlNode>;
  /** The nodes that follow in the template. */
  rest: readonly XmlNode[];
}

function placePiece(
  name: BlockPlaceholder,
  room: Room,
  { children, placed, bereft, rest }: Place,
  { model, bookmarks, buildContent, findLevel }: BlockPlacing,
): void {
  const content = buildContent(name, room);
  const before = children.findLast(isElement);
  if (content.length === 0) {
    if (before) bereft.add(before);
    // A heading that loses its last subheading is empty too.
    for (let last = before; last && bereft.has(last); last = children.findLast(isElement)) {
      if (!isLonely(last, rest, findLevel)) break;
      children.splice(children.lastIndexOf(last), 1);
    }
    return;
  }
  const bookmark = isReportField(name) ? buildReportBookmark(model, name) : null;
  if (bookmark !== null) {
    if (before?.name === 'w:p' && !placed.has(before))
      before.children.push(...bookmarks.around(bookmark, []));
    else children.push(smallParagraph(bookmarks.around(bookmark, [])));
  }
  const last = children.findLast(isElement);
  if (last?.name === 'w:tbl' && content[0]?.name === 'w:tbl') children.push(smallParagraph());
  if (before?.name === 'w:p' && !placed.has(before) && content[0]?.name === 'w:tbl')
    keepWithTable(before);
  children.push(...content);
  content.forEach((node) => placed.add(node));
  const end = bookmark === null ? null : buildEndBookmark(model, `behind ${name}`);
  const next = rest.find(isElement);
  if (end !== null) {
    if (next?.name === 'w:tbl') children.push(smallParagraph(bookmarks.around(end, [])));
    else if (next && next.name !== 'w:sectPr') children.push(...bookmarks.around(end, []));
  }
}

/** Keeps a paragraph before a table, and a heading above it, on the page of its first row. */
function keepWithTable(paragraph: XmlElement): void {
  let properties = findChild(paragraph, 'w:pPr');
  if (findChild(properties, 'w:sectPr') || findChild(properties, 'w:keepNext')) return;
  if (!properties) paragraph.children.unshift((properties = element('w:pPr')));
  const style = properties.children.findIndex((one) => isElement(one) && one.name === 'w:pStyle');
  properties.children.splice(style + 1, 0, element('w:keepNext'));
}

/** A heading with nothing left beneath: the next one has its level or a higher one, or there is none. */
function isLonely(
  before: XmlElement,
  rest: readonly XmlNode[],
  findLevel: BlockPlacing['findLevel'],
): boolean {
  const level = findLevel(before);
  const next = rest
    .filter(isElement)
    .find((node) => node.name !== 'w:p' || tells(node) || findLevel(node) > 0);
  if (level === 0 || findChild(findChild(before, 'w:pPr'), 'w:sectPr')) return false;
  if (!next || next.name === 'w:sectPr') return true;
  return findLevel(next) > 0 && findLevel(next) <= level;
}

/** A cell, a box and a body must end with a paragraph, and two tables need one between them. */
function keepWhole(parent: XmlElement, placed: ReadonlySet<XmlNode>): void {
  const children: XmlNode[] = [];
  for (const child of parent.children) {
    const last = children.findLast(isElement);
    const isTable = isElement(child) && child.name === 'w:tbl';
    if (isTable && last?.name === 'w:tbl' && (placed.has(last) || placed.has(child)))
      children.push(smallParagraph());
    children.push(child);
  }
  const last = children
    .filter(isElement)
    .findLast((child): boolean => child.name !== 'w:sectPr' && !isRangeMark(child));
  const isOpen = parent.name !== 'w:tbl' && parent.name !== 'w:p';
  if (isOpen && (last === undefined || last.name === 'w:tbl' || last.name === 'w:tcPr')) {
    const end = children.findIndex((child) => isElement(child) && child.name === 'w:sectPr');
    children.splice(end < 0 ? children.length : end, 0, smallParagraph());
  }
  parent.children = children;
}

function smallParagraph(content: XmlElement[] = []): XmlElement {
  const spacing = { 'w:before': '0', 'w:after': '0', 'w:line': '20', 'w:lineRule': 'exact' };
  return element('w:p', {}, [
    element('w:pPr', {}, [
      element('w:spacing', spacing),
      element('w:rPr', {}, [element('w:sz', { 'w:val': '2' })]),
    ]),
    ...content,
  ]);
}
