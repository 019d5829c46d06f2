import { askWordWorker } from '@/document/word/package/ask-word-worker';
import { OF_TEMPLATE } from '@/document/word/package/word-problem';
import type { ReadTemplate } from './template-file';

/** Reads and cleans a chosen Word file. Rejects with a WordProblem where it cannot be used. */
export const readInWorker = (file: Blob): Promise<ReadTemplate> => ask<ReadTemplate>(file);

/** A Word file with every placeholder, to start from. */
export const makeSample = (): Promise<Blob> => ask<Blob>('sample');

function ask<Answer>(job: Blob | 'sample'): Promise<Answer> {
  const worker = new Worker(new URL('./template.worker.ts', import.meta.url), { type: 'module' });
  return askWordWorker<Answer>(worker, job, OF_TEMPLATE, (message) => new Error(message));
}
