import { useEffect, useRef } from 'react';
import { NotebookPen } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import { focusInRow } from '@/lib/focus-in-row';
import type { Observation } from '@/records/observation';

interface NoteLineProps {
  observation: Observation;
  number: number;
  isInRow: boolean;
  takesFocus: boolean;
  onOpen: () => void;
}

/** The note to read, or that there can be one. */
export function NoteLine({ observation, number, isInRow, takesFocus, onOpen }: NoteLineProps) {
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
