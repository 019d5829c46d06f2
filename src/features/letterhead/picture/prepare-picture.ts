import type { LetterheadPicture, PictureKind } from '@/records/letterhead';
import { askWorker } from '@/lib/ask-worker';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import { isDrawing } from './check-file';
import { loadDrawing } from './load-drawing';
import type { RedrawJob } from './redraw-picture';

/** The largest picture takes two seconds; beyond this a decoder is stuck in a loop. */
const LIMIT_MS = 30_000;
const TOO_LONG = 'It took too long to read. Save it smaller and choose that.';
const STOPPED = 'The picture could not be read: its reader stopped.';

/** Prepares a chosen file for storing. Rejects with PictureRefused, or another error if the page fails. */
export async function preparePicture(
  file: Blob,
  kind: PictureKind,
  isWhiteTransparent: boolean,
): Promise<LetterheadPicture> {
  const source = (await isDrawing(file)) ? await loadDrawing(await file.text()) : file;
  return redraw({ source, kind, isWhiteTransparent });
}

/** A new worker for each picture: a person chooses two in years. */
function redraw(job: RedrawJob): Promise<LetterheadPicture> {
  const worker = new Worker(new URL('./redraw.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<LetterheadPicture>(worker, job, {
    limitMs: LIMIT_MS,
    toError: (reason) => {
      if (reason.type === 'too long') return new PictureRefused(TOO_LONG);
      if (reason.type === 'stopped') return new Error(STOPPED);
      return reason.type === 'refused'
        ? new PictureRefused(reason.message)
        : new Error(reason.message);
    },
    transfer: job.source instanceof ImageBitmap ? [job.source] : [],
  });
}
