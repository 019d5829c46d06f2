import type { Mark } from '@/features/export/marks/mark-name';
import type { ColumnKind } from '@/features/export/model/report-model';
import { ROW_FIELDS } from '@/features/export/marks/report-stand';
import type { ReadRow, ReadText } from '../schema';
import type { TextOf } from './read-regions';
import { paragraphsIn, type WordBlock, type WordParagraph, type WordTable } from './word-blocks';

const isOfText = ({ kind }: Mark) =>
  kind === 'rating' || ROW_FIELDS.some((field) => field === kind);
const marksIn = (blocks: readonly WordBlock[]) =>
  paragraphsIn(blocks).flatMap(({ marks }) => marks);

/** Whether a table is the observations': whether any row of it carries a row's mark. */
export function holdsRows(table: WordTable): boolean {
  return marksIn([table]).some((mark) => mark.kind === 'row' || isOfText(mark));
}

/** Gives rows out once: what carries the marks of a row that was read already is a copy. */
export interface RowClaims {
  /** Those whose captions are somewhere in the file. */
  captioned: ReadonlySet<string>;
  claimed: Set<string>;
}

/**
 * Reads the rows of the observations' table: which one it is, its caption says, or else its texts;
 * which text a cell holds, its column says. Bookmarks of cells wander with what is cut and pasted.
 */
export function readRows(
  table: WordTable,
  kinds: readonly ColumnKind[],
  claims: RowClaims,
  textOf: TextOf,
): ReadRow[] {
  const columns: readonly (ColumnKind | undefined)[] =
    kinds.length > 0 ? kinds : kindsByMarks(table);
  return table.rows.flatMap(({ isHeader, cells }, index) => {
    const marks = marksIn(cells.flat());
    if (marks.length === 0 && (isHeader || index === 0)) return [];
    const id = claim(marks, claims);
    const row: ReadRow = { id, hash: null, texts: {}, rating: null };
    cells.forEach((cell, column) => {
      const kind = columns[column];
      if (kind !== undefined) readCell(cell, kind, row, textOf);
    });
    const isBlank = Object.values(row.texts).every(({ text }) => text === '');
    return id === null && isBlank ? [] : [row];
  });
}

function claim(marks: readonly Mark[], { captioned, claimed }: RowClaims): string | null {
  const caption = marks.find(({ kind }) => kind === 'row');
  const other = marks.find((mark) => isOfText(mark) && !captioned.has(mark.id));
  const id = (caption ?? other)?.id ?? null;
  if (id === null || claimed.has(id)) return null;
  claimed.add(id);
  return id;
}

function readCell(cell: WordBlock[], kind: ColumnKind, row: ReadRow, textOf: TextOf): void {
  if (kind === 'photo' || kind === 'number') return;
  const unhashed = (text: string): ReadText => ({ text, hash: null });
  if (kind === 'location') row.texts.location = unhashed(textOf(cell, 'line'));
  else if (kind === 'rating') row.rating = unhashed(textOf(cell, 'line'));
  else {
    const own: WordParagraph[] = [];
    for (const paragraph of paragraphsIn(cell)) {
      const beneath = kind === 'element' ? paragraph.marks.find(isBeneath)?.kind : undefined;
      if (beneath === 'location') row.texts.location = unhashed(textOf([paragraph], 'line'));
      else if (beneath === 'rating') row.rating = unhashed(textOf([paragraph], 'line'));
      else own.push(paragraph);
    }
    row.texts[kind] = unhashed(textOf(own, 'cell'));
  }
}

const isBeneath = ({ kind }: Mark) => kind === 'location' || kind === 'rating';

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
