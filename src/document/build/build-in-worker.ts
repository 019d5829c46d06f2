import { ExportProblem } from './export-problem';
import { TemplateFault } from './template-fault';
import type { BuildMessage, BuildRequest } from './build-request';

interface BuildOptions {
  signal: AbortSignal;
  /** Photos fetched so far, out of all that the report shows. */
  onPictures: (done: number, total: number) => void;
}

/**
 * Builds a file in a worker, so that the page stays free however long the report is. Rejects with
 * the signal's reason as soon as it aborts: the worker is ended, whatever it was doing. Any other
 * rejection is an ExportProblem where the worker has a sentence for people.
 */
export function buildInWorker(
  request: BuildRequest,
  { signal, onPictures }: BuildOptions,
): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./build.worker.ts', import.meta.url), { type: 'module' });
    const settle = (conclude: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
      conclude();
    };
    const cancel = () => {
      settle(() => {
        reject(signal.reason as Error);
      });
    };
    signal.addEventListener('abort', cancel);
    worker.onmessage = ({ data }: MessageEvent<BuildMessage>) => {
      switch (data.type) {
        case 'pictures':
          onPictures(data.done, data.total);
          break;
        case 'missing':
          console.warn(
            `Photo left out, its address stands in the report: ${data.url}`,
            data.reason,
          );
          break;
        case 'built':
          settle(() => {
            resolve(data.file);
          });
          break;
        case 'failed':
          settle(() => {
            reject(problemOf(data));
          });
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      settle(() => {
        reject(new Error(event.message || 'The worker that builds files did not load.'));
      });
    };
    worker.postMessage(request);
  });
}

function problemOf({ message, isOfTemplate }: Extract<BuildMessage, { type: 'failed' }>): Error {
  if (message === '') return new Error('The file could not be built.');
  return isOfTemplate ? new TemplateFault(message) : new ExportProblem(message);
}
