import type { Observation } from '@/records/observation';
import { noDataReturned } from '@/lib/errors';
import { type Drawing, drawingToStore, MAX_MARKS, readDrawing } from '@shared/drawing/drawing';
import { isSameDrawing, mergeDrawings } from '@shared/drawing/merge-drawings';
import type { DrawingDraft } from './drawing-draft';

/** The field of a row that a save writes. */
export interface DrawingChange {
  drawing: Drawing | null;
}

/** Access to a stored row, for code that changes its drawing. */
export interface DrawingWire {
  /** Writes if the row still has the photo and drawing seen; null otherwise, or if it is gone. */
  write: (row: Observation, change: DrawingChange) => Promise<Observation | null>;
  /** Rejects when the row is gone. */
  read: () => Promise<Observation>;
}

/** The drawing cannot be stored; `message` is the sentence for people. */
class DrawingRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DrawingRefused';
  }
}

/** Each failed attempt means that someone saved at the same moment. */
const MAX_ATTEMPTS = 5;

/**
 * Saves changes of a row seen as `base`, and resolves with the row as stored. Merges drawings made elsewhere meanwhile
 * (mergeDrawings). Rejects with DrawingRefused, and as the wire does when the row is gone.
 */
export async function saveDrawing(
  wire: DrawingWire,
  { base, drawing }: DrawingDraft,
): Promise<Observation> {
  let row = base;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const wanted =
      row === base ? drawing : mergeDrawings(readDrawing(base), drawing, readDrawing(row));
    const change = findChange(row, wanted);
    if (change === null) return row;
    const saved = await wire.write(row, change);
    if (saved) return saved;
    const seen = row;
    row = await wire.read();
    if (isUnchanged(row, seen)) throw new DrawingRefused(noDataReturned('the drawing'));
    if (row.photo !== base.photo) {
      throw new DrawingRefused(
        'The photo was replaced meanwhile; this was drawn on the one before.',
      );
    }
  }
  throw new DrawingRefused('Somebody else is drawing on this photo. Try again in a moment.');
}

/** True when everything that a write relies on is unchanged. */
function isUnchanged(row: Observation, seen: Observation): boolean {
  return row.drawing_version === seen.drawing_version && row.photo === seen.photo;
}

/** Null where the row already has this drawing. */
function findChange(row: Observation, drawing: Drawing): DrawingChange | null {
  if (isSameDrawing(drawing, readDrawing(row))) return null;
  const count = drawing.marks.length;
  if (count > MAX_MARKS) {
    throw new DrawingRefused(
      `With what was drawn elsewhere there are ${String(count)} marks, and a photo holds ${String(MAX_MARKS)}. Open it and delete some.`,
    );
  }
  return { drawing: drawingToStore(drawing) };
}
