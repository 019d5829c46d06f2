import type { ReturningField, RowWords } from '@shared/row-words';
import type { WordPiece } from '../read/word-blocks';
import type { ReportField, RowTexts } from '@/document/bookmarks/printed-state';

/** A text changed in Word, in the numbers of the export. */
export interface ChangedText {
  /** As stored now. */
  here: string;
  inWord: string;
  /** As exported; null where unknown. */
  exported: string | null;
  /** It was also changed here since the export. */
  isConflict: boolean;
}

/** One change in Word, to accept or leave. */
export type WordChange = { key: string } & (
  | ({
      kind: 'row text';
      rowId: string;
      field: ReturningField;
      /** The value of a field with fixed values. */
      stored?: string | boolean | null;
    } & ChangedText)
  | ({ kind: 'report text'; field: ReportField } & ChangedText)
  | {
      kind: 'added';
      after: string | null;
      texts: Partial<RowTexts>;
      /** The values of fields with fixed values. */
      chosen: Partial<RowWords>;
      /** As in Word, '' for none: shown, but never accepted. */
      rating: string;
    }
  | { kind: 'deleted'; rowId: string }
  | { kind: 'moved'; rowId: string; after: string | null }
  | { kind: 'picture'; rowId: string; bytes: Uint8Array<ArrayBuffer> }
);

/** A change that cannot be accepted. */
export type WordNote =
  | { kind: 'gone here'; number: number; texts: Partial<RowTexts> }
  | { kind: 'rating'; rowId: string; inWord: string }
  /** Words that are none of a field's values. */
  | { kind: 'no value'; rowId: string; field: ReturningField; inWord: string }
  | { kind: 'not found'; field: ReportField }
  /** A caption's number was overtyped. */
  | { kind: 'number'; number: number; shown: number }
  /** A text missing from the file for these rows: its column was deleted, or its cell merged. */
  | { kind: 'missing'; field: ReturningField; rowIds: string[] }
  | { kind: 'drawn'; rowId: string; field: ReturningField | 'rating' | 'photo' }
  /** Why a picture from Word is not offered. */
  | { kind: 'picture'; rowId: string; why: 'new' | 'too large' };

/** A difference from the export outside the report's texts. */
export interface LeftOver {
  how: 'added' | 'removed' | 'changed' | 'moved';
  now: Pick<WordPiece, 'kind' | 'text'> | null;
  /** Null where there was nothing, or it is unknown. */
  was: Pick<WordPiece, 'kind' | 'text'> | null;
  /** The text before it; '' at the beginning and within a row. */
  behind: string;
  rowId?: string;
  /** In a header or footer. */
  isOnPages?: boolean;
}

export interface WordComparison {
  changes: WordChange[];
  leftOver: LeftOver[];
  notes: WordNote[];
  /** Texts whose exported words are still needed: rows by id, sections by field. */
  unsettled: { rows: string[]; fields: ReportField[] };
}
