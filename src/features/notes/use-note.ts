import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Observation } from '@/records/observation';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { draftKey, readDraft, useDraft } from '@/lib/use-draft';
import { MAX_NOTE } from '@shared/contract/limits';
import { tooManyCharacters } from '@shared/text/count-characters';
import { useSaveNote } from './mutations';
import {
  isUnsaved,
  trimNote,
  rebaseNote,
  shownNote,
  theirNote,
  typeNote,
  type NoteDraft,
} from './texts/note-draft';
import { NoteConflict } from './texts/save-note';

/** Long enough to keep typing, short enough to be stored before the analyst is asked. */
const PAUSE_MS = 800;

const buildKey = (userId: string, rowId: string) => draftKey(userId, 'note', rowId);

/** True when this browser keeps unsaved words of the row's note, for example from before a reload. */
export function hasUnsavedNote(userId: string, rowId: string): boolean {
  return isUnsaved(readDraft<NoteDraft>(buildKey(userId, rowId)));
}

/** A person's note while it is typed: kept in this browser at once, stored at each pause. */
export function useNote({ id, report_id, note: stored }: Observation) {
  const { id: userId } = useUser();
  const { draft, keep, discard } = useDraft<NoteDraft>(buildKey(userId, id));
  const { mutateAsync } = useSaveNote(report_id);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A save must see text typed while it runs, newer than the draft it began with.
  const latest = useRef(draft);
  const isMounted = useIsMounted();
  const isUnderWay = useRef(false);

  const theirs = isSaving ? null : theirNote(draft, stored);
  const isDue =
    isUnsaved(draft) && theirs === null && tooManyCharacters(trimNote(draft), MAX_NOTE) === null;

  const hold = (next: NoteDraft) => {
    latest.current = next;
    setFailure(null);
    keep(next);
  };
  const save = useCallback(async () => {
    const before = latest.current;
    if (!isUnsaved(before) || isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    try {
      await mutateAsync({ id, before: before.base, after: trimNote(before) });
      latest.current = rebaseNote(before, latest.current ?? before);
      if (isMounted.current || isUnsaved(latest.current)) keep(latest.current);
      else discard();
    } catch (error) {
      if (error instanceof NoteConflict) {
        const { base, text } = latest.current ?? before;
        latest.current = { base, text };
        keep(latest.current);
      } else {
        console.warn('A note could not be saved.', error);
        setFailure(errorMessage(error));
      }
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  }, [id, mutateAsync, keep, discard, isMounted]);

  useAtPause(isDue && !isSaving && failure === null ? draft : null, save);
  useOnLeaving(isDue ? save : null);

  return {
    text: shownNote(draft, stored),
    isUnsaved: isUnsaved(draft),
    isSaving,
    /** Why the note is not stored; typing or leaving the field tries again. */
    failure,
    /** The note as changed elsewhere, to choose from; null for none. */
    theirs,
    /** The field’s latest text, even between renders. */
    read: () => shownNote(latest.current, stored),
    type: (text: string) => {
      hold(typeNote(latest.current, stored, text));
    },
    saveNow: () => {
      if (isDue) void save();
    },
    keepMine: () => {
      if (draft) hold({ ...draft, base: stored });
    },
    takeTheirs: () => {
      hold({ base: stored, text: stored });
    },
    forget: () => {
      latest.current = null;
      discard();
    },
  };
}

/** Saves once typing has paused; null for nothing to save. */
function useAtPause(draft: NoteDraft | null, save: () => Promise<void>) {
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, save]);
}

function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Saves pending text when the screen closes. */
function useOnLeaving(save: (() => Promise<void>) | null) {
  const waiting = useRef(save);
  useEffect(() => {
    waiting.current = save;
  }, [save]);
  useEffect(
    () => () => {
      void waiting.current?.();
    },
    [],
  );
}

export type NoteState = ReturnType<typeof useNote>;
