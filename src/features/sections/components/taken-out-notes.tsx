import { CAUTION_KINDS } from '@shared/contract/caution-kinds';
import { Button } from '@/components/ui/button';
import type { TakenOut } from '@shared/contract/stored';
import { putBack, takenOutOfToday } from '../texts/put-back';

interface TakenOutNotesProps {
  takenOut: readonly TakenOut[];
  text: string;
  order: readonly string[];
  onText: (text: string) => void;
}

/** Lists the sentences that code removed from the draft, why, and a way to restore each. */
export function TakenOutNotes({ takenOut, text, order, onText }: TakenOutNotesProps) {
  const gone = takenOut
    .map((one) => takenOutOfToday(one, order))
    .filter(({ quote }) => !text.includes(quote));
  return gone.map((one) => (
    <div
      key={`${one.reason} ${one.quote}`}
      className="mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-md border px-2 py-1.5 text-sm text-muted-foreground"
    >
      <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <strong className="font-semibold">Taken out:</strong>{' '}
        <span translate="no">“{one.quote}”</span> {CAUTION_KINDS[one.reason].words}
      </p>
      <Button
        variant="link"
        size="sm"
        onClick={() => {
          onText(putBack(text, one));
        }}
      >
        Put it back
      </Button>
    </div>
  ));
}
