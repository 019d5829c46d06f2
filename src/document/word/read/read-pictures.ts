import { NO_PICTURE, pictureToken } from '@/document/marks/file-properties';
import type { ReadPicture, WordPlace } from './word-reading';
import type { Places } from './read-comments';
import { listParagraphs, type WordBlock } from './word-blocks';

/** Room for the pictures that are shown; all beyond are told without being shown. */
const MOST_BYTES = 48 * 1024 * 1024;

/** The pictures of a file, by what leads to them from its document. */
export interface FilePictures {
  /** What the archive says is the sum of its bytes; undefined where there is no such part. */
  sumOf: (relation: string) => number | undefined;
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
  const known = relationsByRow(blocks, places);
  for (const paragraph of listParagraphs(blocks)) {
    const name = paragraph.drawings.find(({ picture }) => picture !== null)?.name ?? '';
    if (places.has(paragraph) || !isCaption(name)) continue;
    const row = rowAt(Number(/\d+$/u.exec(name)?.[0]));
    if (row >= 0 && (known.get(row) ?? []).length === 0)
      places.set(paragraph, { row, field: 'photo' });
  }
}

/** What was drawn on or beside what comes back, each place once. */
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
 * The pictures beside rows that are not those of the export, by their bytes. `exported` gives the token of a
 * row's picture, by its index in the reading; undefined where nobody knows it.
 */
export function changedPictures(
  blocks: readonly WordBlock[],
  places: Places,
  exported: (row: number) => string | undefined,
  pictures: FilePictures,
): ReadPicture[] {
  let left = MOST_BYTES;
  return [...relationsByRow(blocks, places)].flatMap(([row, own]): ReadPicture[] => {
    const token = exported(row);
    const known = own.flatMap((relation) => {
      const sum = pictures.sumOf(relation);
      return sum === undefined ? [] : [{ relation, token: pictureToken(sum) }];
    });
    const [first] = known;
    const isAsExported = known.some((picture) => picture.token === token);
    if (token === undefined || !first || isAsExported) return [];
    const bytes = left > 0 ? pictures.read(first.relation) : null;
    left -= bytes?.length ?? 0;
    return [{ row, isNew: token === NO_PICTURE, bytes: left < 0 ? null : bytes }];
  });
}

function relationsByRow(blocks: readonly WordBlock[], places: Places): Map<number, string[]> {
  const relations = new Map<number, string[]>();
  for (const paragraph of listParagraphs(blocks)) {
    const place = places.get(paragraph);
    if (!place || !('row' in place) || place.field !== 'photo') continue;
    const own = paragraph.drawings.flatMap(({ picture }) => picture ?? []);
    relations.set(place.row, [...(relations.get(place.row) ?? []), ...own]);
  }
  return relations;
}
