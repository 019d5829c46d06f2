import { TemplateProblem } from '@/features/export/docx/template/template-problem';
import type { ReadTemplate, TemplateAnswer, TemplateJob } from '../schema';

/** The slowest file that is taken needs a few; beyond this its reader is caught in a loop. */
const LIMIT_MS = 60_000;

/** Reads and cleans a chosen Word file. Rejects with a TemplateProblem where the file can't be used. */
export async function readInWorker(file: Blob): Promise<ReadTemplate> {
  const answer = await askWorker({ type: 'read', file });
  if (answer.type !== 'read') throw new Error('The worker answered something else.');
  return answer.template;
}

/** A Word file with every placeholder in it, to begin with. */
export async function makeSample(): Promise<Blob> {
  const answer = await askWorker({ type: 'sample' });
  if (answer.type !== 'sample') throw new Error('The worker answered something else.');
  return answer.file;
}

/** A worker of its own for each job: a person chooses a template once a year. */
function askWorker(job: TemplateJob): Promise<TemplateAnswer> {
  const worker = new Worker(new URL('./template.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<TemplateAnswer>((settle, fail) => {
    const timer = setTimeout(() => {
      fail(new TemplateProblem('It took too long to read. Save it anew in Word and choose that.'));
    }, LIMIT_MS);
    worker.onmessage = ({ data: answer }: MessageEvent<TemplateAnswer>) => {
      clearTimeout(timer);
      if (answer.type === 'refused') fail(new TemplateProblem(answer.message));
      else if (answer.type === 'failed') fail(new Error(answer.message));
      else settle(answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      fail(new Error(event.message || 'The worker that reads templates did not load.'));
    };
    worker.postMessage(job);
  }).finally(() => {
    worker.terminate();
  });
}
