import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';

interface AnalysisStatusProps {
  progress: { done: number; total: number } | null;
  /** Rows with a photo whose texts are incomplete, while nothing is running. */
  waiting: number;
  onRetry: () => void;
}

/** How far the analyst has come, or what it has left undone. */
export function AnalysisStatus({ progress, waiting, onRetry }: AnalysisStatusProps) {
  return (
    <div>
      <div role="status">
        {progress && progress.total > 0 && (
          <div className="space-y-2 rounded-lg border bg-card px-4 py-3">
            <p className="tabular text-sm font-medium">
              Analysing {progress.done} / {progress.total} photos...
            </p>
            <Progress aria-label="Photos analysed" value={progress.done} max={progress.total} />
            <p className="text-sm text-muted-foreground">
              You can go on working. If you leave, the rest is analysed when you come back.
            </p>
          </div>
        )}
      </div>
      {waiting > 0 && !progress && (
        <Alert variant="warning">
          <AlertTitle>
            {waiting === 1
              ? 'One photo is not described in full yet'
              : `${String(waiting)} photos are not described in full yet`}
          </AlertTitle>
          <AlertDescription>
            <p>Edit the rows by hand, or have the photos analysed.</p>
            <Button size="sm" variant="outline" className="mt-3" onClick={onRetry}>
              {waiting === 1 ? 'Analyse this photo' : 'Analyse these photos'}
            </Button>
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}
