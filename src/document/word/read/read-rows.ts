import { decodeBookmark, type TextBookmark } from '@/document/marks/bookmark-name';
import type { PrintedLabels } from '@/document/marks/printed-labels';
import type { ColumnKind } from '@/document/model/report-content';
import { ROW_FIELDS } from '@/document/marks/printed-state';
import type { ReadRow, WordReading } from './word-reading';
import type { Places } from './read-attachments';
import type { ReadBlocks } from './read-text';
import { findChild, listElements, type XmlElement } from '../package/xml-tree';
import { listParagraphs, type WordBlock, type WordParagraph, type WordTable } from './word-blocks';

const isOfText = ({ kind }: TextBookmark) =>
  kind === 'rating' || ROW_FIELDS.some((field) => field === kind);
const marksIn = (blocks: readonly WordBlock[]) =>
  listParagraphs(blocks).flatMap(({ marks }) => marks);

/**
 * Whether a table is the observations': whether any row of it carries a mark of a row's, or of its texts. On a defect's
 * own page, where there are no columns, a table holds photos and their captions.
 */
export function holdsRows(table: WordTable, columns: readonly ColumnKind[]): boolean {
  return marksIn([table]).some(
    (mark) => isOfText(mark) || (mark.kind === 'row' && columns.length > 0),
  );
}

/** Gives rows out once: what carries the marks of a row that was read already is a copy. */
export interface RowClaims {
  /** Those whose captions are somewhere in the file. */
  captioned: ReadonlySet<string>;
  claimed: Set<string>;
}

interface RowsReading {
  kinds: readonly ColumnKind[];
  claims: RowClaims;
  labels: PrintedLabels;
  read: ReadBlocks;
  /** Gets them, behind those of the tables before. */
  rows: ReadRow[];
  /** Gets where their paragraphs stand. */
  places: Places;
}

/**
 * Reads the rows of the observations' table: which one it is, its caption says, or else its texts;
 * which text a cell holds, its column says. Bookmarks of cells wander with what is cut and pasted.
 */
export function readRows(table: WordTable, reading: RowsReading): void {
  const { kinds, claims, labels, read, rows, places } = reading;
  const columns: readonly (ColumnKind | undefined)[] =
    kinds.length > 0 ? kinds : kindsByMarks(table);
  table.rows.forEach(({ isHeader, cells }, index) => {
    const marks = marksIn(cells.flat());
    if (marks.length === 0 && (isHeader || index === 0)) return;
    const id = claim(marks, claims);
    const row: ReadRow = { id, hash: null, texts: {}, rating: null };
    const isBeneathAt =
      id === null && !columns.includes('location') ? beneathIn(labels, read) : beneathByMarks;
    cells.forEach((cell, column) => {
      const kind = columns[column];
      if (kind !== undefined) readCell(cell, kind, row, { read, isBeneathAt });
    });
    const { location } = row.texts;
    // A copy's place keeps the word before it, whichever way it was found.
    if (id === null && location)
      row.texts.location = { ...location, text: labels.placeIn(location.text) ?? location.text };
    const isBlank = Object.values(row.texts).every(({ text }) => text === '');
    if (id === null && isBlank) return;
    cells.forEach((cell, column) => {
      const field = fieldOf(columns[column]);
      for (const paragraph of listParagraphs(cell))
        places.set(paragraph, { row: rows.length, field: beneathOf(paragraph) ?? field });
    });
    rows.push(row);
  });
}

const fieldOf = (kind: ColumnKind | undefined) =>
  kind === undefined || kind === 'number' ? 'photo' : kind;

function claim(marks: readonly TextBookmark[], { captioned, claimed }: RowClaims): string | null {
  const caption = marks.find(({ kind }) => kind === 'row');
  const other = marks.find((mark) => isOfText(mark) && !captioned.has(mark.id));
  const id = (caption ?? other)?.id ?? null;
  if (id === null || claimed.has(id)) return null;
  claimed.add(id);
  return id;
}

type Beneath = 'location' | 'rating';
/** Which paragraphs of an element's cell are none of its own words. */
type BeneathAt = (paragraphs: readonly WordParagraph[]) => (Beneath | undefined)[];

interface CellReading {
  read: ReadBlocks;
  isBeneathAt: BeneathAt;
}

function readCell(
  cell: WordBlock[],
  kind: ColumnKind,
  row: ReadRow,
  { read, isBeneathAt }: CellReading,
): void {
  if (kind === 'photo' || kind === 'number') return;
  if (kind === 'location') row.texts.location = read(cell, 'line');
  else if (kind === 'rating') row.rating = read(cell, 'line');
  else {
    const own: WordParagraph[] = [];
    const paragraphs = listParagraphs(cell);
    const beneath = kind === 'element' ? isBeneathAt(paragraphs) : [];
    paragraphs.forEach((paragraph, index) => {
      if (beneath[index] === 'location') row.texts.location = read([paragraph], 'line');
      else if (beneath[index] === 'rating') row.rating = read([paragraph], 'line');
      else own.push(paragraph);
    });
    row.texts[kind] = read(own, 'cell');
  }
}

const isBeneath = (kind: TextBookmark['kind']) => kind === 'location' || kind === 'rating';

const beneathOf = ({ marks }: WordParagraph) => marks.map(({ kind }) => kind).find(isBeneath);
const beneathByMarks: BeneathAt = (paragraphs) => paragraphs.map(beneathOf);

/** A row copied in Word has no bookmarks: its place and its rating are known by the words before them. */
function beneathIn(labels: PrintedLabels, read: ReadBlocks): BeneathAt {
  return (paragraphs) => {
    const found = beneathByMarks(paragraphs);
    for (let index = paragraphs.length - 1; index > 0; index -= 1) {
      const paragraph = paragraphs[index];
      const line = paragraph ? read([paragraph], 'line').text : '';
      if (found[index] === undefined) {
        if (!found.includes('rating') && labels.isRating(line)) found[index] = 'rating';
        else if (!found.includes('location') && labels.placeIn(line) !== null)
          found[index] = 'location';
        // The element's own words end here; a line like these within them is a person's.
        else if (line !== '') break;
      }
    }
    return found;
  };
}

/** The rows whose deletion is tracked, with who proposed it. */
export function deletedRows(part: XmlElement): WordReading['deletedBy'] {
  return listElements(part).flatMap((child) => {
    const deleted = findChild(findChild(child, 'w:trPr'), 'w:del');
    if (child.name !== 'w:tr' || !deleted) return deletedRows(child);
    const id = captionIn(child);
    const { 'w:author': author = '', 'w:date': at = '' } = deleted.attributes;
    return id === null ? [] : [{ id, author: author.trim(), at }];
  });
}

function captionIn(part: XmlElement): string | null {
  const { name, attributes } = part;
  const mark = name === 'w:bookmarkStart' ? decodeBookmark(attributes['w:name'] ?? '') : null;
  if (mark?.kind === 'row') return mark.id;
  for (const child of listElements(part)) {
    const id = captionIn(child);
    if (id !== null) return id;
  }
  return null;
}

/** For a file that has lost its properties. */
function kindsByMarks({ rows }: WordTable): ColumnKind[] {
  const kinds: ColumnKind[] = [];
  for (const { cells } of rows)
    cells.forEach((cell, column) => {
      const found = marksIn(cell).flatMap(
        ({ kind }) => TEXT_KINDS.find((text) => text === kind) ?? [],
      );
      const [kind] = found;
      if (kind) kinds[column] ??= kind;
    });
  return kinds;
}

/** A place and a rating may stand beneath an element: its own mark comes before theirs. */
const TEXT_KINDS = [...ROW_FIELDS, 'rating'] as const;
