import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { type DownloadState, useDataDownload } from '../use-data-download';
import { AccountPart } from './account-part';
import { DownloadOutcome } from './download-outcome';

export function DownloadData() {
  const { state, start, cancel } = useDataDownload();
  const isRunning = state.status === 'reading' || state.status === 'photos';
  return (
    <AccountPart
      title="Download my data"
      description={
        <p>
          Everything that is stored for you in one .zip file: each report with its rows, sections
          and photos, your writing style, your firm and author with their pictures, your Word
          templates, and your use of the analyst. Readable without Plumbline.
        </p>
      }
    >
      {isRunning ? (
        <Running state={state} onCancel={cancel} />
      ) : (
        <div className="space-y-5">
          <DownloadOutcome state={state} />
          <Button
            variant={state.status === 'done' ? 'outline' : 'default'}
            onClick={() => void start()}
          >
            <Download aria-hidden />
            {state.status === 'idle' ? 'Download my data' : 'Download again'}
          </Button>
        </div>
      )}
    </AccountPart>
  );
}

type RunningState = Extract<DownloadState, { status: 'reading' | 'photos' }>;

function Running({ state, onCancel }: { state: RunningState; onCancel: () => void }) {
  const { done, total } = state.status === 'photos' ? state : { done: 0, total: 0 };
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
      <div className="flex-1 space-y-3">
        <p role="status" className="font-medium tabular-nums">
          {state.status === 'reading' ? 'Reading your reports...' : `Photo ${done} / ${total}`}
        </p>
        <Progress value={done} max={Math.max(total, 1)} aria-label="Download" />
        <p className="text-sm text-muted-foreground">Keep this page open until it is done.</p>
      </div>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
