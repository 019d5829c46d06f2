import type { ZipSource } from '@/lib/zip/central-directory';
import { labelsOfFile, type PrintedLabels } from '@/document/bookmarks/printed-labels';
import { readAccount } from '@/document/bookmarks/file-account';
import { readProperties, rowToken } from '@/document/bookmarks/file-properties';
import type { TextBookmark } from '@/document/bookmarks/bookmark-name';
import type { ColumnKind } from '@/document/model/report-content';
import { REPORT_FIELDS, placeOfField } from '@/document/bookmarks/printed-state';
import { isBeneath, RETURNING_FIELDS, type ReturningField } from '@shared/row-words';
import type { ReadRow, ReadText, WordReading } from './word-reading';
import { copiedPages, readCopiedPage } from './copied-pages';
import { countLists, readStyles } from '@/document/word/package/styles';
import { customProperties, openReturned, type ReturnedParts } from './open-returned';
import { listFurniture, listPieces, readNotes } from './list-pieces';
import { MOST_PHOTOS, shownNumbers } from './photo-numbers';
import { readCaptions, withCaption } from './read-caption';
import { readBlocks } from './read-blocks';
import {
  placeRegions,
  type Places,
  readComments,
  changedPictures,
  drawnPlaces,
  findMorePhotos,
  placeNamedPictures,
} from './read-attachments';
import { readRegions, type Region, findReportField, valueBehindTab } from './read-regions';
import { deletedRows, holdsRows, readRows } from './read-rows';
import { type ReadBlocks, textReader } from './read-text';
import { findChild, listElements, type XmlElement } from '../package/xml-tree';
import { textRoom } from './text-room';
import { type Claim, listParagraphs, type WordBlock, type WordParagraph } from './word-blocks';
import { WordProblem } from '../package/word-problem';
import { RETURNED } from '../package/word-use';

const NOT_OURS =
  'This Word document does not say which report it was exported from. Choose one that was exported here; a copy of its text into a new document does not carry that along.';

/** 2,000 rows with seven bookmarks each. */
const MOST_BOOKMARKS = 20_000;

/**
 * Reads an exported Word file's current content, whichever program saved it. Throws a WordProblem, with a sentence for
 * people, for any other file.
 */
export function readDocument(file: Uint8Array | ZipSource): WordReading {
  return readReturned(openReturned(file));
}

/** Reads opened parts. `createReader` makes the reader of texts; callers that only need the pieces omit it. */
export function readReturned(parts: ReturnedParts, createReader = textReader): WordReading {
  const { document } = parts;
  const body = findChild(document, 'w:body') ?? document;
  const styles = readStyles(parts.styles);
  const blocks = readBlocks(body, styles, countLists(parts.numbering));
  const bookmarks = listParagraphs(blocks).flatMap((paragraph) => paragraph.bookmarks);
  const written = customProperties(parts.properties);
  const properties = readProperties(written);
  if (bookmarks.length > MOST_BOOKMARKS) throw new WordProblem(RETURNED.sentences.tooLarge);
  const reportId = properties?.reportId ?? bookmarks.find(isOfReport)?.id;
  if (reportId === undefined) throw new WordProblem(NOT_OURS);
  const tokens = properties?.rows ?? [];
  const shown = shownNumbers(blocks, numberRows(tokens, bookmarks));
  const checkRoom = textRoom();
  const readInNumbers = createReader(shown);
  const claims = new Map<WordParagraph, Claim>();
  const read: ReadBlocks = (some, place, isBehindTab = false) => {
    checkRoom(some);
    const claim = isBehindTab && valueBehindTab(some) !== null ? 'behind tab' : 'whole';
    for (const paragraph of listParagraphs(some)) claims.set(paragraph, claim);
    return readInNumbers(some, place, isBehindTab);
  };
  const columns = properties?.columns ?? [];
  const labels = labelsOfFile(properties?.language ?? '');
  const { rows, regions, comments, own, places, more, owners } = readParts(blocks, {
    columns,
    bookmarks,
    labels,
    read,
    comments: parts.comments,
    tokens,
  });
  const hashes = new Map(
    bookmarks.toReversed().map(({ kind, id, hash }) => [`${kind} ${id}`, hash]),
  );
  const texts = readReportTexts(regions, reportId, read, hashes);
  const captions = readCaptions(own, columns, claims);
  const account = readAccount(written, tokens);
  const readBody = (part: XmlElement) => readBlocks(part, styles, countLists(parts.numbering));
  return {
    pieces: [
      ...listPieces(own, { reportId, claims, owners, notes: readNotes(parts.notes) }),
      ...listFurniture(parts.furniture.flatMap(readBody)),
    ],
    account,
    isUntouched: account?.body === parts.sum,
    reportId: reportId.toLowerCase(),
    exportedAt: properties?.exportedAt ?? '',
    language: properties?.language ?? '',
    tokens: [...tokens],
    rows: rows.map((row) => withHashes(withCaption(row, captions), hashes)),
    captions: captions.filter(({ kind }) => kind === 'photo').map(({ kind: _, ...one }) => one),
    morePhotos: [...new Set(more.values())],
    texts,
    drawn: drawnPlaces(own, places),
    pictures: changedPictures(
      own,
      (paragraph) => {
        const place = places.get(paragraph);
        const isPhoto = place && 'row' in place && place.field === 'photo';
        return more.get(paragraph) ?? (isPhoto ? (rows[place.row]?.id ?? null) : null);
      },
      (id) => properties?.pictures[tokens.indexOf(rowToken(id))],
      parts.pictures,
    ),
    shownNumbers: shown,
    deletedBy: deletedRows(body),
    tracked: countElements(document, ['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo']),
    comments,
  };
}

const isOfReport = ({ kind }: TextBookmark) => findReportField(kind) !== null;

function numberRows(tokens: readonly string[], bookmarks: readonly TextBookmark[]) {
  const captions = bookmarks.filter(({ kind }) => kind === 'row').map(({ id }) => id);
  const known = (tokens.length > 0 ? tokens : captions).slice(0, MOST_PHOTOS);
  // The first of two equal ones counts.
  const numbers = new Map(known.map((name, index) => [name, index + 1] as const).toReversed());
  return (id: string) => numbers.get(tokens.length > 0 ? rowToken(id) : id) ?? null;
}

interface Parts {
  columns: readonly ColumnKind[];
  bookmarks: readonly TextBookmark[];
  labels: PrintedLabels;
  read: ReadBlocks;
  comments: XmlElement | undefined;
  tokens: readonly string[];
}

function readParts(blocks: readonly WordBlock[], parts: Parts) {
  const { columns, bookmarks, labels, read } = parts;
  const captioned = new Set(bookmarks.filter(({ kind }) => kind === 'row').map(({ id }) => id));
  const claims = { captioned, claimed: new Set<string>() };
  const inTables: ReadRow[] = [];
  const places: Places = new Map();
  const owners = new Map<WordParagraph, string>();
  const own = withoutRepeatedMarks(blocks);
  const takesTable = (block: WordBlock) => {
    if (block.kind !== 'table' || !holdsRows(block, columns)) return false;
    readRows(block, { kinds: columns, claims, labels, read, rows: inTables, places, owners });
    return true;
  };
  const regions = readRegions(own, takesTable, copiedPages(own, labels));
  const rows = withRegions(inTables, regions, labels, read);
  for (const { kind, blocks: copy } of regions)
    if (kind === 'copied page') for (const one of listParagraphs(copy)) owners.set(one, '');
  placeRegions(own, regions, rows, places);
  const rowByToken = new Map(rows.map(({ id }, index) => [rowToken(id ?? ''), index]));
  const rowAt = (number: number) => rowByToken.get(parts.tokens[number - 1] ?? '') ?? -1;
  placeNamedPictures(own, places, labels.isCaption, rowAt);
  const comments = readComments(parts.comments, own, places);
  return { rows, regions, own, places, more: findMorePhotos(own), comments, owners };
}

/** Some programs copy bookmarks along: the first one is the exported. */
function withoutRepeatedMarks(blocks: readonly WordBlock[]): WordBlock[] {
  const seen = new Set<string>();
  const isNew = ({ kind, id, hash }: TextBookmark) => {
    const name = `${kind} ${id} ${hash}`;
    return !seen.has(name) && seen.add(name).size > 0;
  };
  return blocks.map((block) =>
    block.kind === 'table' ? block : { ...block, bookmarks: block.bookmarks.filter(isNew) },
  );
}

/** Adds rows laid out as pages, and texts outside their row's table. */
function withRegions(
  rows: readonly ReadRow[],
  regions: readonly Region[],
  labels: PrintedLabels,
  read: ReadBlocks,
): ReadRow[] {
  const all = [...rows];
  const known = new Map(rows.map((row) => [row.id, row]));
  const findOrAddRow = (id: string) => {
    const row = known.get(id);
    if (row) return row;
    const made: ReadRow = { id, hash: null, texts: {}, rating: null };
    all.push(made);
    known.set(id, made);
    return made;
  };
  for (const { kind, id, blocks } of regions) {
    if (kind === 'copied page') all.push(readCopiedPage(blocks, labels, read));
    if (kind === 'row') findOrAddRow(id);
    if (kind === 'rating') findOrAddRow(id).rating ??= read(blocks, 'line');
    const field = RETURNING_FIELDS.find((name) => name === kind);
    if (!field) continue;
    findOrAddRow(id).texts[field] ??= isBeneath(field)
      ? read(blocks, placeOfField(field), true)
      : read(blocks, 'cell');
  }
  return all;
}

function withHashes(row: ReadRow, hashes: ReadonlyMap<string, string>): ReadRow {
  const findHash = (kind: string) => hashes.get(`${kind} ${row.id}`) ?? null;
  const texts = Object.entries(row.texts).map(([field, own]): [ReturningField, ReadText] => [
    field as ReturningField,
    { ...own, hash: findHash(field) },
  ]);
  return {
    ...row,
    hash: findHash('row'),
    texts: Object.fromEntries(texts),
    rating: row.rating && { ...row.rating, hash: findHash('rating') },
  };
}

function readReportTexts(
  regions: readonly Region[],
  reportId: string,
  read: ReadBlocks,
  hashes: ReadonlyMap<string, string>,
): WordReading['texts'] {
  const texts: WordReading['texts'] = {};
  for (const { kind, id, blocks } of regions) {
    const field = findReportField(kind);
    if (field === null || id !== reportId || texts[field]) continue;
    const place = REPORT_FIELDS[field];
    const hasLabel = place === 'line' && field !== 'title';
    const hash = hashes.get(`${kind} ${id}`) ?? null;
    texts[field] = { ...read(blocks, place, hasLabel), hash };
  }
  return texts;
}

function countElements(element: XmlElement, names: readonly string[]): number {
  return listElements(element).reduce(
    (sum, child) => sum + (names.includes(child.name) ? 1 : 0) + countElements(child, names),
    0,
  );
}
