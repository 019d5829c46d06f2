import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors';
import { countSentence } from './position-sentence';
import {
  isStopped,
  countInBackground,
  countProgress,
  type AnalysisRun,
  type Hold,
} from './run-state';
import type { Observation } from '@/records/observation';
import { AnalysisProgress } from './analysis-progress';
import type { BackgroundAnalysis } from './use-background-analysis';

interface AnalysisStatusProps {
  run: AnalysisRun;
  rows: readonly Observation[];
  /** Rows with a photo whose texts are incomplete, while nothing is running. */
  waiting: number;
  background: BackgroundAnalysis;
  onHold: (hold: Hold | null) => void;
  onRetry: () => void;
}

/** How far the analyst has come, or what it has left undone: one line, where there is anything to say. */
export function AnalysisStatus(props: AnalysisStatusProps) {
  const { run, rows, background, onHold, onRetry } = props;
  const waiting = props.waiting - countInBackground(background.waiting, rows);
  const stoppedBy = isStopped(run) ? run.stoppedBy : null;
  return (
    <>
      <AnalysisProgress run={run} rows={rows} background={background} onHold={onHold}>
        <p className="tabular text-sm font-medium">
          {countSentence(run) ?? 'The photos are being analysed.'}
        </p>
      </AnalysisProgress>
      {background.failure && (
        <Alert variant="warning" className="py-1.5">
          <AlertTitle className="sr-only">The analysis in the background</AlertTitle>
          <AlertDescription className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <p>
              <span className="font-medium">
                {background.failure.count === 1
                  ? 'One photo was not analysed in the background.'
                  : `${String(background.failure.count)} photos were not analysed in the background.`}
              </span>{' '}
              {background.failure.reason}
            </p>
            <Button size="sm" variant="outline" onClick={background.callOff}>
              Dismiss
            </Button>
          </AlertDescription>
        </Alert>
      )}
      {waiting > 0 && !countProgress(run) && (
        <Alert variant="warning" className="py-1.5">
          <AlertTitle className="sr-only">The analysis</AlertTitle>
          <AlertDescription className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <p>
              <span className="font-medium">
                {waiting === 1
                  ? 'One photo is not described in full yet.'
                  : `${String(waiting)} photos are not described in full yet.`}
              </span>{' '}
              {stoppedBy
                ? errorMessage(stoppedBy.error)
                : 'Edit the rows by hand, or have the photos analysed.'}
            </p>
            <Button size="sm" variant="outline" onClick={onRetry}>
              {stoppedBy ? 'Resume' : waiting === 1 ? 'Analyse this photo' : 'Analyse these photos'}
            </Button>
          </AlertDescription>
        </Alert>
      )}
    </>
  );
}
