import { normaliseText } from '@/document/bookmarks/printed-text';
import type { PrintedLabels } from '@/document/bookmarks/printed-labels';
import { placeOfField } from '@/document/bookmarks/printed-state';
import { ADDED_FIELDS, TEXT_FIELDS, type TextField } from '@shared/row-words';
import type { ReadRow } from './word-reading';
import { findReportField, type Span, valueBehindTab } from './read-regions';
import type { ReadBlocks } from './read-text';
import { plainText, type WordBlock, type WordParagraph } from './word-blocks';

/** Heading, photo, caption and four facts come before the first text; allows one paragraph more. */
const MOST_BEFORE = 8 + ADDED_FIELDS.length;

/**
 * Finds copies of defects' pages made in Word. A copy loses its bookmarks and would be read as part of the text before
 * it; its caption and the three texts' names give it away.
 */
export function copiedPages(blocks: readonly WordBlock[], labels: PrintedLabels): Span[] {
  const pages: Span[] = [];
  let isInSection = false;
  let at = 0;
  while (at < blocks.length) {
    const block = blocks[at];
    const bookmark = block?.kind === 'paragraph' ? block.bookmarks.at(-1) : undefined;
    // A section may mention these three names; nobody copies a defect's page into one.
    if (bookmark) isInSection = findReportField(bookmark.kind) !== null;
    const page = isInSection ? null : pageAt(blocks, at, pages.at(-1)?.to ?? 0, labels);
    if (page) pages.push(page);
    at = page?.to ?? at + 1;
  }
  return pages;
}

/** The page whose first text has its name at this block; null for none. */
function pageAt(
  blocks: readonly WordBlock[],
  first: number,
  least: number,
  labels: PrintedLabels,
): Span | null {
  if (unmarkedName(blocks[first], labels) !== 'element') return null;
  const to = endOfPage(blocks, first, labels);
  const from = to === null ? first : startOfPage(blocks, first, least, labels);
  const hasCaption = blocks
    .slice(from, first)
    .some((block) => block.kind === 'paragraph' && labels.isCaption(readLine(block)));
  return to !== null && hasCaption ? { from, to } : null;
}

const readLine = (paragraph: WordParagraph) => normaliseText(plainText(paragraph), 'line');

function unmarkedName(block: WordBlock | undefined, labels: PrintedLabels): TextField | null {
  if (block?.kind !== 'paragraph' || block.bookmarks.length > 0) return null;
  return labels.findText(readLine(block));
}

/** The end of the page with this first name; null where the other two names do not follow. */
function endOfPage(
  blocks: readonly WordBlock[],
  first: number,
  labels: PrintedLabels,
): number | null {
  const missing: TextField[] = ['defect', 'recommendation'];
  let at = first + 1;
  for (; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block?.kind !== 'paragraph') continue;
    if (block.bookmarks.length > 0 || block.heading === 1 || isPageHeading(block, labels)) break;
    const name = labels.findText(readLine(block));
    if (name === 'element') break;
    if (name !== null && name === missing[0]) missing.shift();
  }
  return missing.length === 0 ? at : null;
}

/** The page's heading where it was copied too; otherwise the blocks that can only precede a page's first text. */
function startOfPage(
  blocks: readonly WordBlock[],
  first: number,
  least: number,
  labels: PrintedLabels,
): number {
  let from = first;
  for (let at = first - 1; at >= Math.max(least, first - MOST_BEFORE); at -= 1) {
    const block = blocks[at];
    if (block?.kind !== 'paragraph' || block.bookmarks.length > 0 || block.heading === 1) break;
    if (isPageHeading(block, labels)) return at;
    const line = readLine(block);
    const isOfPage = line === '' || labels.isCaption(line) || findFact(block, labels) !== null;
    if (isOfPage && from === at + 1) from = at;
  }
  return from;
}

const isPageHeading = (paragraph: WordParagraph, labels: PrintedLabels) =>
  paragraph.heading > 0 && labels.isCaption(readLine(paragraph));

function findFact(paragraph: WordParagraph, labels: PrintedLabels) {
  const text = plainText(paragraph);
  const tab = text.indexOf('\t');
  return tab < 0 ? null : labels.findFact(normaliseText(text.slice(0, tab), 'line'));
}

/** Reads a copied page without its texts' names and its caption. */
export function readCopiedPage(
  blocks: readonly WordBlock[],
  labels: PrintedLabels,
  read: ReadBlocks,
): ReadRow {
  const row: ReadRow = { id: null, hash: null, texts: {}, rating: null };
  const names = [...TEXT_FIELDS];
  const texts = new Map<TextField, WordBlock[]>();
  let open: WordBlock[] | null = null;
  for (const block of blocks) {
    const name = unmarkedName(block, labels);
    if (name !== null && name === names[0]) {
      names.shift();
      open = [];
      texts.set(name, open);
    } else if (open) open.push(block);
    else if (block.kind === 'paragraph') readFact(block, row, labels);
  }
  for (const [name, own] of texts) row.texts[name] = read(own, 'cell');
  return row;
}

function readFact(paragraph: WordParagraph, row: ReadRow, labels: PrintedLabels): void {
  const fact = findFact(paragraph, labels);
  if (fact === null || fact === 'other') return;
  const place = fact === 'rating' ? 'line' : placeOfField(fact);
  const read = { text: normaliseText(valueBehindTab([paragraph]) ?? '', place), hash: null };
  if (fact === 'rating') row.rating ??= read;
  else row.texts[fact] ??= read;
}
