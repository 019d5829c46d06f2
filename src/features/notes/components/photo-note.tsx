import { useState } from 'react';
import { NotebookPen } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/features/observations/schema';
import { useUser } from '@/lib/auth-context';
import { hasUnsavedNote } from '../use-note';
import { NoteEditor } from './note-editor';

interface PhotoNoteProps {
  observation: Observation;
  number: number;
}

/** A person's own note on a photo: there in small, and a field as soon as it is wanted. */
export function PhotoNote({ observation, number }: PhotoNoteProps) {
  const { id: userId } = useUser();
  const [open, setOpen] = useState<'asked' | 'kept' | null>(() =>
    hasUnsavedNote(userId, observation.id) ? 'kept' : null,
  );
  if (open) {
    return (
      <NoteEditor
        observation={observation}
        number={number}
        takesFocus={open === 'asked'}
        onClose={() => {
          setOpen(null);
          if (document.activeElement === document.body) focusNote(observation.id);
        }}
      />
    );
  }
  const about = `photo ${String(number)}`;
  const isBlank = observation.note === '';
  return (
    <Button
      data-note={observation.id}
      variant="link"
      size="sm"
      className="mt-1 max-w-full items-start justify-start gap-1.5 text-left font-normal whitespace-normal text-muted-foreground hover:text-foreground pointer-coarse:min-h-11 pointer-coarse:items-center"
      aria-label={isBlank ? `Add a note on ${about}` : `Note on ${about}: ${observation.note}`}
      aria-keyshortcuts="n"
      title={isBlank ? 'Add a note for the analyst (N)' : 'Change the note (N)'}
      onClick={() => {
        setOpen('asked');
      }}
    >
      <NotebookPen aria-hidden className="mt-0.5" />
      <span className="line-clamp-4 min-w-0 [overflow-wrap:anywhere]">
        {isBlank ? 'Add a note' : observation.note}
      </span>
    </Button>
  );
}

/** The field has gone from under the keys: what opened it is drawn in its place. */
function focusNote(rowId: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-note="${rowId}"]`)?.focus({ preventScroll: true });
  });
}
