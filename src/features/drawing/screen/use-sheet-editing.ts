import { useCallback, useEffect, useState } from 'react';
import { useStable } from '@/lib/use-stable';
import type { Observation } from '@/records/observation';
import { readDrawing } from '@shared/drawing/drawing';
import {
  beginEditing,
  endNaming,
  type EditorState,
  currentSheet,
  takeStored,
} from '../edit/editor-state';
import { isSameSheet, readSheet, rebaseSheet } from '../edit/sheet';
import { readLastPen } from '../edit/tools';
import {
  discardDrawingDraft,
  type DrawingDraft,
  keepDrawingDraft,
  takeUpDraft,
} from '../saving/drawing-draft';

interface Editing {
  /** The row as it was when what is on the sheet was begun. */
  base: Observation;
  state: EditorState;
  /** True when it began from an unsaved drawing. */
  isTakenUp: boolean;
}

/**
 * One row's sheet while it is drawn on: kept on this device with each step, and handed to `onSave` when the page is
 * hidden and when the editor is left. What is stored from elsewhere meanwhile joins it.
 */
export function useSheetEditing(row: Observation, onSave: (draft: DrawingDraft) => void) {
  const [editing, setEditing] = useState(() => begin(row));
  const { base, state } = editing;
  if (row.drawing_version > base.drawing_version && row.photo === base.photo) {
    setEditing(takeOver(editing, row));
  }
  const sheet = currentSheet(state);
  useEffect(() => {
    keepDrawingDraft({ base, sheet });
  }, [base, sheet]);

  const save = useStable(() => {
    const draft = { base, sheet: currentSheet(endNaming(state)) };
    keepDrawingDraft(draft);
    if (!isSameSheet(draft.sheet, readSheet(base))) onSave(draft);
  });
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      // Left by whatever way: closed, on to another photo or another screen.
      save();
    };
  }, [save]);

  return {
    state,
    act: useCallback((change: (state: EditorState) => EditorState) => {
      setEditing((now) => ({ ...now, state: change(now.state) }));
    }, []),
    isTakenUp: editing.isTakenUp,
    /** Discards the draft that it began from, and all since. */
    discard: () => {
      discardDrawingDraft(row);
      setEditing(begin(row));
    },
  };
}

function begin(row: Observation): Editing {
  const draft = takeUpDraft(row);
  const { base, sheet } = draft ?? { base: row, sheet: readSheet(row) };
  const state = beginEditing(sheet, readDrawing(base), readLastPen());
  return { base, state, isTakenUp: draft !== null };
}

function takeOver({ base, state }: Editing, row: Observation): Editing {
  const sheet = rebaseSheet(currentSheet(state), base, row);
  return { base: row, state: takeStored(state, readDrawing(row), sheet), isTakenUp: false };
}
