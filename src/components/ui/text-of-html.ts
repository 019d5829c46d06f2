import { readLineStart, writeLineStart } from '@/document/model/line-start';
import { linesOfTable, parseTable } from '@/document/model/text-table';
import { isSymbolFont, signsInFont } from '../../../supabase/functions/_shared/text/symbol-fonts';
import { listMarker } from './list-marker';

const LEFT_OUT = 'script, style, title, template, noscript, [hidden]';
const BLOCK =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|CENTER|D[DLT]|DIV|FIGURE|FOOTER|FORM|H[1-6R]|HEADER|LI|MAIN|OL|P|PRE|SECTION|T[DHR]|TABLE|TBODY|UL)$/;
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
const WORD_MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const FONT = /(?:^|;)\s*(?:mso-symbol-)?font-family:\s*("[^"]*"|'[^']*'|[^;,]+)/i;

/** A text while it is written, line by line. */
interface Writing {
  lines: string[];
  /** Whether there was anything that the plain text of the clipboard does not say. */
  isTelling: boolean;
}

/**
 * What a clipboard's HTML says as the report's texts are typed: lists with their levels and numbers, tables, and signs
 * of symbol fonts. Null where it holds none of them: then the plain text beside it is as good.
 */
export function textOfHtml(html: string): string | null {
  if (html === '') return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  const writing: Writing = { lines: [''], isTelling: false };
  write(body, { writing, font: '', depth: 0 });
  if (!writing.isTelling) return null;
  const text = writing.lines.map((line) => line.trimEnd()).join('\n');
  return text.replace(/\n{3,}/g, '\n\n').replace(/^\n+|\s+$/g, '');
}

interface Place {
  writing: Writing;
  font: string;
  /** Of lists around it. */
  depth: number;
}

function write(node: Node, place: Place): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) writeWords(child.data, place);
    else if (child instanceof HTMLElement) writeElement(child, place);
  }
}

function writeElement(element: HTMLElement, place: Place): void {
  const { writing } = place;
  const inside = { ...place, font: fontOf(element) ?? place.font };
  const level = WORD_LIST.exec(element.getAttribute('style') ?? '')?.[1];
  if (element instanceof HTMLBRElement) writing.lines.push('');
  else if (level !== undefined) writeWordItem(element, Number(level) - 1, inside);
  else if (element instanceof HTMLTableElement && writeTable(element, inside)) return;
  else if (/^[OU]L$/.test(element.tagName)) writeList(element, inside);
  else {
    const isBlock = BLOCK.test(element.tagName);
    if (isBlock) beginLine(writing);
    write(element, inside);
    if (isBlock) beginLine(writing);
  }
}

function beginLine({ lines }: Writing): void {
  // A paragraph of a space is a blank line; one of nothing is none.
  if (lines.at(-1) !== '') lines.push('');
}

function writeWords(data: string, { writing, font }: Place): void {
  const words = signsInFont(data, font);
  if (words !== data) writing.isTelling = true;
  const last = writing.lines.pop() ?? '';
  const plain = words.replace(/[ \t\r\n\f]+/g, ' ');
  writing.lines.push(last === '' ? plain.trimStart() : (last + plain).replace(/ {2,}/g, ' '));
}

function fontOf(element: HTMLElement): string | null {
  return (
    element.getAttribute('face') ?? FONT.exec(element.getAttribute('style') ?? '')?.[1] ?? null
  );
}

function writeItem(words: string, marker: string, { writing, depth }: Place): void {
  writing.isTelling = true;
  beginLine(writing);
  writing.lines.pop();
  const isBullet = !/[\p{L}\p{N}]/u.test(marker);
  const start = isBullet ? '- ' : writeLineStart(marker, '', '');
  writing.lines.push(`${'  '.repeat(depth)}${start}${words}`, '');
}

/** Word marks items in paragraphs, and writes their markers out. */
function writeWordItem(element: HTMLElement, depth: number, place: Place): void {
  const marker = element.querySelector<HTMLElement>(WORD_MARKER);
  const font =
    marker && [marker, ...marker.querySelectorAll<HTMLElement>('*')].map(fontOf).find(Boolean);
  const sign = (marker?.textContent ?? '').replace(/\s+/gu, '');
  marker?.remove();
  // "o" and "§" are bullets by their fonts.
  const isBullet = isSymbolFont(font ?? '') || readLineStart(`${sign}\tx`).kind === 'bullet';
  writeItem(lineOf(element, place), isBullet ? '•' : sign, { ...place, depth });
}

function writeList(list: HTMLElement, place: Place): void {
  let count = Number(list.getAttribute('start') ?? 1) - 1;
  for (const child of list.children) {
    if (!(child instanceof HTMLLIElement)) {
      // Some put the lists of an item behind it.
      if (child instanceof HTMLElement) writeElement(child, { ...place, depth: place.depth + 1 });
      continue;
    }
    count = child.hasAttribute('value') ? child.value : count + 1;
    const lists = [...child.querySelectorAll<HTMLElement>('ol, ul')].filter(
      (inner) => inner.parentElement?.closest('li') === child,
    );
    for (const inner of lists) inner.remove();
    const words = lineOf(child, { ...place, font: fontOf(child) ?? place.font });
    if (words !== '') writeItem(words, listMarker(list, child, count), place);
    for (const inner of lists) writeList(inner, { ...place, depth: place.depth + 1 });
  }
}

/** All words of an element on one line. */
function lineOf(element: HTMLElement, { writing, font }: Place): string {
  const own: Writing = { lines: [''], isTelling: false };
  write(element, { writing: own, font, depth: 0 });
  writing.isTelling ||= own.isTelling;
  return own.lines.join(' ').replace(/\s+/gu, ' ').trim();
}

/** False for a table that only places things: of one row, or of one column. */
function writeTable(table: HTMLTableElement, place: Place): boolean {
  const rows = [...table.rows]
    .map((row) =>
      [...row.cells].flatMap((cell) => [
        lineOf(cell, { ...place, font: fontOf(cell) ?? place.font }),
        ...Array.from({ length: Math.min(cell.colSpan, 12) - 1 }, () => ''),
      ]),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (rows.length < 2 || columns < 2) return false;
  const whole = rows.map((cells) => Array.from({ length: columns }, (_, at) => cells[at] ?? ''));
  const tabbed = whole.map((cells) => cells.join('\t'));
  // Cells that read as markers of a list are parted by bars.
  const isTable = parseTable(tabbed, 0)?.lines === tabbed.length;
  place.writing.isTelling = true;
  beginLine(place.writing);
  place.writing.lines.push(...(isTable ? tabbed : linesOfTable(whole)), '', '');
  return true;
}
