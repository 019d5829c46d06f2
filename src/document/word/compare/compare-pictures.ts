import type { WordReading } from '../read/word-reading';
import type { WordChange, WordComparison, WordNote } from './word-change';

/** Pictures that are not those of the export, and what was drawn in Word. Rows that are gone are nobody's question. */
export function comparePictures(
  { rows, pictures, drawn }: WordReading,
  rowIds: readonly string[],
): Pick<WordComparison, 'changes' | 'notes'> {
  const idAt = (row: number) => {
    const id = rows[row]?.id ?? null;
    return id !== null && rowIds.includes(id) ? id : null;
  };
  const changes: WordChange[] = [];
  const notes: WordNote[] = [];
  for (const { rowId, isNew, bytes } of pictures) {
    if (!rowIds.includes(rowId)) continue;
    if (bytes === null || isNew)
      notes.push({ kind: 'picture', rowId, why: isNew ? 'new' : 'too large' });
    else changes.push({ key: `${rowId} photo`, kind: 'picture', rowId, bytes });
  }
  for (const place of drawn) {
    // Beside the report's own texts a firm's template has shapes of its own.
    const rowId = 'row' in place ? idAt(place.row) : null;
    if (rowId !== null && 'row' in place) notes.push({ kind: 'drawn', rowId, field: place.field });
  }
  return { changes, notes };
}
