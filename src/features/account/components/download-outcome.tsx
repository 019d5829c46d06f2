import { CircleAlert, CircleCheck, OctagonAlert } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/counted';
import { saveFile } from '@/lib/save-file';
import type { Shortfall } from '../schema';
import type { DownloadState } from '../use-data-download';

export function DownloadOutcome({ state }: { state: DownloadState }) {
  if (state.status === 'error') {
    return (
      <Alert variant="destructive">
        <OctagonAlert aria-hidden />
        <AlertTitle>Your data could not be downloaded</AlertTitle>
        <AlertDescription className="wrap-anywhere">{state.message}</AlertDescription>
      </Alert>
    );
  }
  if (state.status !== 'done') return null;
  const { files, photos, shortfalls } = state;
  return (
    <div role="status" className="space-y-4">
      {shortfalls.length === 0 ? (
        <Alert variant="success">
          <CircleCheck aria-hidden />
          <AlertTitle>Your data has been downloaded</AlertTitle>
          <AlertDescription>{counted(photos, 'photo')}, all complete.</AlertDescription>
        </Alert>
      ) : (
        <Incomplete photos={photos} shortfalls={shortfalls} />
      )}
      {files.length > 1 && (
        <div className="space-y-2 text-sm">
          <p>It came in {files.length} files. If your browser kept one back, save it here:</p>
          <ul className="flex flex-wrap gap-2">
            {files.map(({ name, content }) => (
              <li key={name}>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    saveFile(content, name);
                  }}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Incomplete({ photos, shortfalls }: { photos: number; shortfalls: Shortfall[] }) {
  return (
    <Alert variant="warning">
      <CircleAlert aria-hidden />
      <AlertTitle>
        {shortfalls.length} of {counted(photos, 'photo')} could not be downloaded in full
      </AlertTitle>
      <AlertDescription>
        <p>Everything else is in the file. Try again to get them:</p>
        <ul
          className="mt-2 max-h-60 list-disc space-y-1 overflow-y-auto pl-4 wrap-anywhere"
          tabIndex={0}
        >
          {shortfalls.map(({ photo, got, reason }) => (
            <li key={photo}>
              {photo}: {got === 'nothing' ? 'missing' : 'only its small version'}. {reason}
            </li>
          ))}
        </ul>
      </AlertDescription>
    </Alert>
  );
}
