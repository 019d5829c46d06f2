/** The drawing being made, its selection, and each change to it. */
import {
  addMark,
  type Crop,
  type Drawing,
  type DrawnMark,
  MAX_MARKS,
  type Rotation,
} from '@shared/drawing/drawing';
import { isSameDrawing } from '@shared/drawing/merge-drawings';
import { beginHistory, type History, pushStep, stepBack, stepForward } from './history';
import { markName } from './mark-names';
import { keepLastPen, type Pen } from './tools';

export interface EditorState {
  history: History<Drawing>;
  pen: Pen;
  /** The id of a mark. */
  selected: string | null;
  isNaming: boolean;
  /** True when further typing joins the previous step: a whole name is one step. */
  hasTyped: boolean;
  /** The highest stored number: texts may cite it, so undo must not free it. */
  storedLast: number;
  /** The last change, for screen readers. */
  said: string;
}

export function beginEditing(drawing: Drawing, stored: Drawing, pen: Pen): EditorState {
  return {
    history: beginHistory(drawing),
    pen,
    selected: null,
    isNaming: false,
    hasTyped: false,
    storedLast: stored.last,
    said: '',
  };
}

export function currentDrawing({ history }: EditorState): Drawing {
  return history.present;
}

export function selectedMark({ history, selected }: EditorState): DrawnMark | null {
  return history.present.marks.find(({ id }) => id === selected) ?? null;
}

export function pickPen(state: EditorState, change: Partial<Pen>): EditorState {
  const pen = { ...state.pen, ...change };
  keepLastPen(pen);
  const next = { ...state, pen };
  const mark = selectedMark(state);
  return change.colour !== undefined && mark
    ? changeMark(next, { ...mark, colour: change.colour })
    : change.tool === undefined
      ? next
      : endNaming({ ...next, selected: change.tool === 'select' ? next.selected : null });
}

export function select(state: EditorState, selected: string | null): EditorState {
  const ended = endNaming(state);
  const next = { ...ended, selected };
  const said = selectedName(next);
  return said === null ? { ...next, selected: null } : { ...next, said };
}

/** Adds a mark and selects it; a text is named at once. */
export function placeMark(
  state: EditorState,
  mark: Omit<DrawnMark, 'number' | 'text' | 'colour'>,
): EditorState {
  const drawing = currentDrawing(state);
  if (drawing.marks.length >= MAX_MARKS) {
    return { ...state, said: `A photo holds ${String(MAX_MARKS)} marks. Delete one first.` };
  }
  const next = addMark(drawing, { ...mark, text: '', colour: state.pen.colour });
  const placed = { ...step(state, next), selected: mark.id };
  return {
    ...placed,
    isNaming: mark.kind === 'text',
    hasTyped: true,
    said: `${selectedName(placed) ?? ''} placed`,
  };
}

export function changeMark(state: EditorState, mark: DrawnMark): EditorState {
  return step(state, withMark(state, mark));
}

/** Sets the selected mark's words; continuous typing is one step. */
export function nameMark(state: EditorState, text: string): EditorState {
  const mark = selectedMark(state);
  if (!mark) return state;
  const change = withMark(state, { ...mark, text });
  return { ...(state.hasTyped ? amend(state, change) : step(state, change)), hasTyped: true };
}

function withMark(state: EditorState, mark: DrawnMark): Drawing {
  const drawing = currentDrawing(state);
  const marks = drawing.marks.map((one) => (one.id === mark.id ? mark : one));
  return { ...drawing, marks };
}

export function deleteSelected(state: EditorState): EditorState {
  const mark = selectedMark(state);
  if (!mark) return state;
  const drawing = currentDrawing(state);
  const said = `${selectedName(state) ?? ''} deleted`;
  const marks = drawing.marks.filter(({ id }) => id !== mark.id);
  return { ...step(state, { ...drawing, marks }), selected: null, said };
}

export function beginNaming(state: EditorState): EditorState {
  return selectedMark(state) ? { ...state, isNaming: true, hasTyped: false } : state;
}

/** Removes a text without words, as if it had never been placed. */
export function endNaming(state: EditorState): EditorState {
  if (!state.isNaming) return state;
  const mark = selectedMark(state);
  const ended = { ...state, isNaming: false };
  if (mark?.kind !== 'text' || mark.text.trim() !== '') {
    return mark ? { ...ended, said: selectedName(ended) ?? '' } : ended;
  }
  return { ...deleteSelected(ended), said: 'Text left blank and taken away' };
}

export function rotatePhoto(state: EditorState, by: 90 | 270): EditorState {
  const drawing = currentDrawing(state);
  const turn = ((drawing.turn + by) % 360) as Rotation;
  const said = by === 90 ? 'Turned right' : 'Turned left';
  return { ...step(state, { ...drawing, turn }), said };
}

export function cropPhoto(state: EditorState, crop: Crop | null): EditorState {
  return {
    ...step(state, { ...currentDrawing(state), crop }),
    said: crop ? 'Cropped' : 'The whole photo is shown',
  };
}

export function undo(state: EditorState): EditorState {
  return travel(state, stepBack(state.history), 'Undone');
}

export function redo(state: EditorState): EditorState {
  return travel(state, stepForward(state.history), 'Done again');
}

/** The state after a drawing was stored: changes merged from elsewhere survive undo. */
export function takeStored(state: EditorState, stored: Drawing, drawing: Drawing): EditorState {
  const storedLast = Math.max(state.storedLast, stored.last);
  if (isSameDrawing(drawing, currentDrawing(state))) return { ...state, storedLast };
  return { ...state, storedLast, history: beginHistory(drawing) };
}

/** The selection's name in the list of marks. */
function selectedName(state: EditorState): string | null {
  const { marks } = currentDrawing(state);
  const index = marks.findIndex(({ id }) => id === state.selected);
  const mark = marks[index];
  return mark ? markName(mark, index) : null;
}

function step(state: EditorState, drawing: Drawing): EditorState {
  return { ...state, history: pushStep(state.history, drawing) };
}

function amend(state: EditorState, drawing: Drawing): EditorState {
  return { ...state, history: { ...state.history, present: drawing } };
}

function travel(state: EditorState, history: History<Drawing>, said: string): EditorState {
  if (history.present === state.history.present)
    return { ...state, said: `Nothing to be ${said.toLowerCase()}` };
  const last = Math.max(history.present.last, state.storedLast);
  const present = { ...history.present, last };
  const next = {
    ...state,
    history: { ...history, present },
    isNaming: false,
    hasTyped: false,
    said,
  };
  return selectedMark(next) ? next : { ...next, selected: null };
}
