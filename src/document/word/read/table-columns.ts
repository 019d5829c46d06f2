import type { TextBookmark } from '@/document/bookmarks/bookmark-name';
import type { PrintedLabels } from '@/document/bookmarks/printed-labels';
import { normaliseText } from '@/document/bookmarks/printed-text';
import { TEXT_FIELDS } from '@shared/row-words';
import type { ColumnKind } from '@/document/model/report-content';
import {
  listParagraphs,
  plainText,
  type GridCell,
  type WordBlock,
  type WordParagraph,
  type WordRow,
  type WordTable,
} from './word-blocks';

/** A column of the observations table; undefined for one added in Word. */
export interface Column {
  from: number;
  to: number;
  kind: ColumnKind | undefined;
}

export const listBookmarks = (blocks: readonly WordBlock[]) =>
  listParagraphs(blocks).flatMap(({ bookmarks }) => bookmarks);

const findTextKind = ({ kind }: TextBookmark): ColumnKind | undefined =>
  TEXT_KINDS.find((text) => text === kind);
const TEXT_KINDS = [...TEXT_FIELDS, 'location', 'rating'] as const;

export const isOfText = (bookmark: TextBookmark) => findTextKind(bookmark) !== undefined;

/** A column's kind by a cell's first bookmark; location and rating may be beneath an element. */
const readKindFromBookmarks = (blocks: readonly WordBlock[], photo: ColumnKind) =>
  listBookmarks(blocks)
    .map((bookmark) => findTextKind(bookmark) ?? (bookmark.kind === 'row' ? photo : undefined))
    .find((kind) => kind !== undefined);

/**
 * Identifies columns by their heads, in any language; else by the exported texts in them; else by position, where there
 * are as many as exported. `kinds` are those, in order.
 */
export function findColumns(
  { rows }: WordTable,
  kinds: readonly ColumnKind[],
  labels: PrintedLabels,
): Column[] {
  const photo = kinds.includes('number') ? 'number' : 'photo';
  const [first] = rows;
  if (!first) return [];
  const hasHead = first.isHeader || listBookmarks(first.cells.flat()).length === 0;
  const bodies = rows.slice(hasHead ? 1 : 0);
  const columns = first.grid.map(({ from, to, blocks }): Column => {
    const words = listParagraphs(blocks).map(plainText).join(' ');
    const named = hasHead ? labels.findColumn(normaliseText(words, 'line')) : null;
    return { from, to, kind: named === 'photo' ? photo : (named ?? undefined) };
  });
  const named = new Set(columns.map(({ kind }) => kind));
  for (const column of columns) {
    if (column.kind !== undefined) continue;
    const found = findMostFrequent(
      bodies.flatMap(({ grid }) =>
        grid
          .filter((cell) => overlaps(cell, column))
          .map(({ blocks }) => readKindFromBookmarks(blocks, photo)),
      ),
    );
    if (!named.has(found)) column.kind = found;
  }
  const used = new Set(columns.map(({ kind }) => kind));
  if (columns.length === kinds.length)
    columns.forEach((column, index) => {
      const kind = kinds[index];
      if (kind !== undefined && !used.has(kind)) column.kind ??= kind;
    });
  return columns;
}

const overlaps = (cell: Pick<GridCell, 'from' | 'to'>, { from, to }: Column) =>
  cell.from < to && cell.to > from;

function findMostFrequent(kinds: readonly (ColumnKind | undefined)[]): ColumnKind | undefined {
  const counts = new Map<ColumnKind, number>();
  for (const kind of kinds) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** Paragraphs by the row and column of their bookmarks. */
export type TextsAbove = Map<string, WordParagraph[]>;

/**
 * Assigns a row's paragraphs to its texts. A split cell's halves are one text; in merged cells each text begins at its
 * bookmark, and words that lost theirs are left out.
 */
export function partsOfRow(
  row: WordRow,
  columns: readonly Column[],
  id: string | null,
  above: TextsAbove,
): Map<ColumnKind, WordParagraph[]> {
  const parts = new Map<ColumnKind, WordParagraph[]>();
  const add = (kind: ColumnKind, paragraphs: readonly WordParagraph[]) => {
    parts.set(kind, [...(parts.get(kind) ?? []), ...paragraphs]);
  };
  for (const [cell, kinds] of cellsWithKinds(row, columns)) {
    const paragraphs = listParagraphs(cell.blocks);
    const [kind] = kinds;
    if (kind === undefined) continue;
    if (cell.merged === 'other' && paragraphs.every((own) => plainText(own).trim() === '')) {
      const own = above.get(`${id} ${kind}`);
      if (own) add(kind, own);
    } else if (kinds.length > 1 || cell.merged === 'first') {
      for (const [own, some] of groupByBookmarks(paragraphs, kinds, id))
        if (own.id === id) add(own.kind, some);
        else above.set(`${own.id} ${own.kind}`, some);
    } else add(kind, paragraphs);
  }
  return parts;
}

function cellsWithKinds(
  { grid }: WordRow,
  columns: readonly Column[],
): (readonly [GridCell, ColumnKind[]])[] {
  const isOnGrid = grid.at(-1)?.to === columns.at(-1)?.to;
  const photo = columns.some(({ kind }) => kind === 'number') ? 'number' : 'photo';
  let before: ColumnKind | undefined;
  const hasBookmarks = listBookmarks(grid.flatMap(({ blocks }) => blocks)).length > 0;
  return grid.map((cell, index) => {
    if (isOnGrid) {
      const own = columns.filter((column) => overlaps(cell, column)).map(({ kind }) => kind);
      return [cell, [...new Set(own)].filter((kind) => kind !== undefined)] as const;
    }
    before = hasBookmarks
      ? (readKindFromBookmarks(cell.blocks, photo) ?? before)
      : (columns[index]?.kind ?? undefined);
    return [cell, before === undefined ? [] : [before]] as const;
  });
}

type Owned = { id: string | null; kind: ColumnKind };

function groupByBookmarks(
  paragraphs: readonly WordParagraph[],
  kinds: readonly ColumnKind[],
  id: string | null,
): [Owned, WordParagraph[]][] {
  const found: [Owned, WordParagraph[]][] = [];
  const [first] = kinds;
  if (first === undefined) return [];
  const isBookmarked = (kind: ColumnKind) =>
    ['photo', 'number', 'rating'].includes(kind) ||
    paragraphs.some(({ bookmarks }) =>
      bookmarks.some((bookmark) => findTextKind(bookmark) === kind),
    );
  if (kinds.length > 1 && !kinds.every(isBookmarked)) return [];
  let open: WordParagraph[] = [];
  found.push([{ id, kind: first }, open]);
  for (const paragraph of paragraphs) {
    const bookmark = paragraph.bookmarks.find((one) =>
      kinds.some((kind) => kind === findTextKind(one)),
    );
    const kind = bookmark && findTextKind(bookmark);
    if (bookmark && kind && (kinds.length > 1 || bookmark.id !== id)) {
      open = [];
      found.push([{ id: bookmark.id, kind }, open]);
    }
    open.push(paragraph);
  }
  return found.filter(([, own]) => own.length > 0);
}
