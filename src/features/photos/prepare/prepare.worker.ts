import { CanvasDisturbed } from '@/lib/pictures/door/canvas-probe';
import { readPictureFacts } from '@/lib/pictures/door/picture-door';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import { PHOTO_DOOR } from './photo-door';
import { preparePhoto } from './prepare-photo';
import type { PrepareAnswer, PrepareJob } from './prepare-pool';

/** One job at a time: the caller waits for the answer before posting the next. */
self.onmessage = async ({ data: job }: MessageEvent<PrepareJob>) => {
  self.postMessage(await answer(job));
};

async function answer(job: PrepareJob): Promise<PrepareAnswer> {
  try {
    return {
      result:
        job.task === 'inspect'
          ? await readPictureFacts(job.file, PHOTO_DOOR)
          : await preparePhoto(job.file),
    };
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.message };
    if (error instanceof CanvasDisturbed) return { disturbed: true };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
