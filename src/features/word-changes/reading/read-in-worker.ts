import type { ReadMessage, WordReading } from '../schema';
import { LARGEST_FILE } from './open-package';
import { DAMAGED, TOO_LARGE, WordProblem } from './word-problem';

/** Reads a Word file in a worker, so that the page stays free. Rejects with a WordProblem, for people. */
export function readInWorker(file: File): Promise<WordReading> {
  return new Promise((resolve, reject) => {
    if (file.size > LARGEST_FILE) throw new WordProblem(TOO_LARGE);
    const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ReadMessage>) => {
      worker.terminate();
      if (data.type === 'read') resolve(data.reading);
      else reject(new WordProblem(data.message || DAMAGED));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message || 'The worker that reads files did not load.'));
    };
    worker.postMessage(file);
  });
}
