import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { isChecked, marksOf, type Observation } from '../schema';
import { useCrackRejection } from '../use-crack-rejection';
import { focusOnceDrawn } from './quick-focus';

interface CrackNoteProps {
  observation: Observation;
  number: number;
}

/** What the lines on the row's photo are, and a person's no to them. Yes is to accept the row. */
export function CrackNote({ observation, number }: CrackNoteProps) {
  const { reject, isRejecting } = useCrackRejection(observation.report_id);
  if (marksOf(observation).length === 0) return null;

  return (
    <div
      role="group"
      aria-label={`Possible crack in photo ${String(number)}`}
      className="mt-1.5 space-y-1.5"
    >
      <p className="flex items-center gap-2 text-sm">
        <span aria-hidden className="h-1 w-4 rounded-full bg-photo-line ring-1 ring-photo-casing" />
        {isChecked(observation) ? 'Lines: crack' : 'Possible crack'}
      </p>
      <Button
        variant="outline"
        size="sm"
        className="px-2"
        disabled={isRejecting}
        onClick={() => {
          void reject(observation, number).then((isGone) => {
            if (isGone) focusOnceDrawn(observation.id);
          });
        }}
      >
        <X aria-hidden />
        Not a crack
      </Button>
    </div>
  );
}
