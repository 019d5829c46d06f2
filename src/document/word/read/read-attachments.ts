import { shortenLine } from '@/document/model/clean-text';
import { NO_PICTURE, pictureToken } from '@/document/bookmarks/file-properties';
import type { ReadPicture, WordPlace, ReadRow, WordComment } from './word-reading';
import { listParagraphs, type WordBlock, type WordParagraph } from './word-blocks';
import { RETURNING_FIELDS } from '@shared/row-words';
import { type Region, findReportField } from './read-regions';
import { listElements, readText, type XmlElement } from '@/document/word/package/xml-tree';

/** More than a review of 300 rows leaves; what is beyond is counted by nobody. */
const MOST_COMMENTS = 2000;
/** A comment is a remark; a longer one ends with an ellipsis, and can be read in Word. */
const LONGEST_COMMENT = 2000;
/** Before a caption stand its heading and its photo. */
const MOST_BEFORE_CAPTION = 2;

export type Places = Map<WordParagraph, WordPlace>;

/** Adds the paragraphs of the report's own texts, and those that stand before a row's caption. */
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

/** The paragraphs of the photos that a row has beside its own, with those photos' ids: a picture and its caption. */
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

/** The comments of a file, in the order in which they were written, each with the place where it begins. */
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

/** Room for the pictures that are shown; all beyond are told without being shown. */
const MOST_BYTES = 48 * 1024 * 1024;

/** The pictures of a file, by what leads to them from its document. */
export interface FilePictures {
  /** Reads a part's sum from the archive; undefined where there is no such part. */
  readChecksum: (relation: string) => number | undefined;
  /** Its bytes; null where it cannot be unpacked within bounds. */
  read: (relation: string) => Uint8Array<ArrayBuffer> | null;
}

/**
 * Photos on pages of their own stand in no row: they are known by their names. Only where the row has no picture
 * beside it, for a cover may show it as well. `rowAt` gives a row by its number at the export.
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

/** Lists the places where something was drawn on or beside returned text, each once. */
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
 * The pictures beside rows that are not those of the export, by their bytes. `findRow` gives the id of the row whose
 * photo a paragraph shows, `exported` the token of a row's picture; undefined where nobody knows it.
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
