import type { LetterheadPicture, PictureKind } from '@/records/letterhead';
import { assertFileSize, checkFile } from './check-file';
import { loadDrawing } from './load-drawing';
import { PictureRefused } from './picture-refused';
import type { RedrawJob } from './redraw-picture';

export type RedrawAnswer =
  { picture: LetterheadPicture } | { refused: string } | { failed: string };

/** The largest picture takes two; beyond this a decoder is caught in a loop. */
const LIMIT_MS = 30_000;

/** Makes what is stored out of a chosen file. Rejects with PictureRefused, or because the page can't do it now. */
export async function preparePicture(
  file: Blob,
  kind: PictureKind,
  isWhiteTransparent: boolean,
): Promise<LetterheadPicture> {
  assertFileSize(file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = checkFile(bytes);
  const source =
    format === 'SVG'
      ? await loadDrawing(new TextDecoder().decode(bytes))
      : file.slice(0, file.size, format === 'PNG' ? 'image/png' : 'image/jpeg');
  return redraw({ source, kind, isWhiteTransparent });
}

/** A worker of its own for each picture: a person chooses two in years. */
function redraw(job: RedrawJob): Promise<LetterheadPicture> {
  const worker = new Worker(new URL('./redraw.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<LetterheadPicture>((settle, fail) => {
    const timer = setTimeout(() => {
      fail(new PictureRefused('It took too long to read. Save it smaller and choose that.'));
    }, LIMIT_MS);
    worker.onmessage = ({ data: answer }: MessageEvent<RedrawAnswer>) => {
      clearTimeout(timer);
      if ('picture' in answer) settle(answer.picture);
      else if ('refused' in answer) fail(new PictureRefused(answer.refused));
      else fail(new Error(answer.failed));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      fail(new Error('The picture could not be read: its reader stopped.'));
    };
    worker.postMessage(job, job.source instanceof ImageBitmap ? [job.source] : []);
  }).finally(() => {
    worker.terminate();
  });
}
