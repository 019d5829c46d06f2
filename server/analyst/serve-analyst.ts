import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type {
  Analyst,
  Photo,
  PhotoContext,
  PhotoDescription,
  SectionDrafts,
  SectionsRequest,
  Work,
} from '../../supabase/functions/_shared/analyst.ts';
import type { FunctionErrorCode } from '../../supabase/functions/_shared/contract/wire.ts';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';

export type AnalystJob = { photo: Photo; context: PhotoContext } | { sections: SectionsRequest };

/** Errors lose their class on the way between threads, so they travel as what they say. */
export type AnalystAnswer =
  | { description: PhotoDescription }
  | { drafts: SectionDrafts }
  | { refused: { code: FunctionErrorCode; message: string; cause: string } }
  | { failed: string };

/** The part of an analyst that a thread serves. */
type ServedAnalyst = Pick<Analyst, 'observe' | 'writeSections'>;

/** Makes this thread answer each job it is sent with this analyst. */
export function serveAnalyst(analyst: ServedAnalyst): void {
  parentPort?.on('message', (job: AnalystJob) => {
    void answer(analyst, job).then((message) => parentPort?.postMessage(message));
  });
}

async function answer(analyst: ServedAnalyst, job: AnalystJob): Promise<AnalystAnswer> {
  // Anyone who asked ends the thread when the answer is not wanted any more; nothing is asked of a model here.
  const work: Work = {
    signal: new AbortController().signal,
    mayAskAgain: () => Promise.resolve(),
    spent: () => undefined,
  };
  try {
    return 'photo' in job
      ? { description: await analyst.observe(job.photo, job.context, work) }
      : { drafts: await analyst.writeSections(job.sections, work) };
  } catch (error) {
    if (!(error instanceof FunctionError)) return { failed: inspect(error) };
    const { code, message, cause } = error;
    return { refused: { code, message, cause: String(cause) } };
  }
}
