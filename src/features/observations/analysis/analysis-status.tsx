import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/records/observation';
import type { Analysis, Hold } from '@/features/questions/queries';
import { AnalysisProgress } from './analysis-progress';
import { failureSentence, wasStopped } from './analysis-state';
import { countSentence } from './position-sentence';

interface AnalysisStatusProps {
  analysis: Analysis;
  rows: readonly Observation[];
  /** Rows with a photo and incomplete texts, while nothing is running. */
  waiting: number;
  onHold: (hold: Hold | null) => void;
  onRetry: () => void;
}

/** The analysis's progress or what it left undone, in one line. */
export function AnalysisStatus({ analysis, rows, waiting, onHold, onRetry }: AnalysisStatusProps) {
  return (
    <>
      <AnalysisProgress analysis={analysis} rows={rows} onHold={onHold}>
        <p className="tabular text-sm font-medium">{countSentence(analysis)}</p>
      </AnalysisProgress>
      {waiting > 0 && (
        <Alert variant="warning" className="py-1.5">
          <AlertTitle className="sr-only">The analysis</AlertTitle>
          <AlertDescription className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <p>
              <span className="font-medium">
                {waiting === 1
                  ? 'One photo is not described in full yet.'
                  : `${String(waiting)} photos are not described in full yet.`}
              </span>{' '}
              {failureSentence(analysis) ?? 'Edit the rows by hand, or have the photos analysed.'}
            </p>
            <Button size="sm" variant="outline" onClick={onRetry}>
              {buttonLabel(analysis, waiting)}
            </Button>
          </AlertDescription>
        </Alert>
      )}
    </>
  );
}

function buttonLabel(analysis: Analysis, waiting: number): string {
  if (wasStopped(analysis)) return 'Resume';
  return waiting === 1 ? 'Analyse this photo' : 'Analyse these photos';
}
