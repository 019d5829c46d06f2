import { Check, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { readAnnotations, showsCrack, type Observation } from '@/records/observation';
import { useLineJudgement } from './use-line-judgement';
import { focusAfter } from '../quick/quick-focus';

interface CrackNoteProps {
  observation: Observation;
  number: number;
}

/** Names the lines on the row's photo, and lets a person confirm or reject them. */
export function CrackNote(row: CrackNoteProps) {
  return readAnnotations(row.observation).length === 0 ? null : <LinesNote {...row} />;
}

function LinesNote({ observation, number }: CrackNoteProps) {
  const { confirm, reject, isSaving } = useLineJudgement(observation.report_id);
  const isToJudge = !showsCrack(observation);
  // A row with an analyst's words has its own Accept button.
  const isClaimed = !isToJudge && observation.hand === 'proposed';
  const name = isToJudge ? 'Look here' : isClaimed ? 'Possible crack' : 'Lines: crack';
  const answers = [
    ...(isToJudge ? [{ label: 'It is a crack', icon: <Check aria-hidden />, save: confirm }] : []),
    { label: 'Not a crack', icon: <X aria-hidden />, save: reject },
  ];
  return (
    <div
      role="group"
      aria-label={`${name}, photo ${String(number)}`}
      className="mt-1.5 space-y-1.5"
    >
      <p className="flex items-center gap-2 text-sm">
        <span
          aria-hidden
          className={cn(
            'h-1 w-4 rounded-full bg-photo-line ring-1 ring-photo-casing',
            isToJudge && 'opacity-55',
          )}
        />
        {name}
      </p>
      {isToJudge && (
        <p className="text-sm text-muted-foreground">
          Dark lines, for you to judge: of unseen photos with such lines 34 in 100 showed a crack,
          of all of them 32.
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {answers.map(({ label, icon, save }) => (
          <Button
            key={label}
            variant="outline"
            size="sm"
            className="px-2"
            disabled={isSaving}
            onClick={() => {
              const saving = save(observation, number);
              focusAfter(saving.then((isSaved) => (isSaved ? observation.id : null)));
            }}
          >
            {icon}
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
