import {
  rowHash,
  type ReportField,
  type PrintedState,
  type RowTexts,
} from '@/document/bookmarks/printed-state';
import { textHash } from '@/document/bookmarks/bookmark-name';
import {
  isBeneath,
  isTyped,
  RETURNING_FIELDS,
  type ReturningField,
  TEXT_FIELDS,
} from '@shared/row-words';
import type { ReadRow, ReadText, WordReading } from '../read/word-reading';
import { compareOrder } from './compare-order';
import { findLeftOver } from './left-over';
import type { ChangedText, WordComparison, WordNote, WordChange } from './word-change';

interface Known {
  /** The current report, in the numbers of the export. */
  stand: PrintedState;
  /** The ids of its rows, in current order. */
  rowIds: readonly string[];
  /** The ids of the exported file's rows, in its order. */
  exported: readonly string[];
  /** Texts as exported, for rows and fields changed here since. */
  rowsThen?: ReadonlyMap<string, RowTexts>;
  textsThen?: ReadonlyMap<ReportField, string>;
}

/**
 * Compares a file's texts with the report's: each text's hash in the file tells if it changed in Word or here. Texts
 * that read the same are no change.
 */
export function compareReading(reading: WordReading, known: Known): WordComparison {
  const { stand } = known;
  const found: WordComparison = {
    changes: [],
    notes: [],
    unsettled: { rows: [], fields: [] },
    leftOver: findLeftOver(reading, stand.printed),
  };
  for (const row of reading.rows) {
    if (row.id === null) continue;
    const here = known.rowIds.includes(row.id) ? stand.rows.get(row.id) : undefined;
    if (here) compareRow({ ...row, id: row.id }, here, known, found);
    else noteGone({ ...row, id: row.id }, known, found.notes);
  }
  noteMissing(reading, known, found.notes);
  compareCaptions(reading, known, found);
  compareTexts(reading, known, found);
  const pictures = comparePictures(reading, known.rowIds);
  found.notes.push(...pictures.notes);
  const order = compareOrder(reading, known, (field, text) => storedValue(field, text, stand));
  found.changes.push(...pictures.changes, ...order);
  // Programs renumber captions where rows were moved.
  if (order.length === 0)
    for (const [number, shown] of reading.shownNumbers)
      if (number !== shown) found.notes.push({ kind: 'number', number, shown });
  return found;
}

type FoundRow = ReadRow & { id: string };

function compareRow(row: FoundRow, here: RowTexts, known: Known, found: WordComparison): void {
  const { stand } = known;
  const isAsExported = row.hash !== null && rowHash(here) === row.hash;
  const then = isAsExported ? here : known.rowsThen?.get(row.id);
  let isUnsettled = false;
  for (const field of RETURNING_FIELDS) {
    const read = readField(row, field, then, stand);
    if (!read) continue;
    const changed = changedText(read, here[field], then?.[field] ?? null);
    if (!changed) continue;
    const stored = storedValue(field, changed.inWord, stand);
    if (stored === undefined) {
      found.notes.push({ kind: 'no value', rowId: row.id, field, inWord: changed.inWord });
      continue;
    }
    isUnsettled ||= changed.exported === null;
    const key = `${row.id} ${field}`;
    found.changes.push({ key, kind: 'row text', rowId: row.id, field, ...changed, ...stored });
  }
  if (isUnsettled) found.unsettled.rows.push(row.id);
  const { rating } = row;
  if (rating?.hash && textHash(rating.text) !== rating.hash)
    found.notes.push({ kind: 'rating', rowId: row.id, inWord: rating.text });
}

/** Parses the value of a field with fixed values; undefined where Word's text is none of them. */
function storedValue(field: ReturningField, inWord: string, { parse }: PrintedState) {
  if (!isBeneath(field) || isTyped(field)) return {};
  const stored = parse(field, inWord);
  return stored === undefined ? undefined : { stored };
}

/** A field's text in the file; null where the file has none. */
function readField(
  { texts }: FoundRow,
  field: ReturningField,
  then: RowTexts | undefined,
  { blank, readValue }: PrintedState,
): ReadText | null {
  const read = texts[field];
  // A location has its own paragraph, which is deleted with its words.
  if (isBeneath(field) && !read && then && then[field] !== '') return { text: '', hash: null };
  if (!read) return null;
  if (isBeneath(field)) return { ...read, text: readValue(field, read.text) };
  if (field === 'caption') return read;
  return read.text === '' ? { ...read, text: blank.cell } : read;
}

function changedText(read: ReadText, here: string, then: string | null): ChangedText | null {
  const { text: inWord, hash } = read;
  const isExported = (text: string) => (hash === null ? text === then : textHash(text) === hash);
  if (inWord === here || isExported(inWord)) return null;
  if (isExported(here)) return { here, inWord, exported: here, isConflict: false };
  return { here, inWord, exported: then, isConflict: true };
}

/** Compares captions of further photos: each has a row of its own, whose words print nowhere. */
function compareCaptions({ captions }: WordReading, known: Known, found: WordComparison): void {
  for (const { id, text, hash } of captions) {
    const here = known.rowIds.includes(id) ? known.stand.rows.get(id)?.caption : undefined;
    if (here === undefined || here === text || textHash(text) === hash) continue;
    // A photo without a caption was exported with the hash of its number.
    const isAsExported = here === '' || textHash(here) === hash;
    found.changes.push({
      key: `${id} caption`,
      kind: 'row text',
      rowId: id,
      field: 'caption',
      here,
      inWord: text,
      exported: isAsExported ? here : null,
      isConflict: !isAsExported,
    });
  }
}

/** Notes texts that print in every document but are in no cell of a row. */
function noteMissing({ rows }: WordReading, { rowIds }: Known, notes: WordNote[]): void {
  const here = rows.flatMap(({ id, texts }) =>
    id !== null && rowIds.includes(id) ? [{ id, texts }] : [],
  );
  for (const field of TEXT_FIELDS) {
    const missing = here.filter(({ texts }) => !texts[field]).map(({ id }) => id);
    if (missing.length > 0) notes.push({ kind: 'missing', field, rowIds: missing });
  }
}

function noteGone(row: FoundRow, { exported }: Known, notes: WordNote[]): void {
  const changed = RETURNING_FIELDS.flatMap((field) => {
    const read = row.texts[field];
    return read?.hash && textHash(read.text) !== read.hash && !isBeneath(field)
      ? [[field, read.text] as const]
      : [];
  });
  if (changed.length > 0)
    notes.push({
      kind: 'gone here',
      number: exported.indexOf(row.id) + 1,
      texts: Object.fromEntries(changed),
    });
}

const ALWAYS_PRINTED: ReportField[] = ['title', 'discussion', 'recommendation'];

function compareTexts(reading: WordReading, known: Known, found: WordComparison): void {
  const { blank, texts } = known.stand;
  for (const field of ALWAYS_PRINTED)
    if (!reading.texts[field]) found.notes.push({ kind: 'not found', field });
  for (const [name, read] of Object.entries(reading.texts)) {
    const field = name as ReportField;
    const none = field === 'discussion' || field === 'recommendation' ? blank[field] : '';
    const text = read.text === '' ? none : read.text;
    const then = known.textsThen?.get(field) ?? null;
    const changed = changedText({ ...read, text }, texts[field] ?? none, then);
    if (!changed) continue;
    if (changed.exported === null) found.unsettled.fields.push(field);
    found.changes.push({ key: field, kind: 'report text', field, ...changed });
  }
}

/** Pictures that differ from the export, and drawings made in Word. Ignores rows deleted here. */
function comparePictures(
  { rows, pictures, drawn }: WordReading,
  rowIds: readonly string[],
): Pick<WordComparison, 'changes' | 'notes'> {
  const idAt = (row: number) => {
    const id = rows[row]?.id ?? null;
    return id !== null && rowIds.includes(id) ? id : null;
  };
  const changes: WordChange[] = [];
  const notes: WordNote[] = [];
  for (const { rowId, isNew, bytes } of pictures) {
    if (!rowIds.includes(rowId)) continue;
    if (bytes === null || isNew)
      notes.push({ kind: 'picture', rowId, why: isNew ? 'new' : 'too large' });
    else changes.push({ key: `${rowId} photo`, kind: 'picture', rowId, bytes });
  }
  for (const place of drawn) {
    // A firm's template has shapes of its own beside the report's texts.
    const rowId = 'row' in place ? idAt(place.row) : null;
    if (rowId !== null && 'row' in place) notes.push({ kind: 'drawn', rowId, field: place.field });
  }
  return { changes, notes };
}
