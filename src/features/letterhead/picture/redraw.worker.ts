import { PictureRefused } from './picture-refused';
import type { RedrawAnswer } from './prepare-picture';
import { redrawPicture, type RedrawJob } from './redraw-picture';

self.onmessage = async ({ data: job }: MessageEvent<RedrawJob>) => {
  self.postMessage(await answer(job));
};

async function answer(job: RedrawJob): Promise<RedrawAnswer> {
  try {
    return { picture: await redrawPicture(job) };
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.message };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
