import { draftKey, listDrafts, readDraft, writeDraft } from '@/lib/use-draft';
import type { Observation } from '@/records/observation';
import { isSameSheet, readSheet, rebaseSheet, type Sheet } from '../edit/sheet';

/** An unsaved drawing, as this browser keeps it. */
export interface DrawingDraft {
  /** The row as it was when drawing began. */
  base: Observation;
  sheet: Sheet;
}

export function keepDrawingDraft({ base, sheet }: DrawingDraft): void {
  const isChanged = !isSameSheet(sheet, readSheet(base));
  writeDraft(buildKey(base), isChanged ? { base, sheet } : null);
}

export function discardDrawingDraft(row: Pick<Observation, 'id' | 'user_id'>): void {
  // Read first: the latest draft counts, whichever tab kept it.
  readDraft(buildKey(row));
  writeDraft(buildKey(row), null);
}

/** Deletes the draft after its sheet was stored, unless more was drawn since. */
export function settleDrawingDraft({ base, sheet }: DrawingDraft): void {
  const kept = readDraft<DrawingDraft>(buildKey(base));
  if (kept && isSameSheet(kept.sheet, sheet)) writeDraft(buildKey(base), null);
}

/** Applies an unsaved drawing to the row as it is now; null for none. */
export function takeUpDraft(row: Observation): DrawingDraft | null {
  const draft = readDraft<DrawingDraft>(buildKey(row));
  if (!draft || draft.base.photo !== row.photo) return null;
  // The row already shows this save; its base is the stored one.
  if (draft.base.drawing_version >= row.drawing_version) return draft;
  return { base: row, sheet: rebaseSheet(draft.sheet, draft.base, row) };
}

export function unsavedRows(rows: readonly Observation[]): Observation[] {
  const [first] = rows;
  const drafts = first ? listDrafts<DrawingDraft>(draftKey(first.user_id, 'drawing')) : [];
  const photos = new Set(drafts.map(({ base }) => base.id + base.photo));
  return rows.filter(({ id, photo }) => photos.has(id + photo));
}

function buildKey({ id, user_id }: Pick<Observation, 'id' | 'user_id'>): string {
  return draftKey(user_id, 'drawing', id);
}
