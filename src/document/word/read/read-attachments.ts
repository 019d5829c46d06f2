import { shortenLine } from '@/document/model/clean-text';
import { NO_PICTURE, pictureToken } from '@/document/bookmarks/file-properties';
import type { ReadPicture, WordPlace, ReadRow, WordComment } from './word-reading';
import { listParagraphs, type WordBlock, type WordParagraph } from './word-blocks';
import { RETURNING_FIELDS } from '@shared/row-words';
import { type Region, findReportField } from './read-regions';
import { listElements, readText, type XmlElement } from '@/document/word/package/xml-tree';

/** More than a review of 300 rows has; further ones are ignored. */
const MOST_COMMENTS = 2000;
/** A longer comment ends with an ellipsis, and can be read in Word. */
const LONGEST_COMMENT = 2000;
/** A caption comes after its heading and photo. */
const MOST_BEFORE_CAPTION = 2;

export type Places = Map<WordParagraph, WordPlace>;

/** Adds the paragraphs of the report's own texts, and those before a row's caption. */
export function placeRegions(
  blocks: readonly WordBlock[],
  regions: readonly Region[],
  rows: readonly ReadRow[],
  places: Places,
): void {
  const rowAt = new Map(rows.map(({ id }, index) => [id, index]));
  const findPlace = (kind: Region['kind'], id: string): WordPlace | null => {
    const report = findReportField(kind);
    if (report !== null) return { field: report };
    const row = rowAt.get(id);
    const field = [...RETURNING_FIELDS, 'rating' as const].find((name) => name === kind) ?? 'photo';
    return row === undefined || kind === 'end' || kind === 'copied page' ? null : { row, field };
  };
  const place = (paragraph: WordParagraph, at: WordPlace | null) => {
    if (at && !places.has(paragraph)) places.set(paragraph, at);
  };
  for (const { kind, id, blocks: own } of regions)
    for (const paragraph of listParagraphs(own)) place(paragraph, findPlace(kind, id));
  const paragraphs = listParagraphs(blocks);
  paragraphs.forEach((paragraph, index) => {
    for (const { kind, id } of paragraph.bookmarks) place(paragraph, findPlace(kind, id));
    const caption = paragraph.bookmarks.find(({ kind }) => kind === 'row');
    if (!caption) return;
    for (const before of paragraphs.slice(Math.max(0, index - MOST_BEFORE_CAPTION), index))
      place(before, findPlace('row', caption.id));
  });
}

/** The paragraphs of further photos, picture and caption, with the photos' ids. */
export function findMorePhotos(blocks: readonly WordBlock[]): Map<WordParagraph, string> {
  const found = new Map<WordParagraph, string>();
  const paragraphs = listParagraphs(blocks);
  paragraphs.forEach((paragraph, index) => {
    const id = paragraph.bookmarks.find(({ kind }) => kind === 'photo')?.id;
    if (id === undefined) return;
    const before = paragraphs[index - 1];
    for (const own of before?.bookmarks.length === 0 ? [before, paragraph] : [paragraph])
      found.set(own, id);
  });
  return found;
}

/** A file's comments in the order of writing, each with the place where it begins. */
export function readComments(
  part: XmlElement | undefined,
  blocks: readonly WordBlock[],
  places: Places,
): WordComment[] {
  const commentPlaces = new Map<string, WordPlace>();
  for (const paragraph of listParagraphs(blocks)) {
    const place = places.get(paragraph);
    for (const id of paragraph.comments)
      if (place && !commentPlaces.has(id)) commentPlaces.set(id, place);
  }
  return (part ? listElements(part) : [])
    .filter(({ name }) => name === 'w:comment')
    .slice(0, MOST_COMMENTS)
    .map((comment) => ({
      author: (comment.attributes['w:author'] ?? '').trim(),
      at: comment.attributes['w:date'] ?? '',
      text: shortenLine(readText(comment).trim(), LONGEST_COMMENT),
      place: commentPlaces.get(comment.attributes['w:id'] ?? '') ?? null,
    }));
}

/** Limits the pictures shown; further ones are only listed. */
const MOST_BYTES = 48 * 1024 * 1024;

/** A file's pictures, by the document's relationships. */
export interface FilePictures {
  /** Reads a picture's checksum from the archive; undefined for a missing part. */
  readChecksum: (relation: string) => number | undefined;
  /** Reads a picture; null where it cannot be unpacked within bounds. */
  read: (relation: string) => Uint8Array<ArrayBuffer> | null;
}

/**
 * Photos on their own pages are in no row: they are recognised by name. Only for a row without a picture beside it, as
 * a cover may repeat the photo. `rowAt` gives a row's index by its number at the export.
 */
export function placeNamedPictures(
  blocks: readonly WordBlock[],
  places: Places,
  isCaption: (name: string) => boolean,
  rowAt: (number: number) => number,
): void {
  const known = relationsByRow(blocks, (paragraph) => {
    const place = places.get(paragraph);
    return place && 'row' in place && place.field === 'photo' ? place.row : null;
  });
  for (const paragraph of listParagraphs(blocks)) {
    const name = paragraph.drawings.find(({ picture }) => picture !== null)?.name ?? '';
    if (places.has(paragraph) || !isCaption(name)) continue;
    const row = rowAt(Number(/\d+$/u.exec(name)?.[0]));
    if (row >= 0 && (known.get(row) ?? []).length === 0)
      places.set(paragraph, { row, field: 'photo' });
  }
}

/** The places where something was drawn on or beside returned text, each once. */
export function drawnPlaces(blocks: readonly WordBlock[], places: Places): WordPlace[] {
  const drawn = new Map<string, WordPlace>();
  for (const paragraph of listParagraphs(blocks)) {
    const place = places.get(paragraph);
    if (place && paragraph.drawings.some(({ isDrawn }) => isDrawn))
      drawn.set(JSON.stringify(place), place);
  }
  return [...drawn.values()];
}

/**
 * The rows' pictures whose bytes differ from the export. `findRow` gives the id of the row whose photo a paragraph
 * shows, `exported` the token of a row's picture; undefined where unknown.
 */
export function changedPictures(
  blocks: readonly WordBlock[],
  findRow: (paragraph: WordParagraph) => string | null,
  exported: (rowId: string) => string | undefined,
  pictures: FilePictures,
): ReadPicture[] {
  let left = MOST_BYTES;
  return [...relationsByRow(blocks, findRow)].flatMap(([rowId, own]): ReadPicture[] => {
    const token = exported(rowId);
    const known = own.flatMap((relation) => {
      const sum = pictures.readChecksum(relation);
      return sum === undefined ? [] : [{ relation, token: pictureToken(sum) }];
    });
    const [first] = known;
    const isAsExported = known.some((picture) => picture.token === token);
    if (token === undefined || !first || isAsExported) return [];
    const bytes = left > 0 ? pictures.read(first.relation) : null;
    left -= bytes?.length ?? 0;
    return [{ rowId, isNew: token === NO_PICTURE, bytes: left < 0 ? null : bytes }];
  });
}

function relationsByRow<Row>(
  blocks: readonly WordBlock[],
  findRow: (paragraph: WordParagraph) => Row | null,
): Map<Row, string[]> {
  const relations = new Map<Row, string[]>();
  for (const paragraph of listParagraphs(blocks)) {
    const row = findRow(paragraph);
    if (row === null) continue;
    const own = paragraph.drawings.flatMap(({ picture }) => picture ?? []);
    relations.set(row, [...(relations.get(row) ?? []), ...own]);
  }
  return relations;
}
