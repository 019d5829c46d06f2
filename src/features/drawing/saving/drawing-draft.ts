import { draftKey, listDrafts, readDraft, writeDraft } from '@/lib/use-draft';
import type { Observation } from '@/records/observation';
import { isSameSheet, readSheet, rebaseSheet, type Sheet } from '../edit/sheet';

/** A drawing that is not stored yet, as this browser keeps it. */
export interface DrawingDraft {
  /** The row as it was when this was begun. */
  base: Observation;
  sheet: Sheet;
}

export function keepDrawingDraft({ base, sheet }: DrawingDraft): void {
  const isChanged = !isSameSheet(sheet, readSheet(base));
  writeDraft(buildKey(base), isChanged ? { base, sheet } : null);
}

export function discardDrawingDraft(row: Pick<Observation, 'id' | 'user_id'>): void {
  // Read first: the draft that is kept now counts, whichever tab kept it.
  readDraft(buildKey(row));
  writeDraft(buildKey(row), null);
}

/** The draft once its sheet was stored: gone, unless more was drawn since. */
export function settleDrawingDraft({ base, sheet }: DrawingDraft): void {
  const kept = readDraft<DrawingDraft>(buildKey(base));
  if (kept && isSameSheet(kept.sheet, sheet)) writeDraft(buildKey(base), null);
}

/** Applies an unsaved drawing of the row's photo to the row as it is now; null when there is none. */
export function takeUpDraft(row: Observation): DrawingDraft | null {
  const draft = readDraft<DrawingDraft>(buildKey(row));
  if (!draft || draft.base.photo !== row.photo) return null;
  // A row that shows what is on its way has it already; what it is measured by is what was stored.
  if (draft.base.drawing_version >= row.drawing_version) return draft;
  return { base: row, sheet: rebaseSheet(draft.sheet, draft.base, row) };
}

/** The rows among these on whose photos something was drawn that is not stored. */
export function unsavedRows(rows: readonly Observation[]): Observation[] {
  const [first] = rows;
  const drafts = first ? listDrafts<DrawingDraft>(draftKey(first.user_id, 'drawing')) : [];
  const photos = new Set(drafts.map(({ base }) => base.id + base.photo));
  return rows.filter(({ id, photo }) => photos.has(id + photo));
}

function buildKey({ id, user_id }: Pick<Observation, 'id' | 'user_id'>): string {
  return draftKey(user_id, 'drawing', id);
}
