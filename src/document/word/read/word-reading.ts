import type { ReturningField } from '@shared/row-words';
import type { TextPlace } from '@/document/bookmarks/printed-text';
import type { ReportField } from '@/document/bookmarks/printed-state';
import type { FileAccount } from '@/document/bookmarks/file-account';
import type { WordPiece, WordBlock } from './word-blocks';

/** A Word file's current content, with the photos' numbers at its export. */
export interface WordReading {
  reportId: string;
  /** All that stands in it beside the texts, as it stands there now, and as it was exported. */
  pieces: WordPiece[];
  account: FileAccount | null;
  isUntouched: boolean;
  /** Blank where the file does not say so any more. */
  exportedAt: string;
  language: string;
  /** For each row of the exported table, in its order, what rowToken makes of its id. */
  tokens: string[];
  rows: ReadRow[];
  /** The ids of the other photos beside them, whose captions are in the file. */
  morePhotos: string[];
  texts: Partial<Record<ReportField, ReadText>>;
  /** The texts after the numbers of the photos beside rows' own. */
  captions: { id: string; text: string; hash: string }[];
  /** Insertions and deletions that nobody has accepted in Word. */
  tracked: number;
  comments: WordComment[];
  /** Beside its rows, where they are not those of the export. */
  pictures: ReadPicture[];
  /** The places of Word's own shapes and ink. */
  drawn: WordPlace[];
  /** Rows whose deletion is tracked. */
  deletedBy: { id: string; author: string; at: string }[];
  /** The number that each photo had at the export, with the one that its caption shows now. */
  shownNumbers: [exported: number, shown: number][];
}

/** A place in the report: a text of one of the reading's rows, by its index there, or one of the report's own. */
export type WordPlace =
  { row: number; field: ReturningField | 'rating' | 'photo' } | { field: ReportField };

/** A picture that was replaced in Word, or saved there with other bytes. */
export interface ReadPicture {
  /** The row whose photo it is. */
  rowId: string;
  /** The row had none at the export. */
  isNew: boolean;
  /** Null where it is too large to be shown. */
  bytes: Uint8Array<ArrayBuffer> | null;
}

export interface WordComment {
  /** Blank where Word was told to leave it out. */
  author: string;
  /** As Word has it, by the clock of its machine; may be blank. */
  at: string;
  text: string;
  /** Null where it stands at nothing that comes back. */
  place: WordPlace | null;
}

export interface ReadText {
  text: string;
  /** Of the text as it was exported; null where Word has lost it. */
  hash: string | null;
  /** Absent where nothing in it is tracked; then `text` is as if all of it were accepted. */
  tracked?: TrackedText;
}

/** A text's tracked changes, and all that is needed to read it without some of them. */
export interface TrackedText {
  proposals: Proposal[];
  blocks: WordBlock[];
  place: TextPlace;
  /** Its label stands before it, parted by a tab. */
  isBehindTab: boolean;
}

/** One author's change in one place of a text. */
export interface Proposal {
  /** Of Word's own tracked changes that it consists of. */
  ids: readonly number[];
  /** Blank where Word was told to leave it out. */
  author: string;
  at: string;
  removed: string;
  added: string;
}

/** A row in the place where it stands in the file. */
export interface ReadRow {
  /** Null for a row that was made in Word, a copy of another one included. */
  id: string | null;
  /** Of all its texts as they were exported; null where Word has lost it. */
  hash: string | null;
  texts: Partial<Record<ReturningField, ReadText>>;
  /** Of its level's code as it was exported, and what stands there now. */
  rating: ReadText | null;
}
