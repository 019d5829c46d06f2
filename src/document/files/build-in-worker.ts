import { askWorker, type NoAnswer } from '@/lib/ask-worker';
import type { BuildNews, BuildRequest } from './build-request';
import { ExportProblem } from '../model/export-problem';
import { TemplateFault } from './template-fault';

interface BuildOptions {
  signal: AbortSignal;
  /** Photos fetched so far, out of all that the report shows. */
  onPictures: (done: number, total: number) => void;
}

/** Behind its last photo the longest report takes a minute or two; beyond this the builder is caught in a loop. */
const LIMIT_MS = 10 * 60_000;

/**
 * Builds a file in a worker, so that the page stays free however long the report is. Rejects with
 * the signal's reason as soon as it aborts: the worker is ended, whatever it was doing. Any other
 * rejection is an ExportProblem where the worker has a sentence for people.
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
