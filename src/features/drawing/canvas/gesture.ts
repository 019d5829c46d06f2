/** One press on the stage: how it begins, and the mark it makes so far. */
import type { DrawnMark, Point } from '@shared/drawing/drawing';
import { newId } from '@/lib/new-id';
import { currentDrawing, type EditorState, selectedMark } from '../edit/editor-state';
import { dragHandle, isPlacedByTap, moveMark } from '../edit/mark-geometry';
import type { Hit } from './hits';
import { markOfWay } from './mark-of-way';
import { type StageGeometry, toPhoto, toPhotoWay } from './stage-geometry';

export type Gesture =
  | { does: 'draw'; way: Point[]; id: string }
  | { does: 'resize'; mark: DrawnMark; handle: number }
  | { does: 'move'; mark: DrawnMark }
  /** Moves and zooms the photo. */
  | { does: 'look' };

/** Begins a gesture where a press hits a mark, or nothing. */
export function beginGesture(state: EditorState, at: Point, hit: Hit | null): Gesture {
  const { tool } = state.pen;
  const selected = selectedMark(state);
  if (hit?.kind === 'handle' && selected) {
    return { does: 'resize', mark: selected, handle: hit.handle };
  }
  const { marks } = currentDrawing(state);
  const pressed = hit?.kind === 'mark' ? marks.find(({ id }) => id === hit.id) : undefined;
  // A tap beside a number places another; a press on one moves it.
  const isHeld =
    pressed && (tool === 'select' || (isPlacedByTap(tool) && isPlacedByTap(pressed.kind)));
  if (isHeld) return { does: 'move', mark: pressed };
  return tool === 'select' ? { does: 'look' } : { does: 'draw', way: [at], id: newId() };
}

/** The mark after a press from `from` to `at`; null where none is drawn or changed. */
export function followGesture(
  held: Gesture,
  [from, at]: readonly [Point, Point],
  { state, geometry }: { state: EditorState; geometry: StageGeometry },
  isDone: boolean,
): DrawnMark | null {
  if (held.does === 'resize') return dragHandle(held.mark, held.handle, toPhoto(geometry, at));
  if (held.does === 'move') {
    return moveMark(held.mark, toPhotoWay(geometry, [at[0] - from[0], at[1] - from[1]]));
  }
  const { tool, colour } = state.pen;
  if (held.does === 'look' || tool === 'select') return null;
  const { kind, points } = markOfWay(tool, held.way, geometry, isDone);
  const number = kind === 'number' ? currentDrawing(state).last + 1 : null;
  return { id: held.id, kind, points, colour, text: '', number };
}
