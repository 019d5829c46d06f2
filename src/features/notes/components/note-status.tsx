import { Button } from '@/components/ui/button';
import type { NoteState } from '../use-note';

/** Whether the note is stored; it says nothing while somebody types. */
export function NoteStatus({ note }: { note: NoteState }) {
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
