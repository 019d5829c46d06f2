import { decodeBookmark, type TextBookmark } from '@/document/bookmarks/bookmark-name';
import type { PrintedLabels } from '@/document/bookmarks/printed-labels';
import { placeOfField } from '@/document/bookmarks/printed-state';
import type { BeneathKind, ColumnKind } from '@/document/model/report-content';
import { ADDED_FIELDS, BENEATH_FIELDS, findRowField, isBeneath } from '@shared/row-words';
import type { ReadRow, WordReading } from './word-reading';
import type { Places } from './read-attachments';
import type { ReadBlocks } from './read-text';
import { findChild, listElements, type XmlElement } from '../package/xml-tree';
import { findColumns, isOfText, listBookmarks, partsOfRow, type TextsAbove } from './table-columns';
import { listParagraphs, type WordParagraph, type WordTable } from './word-blocks';

/**
 * Recognises the observations table by a bookmark of a row or its texts. On a defect's own page, which has no columns,
 * a table holds photos and captions.
 */
export function holdsRows(table: WordTable, columns: readonly ColumnKind[]): boolean {
  return listBookmarks([table]).some(
    (bookmark) => isOfText(bookmark) || (bookmark.kind === 'row' && columns.length > 0),
  );
}

/** Assigns each row once: a second one with its bookmarks is a copy. */
export interface RowClaims {
  /** The rows with a caption anywhere in the file. */
  captioned: ReadonlySet<string>;
  claimed: Set<string>;
}

interface RowsReading {
  kinds: readonly ColumnKind[];
  claims: RowClaims;
  labels: PrintedLabels;
  read: ReadBlocks;
  /** Receives the rows, after those of earlier tables. */
  rows: ReadRow[];
  /** Receives the places of their paragraphs. */
  places: Places;
  /** Receives each paragraph's row; '' for a row added in Word. */
  owners: Map<WordParagraph, string>;
}

/**
 * Reads the rows of the observations table: a row is identified by its caption, else by its texts; a cell by its
 * column's head. Cells' bookmarks move with cut and paste.
 */
export function readRows(table: WordTable, reading: RowsReading): void {
  const { claims, labels, read, rows, places, owners } = reading;
  const columns = findColumns(table, reading.kinds, labels);
  /** Texts merged into the cell of a row above. */
  const above: TextsAbove = new Map();
  table.rows.forEach((tableRow, index) => {
    const { isHeader, grid } = tableRow;
    const bookmarks = listBookmarks(grid.flatMap(({ blocks }) => blocks));
    if (bookmarks.length === 0 && (isHeader || index === 0)) return;
    const id = claim(bookmarks, claims);
    const row: ReadRow = { id, hash: null, texts: {}, rating: null };
    const hasPlaces = columns.some(({ kind }) => kind === 'location');
    const beneath = hasPlaces ? ADDED_FIELDS : ([...BENEATH_FIELDS, 'rating'] as const);
    const isBeneathAt =
      id === null ? createBeneathReader(beneath, labels, read) : beneathByBookmarks;
    const parts = partsOfRow(tableRow, columns, id, above);
    for (const [kind, paragraphs] of parts) readCell(paragraphs, kind, row, { read, isBeneathAt });
    // A copied location keeps its label, however it was found.
    for (const field of id === null ? BENEATH_FIELDS : []) {
      const own = row.texts[field];
      if (own) row.texts[field] = { ...own, text: labels.readValue(field, own.text) ?? own.text };
    }
    const isBlank = Object.values(row.texts).every(({ text }) => text === '');
    if (id === null && isBlank) return;
    const known = new Map(
      [...parts].flatMap(([kind, own]) => own.map((paragraph) => [paragraph, kind] as const)),
    );
    for (const paragraph of listParagraphs(grid.flatMap(({ blocks }) => blocks))) {
      const kind = known.get(paragraph);
      places.set(paragraph, {
        row: rows.length,
        field: findBeneathKind(paragraph) ?? chooseField(kind),
      });
      if (id !== null || kind !== undefined) owners.set(paragraph, id ?? '');
    }
    rows.push(row);
  });
}

const chooseField = (kind: ColumnKind | undefined) =>
  kind === undefined || kind === 'number' ? 'photo' : kind;

function claim(
  bookmarks: readonly TextBookmark[],
  { captioned, claimed }: RowClaims,
): string | null {
  const caption = bookmarks.find(({ kind }) => kind === 'row');
  const other = bookmarks.find((bookmark) => isOfText(bookmark) && !captioned.has(bookmark.id));
  const id = (caption ?? other)?.id ?? null;
  if (id === null || claimed.has(id)) return null;
  claimed.add(id);
  return id;
}

/** The paragraphs of an element's cell that are not its own words. */
type BeneathAt = (paragraphs: readonly WordParagraph[]) => (BeneathKind | undefined)[];

interface CellReading {
  read: ReadBlocks;
  isBeneathAt: BeneathAt;
}

function readCell(
  paragraphs: readonly WordParagraph[],
  kind: ColumnKind,
  row: ReadRow,
  { read, isBeneathAt }: CellReading,
): void {
  if (kind === 'photo' || kind === 'number') return;
  if (kind === 'location') row.texts.location = read(paragraphs, 'line');
  else if (kind === 'rating') row.rating = read(paragraphs, 'line');
  else {
    const beneath = kind === 'element' ? isBeneathAt(paragraphs) : [];
    const pick = (one: BeneathKind | undefined) =>
      paragraphs.filter((_, index) => beneath[index] === one);
    if (beneath.includes('rating')) row.rating = read(pick('rating').slice(-1), 'line');
    for (const field of BENEATH_FIELDS)
      if (beneath.includes(field)) row.texts[field] = read(pick(field), placeOfField(field));
    row.texts[kind] = read(pick(undefined), 'cell');
  }
}

const isBeneathKind = (kind: TextBookmark['kind']): kind is BeneathKind =>
  kind === 'rating' || isBeneath(kind);
const isText = (kind: BeneathKind | undefined) =>
  kind !== undefined && kind !== 'rating' && findRowField(kind).kind === 'text';

const findBeneathKind = ({ bookmarks }: WordParagraph) =>
  bookmarks.map(({ kind }) => kind).find(isBeneathKind);
/** A text's lines continue after the bookmarked one. */
const beneathByBookmarks: BeneathAt = (paragraphs) => {
  let open: BeneathKind | undefined;
  return paragraphs.map((paragraph) => {
    const kind = findBeneathKind(paragraph) ?? (isText(open) ? open : undefined);
    open = kind;
    return kind;
  });
};

/** A row copied in Word has no bookmarks: paragraphs beneath its element are recognised by their labels. */
function createBeneathReader(
  kinds: readonly BeneathKind[],
  labels: PrintedLabels,
  read: ReadBlocks,
): BeneathAt {
  return (paragraphs) => {
    const found = beneathByBookmarks(paragraphs);
    const isLabelled = (kind: BeneathKind, line: string) =>
      kind === 'rating' ? labels.isRating(line) : labels.readValue(kind, line) !== null;
    /** Lines that may belong to a text above them. */
    let lines: number[] = [];
    for (let index = paragraphs.length - 1; index > 0; index -= 1) {
      const paragraph = paragraphs[index];
      const line = paragraph ? read([paragraph], 'line').text : '';
      if (found[index] !== undefined || line === '') continue;
      const kind = kinds.find((one) => !found.includes(one) && isLabelled(one, line));
      // The element's own words end here; similar lines within them are a person's.
      if (kind !== undefined && !isText(kind) && lines.length > 0) break;
      lines.push(index);
      if (kind === undefined) continue;
      for (const one of lines) found[one] = kind;
      lines = [];
    }
    return found;
  };
}

/** The rows with a tracked deletion, and its authors. */
export function deletedRows(part: XmlElement): WordReading['deletedBy'] {
  return listElements(part).flatMap((child) => {
    const deleted = findChild(findChild(child, 'w:trPr'), 'w:del');
    if (child.name !== 'w:tr' || !deleted) return deletedRows(child);
    const id = findCaption(child);
    const { 'w:author': author = '', 'w:date': at = '' } = deleted.attributes;
    return id === null ? [] : [{ id, author: author.trim(), at }];
  });
}

function findCaption(part: XmlElement): string | null {
  const { name, attributes } = part;
  const bookmark = name === 'w:bookmarkStart' ? decodeBookmark(attributes['w:name'] ?? '') : null;
  if (bookmark?.kind === 'row') return bookmark.id;
  for (const child of listElements(part)) {
    const id = findCaption(child);
    if (id !== null) return id;
  }
  return null;
}
