import { readLineStart, writeLineStart } from '@/document/model/line-start';
import { linesOfTable, parseTable } from '@/document/model/text-table';
import { isSymbolFont, signsInFont, smallSigns } from '@shared/text/symbol-fonts';
import { listMarkers } from './list-marker';

/** Elements without text for the report: hidden ones, controls, comments and deleted words. */
const LEFT_OUT =
  'script, style, title, template, noscript, button, select, del, [hidden], .MsoCommentReference';
const HIDDEN = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*comment-list/i;
const BLOCK =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|CAPTION|CENTER|D[DLT]|DIV|FIGURE|FOOTER|FORM|H[1-6R]|HEADER|LI|MAIN|OL|P|PRE|SECTION|T[DHR]|TABLE|TBODY|UL)$/;
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
const WORD_MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const FONT =
  /(?:^|;)\s*(?:(?:mso-symbol-)?font-family:\s*|font:[^;]*?\d(?:p[tx]|r?em|%)(?:\/\S+)?\s+)("[^"]*"|'[^']*'|[^;,]+)/i;
const SET_SMALLER = /vertical-align:\s*(?:(super)|(sub))?/i;
const WHITE_SPACE = /white-space(?:-collapse)?:\s*(pre|break-spaces)?/i;
/** Ticks, crosses and boxes mean more than a bullet. */
const SAYS = /[☐-☒✐-✘🗴-🗹]/u;

/** A text being written, line by line. */
interface Writing {
  lines: string[];
  /** True once the HTML has something that the plain text lacks. */
  isTelling: boolean;
}

/**
 * Converts a clipboard's HTML to text as the report's are typed: lists with levels and numbers, tables, symbol fonts.
 * Null without any of these: the plain text is as good.
 */
export function readHtml(html: string): string | null {
  if (html === '') return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const writing: Writing = { lines: [''], isTelling: body.querySelector('del') !== null };
  for (const element of body.querySelectorAll('*'))
    if (element.matches(LEFT_OUT) || HIDDEN.test(element.getAttribute('style') ?? ''))
      element.remove();
  write(body, { writing, font: '', depth: 0, small: '', keepsLines: false });
  if (!writing.isTelling) return null;
  const text = writing.lines.map((line) => line.trimEnd()).join('\n');
  return text.replace(/\n{3,}/g, '\n\n').replace(/^\n+|\s+$/g, '');
}

interface Place {
  writing: Writing;
  font: string;
  /** Lists around it. */
  depth: number;
  small: '' | 'superscript' | 'subscript';
  /** True where line breaks and spaces are kept. */
  keepsLines: boolean;
}

function write(node: Node, place: Place): void {
  for (const child of node.childNodes) writeNode(child, place);
}

function writeNode(node: Node, place: Place): void {
  if (node instanceof Text) writeWords(node.data, place);
  else if (node instanceof HTMLElement) writeElement(node, enterElement(node, place));
}

function writeElement(element: HTMLElement, place: Place): void {
  const { writing } = place;
  const level = WORD_LIST.exec(element.getAttribute('style') ?? '')?.[1];
  if (element instanceof HTMLBRElement) writing.lines.push('');
  else if (element instanceof HTMLImageElement) {
    if (/\p{Extended_Pictographic}/u.test(element.alt)) writeWords(element.alt, place);
  } else if (element instanceof HTMLLIElement) writeItem(element, '•', place);
  else if (level !== undefined) writeWordItem(element, { ...place, depth: Number(level) - 1 });
  else if (element instanceof HTMLTableElement && writeTable(element, place)) return;
  else if (/^[OU]L$/.test(element.tagName)) writeList(element, place);
  else {
    const isBlock = BLOCK.test(element.tagName);
    if (isBlock) beginLine(writing);
    write(element, place);
    if (isBlock) beginLine(writing);
  }
}

function enterElement(element: HTMLElement, place: Place): Place {
  const style = element.getAttribute('style') ?? '';
  const space = WHITE_SPACE.exec(style) ?? (element.tagName === 'PRE' ? ['', 'pre'] : null);
  const [, raised = element.tagName === 'SUP', lowered = element.tagName === 'SUB'] =
    SET_SMALLER.exec(style) ?? [];
  const small = raised ? 'superscript' : lowered ? 'subscript' : '';
  return {
    ...place,
    font: readFont(element) ?? place.font,
    small: small || (style.includes('baseline') ? '' : place.small),
    keepsLines: space ? space[1] !== undefined : place.keepsLines,
  };
}

function beginLine({ lines }: Writing): void {
  // A paragraph with a space is a blank line; an empty one is nothing.
  if (lines.at(-1) !== '') lines.push('');
}

function writeWords(data: string, { writing, font, small, keepsLines }: Place): void {
  const signs = signsInFont(data, font);
  const words = small === '' ? signs : smallSigns(signs, small);
  if (words !== data) writing.isTelling = true;
  const [first = '', ...rest] = keepsLines ? words.split(/\r?\n/) : [words];
  const last = writing.lines.pop() ?? '';
  const line = last + (keepsLines ? first : first.replace(/[ \t\r\n\f]+/g, ' '));
  writing.lines.push(keepsLines ? line : line.replace(/^ | (?= )/g, ''), ...rest);
}

function readFont(element: Element): string | null {
  return (
    element.getAttribute('face') ?? FONT.exec(element.getAttribute('style') ?? '')?.[1] ?? null
  );
}

function writeMarked(words: string, marker: string, { writing, depth }: Place): void {
  writing.isTelling = true;
  beginLine(writing);
  writing.lines.pop();
  const isBullet = marker === '' || readLineStart(`${marker}\tx`).kind === 'bullet';
  // "Nr. 1" with a tab would read as two cells.
  const other = marker.includes(' ') ? `${marker} ` : writeLineStart(marker, '', '');
  const start = isBullet ? '- ' : other;
  writing.lines.push(`${'  '.repeat(depth)}${start}${words}`, '');
}

/** Word writes items as paragraphs with literal markers. */
function writeWordItem(element: HTMLElement, place: Place): void {
  const marker = element.querySelector<HTMLElement>(WORD_MARKER);
  const font = [...element.querySelectorAll('*')]
    .filter((one) => one.contains(marker) || marker?.contains(one))
    .map(readFont)
    .find((name) => name !== null && isSymbolFont(name));
  const sign = signsInFont(marker?.textContent ?? '', font ?? '')
    .replace(/\s+/gu, ' ')
    .trim();
  marker?.remove();
  writeMarked(readLine(element, place), font && !SAYS.test(sign) ? '•' : sign, place);
}

function writeList(list: HTMLElement, place: Place): void {
  const markers = listMarkers(list);
  for (const child of list.childNodes) {
    const marker = child instanceof HTMLLIElement && markers.get(child);
    if (marker) writeItem(child, marker, enterElement(child, place));
    // Some programs put nested lists after their item.
    else writeNode(child, { ...place, depth: place.depth + 1 });
  }
}

/** An item with its nested lists, and the words around those in order. */
function writeItem(item: HTMLLIElement, marker: string, place: Place): void {
  const level = Number(item.dataset['ariaLevel'] ?? item.getAttribute('aria-level') ?? 0);
  const at = level > 0 ? { ...place, depth: level - 1 } : place;
  const lists = [...item.querySelectorAll<HTMLElement>('ol, ul')].filter(
    (inner) => inner.parentElement?.closest('li') === item,
  );
  const range = item.ownerDocument.createRange();
  range.selectNodeContents(item);
  [...lists, null].forEach((inner, index) => {
    if (inner) range.setEndBefore(inner);
    else range.setEnd(item, item.childNodes.length);
    const words = readLine(range.cloneContents(), at);
    if (words !== '' && index === 0) writeMarked(words, marker, at);
    else if (words !== '') at.writing.lines.splice(-1, 1, words, '');
    if (!inner) return;
    range.setStartAfter(inner);
    writeList(inner, { ...at, depth: at.depth + 1 });
  });
}

/** All words of an element on one line. */
function readLine(element: Node, place: Place): string {
  const own: Writing = { lines: [''], isTelling: false };
  write(element, { ...place, writing: own, depth: 0 });
  place.writing.isTelling ||= own.isTelling;
  return own.lines
    .join(' ')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}

/** False for a layout table: of one row, or of one column. */
function writeTable(table: HTMLTableElement, place: Place): boolean {
  const rows = readCells(table, place).filter((cells) => cells.some((cell) => cell !== ''));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (rows.length < 2 || columns < 2) return false;
  const whole = rows.map((cells) => Array.from({ length: columns }, (_, at) => cells[at] ?? ''));
  const tabbed = whole.map((cells) => cells.join('\t'));
  // Bars separate cells that read as list markers, and blank cells at the ends, which would be trimmed.
  const trimmed = tabbed.map((line, at) => (at === 0 ? line.trim() : line.trimEnd()));
  const isTable = parseTable(trimmed, 0)?.lines === tabbed.length;
  const caption = table.caption ? [readLine(table.caption, place)] : [];
  place.writing.isTelling = true;
  beginLine(place.writing);
  place.writing.lines.push(...caption, ...(isTable ? tabbed : linesOfTable(whole)), '', '');
  return true;
}

/** Each row's cells, blank where a cell beside or above spans them. */
function readCells(table: HTMLTableElement, place: Place): string[][] {
  /** For each column, the further rows that its last cell spans. */
  const covered: number[] = [];
  return [...table.rows].map((row) => {
    const cells: string[] = [];
    const passCovered = () => {
      for (let left = covered[cells.length]; left; left = covered[cells.length]) {
        covered[cells.length] = left - 1;
        cells.push('');
      }
    };
    for (const cell of row.cells) {
      passCovered();
      const words = readLine(cell, enterElement(cell, place));
      for (let part = 0; part < Math.min(cell.colSpan, 12); part += 1) {
        covered[cells.length] = cell.rowSpan - 1;
        cells.push(part === 0 ? words : '');
      }
    }
    passCovered();
    return cells;
  });
}
