import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors';
import { countSentence } from './position-sentence';
import { isRunUnderWay, isStopped, countProgress, type AnalysisRun, type Hold } from './run-state';
import type { Observation } from '@/records/observation';
import { AnalysisProgress } from './analysis-progress';
import { AnalystCosts } from '../costs/analyst-costs';

interface AnalysisStatusProps {
  reportId: string;
  run: AnalysisRun;
  rows: readonly Observation[];
  /** Rows with a photo whose texts are incomplete, while nothing is running. */
  waiting: number;
  onHold: (hold: Hold | null) => void;
  onRetry: () => void;
}

/** How far the analyst has come, or what it has left undone. */
export function AnalysisStatus(props: AnalysisStatusProps) {
  const { reportId, run, rows, waiting, onHold, onRetry } = props;
  const progress = countProgress(run);
  const stoppedBy = isStopped(run) ? run.stoppedBy : null;
  return (
    <div>
      <AnalysisProgress run={run} rows={rows} onHold={onHold}>
        <p className="tabular text-sm font-medium">
          {countSentence(run) ?? 'The photos are being analysed.'}
        </p>
      </AnalysisProgress>
      {waiting > 0 && !progress && (
        <Alert variant="warning">
          <AlertTitle>
            {waiting === 1
              ? 'One photo is not described in full yet'
              : `${String(waiting)} photos are not described in full yet`}
          </AlertTitle>
          <AlertDescription>
            {stoppedBy && <p>{errorMessage(stoppedBy.error)}</p>}
            <p>Edit the rows by hand, or have the photos analysed.</p>
            <Button size="sm" variant="outline" className="mt-3" onClick={onRetry}>
              {stoppedBy ? 'Resume' : waiting === 1 ? 'Analyse this photo' : 'Analyse these photos'}
            </Button>
          </AlertDescription>
        </Alert>
      )}
      <AnalystCosts reportId={reportId} isBusy={isRunUnderWay(run) || run.underWay.size > 0} />
    </div>
  );
}
