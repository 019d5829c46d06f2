import { useEffect, useState } from 'react';
import type { Download, FoundModels, HostModel } from '@/lib/host-model';
import { Alert, AlertDescription } from '../ui/alert';
import { Button } from '../ui/button';
import { Progress } from '../ui/progress';

const ASK_EVERY_MS = 1000;

interface ModelFetchProps {
  host: HostModel;
  /** The model to download; null where one is installed, or none would fit. */
  offered: FoundModels['recommended']['fetch'];
  memory: string;
  onFetched: () => void;
}

/** Downloads a model by Ollama. It continues while this is closed, and is shown when it reopens. */
export function ModelFetch({ host, offered, memory, onFetched }: ModelFetchProps) {
  const { download, error, begin, cancel } = useDownload(host, onFetched);
  if (download?.state === 'running') {
    const share = download.total > 0 ? download.done / download.total : 0;
    return (
      <div className="space-y-2 rounded-md border px-3 py-2">
        <p role="status" className="tabular [overflow-wrap:anywhere]">
          Downloading {download.model}: {gigabytes(download.done)}
          {download.total > 0 && ` of ${gigabytes(download.total)}`}
        </p>
        <Progress value={share * 100} aria-label={`Downloading ${download.model}`} />
        <p className="text-muted-foreground">This window may be closed meanwhile.</p>
        <Button size="sm" variant="outline" onClick={cancel}>
          Stop the download
        </Button>
      </div>
    );
  }
  const reason = error ?? (download?.state === 'failed' ? download.reason : null);
  return (
    <>
      {reason !== null && (
        <Alert variant="destructive">
          <AlertDescription>{reason}</AlertDescription>
        </Alert>
      )}
      {offered && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-md border px-3 py-2">
          <span>
            {offered.model}
            <span className="block text-xs text-muted-foreground">
              recommended for {memory}, about {gigabytes(offered.bytes)} to download
            </span>
          </span>
          <Button
            size="sm"
            variant="signal"
            onClick={() => {
              begin(offered.model);
            }}
          >
            Download {offered.model}
          </Button>
        </p>
      )}
    </>
  );
}

function useDownload(host: HostModel, onFetched: () => void) {
  const [download, setDownload] = useState<Download | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isRunning = download?.state === 'running';

  useEffect(() => {
    let isMounted = true;
    host.readDownload().then(
      ({ download: now }) => {
        if (isMounted && now?.state === 'running') setDownload(now);
      },
      // Shows nothing where it cannot be read.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [host]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      host.readDownload().then(
        ({ download: now }) => {
          setDownload(now);
          if (now?.state === 'done') onFetched();
        },
        // Asked again in a second.
        () => {},
      );
    }, ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [host, isRunning, onFetched]);

  const begin = (model: string) => {
    setError(null);
    host.beginDownload(model).then(
      ({ download: now }) => {
        setDownload(now);
      },
      (fault: unknown) => {
        setError((fault as Error).message);
      },
    );
  };
  const cancel = () => {
    setDownload(null);
    void host.cancelDownload().catch(() => {});
  };
  return { download, error, begin, cancel };
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
