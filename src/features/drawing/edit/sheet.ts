import type { Observation } from '@/records/observation';
import { type Drawing, readDrawing } from '@shared/drawing/drawing';
import { isSameDrawing, mergeDrawings } from '@shared/drawing/merge-drawings';

/** The part of a row that the editor changes, in the form that a device keeps unsaved. */
export interface Sheet {
  drawing: Drawing;
}

type Drawn = Pick<Observation, 'drawing'>;

/** A row as the editor first shows it. */
export function readSheet(row: Drawn): Sheet {
  return { drawing: readDrawing(row) };
}

/** Applies the changes made since `base` to the row as now stored. */
export function rebaseSheet(sheet: Sheet, base: Drawn, row: Drawn): Sheet {
  return { drawing: mergeDrawings(readDrawing(base), sheet.drawing, readDrawing(row)) };
}

export function isSameSheet(one: Sheet, other: Sheet): boolean {
  return isSameDrawing(one.drawing, other.drawing);
}
