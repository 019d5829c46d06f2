import { Check, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { useAcceptObservations } from '../mutations';
import { isChecked, marksOf, type Observation } from '../schema';
import { useCrackRejection } from '../use-crack-rejection';
import { focusOnceDrawn } from './quick-focus';

interface CrackNoteProps {
  observation: Observation;
  number: number;
}

/** What the lines on the row's photo are, and a person's answer to them. */
export function CrackNote({ observation, number }: CrackNoteProps) {
  const { id, report_id: reportId, hand } = observation;
  const accept = useAcceptObservations(reportId);
  const { reject, isRejecting } = useCrackRejection(reportId);
  if (marksOf(observation).length === 0) return null;

  const isBusy = accept.isPending || isRejecting;
  const onError = (error: unknown) => {
    toast.error(`Photo ${String(number)} was not saved`, messageOf(error));
  };
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
      <div className="flex flex-wrap gap-1.5">
        {hand === 'proposed' && (
          <Button
            variant="outline"
            size="sm"
            className="px-2"
            disabled={isBusy}
            onClick={() => {
              accept.mutate({ rows: [observation], hand: 'accepted' }, { onError });
            }}
          >
            <Check aria-hidden />
            Accept
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          className="px-2"
          disabled={isBusy}
          onClick={() => {
            void reject(observation, number).then((isGone) => {
              if (isGone) focusOnceDrawn(id);
            });
          }}
        >
          <X aria-hidden />
          Not a crack
        </Button>
      </div>
    </div>
  );
}
