import { askWorker, type NoAnswer } from '@/lib/ask-worker';
import type { BuildNews, BuildRequest } from './build-request';
import { ExportProblem } from '../model/export-problem';
import { TemplateFault } from './template-fault';

interface BuildOptions {
  signal: AbortSignal;
  /** The photos fetched, out of all that the report shows. */
  onPictures: (done: number, total: number) => void;
}

/** After its last photo the longest report takes a minute or two; beyond this the builder is stuck in a loop. */
const LIMIT_MS = 10 * 60_000;

/**
 * Builds a file in a worker, which keeps the page responsive however long the report is. Rejects with the signal's
 * reason as soon as it aborts, and ends the worker. Any other rejection is an ExportProblem if the worker has a
 * sentence to show.
 */
export async function buildInWorker(
  request: BuildRequest,
  { signal, onPictures }: BuildOptions,
): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./build.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<Blob, BuildNews>(worker, request, {
    limitMs: LIMIT_MS,
    signal,
    onNews: (news) => {
      if (news.type === 'pictures') onPictures(news.done, news.total);
      else
        console.warn(`Photo left out, its address stands in the report: ${news.url}`, news.reason);
    },
    toError,
  });
}

function toError(reason: NoAnswer): Error {
  if (reason.type !== 'refused') return new Error('The file could not be built.');
  return reason.name === 'WordProblem'
    ? new TemplateFault(reason.message)
    : new ExportProblem(reason.message);
}
