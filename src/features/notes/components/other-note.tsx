import { Button } from '@/components/ui/button';

interface OtherNoteProps {
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Another person's version of the note, to choose from. Until then both are kept. */
export function OtherNote({ theirs, onKeepMine, onTakeTheirs }: OtherNoteProps) {
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
