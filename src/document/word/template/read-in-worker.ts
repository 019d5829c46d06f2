import { TemplateProblem } from './template-problem';
import { askWorker } from '@/lib/ask-worker';
import type { ReadTemplate, TemplateAnswer, TemplateJob } from './template-file';

/** The slowest file that is taken needs a few; beyond this its reader is caught in a loop. */
const LIMIT_MS = 60_000;

/** Reads and cleans a chosen Word file. Rejects with a TemplateProblem where the file can't be used. */
export async function readInWorker(file: Blob): Promise<ReadTemplate> {
  const answer = await ask({ type: 'read', file });
  if (answer.type !== 'read') throw new Error('The worker answered something else.');
  return answer.template;
}

/** A Word file with every placeholder in it, to begin with. */
export async function makeSample(): Promise<Blob> {
  const answer = await ask({ type: 'sample' });
  if (answer.type !== 'sample') throw new Error('The worker answered something else.');
  return answer.file;
}

const TOO_LONG = 'It took too long to read. Save it anew in Word and choose that.';
const STOPPED =
  'Its reading broke off: it may need more memory than this browser has. Close other tabs, or take large parts out of it in Word, and choose it again.';

/** A worker of its own for each job: a person chooses a template once a year. */
async function ask(job: TemplateJob): Promise<TemplateAnswer> {
  const worker = new Worker(new URL('./template.worker.ts', import.meta.url), { type: 'module' });
  const answer = await askWorker<TemplateAnswer>(worker, job, {
    limitMs: LIMIT_MS,
    onTooLong: () => new TemplateProblem(TOO_LONG),
    onStopped: () => new TemplateProblem(STOPPED),
  });
  if (answer.type === 'refused') throw new TemplateProblem(answer.message);
  if (answer.type === 'failed') throw new Error(answer.message);
  return answer;
}
