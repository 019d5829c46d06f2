import { useState, useEffect, useRef } from 'react';
import { NotebookPen } from 'lucide-react';
import type { Observation } from '@/records/observation';
import { useUser } from '@/lib/auth-context';
import { hasUnsavedNote } from '../use-note';
import { NoteEditor } from './note-editor';
import { Button } from '@/components/ui/button';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import { focusInRow } from '@/lib/focus-in-row';

interface PhotoNoteProps {
  observation: Observation;
  number: number;
  /** In a long list, only the active row shows an empty note. */
  isInRow?: boolean;
}

/** A field on request, or because it holds unsaved words; a line, maybe with the focus returned. */
type Shape = 'asked' | 'kept' | 'line' | 'returned';

/** A person's own note on a photo: a line that opens as a field. */
export function PhotoNote({ observation, number, isInRow = false }: PhotoNoteProps) {
  const { id: userId } = useUser();
  const [shape, setShape] = useState<Shape>(() =>
    hasUnsavedNote(userId, observation.id) ? 'kept' : 'line',
  );
  if (shape === 'line' || shape === 'returned') {
    return (
      <NoteLine
        observation={observation}
        number={number}
        isInRow={isInRow}
        takesFocus={shape === 'returned'}
        onOpen={() => {
          setShape('asked');
        }}
      />
    );
  }
  return (
    <NoteEditor
      observation={observation}
      number={number}
      takesFocus={shape === 'asked'}
      onClose={() => {
        // Left by a key, or for nothing focusable: the keys continue from here.
        setShape(document.activeElement === document.body ? 'returned' : 'line');
      }}
    />
  );
}

interface NoteLineProps {
  observation: Observation;
  number: number;
  isInRow: boolean;
  takesFocus: boolean;
  onOpen: () => void;
}

/** The note to read, or an offer to add one. */
function NoteLine({ observation, number, isInRow, takesFocus, onOpen }: NoteLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) focusInRow(button.current);
  }, [takesFocus]);
  const about = `photo ${String(number)}`;
  const isBlank = observation.note === '';
  return (
    <Button
      ref={button}
      data-note={observation.id}
      variant="link"
      size="sm"
      tabIndex={isInRow ? -1 : undefined}
      className={cn(
        isInRow && IN_ACTIVE_ROW,
        'mt-1 h-auto max-w-full items-start justify-start gap-1.5 px-0 text-left font-normal whitespace-normal text-muted-foreground hover:text-foreground pointer-coarse:h-auto pointer-coarse:min-h-11 pointer-coarse:items-center',
      )}
      aria-label={isBlank ? `Add a note on ${about}` : `Note on ${about}: ${observation.note}`}
      aria-keyshortcuts="n"
      title={isBlank ? 'Add a note for the analyst (N)' : 'Change the note (N)'}
      onClick={onOpen}
    >
      <NotebookPen aria-hidden className={cn('mt-0.5', !isBlank && 'visible')} />
      <span
        translate={isBlank ? undefined : 'no'}
        className={cn('line-clamp-4 min-w-0 [overflow-wrap:anywhere]', !isBlank && 'visible')}
      >
        {isBlank ? 'Add a note' : observation.note}
      </span>
    </Button>
  );
}
