import { askWorker } from '@/lib/ask-worker';
import { WordProblem, type WordSentences } from './word-problem';

/** The largest report takes ten seconds, the slowest template a few; beyond this the reader is stuck in a loop. */
const LIMIT_MS = 60_000;

/**
 * Has a new worker read a Word file: people choose one a day at most. Rejects with a WordProblem where the file cannot
 * be used, and with what `failed` returns for an unexpected error.
 */
export function askWordWorker<Answer>(
  worker: Worker,
  job: unknown,
  sentences: WordSentences,
  failed: (message: string) => Error,
): Promise<Answer> {
  return askWorker<Answer>(worker, job, {
    limitMs: LIMIT_MS,
    toError: (reason) => {
      if (reason.type === 'failed') return failed(reason.message);
      if (reason.type === 'refused') return new WordProblem(reason.message);
      return new WordProblem(reason.type === 'stopped' ? sentences.stopped : sentences.tooLong);
    },
  });
}
