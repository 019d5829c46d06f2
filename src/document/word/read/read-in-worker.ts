import { askWorker } from '@/lib/ask-worker';
import type { ReadMessage, WordReading } from './word-reading';
import { LARGEST_FILE } from './open-package';
import { DAMAGED, STOPPED, TOO_LARGE, TOO_LONG, WordProblem } from './word-problem';

/** The largest report takes ten; beyond this its reader is caught in a loop. */
const LIMIT_MS = 60_000;

/** Reads a Word file in a worker, so that the page stays free. Rejects with a WordProblem, for people. */
export async function readInWorker(file: File): Promise<WordReading> {
  if (file.size > LARGEST_FILE) throw new WordProblem(TOO_LARGE);
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  const answer = await askWorker<ReadMessage>(worker, file, {
    limitMs: LIMIT_MS,
    onTooLong: () => new WordProblem(TOO_LONG),
    onStopped: () => new WordProblem(STOPPED),
  });
  if (answer.type === 'failed') throw new WordProblem(answer.message || DAMAGED);
  return answer.reading;
}
