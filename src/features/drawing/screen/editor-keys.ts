import type { KeyboardEvent } from 'react';
import { ZOOM_STEP } from '@/components/photo-viewer/photo-zoom';
import { newId } from '@/lib/new-id';
import type { Point } from '@shared/drawing/drawing';
import type { Area } from '../canvas/drawing-area';
import { markOfWay, placeInMiddle } from '../canvas/mark-of-way';
import { toPhotoWay } from '../canvas/stage-geometry';
import {
  beginNaming,
  changeMark,
  deleteSelected,
  type EditorState,
  pickPen,
  placeMark,
  redo,
  select,
  selectedMark,
  undo,
} from '../edit/editor-state';
import { moveMark, resizeMark } from '../edit/mark-geometry';
import type { Tool } from '../edit/tools';

/** Pixels of the screen that an arrow key moves or enlarges a mark; Shift multiplies them by LARGER. */
const STEP = 4;
const LARGER = 8;

export const TOOL_KEYS: Record<Tool, string> = {
  select: 'v',
  arrow: 'a',
  ellipse: 'c',
  rectangle: 'r',
  freehand: 'f',
  line: 'l',
  text: 't',
  number: 'n',
};

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Editor {
  state: EditorState;
  act: (change: (state: EditorState) => EditorState) => void;
  /** The laid-out photo; null until there is one. */
  area: Area | null;
  /** Null where there is none. */
  showPrevious: (() => void) | null;
  showNext: (() => void) | null;
  zoomBy: (factor: number) => void;
  resetZoom: () => void;
  /** Focuses the photo, when the focused element disappears. */
  focusPhoto: () => void;
}

/** Handles the editor's keys and stops them; passes on others. */
export function handleEditorKey(event: KeyboardEvent, editor: Editor): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea')) return;
  const act = findAction(event, target, editor);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function findAction(
  event: KeyboardEvent,
  target: HTMLElement,
  editor: Editor,
): (() => void) | null {
  const { state, act } = editor;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const letter = key.toLowerCase();
  const doing = (change: (state: EditorState) => EditorState) => () => {
    act(change);
  };
  if (ctrlKey || metaKey) {
    if (letter === 'z') return doing(shiftKey ? redo : undo);
    return letter === 'y' ? doing(redo) : null;
  }
  const isOnPhoto = target.closest('[data-stage], [data-marks]') !== null;
  if (WAYS[key]) return isOnPhoto ? pushMark(editor, WAYS[key], { shiftKey, altKey }) : null;
  switch (key) {
    case 'PageUp':
      return editor.showPrevious;
    case 'PageDown':
      return editor.showNext;
    case 'F2':
      return selectedMark(state) ? doing(beginNaming) : null;
    case 'Delete':
    case 'Backspace':
      return selectedMark(state)
        ? () => {
            act(deleteSelected);
            editor.focusPhoto();
          }
        : null;
    case 'Escape':
      return state.selected ? doing((now) => select(now, null)) : null;
    case 'Enter':
      return enter(target, editor);
    case '0':
      return editor.resetZoom;
    case '+':
    case '=':
    case '-':
      return () => {
        editor.zoomBy(key === '-' ? 1 / ZOOM_STEP : ZOOM_STEP);
      };
  }
  const tool = (Object.keys(TOOL_KEYS) as Tool[]).find((one) => TOOL_KEYS[one] === letter);
  return tool && !altKey ? doing((now) => pickPen(now, { tool })) : null;
}

/** Names the selection, else places a mark of the chosen tool in the middle of the view. */
function enter(target: HTMLElement, { state, act, area }: Editor): (() => void) | null {
  const isOnSelected = target.closest('[data-marks] [aria-pressed=true]') !== null;
  if (!isOnSelected && !target.closest('[data-stage]')) return null;
  if (selectedMark(state)) {
    return () => {
      act(beginNaming);
    };
  }
  const { tool } = state.pen;
  if (!area || tool === 'select') return null;
  const mark = markOfWay(tool, placeInMiddle(tool, area.size), area.geometry, true);
  return () => {
    act((now) => placeMark(now, { id: newId(), ...mark }));
  };
}

function pushMark(
  { state, act, area }: Editor,
  [x, y]: Point,
  { shiftKey, altKey }: Pick<KeyboardEvent, 'shiftKey' | 'altKey'>,
): (() => void) | null {
  const mark = selectedMark(state);
  if (!mark || !area) return null;
  const pixels = STEP * (shiftKey ? LARGER : 1);
  const way = toPhotoWay(area.geometry, [x * pixels, y * pixels]);
  return () => {
    act((now) => changeMark(now, altKey ? resizeMark(mark, way) : moveMark(mark, way)));
  };
}
