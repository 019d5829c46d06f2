import { draftKey, listDrafts, readDraft, writeDraft } from '@/lib/use-draft';
import type { Observation } from '@/records/observation';
import { type Drawing, readDrawing } from '@shared/drawing/drawing';
import { isSameDrawing, mergeDrawings } from '@shared/drawing/merge-drawings';

/** An unsaved drawing. */
export interface DrawingDraft {
  /** The row as it was when drawing began. */
  base: Observation;
  drawing: Drawing;
}

/** The form that browsers already keep. */
interface StoredDraft {
  base: Observation;
  sheet: { drawing: Drawing };
}

export function keepDrawingDraft({ base, drawing }: DrawingDraft): void {
  const isChanged = !isSameDrawing(drawing, readDrawing(base));
  const stored: StoredDraft = { base, sheet: { drawing } };
  writeDraft(buildKey(base), isChanged ? stored : null);
}

export function discardDrawingDraft(row: Pick<Observation, 'id' | 'user_id'>): void {
  // Read first: the latest draft counts, whichever tab kept it.
  readDraft(buildKey(row));
  writeDraft(buildKey(row), null);
}

/** Deletes the draft after its drawing was stored, unless more was drawn since. */
export function settleDrawingDraft({ base, drawing }: DrawingDraft): void {
  const kept = readDraft<StoredDraft>(buildKey(base));
  if (kept && isSameDrawing(kept.sheet.drawing, drawing)) writeDraft(buildKey(base), null);
}

/** Applies an unsaved drawing to the row as it is now; null for none. */
export function takeUpDraft(row: Observation): DrawingDraft | null {
  const draft = readDraft<StoredDraft>(buildKey(row));
  if (!draft || draft.base.photo !== row.photo) return null;
  const { base, sheet } = draft;
  // The row already shows this save; its base is the stored one.
  if (base.drawing_version >= row.drawing_version) return { base, drawing: sheet.drawing };
  const drawing = mergeDrawings(readDrawing(base), sheet.drawing, readDrawing(row));
  return { base: row, drawing };
}

export function unsavedRows(rows: readonly Observation[]): Observation[] {
  const [first] = rows;
  const drafts = first ? listDrafts<StoredDraft>(draftKey(first.user_id, 'drawing')) : [];
  const photos = new Set(drafts.map(({ base }) => base.id + base.photo));
  return rows.filter(({ id, photo }) => photos.has(id + photo));
}

function buildKey({ id, user_id }: Pick<Observation, 'id' | 'user_id'>): string {
  return draftKey(user_id, 'drawing', id);
}
