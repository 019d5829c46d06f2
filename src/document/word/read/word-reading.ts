import type { ReturningField } from '@shared/row-words';
import type { TextPlace } from '@/document/bookmarks/printed-text';
import type { ReportField } from '@/document/bookmarks/printed-state';
import type { FileAccount } from '@/document/bookmarks/file-account';
import type { WordPiece, WordBlock } from './word-blocks';

/** A Word file's current content, with the photos' numbers at its export. */
export interface WordReading {
  reportId: string;
  /** Everything beside the texts, as in the file now and as exported. */
  pieces: WordPiece[];
  account: FileAccount | null;
  isUntouched: boolean;
  /** Blank where the file no longer says. */
  exportedAt: string;
  language: string;
  /** The rowToken of each exported row, in order. */
  tokens: string[];
  rows: ReadRow[];
  /** The ids of further photos whose captions are in the file. */
  morePhotos: string[];
  texts: Partial<Record<ReportField, ReadText>>;
  /** The captions of further photos. */
  captions: { id: string; text: string; hash: string }[];
  /** The count of unaccepted insertions and deletions. */
  tracked: number;
  comments: WordComment[];
  /** Rows' pictures that differ from the export. */
  pictures: ReadPicture[];
  /** The places of shapes and ink drawn in Word. */
  drawn: WordPlace[];
  /** Rows with a tracked deletion. */
  deletedBy: { id: string; author: string; at: string }[];
  /** Each photo's number at the export, with the one its caption now shows. */
  shownNumbers: [exported: number, shown: number][];
}

/** A place in the report: a text of a row, by its index in the reading, or one of the report's own. */
export type WordPlace =
  { row: number; field: ReturningField | 'rating' | 'photo' } | { field: ReportField };

/** A picture that Word replaced or saved with other bytes. */
export interface ReadPicture {
  /** The row of the photo. */
  rowId: string;
  /** The row had no picture at the export. */
  isNew: boolean;
  /** Null where it is too large to show. */
  bytes: Uint8Array<ArrayBuffer> | null;
}

export interface WordComment {
  /** Blank where Word was set to omit it. */
  author: string;
  /** As Word writes it, in local time; may be blank. */
  at: string;
  text: string;
  /** Null where it is on nothing that is read back. */
  place: WordPlace | null;
}

export interface ReadText {
  text: string;
  /** The hash of the exported text; null where Word lost it. */
  hash: string | null;
  /** Absent where nothing is tracked; `text` has everything accepted. */
  tracked?: TrackedText;
}

/** A text's tracked changes, with the blocks to read it without some of them. */
export interface TrackedText {
  proposals: Proposal[];
  blocks: WordBlock[];
  place: TextPlace;
  /** Its label comes before it, with a tab between. */
  isBehindTab: boolean;
}

/** One author's change at one place in a text. */
export interface Proposal {
  /** The Word changes it consists of. */
  ids: readonly number[];
  /** Blank where Word was set to omit it. */
  author: string;
  at: string;
  removed: string;
  added: string;
}

/** A row at its place in the file. */
export interface ReadRow {
  /** Null for a row added in Word, copies included. */
  id: string | null;
  /** The hash of all its exported texts; null where Word lost it. */
  hash: string | null;
  texts: Partial<Record<ReturningField, ReadText>>;
  /** The level's code, with the hash of the exported one. */
  rating: ReadText | null;
}
