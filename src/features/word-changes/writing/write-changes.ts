import { MAX_SECTION_TEXT } from '@shared/contract/limits';
import { findField } from '@shared/report-fields';
import { isTyped, mostCharacters, RETURNING_FIELDS, type RowFieldName } from '@shared/row-words';
import type { ReportField } from '@/document/bookmarks/printed-state';
import type { WordChange } from '@/document/word/compare/word-change';
import { errorMessage } from '@/lib/errors';

/** Undoes one written change; resolves when the former state is stored. */
export type TakeBack = () => Promise<void>;

/** Writes one change. Rejects with a sentence for people when nothing was written. */
export type WriteOne = (change: WordChange) => Promise<TakeBack>;

export interface WrittenChange {
  change: WordChange;
  /** Null where it could not be written; `problem` says why. */
  takeBack: TakeBack | null;
  problem: string;
}

const ORDER: WordChange['kind'][] = [
  'row text',
  'report text',
  'picture',
  'added',
  'moved',
  'deleted',
];

/**
 * Writes changes one after the other: texts while the rows still have their numbers, then rows. A failed one is named,
 * and the others continue.
 */
export async function writeChanges(
  changes: readonly WordChange[],
  writeOne: WriteOne,
  onWritten: (done: number) => void,
): Promise<WrittenChange[]> {
  const written: WrittenChange[] = [];
  for (const change of changes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    try {
      refuseTooLong(change);
      written.push({ change, takeBack: await writeOne(change), problem: '' });
    } catch (error) {
      console.warn('A change from Word could not be written.', error);
      written.push({ change, takeBack: null, problem: errorMessage(error) });
    }
    onWritten(written.length);
  }
  return written;
}

const mostOfRow = (field: RowFieldName) => (isTyped(field) ? mostCharacters(field) : Infinity);

const mostOfReport = (field: ReportField) =>
  field === 'discussion' || field === 'recommendation' ? MAX_SECTION_TEXT : findField(field).most;

/** The words that a change would store, each with its character limit. */
function listTexts(change: WordChange): [text: string | undefined, most: number][] {
  switch (change.kind) {
    case 'row text':
      return [[change.inWord, mostOfRow(change.field)]];
    case 'report text':
      return [[change.inWord, mostOfReport(change.field)]];
    case 'added':
      return RETURNING_FIELDS.map((field) => [change.texts[field], mostOfRow(field)]);
    default:
      return [];
  }
}

/** Throws for words that the database would refuse with a technical message. Counts characters as it does. */
function refuseTooLong(change: WordChange): void {
  for (const [text = '', most] of listTexts(change)) {
    const { length } = Array.from(text);
    if (length > most)
      throw new Error(
        `The text from Word has ${length} characters, and at most ${most} fit here. Shorten it in Word and choose the file again, or type it here.`,
      );
  }
}
