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

/** Errors lose their class between threads, so they travel as data. */
export type AnalystAnswer =
  | { description: PhotoDescription }
  | { drafts: SectionDrafts }
  | { refused: { code: FunctionErrorCode; message: string; cause: string } }
  | { failed: string };

type ServedAnalyst = Pick<Analyst, 'observe' | 'writeSections'>;

/** Answers each job sent to this thread with this analyst. */
export function serveAnalyst(analyst: ServedAnalyst): void {
  parentPort?.on('message', (job: AnalystJob) => {
    void answer(analyst, job).then((message) => parentPort?.postMessage(message));
  });
}

async function answer(analyst: ServedAnalyst, job: AnalystJob): Promise<AnalystAnswer> {
  // The caller ends the thread when it no longer wants the answer; no model is asked here.
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
