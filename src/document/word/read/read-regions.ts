import type { TextBookmark, BookmarkKind } from '@/document/bookmarks/bookmark-name';
import { isReportField, REPORT_FIELDS, type ReportField } from '@/document/bookmarks/printed-state';
import { BENEATH_FIELDS, findRowField } from '@shared/row-words';
import { plainText, type WordBlock, type WordParagraph } from './word-blocks';

/** A range of blocks; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** A text outside tables, from its bookmark to the next; or a page copied in Word. */
export interface Region {
  kind: BookmarkKind | 'copied page';
  id: string;
  blocks: WordBlock[];
}

/**
 * Splits a document at its paragraphs' bookmarks. A section begins beneath its heading, which has the bookmark; a row's
 * text with the bookmarked paragraph. Both end at the next bookmark or chapter. `takesTable` receives every block and
 * says which are tables of rows; `copies` are regions of their own.
 */
export function readRegions(
  blocks: readonly WordBlock[],
  takesTable: (block: WordBlock) => boolean,
  copies: readonly Span[] = [],
): Region[] {
  const regions: Region[] = [];
  const waiting = [...copies];
  let open: Region | null = null;
  for (const [index, block] of blocks.entries()) {
    if (index === waiting[0]?.to) waiting.shift();
    const copy = waiting[0];
    if (copy && index >= copy.from) {
      if (index === copy.from)
        regions.push({ kind: 'copied page', id: '', blocks: blocks.slice(copy.from, copy.to) });
      open = null;
      continue;
    }
    if (takesTable(block)) {
      open = null;
      continue;
    }
    const bookmark = block.kind === 'paragraph' ? block.bookmarks.at(-1) : undefined;
    if (block.kind === 'paragraph' && bookmark) {
      for (const other of block.bookmarks.slice(0, -1)) regions.push(makeRegion(other, block));
      open = makeRegion(bookmark, block);
      regions.push(open);
      if (!goesOn(bookmark)) open = null;
    } else if (block.kind === 'paragraph' && block.heading === 1) open = null;
    else open?.blocks.push(block);
  }
  return regions;
}

function makeRegion(bookmark: TextBookmark, paragraph: WordParagraph): Region {
  return { kind: bookmark.kind, id: bookmark.id, blocks: isSection(bookmark) ? [] : [paragraph] };
}

/** The report's own text that a bookmark names. */
export function findReportField(kind: Region['kind']): ReportField | null {
  if (kind === 'sections_recommendation') return 'recommendation';
  // This name belongs to a row's text.
  if (kind === 'recommendation') return null;
  return isReportField(kind) ? kind : null;
}

function isSection({ kind }: TextBookmark): boolean {
  const field = findReportField(kind);
  return field !== null && REPORT_FIELDS[field] === 'section';
}

const ENDS_AT_ONCE: readonly BookmarkKind[] = [
  'row',
  'end',
  'rating',
  ...BENEATH_FIELDS.filter((name) => findRowField(name).kind !== 'text'),
];

function goesOn(bookmark: TextBookmark): boolean {
  const field = findReportField(bookmark.kind);
  return field === null ? !ENDS_AT_ONCE.includes(bookmark.kind) : isSection(bookmark);
}

/** The value after its label and tab: a detail has both in one paragraph. */
export function valueBehindTab(blocks: readonly WordBlock[]): string | null {
  const [paragraph] = blocks;
  if (paragraph?.kind !== 'paragraph') return null;
  const text = plainText(paragraph);
  const tab = text.indexOf('\t');
  return tab < 0 ? null : text.slice(tab + 1);
}
