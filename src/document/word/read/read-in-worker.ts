import { askWordWorker } from '../package/ask-word-worker';
import { OF_RETURNED, WordProblem } from '../package/word-problem';
import type { WordReading } from './word-reading';

/** 300 photos of a modern camera, redrawn for print, take about 120 MB. */
const LARGEST_FILE = 400 * 1024 * 1024;

/** Reads a Word file in a worker, which keeps the page responsive. Rejects with a WordProblem, for people. */
export async function readInWorker(file: File): Promise<WordReading> {
  if (file.size > LARGEST_FILE) throw new WordProblem(OF_RETURNED.tooLarge);
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  return askWordWorker<WordReading>(
    worker,
    file,
    OF_RETURNED,
    () => new WordProblem(OF_RETURNED.damaged),
  );
}
