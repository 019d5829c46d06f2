import { Bookmark, type ParagraphChild } from 'docx';
import { eachField } from '@shared/report-fields';
import { RETURNING_FIELDS } from '@shared/row-words';
import { crc32 } from '@/lib/pictures/formats/crc32';
import { encodeBookmark, type BookmarkKind, textHash } from '@/document/bookmarks/bookmark-name';
import {
  NO_PICTURE,
  pictureToken,
  rowToken,
  writeProperties,
} from '@/document/bookmarks/file-properties';
import {
  reportTexts,
  rowHash,
  rowTexts,
  type ReportField,
} from '@/document/bookmarks/printed-state';
import { normaliseText } from '@/document/bookmarks/printed-text';
import {
  listPhotos,
  type PlacedPhoto,
  type ReportContent,
  type Row,
} from '@/document/model/report-content';
import { joinRuns } from '@/document/model/report-text';
import type { Picture, Pictures } from '@/document/pictures/prepare-picture';

/** Wraps words in a bookmark; leaves them alone without a name. */
export function wrapInBookmark(name: string | null, children: ParagraphChild[]): ParagraphChild[] {
  return name === null ? children : [new Bookmark({ id: name, children })];
}

/** A row's bookmarks: its own around the caption, the others where each text begins. */
export function buildRowBookmarks(row: Row) {
  const texts = rowTexts(row);
  const rating = row.beneath.at(-1) === 'rating' ? (row.element.at(-1) ?? null) : null;
  const encode = (kind: BookmarkKind, hash: string) => encodeBookmark({ kind, id: row.id, hash });
  const bookmarks = eachField(RETURNING_FIELDS, (field) => encode(field, textHash(texts[field])));
  return {
    row: encode('row', rowHash(texts)),
    ...bookmarks,
    rating: rating && encode('rating', textHash(normaliseText(joinRuns(rating), 'line'))),
    /** Ends a row's texts, named for its place. */
    endAt: (place: string) => encode('end', textHash(place)),
  };
}

export type RowBookmarks = ReturnType<typeof buildRowBookmarks>;

/** The bookmark around a further photo's caption, or a row's own where its text is elsewhere. */
export function buildPhotoBookmark(
  { id, caption, said }: PlacedPhoto,
  kind: 'photo' | 'caption' = 'photo',
): string | null {
  return encodeBookmark({ kind, id, hash: textHash(said === '' ? caption.text : said) });
}

/** The bookmark of one of the report's own texts, at its heading or value. */
export function buildReportBookmark(model: ReportContent, field: ReportField): string | null {
  const text = reportTexts(model)[field];
  const kind = field === 'recommendation' ? 'sections_recommendation' : field;
  return text === undefined ? null : encodeBookmark({ kind, id: model.id, hash: textHash(text) });
}

/** Ends the section before it; each part has its own. */
export function buildEndBookmark({ id }: ReportContent, part: string): string | null {
  return encodeBookmark({ kind: 'end', id, hash: textHash(part) });
}

const tokenOfPicture = (picture: Picture | undefined) =>
  picture ? pictureToken(crc32(picture.jpeg)) : NO_PICTURE;

/** The file's properties, for the library. */
export function buildFileProperties(model: ReportContent, pictures: Pictures) {
  const { columns, kinds, rows } = model.schedule1;
  const photos = listPhotos(rows);
  return writeProperties({
    reportId: model.id,
    exportedAt: model.readAt.toISOString(),
    language: model.properties.language,
    columns: columns.length > 0 ? kinds : [],
    rows: photos.map(({ id }) => rowToken(id)),
    pictures: photos.map(({ number }) => tokenOfPicture(pictures.get(number))),
  });
}
