import type { ReportField } from '@/document/bookmarks/printed-state';
import { RETURNING_FIELDS, type ReturningField } from '@shared/row-words';
import { fieldName } from '@/document/revisions/changes-summary';
import { photosCaption } from '@/records/findings';
import type { LeftOver, WordChange, WordNote } from './word-change';

const reportFieldName = (field: ReportField) =>
  field === 'recommendation' ? 'Recommendation (section)' : fieldName(field);

/** Names a text: of a photo's row, by its current number, or of the report where `photo` is null. */
export function placeName(
  field: ReturningField | ReportField | 'rating' | 'photo',
  photo: number | null,
): string {
  if (field === 'photo') return `Photo ${photo ?? ''}`;
  if (field === 'rating') return `Photo ${photo ?? ''} · Rating`;
  const isOfRow = photo !== null && RETURNING_FIELDS.some((name) => name === field);
  return isOfRow ? `Photo ${photo} · ${fieldName(field)}` : reportFieldName(field as ReportField);
}

/** Names a change's subject, with current photo numbers. */
export function changeName(change: WordChange, rowIds: readonly string[]): string {
  const photo = (id: string) => `Photo ${rowIds.indexOf(id) + 1}`;
  const behind = (id: string | null) => (id === null ? 'to the beginning' : `behind ${photo(id)}`);
  switch (change.kind) {
    case 'row text':
      return `${photo(change.rowId)} · ${fieldName(change.field)}`;
    case 'report text':
      return reportFieldName(change.field);
    case 'added':
      return change.after === null
        ? 'A new row at the beginning'
        : `A new row ${behind(change.after)}`;
    case 'deleted':
      return `${photo(change.rowId)} is not in the file any more`;
    case 'moved':
      return `${photo(change.rowId)} was moved ${behind(change.after)}`;
    case 'picture':
      return `The picture of ${photo(change.rowId)} was replaced in Word`;
  }
}

/** Labels accepting a change and leaving it. */
export function choiceWords(change: WordChange): { take: string; leave: string } {
  switch (change.kind) {
    case 'added':
      return { take: 'Add as a new observation without a photo', leave: 'Do not add it' };
    case 'deleted':
      return { take: 'Delete this observation', leave: 'Keep it' };
    case 'moved':
      return { take: 'Move it', leave: 'Leave it in its place' };
    case 'picture':
      return { take: 'Replace the photo here', leave: 'Keep the photo here' };
    default:
      return 'isConflict' in change && change.isConflict
        ? { take: 'Accept the text from Word', leave: 'Keep the current text' }
        : { take: 'Accept', leave: 'Keep current' };
  }
}

export function noteText(note: WordNote, rowIds: readonly string[]): string {
  switch (note.kind) {
    case 'gone here':
      return `The row that was Photo ${note.number} was changed in Word and has been deleted here. To use those words, bring the row back on the observations screen first, then choose the file again.`;
    case 'rating':
      return `The rating of Photo ${rowIds.indexOf(note.rowId) + 1} was changed in Word to “${note.inWord}”. Ratings are not brought back from Word: choose it on the observations screen.`;
    case 'no value':
      return `“${fieldName(note.field)}” of Photo ${rowIds.indexOf(note.rowId) + 1} was changed in Word to “${note.inWord}”, which is none of its values. It is not brought back: choose it on the observations screen.`;
    case 'drawn':
      return `Something was drawn on ${placeName(note.field, rowIds.indexOf(note.rowId) + 1)} in Word. Drawings are not brought back: draw it in the photo viewer.`;
    case 'picture':
      return `${note.why === 'new' ? 'A picture was put beside' : 'Another picture stands beside'} ${placeName('photo', rowIds.indexOf(note.rowId) + 1)} in Word${note.why === 'new' ? '' : ', too large to be shown here'}. It is not brought back: save it in Word as a picture and add it on the observations screen.`;
    case 'missing': {
      const numbers = note.rowIds.map((id) => rowIds.indexOf(id) + 1);
      const of = note.rowIds.length === rowIds.length ? 'every row' : photosCaption(numbers);
      return `“${fieldName(note.field)}” of ${of} was not found in the file: its column was deleted, or its cell merged with another. It stays as it is here.`;
    }
    case 'number':
      return `The caption of Photo ${note.number} has the number ${note.shown} in Word. It is not brought back: photos are numbered by their order here.`;
    case 'not found':
      return `“${reportFieldName(note.field)}” was not found in the file, its heading was probably deleted. It stays as it is here.`;
  }
}

export function leftOverText(left: LeftOver, rowIds: readonly string[]): string {
  const { how, now, was, behind, rowId, isOnPages } = left;
  const where = isOnPages
    ? ' in a header or footer'
    : rowId === undefined
      ? behind === ''
        ? ' at the beginning'
        : ` after “${shortened(behind, MOST_BEFORE)}”`
      : ` in the row of ${placeName('photo', rowIds.indexOf(rowId) + 1)}`;
  switch (how) {
    case 'added':
      return `Added${where}: ${pieceName(now)}`;
    case 'changed':
      return `Changed${where}: ${pieceName(was)} → ${pieceName(now)}`;
    case 'moved':
      return `Moved, now${where}: ${pieceName(now)}`;
    case 'removed':
      return `Removed${where}: ${pieceName(was)}`;
  }
}

/** Longer texts are read in Word; this is enough to find the place. */
const MOST_BEFORE = 60;
const MOST_WORDS = 2000;

function shortened(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function pieceName(piece: LeftOver['now']): string {
  if (piece === null) return 'words that the report no longer has';
  const words = shortened(piece.text, MOST_WORDS);
  if (piece.kind === 'picture') return words === '' ? 'a picture' : `a text box: “${words}”`;
  return piece.kind === 'note' ? `a footnote: “${words}”` : `“${words}”`;
}
