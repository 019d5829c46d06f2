import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { errorMessage } from '@/lib/errors';
import { PHOTO_TASK } from './photo-task';
import { shortTime } from '@/lib/short-time';
import { positionSentence } from './position-sentence';
import { isBeingAnalysed, countProgress, type AnalysisRun, type Hold } from './run-state';
import type { Observation } from '@/records/observation';

interface AnalysisProgressProps {
  run: AnalysisRun;
  rows: readonly Observation[];
  onHold: (hold: Hold | null) => void;
  /** What the screen says over it; on the upload screen the way on says how far it has come. */
  children?: ReactNode;
}

/** A running or paused analysis: where it stands, how long it will take, and the person's say in it. */
export function AnalysisProgress({ run, rows, onHold, children }: AnalysisProgressProps) {
  const progress = countProgress(run);
  const isShown = progress !== null && progress.total > 0;
  return (
    <div className={isShown ? undefined : 'contents'}>
      {/* For those who hear the screen: what changes, and not each photo. */}
      <p role="status" className="sr-only">
        {isShown ? stateSentence(run) : ''}
      </p>
      {isShown && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg border bg-card px-3 py-1.5">
          {children}
          <p className="tabular min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
            {position(run, rows)}
          </p>
          <Progress
            aria-label="Photos analysed"
            title="You can go on working. If you leave, the rest is analysed when you come back."
            value={progress.done}
            max={progress.total}
            className="max-w-40 grow basis-20"
          />
          <HoldButtons run={run} onHold={onHold} />
        </div>
      )}
    </div>
  );
}

function HoldButtons({ run, onHold }: Pick<AnalysisProgressProps, 'run' | 'onHold'>) {
  const isPaused = run.hold === 'paused';
  return (
    <div className="flex gap-1">
      <Button
        size="sm"
        variant="ghost"
        className="px-2"
        disabled={run.state === 'ending'}
        onClick={() => {
          onHold(isPaused ? null : 'paused');
        }}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="px-2"
        onClick={() => {
          onHold('cancelled');
        }}
      >
        Cancel analysis
      </Button>
    </div>
  );
}

function stateSentence({ hold, trouble }: AnalysisRun): string {
  if (hold === 'paused') return 'The analysis is paused.';
  if (trouble?.isWaiting) return 'The analyst is not answering. It is asked again in a while.';
  return 'The photos are being analysed.';
}

function position(run: AnalysisRun, rows: readonly Observation[]): string {
  const numbers = rows.flatMap(({ id }, index) => (isBeingAnalysed(run, id) ? [index + 1] : []));
  if (run.hold === 'paused') {
    return ['No further photo is sent.', positionSentence(run, numbers)].join(' ');
  }
  if (run.trouble?.isWaiting) {
    const wait = shortTime(PHOTO_TASK.later.waitMs(run.trouble.times));
    return `${errorMessage(run.trouble.error)} It is tried again after ${wait}.`;
  }
  return positionSentence(run, numbers);
}
