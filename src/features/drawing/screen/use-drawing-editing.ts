import { useCallback, useEffect, useState } from 'react';
import { useStable } from '@/lib/use-stable';
import type { Observation } from '@/records/observation';
import { readDrawing } from '@shared/drawing/drawing';
import { isSameDrawing, mergeDrawings } from '@shared/drawing/merge-drawings';
import {
  beginEditing,
  currentDrawing,
  endNaming,
  type EditorState,
  takeStored,
} from '../edit/editor-state';
import { readLastPen } from '../edit/tools';
import {
  discardDrawingDraft,
  type DrawingDraft,
  keepDrawingDraft,
  takeUpDraft,
} from '../saving/drawing-draft';

interface Editing {
  /** The row as it was when this drawing began. */
  base: Observation;
  state: EditorState;
  /** True when it began from an unsaved drawing. */
  isTakenUp: boolean;
}

/**
 * One row's drawing while it is made: each step is kept on this device, and passed to `onSave` when the page is
 * hidden or the editor closes. Changes stored elsewhere meanwhile are merged.
 */
export function useDrawingEditing(row: Observation, onSave: (draft: DrawingDraft) => void) {
  const [editing, setEditing] = useState(() => begin(row));
  const { base, state } = editing;
  if (row.drawing_version > base.drawing_version && row.photo === base.photo) {
    setEditing(takeOver(editing, row));
  }
  const drawing = currentDrawing(state);
  useEffect(() => {
    keepDrawingDraft({ base, drawing });
  }, [base, drawing]);

  const save = useStable(() => {
    const draft = { base, drawing: currentDrawing(endNaming(state)) };
    keepDrawingDraft(draft);
    if (!isSameDrawing(draft.drawing, readDrawing(base))) onSave(draft);
  });
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      // On every way out: closed, another photo or another screen.
      save();
    };
  }, [save]);

  return {
    state,
    act: useCallback((change: (state: EditorState) => EditorState) => {
      setEditing((now) => ({ ...now, state: change(now.state) }));
    }, []),
    isTakenUp: editing.isTakenUp,
    /** Discards the draft that it began from, and all changes since. */
    discard: () => {
      discardDrawingDraft(row);
      setEditing(begin(row));
    },
  };
}

function begin(row: Observation): Editing {
  const draft = takeUpDraft(row);
  const { base, drawing } = draft ?? { base: row, drawing: readDrawing(row) };
  const state = beginEditing(drawing, readDrawing(base), readLastPen());
  return { base, state, isTakenUp: draft !== null };
}

function takeOver({ base, state }: Editing, row: Observation): Editing {
  const stored = readDrawing(row);
  const drawing = mergeDrawings(readDrawing(base), currentDrawing(state), stored);
  return { base: row, state: takeStored(state, stored, drawing), isTakenUp: false };
}
