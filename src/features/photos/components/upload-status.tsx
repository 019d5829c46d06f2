import { CircleCheck, CloudOff, RotateCw, TriangleAlert } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { counted } from '@/lib/counted';
import type { KeepingTrouble } from '../schema';
import type { UploadSummary } from '../upload/upload-summary';

interface UploadStatusProps {
  summary: UploadSummary;
  isOnline: boolean;
  keepingTrouble: KeepingTrouble;
  onRetryAll: () => void;
}

const KEEPING_TEXT: Record<NonNullable<KeepingTrouble>, string> = {
  full: 'This device has no room left to keep photos that are not stored yet.',
  unavailable: 'This browser keeps nothing on this device, as in a private window.',
};

/** The state of all uploads, in one line of constant height. */
export function UploadStatus({ summary, isOnline, keepingTrouble, onRetryAll }: UploadStatusProps) {
  const { storedInReport, total, stored, inHand, originals, failed, unstored } = summary;
  return (
    <div className="space-y-3">
      <div role="status" className="min-h-13 space-y-2">
        {inHand > 0 && (
          <>
            <p className="tabular font-medium">
              Uploading {stored} / {total} photos...
            </p>
            <Progress value={stored} max={total} aria-label="Photos uploaded" />
          </>
        )}
        {inHand === 0 && storedInReport > 0 && (
          <p className="flex items-start gap-2 font-medium">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            <span>
              <span className="block">{storedInReport} photo(s) uploaded successfully</span>
              {unstored === 0 && (
                <span className="block font-normal text-muted-foreground">
                  {storedInReport === 1
                    ? 'The photo is stored. '
                    : `All ${storedInReport} photos are stored. `}
                  {originals > 0
                    ? `Originals on their way: ${originals}. Keep this page open.`
                    : 'You can close this page.'}
                </span>
              )}
            </span>
          </p>
        )}
      </div>
      {!isOnline && inHand > 0 && (
        <Alert variant="warning">
          <CloudOff aria-hidden />
          <AlertTitle>Waiting for the network</AlertTitle>
          <AlertDescription>
            The server can’t be reached. {counted(inHand, 'photo')} will be uploaded by themselves
            as soon as it can.
          </AlertDescription>
        </Alert>
      )}
      {keepingTrouble && unstored > 0 && (
        <Alert variant="warning">
          <TriangleAlert aria-hidden />
          <AlertTitle>Keep this page open</AlertTitle>
          <AlertDescription>
            {KEEPING_TEXT[keepingTrouble]} Closing this page before all photos are stored would lose
            those that are not.
          </AlertDescription>
        </Alert>
      )}
      {failed > 0 && (
        <Alert variant="destructive">
          <TriangleAlert aria-hidden />
          <AlertTitle>{counted(failed, 'photo')} could not be stored</AlertTitle>
          <AlertDescription className="flex flex-wrap items-center justify-between gap-3">
            <span>The others are not affected. Each photo below says why.</span>
            <Button variant="outline" size="sm" onClick={onRetryAll}>
              <RotateCw aria-hidden />
              Retry all
            </Button>
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}
