import { inspectPhoto } from './inspect-photo';
import { preparePhoto } from './prepare-photo';
import type { PrepareAnswer, PrepareJob } from './prepare-pool';
import { PhotoRefused } from './prepared-photo';

/** One job at a time: the caller waits for the answer before posting the next. */
self.onmessage = async ({ data: job }: MessageEvent<PrepareJob>) => {
  self.postMessage(await answer(job));
};

async function answer(job: PrepareJob): Promise<PrepareAnswer> {
  try {
    return {
      result: job.task === 'inspect' ? await inspectPhoto(job.file) : await preparePhoto(job.file),
    };
  } catch (error) {
    if (error instanceof PhotoRefused) return { refused: error.message };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
