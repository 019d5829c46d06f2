import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Textarea } from '@/components/ui/textarea';
import type { Observation } from '@/records/observation';
import { reportQuery } from '@/features/reports/queries';
import { useUser } from '@/lib/auth-context';
import { MAX_NOTE } from '@shared/contract/limits';
import { appendWords } from '../dictation/append-words';
import { type Dictation, useDictation } from '../use-dictation';
import { useNote, type NoteState } from '../use-note';
import { DictationTool } from './dictation-tool';
import { Button } from '@/components/ui/button';

interface NoteEditorProps {
  observation: Observation;
  number: number;
  takesFocus: boolean;
  onClose: () => void;
}

/** The note as a field, typed or dictated. It closes once it has lost the focus and is stored. */
export function NoteEditor({ observation, number, takesFocus, onClose }: NoteEditorProps) {
  const note = useNote(observation);
  const dictation = useDictation(useLanguage(observation.report_id), (words) => {
    const { text, isFull } = appendWords(note.read(), words);
    note.type(text);
    return !isFull;
  });
  const [isLeft, setLeft] = useState(!takesFocus);
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();

  useEffect(() => {
    if (!takesFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(MAX_NOTE, MAX_NOTE);
  }, [takesFocus]);

  const isDone = isLeft && !note.isUnsaved && !note.isSaving && !dictation.isListening;
  const { forget } = note;
  useEffect(() => {
    if (!isDone) return;
    forget();
    onClose();
  }, [isDone, forget, onClose]);

  const leave = () => {
    dictation.stop();
    note.saveNow();
    setLeft(true);
  };
  return (
    <div
      role="group"
      aria-label={`Note on photo ${String(number)}`}
      className="mt-1.5 space-y-1.5 text-sm"
      onFocus={() => {
        setLeft(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The field stays focused while the window is not, as during a browser prompt.
        const stays = currentTarget.contains(relatedTarget ?? document.activeElement);
        if (!stays) leave();
      }}
      onKeyDown={(event) => {
        endByKey(event, dictation);
      }}
    >
      <Textarea
        ref={field}
        data-note={observation.id}
        aria-label={`Note on photo ${String(number)}`}
        aria-describedby={hintId}
        placeholder="Your note"
        most={MAX_NOTE}
        value={note.text}
        className="px-2 text-sm"
        onText={note.type}
      />
      {dictation.interim !== '' && (
        <p className="text-muted-foreground italic [overflow-wrap:anywhere]">
          {dictation.interim}…
        </p>
      )}
      <DictationTool dictation={dictation} />
      <p id={hintId} className="text-xs text-muted-foreground">
        The analyst reads it; it is not printed.
      </p>
      <NoteStatus note={note} />
      {note.theirs !== null && (
        <OtherNote theirs={note.theirs} onKeepMine={note.keepMine} onTakeTheirs={note.takeTheirs} />
      )}
    </div>
  );
}

/** Escape ends dictation, then leaves the field; Ctrl+Enter leaves it. */
function endByKey(event: KeyboardEvent, { isListening, stop }: Dictation): void {
  // Letters are text here, not commands.
  event.stopPropagation();
  const isEnd = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (event.key !== 'Escape' && !isEnd) return;
  event.preventDefault();
  if (isListening) stop();
  else if (event.target instanceof HTMLElement) event.target.blur();
}

function useLanguage(reportId: string) {
  const { id: userId } = useUser();
  const { data } = useQuery(reportQuery(userId, reportId));
  return data?.language ?? 'en';
}

/** Says whether the note is stored; silent while typing. */
function NoteStatus({ note }: { note: NoteState }) {
  if (note.failure !== null) {
    return (
      <div role="alert" className="text-xs text-destructive">
        Not stored yet; kept in this browser. {note.failure}{' '}
        <Button variant="link" size="sm" className="inline text-xs" onClick={note.saveNow}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="sr-only">
      {!note.isUnsaved && note.text !== '' && 'Note saved'}
    </p>
  );
}

interface OtherNoteProps {
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The note as changed elsewhere, to choose from. Until then both are kept. */
function OtherNote({ theirs, onKeepMine, onTakeTheirs }: OtherNoteProps) {
  return (
    <div
      role="group"
      aria-label="The note was changed elsewhere"
      className="space-y-1.5 rounded-md border border-warning/30 bg-warning-wash p-2"
    >
      <p className="[overflow-wrap:anywhere]">
        Changed elsewhere meanwhile. {theirs === '' ? 'It is blank there.' : `There: “${theirs}”`}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" variant="outline" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
