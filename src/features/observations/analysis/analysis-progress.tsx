import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { shortTime } from '@/lib/short-time';
import { useConfig } from '@/lib/use-config';
import type { Observation } from '@/records/observation';
import type { Analysis, Hold } from '@/features/questions/queries';
import { countProgress, findTrouble, openStates } from './analysis-state';
import { positionSentence } from './position-sentence';

interface AnalysisProgressProps {
  analysis: Analysis;
  rows: readonly Observation[];
  onHold: (hold: Hold | null) => void;
  /** Above the progress; on the upload screen Next shows it instead. */
  children?: ReactNode;
}

/** The progress of a running or paused analysis, with its controls. */
export function AnalysisProgress({ analysis, rows, onHold, children }: AnalysisProgressProps) {
  const needsPage = useConfig()?.analystInBackground !== true;
  const progress = countProgress(analysis);
  return (
    <div className={progress ? undefined : 'contents'}>
      {/* For screen readers: changes of state, not each photo. */}
      <p role="status" className="sr-only">
        {progress && stateSentence(analysis)}
      </p>
      {progress && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg border bg-card px-3 py-1.5">
          {children}
          <p className="tabular min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
            {position(analysis, rows)}
          </p>
          <Progress
            aria-label="Photos analysed"
            title={
              needsPage
                ? 'You can go on working. If you leave, the rest is analysed when you come back.'
                : 'You can go on working, or close this page. Signing out ends it.'
            }
            value={progress.done}
            max={progress.total}
            className="max-w-40 grow basis-20"
          />
          <div className="flex flex-wrap gap-1">
            <HoldButtons hold={analysis.hold} onHold={onHold} />
          </div>
        </div>
      )}
    </div>
  );
}

function HoldButtons({
  hold,
  onHold,
}: Pick<Analysis, 'hold'> & Pick<AnalysisProgressProps, 'onHold'>) {
  const isPaused = hold === 'paused';
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="px-2 max-sm:px-1.5"
        onClick={() => {
          onHold(isPaused ? null : 'paused');
        }}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="px-2 max-sm:px-1.5"
        onClick={() => {
          onHold('cancelled');
        }}
      >
        Cancel analysis
      </Button>
    </>
  );
}

function stateSentence(analysis: Analysis): string {
  if (analysis.hold === 'paused') return 'The analysis is paused.';
  if (findTrouble(analysis)) return 'The analyst is not answering. It is asked again in a while.';
  return 'The photos are being analysed.';
}

function position(analysis: Analysis, rows: readonly Observation[]): string {
  const states = openStates(analysis);
  const numbers = rows.flatMap(({ id }, index) => (states[id] === 'asked' ? [index + 1] : []));
  if (analysis.hold === 'paused') {
    return ['No further photo is sent.', positionSentence(analysis, numbers)].join(' ').trim();
  }
  const trouble = findTrouble(analysis);
  if (trouble) return `${trouble.message} It is tried again after ${shortTime(trouble.waitMs)}.`;
  return positionSentence(analysis, numbers);
}
