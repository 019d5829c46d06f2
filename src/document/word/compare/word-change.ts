import type { ReturningField, RowWords } from '@shared/row-words';
import type { WordPiece } from '../read/word-blocks';
import type { ReportField, RowTexts } from '@/document/bookmarks/printed-state';

/** A text that was changed in Word, in the numbers of the export. */
export interface ChangedText {
  /** As it is stored now. */
  here: string;
  inWord: string;
  /** As it was exported; null where nobody knows any more. */
  exported: string | null;
  /** It was changed here as well since it was exported. */
  isConflict: boolean;
}

/** One thing that was changed in Word, to be taken over or not. */
export type WordChange = { key: string } & (
  | ({
      kind: 'row text';
      rowId: string;
      field: ReturningField;
      /** The value where the field is not typed. */
      stored?: string | boolean | null;
    } & ChangedText)
  | ({ kind: 'report text'; field: ReportField } & ChangedText)
  | {
      kind: 'added';
      after: string | null;
      texts: Partial<RowTexts>;
      /** The values of fields that are not typed. */
      chosen: Partial<RowWords>;
      /** As it stands in Word, '' where there is none: it is shown, and not taken over. */
      rating: string;
    }
  | { kind: 'deleted'; rowId: string }
  | { kind: 'moved'; rowId: string; after: string | null }
  | { kind: 'picture'; rowId: string; bytes: Uint8Array<ArrayBuffer> }
);

/** A change that was found and cannot be accepted. */
export type WordNote =
  | { kind: 'gone here'; number: number; texts: Partial<RowTexts> }
  | { kind: 'rating'; rowId: string; inWord: string }
  /** Words that are none of the values of a field. */
  | { kind: 'no value'; rowId: string; field: ReturningField; inWord: string }
  | { kind: 'not found'; field: ReportField }
  /** The number of a caption that was typed over. */
  | { kind: 'number'; number: number; shown: number }
  /** A text of these rows that is not in the file: its column is gone, or its cell was merged with another. */
  | { kind: 'missing'; field: ReturningField; rowIds: string[] }
  | { kind: 'drawn'; rowId: string; field: ReturningField | 'rating' | 'photo' }
  /** Why a picture from Word is not offered. */
  | { kind: 'picture'; rowId: string; why: 'new' | 'too large' };

/** Something in the file that is none of the report's texts, and differs from what was exported. */
export interface LeftOver {
  how: 'added' | 'removed' | 'changed' | 'moved';
  now: Pick<WordPiece, 'kind' | 'text'> | null;
  /** Null where nothing was, or nobody knows any more what. */
  was: Pick<WordPiece, 'kind' | 'text'> | null;
  /** The text before it; '' at the beginning and within a row. */
  behind: string;
  rowId?: string;
  /** In a header or a footer. */
  isOnPages?: boolean;
}

export interface WordComparison {
  changes: WordChange[];
  leftOver: LeftOver[];
  notes: WordNote[];
  /** Whose words as they were exported are needed to tell more: rows by id, sections by field. */
  unsettled: { rows: string[]; fields: ReportField[] };
}
