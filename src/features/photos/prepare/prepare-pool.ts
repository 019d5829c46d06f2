import { CanvasDisturbed } from '@/lib/pictures/door/canvas-probe';
import type { PictureFacts } from '@/lib/pictures/door/picture-door';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import type { PreparedPhoto } from './prepared-photo';

export type PrepareJob = { task: 'inspect'; file: Blob } | { task: 'prepare'; file: Blob };
export type PrepareAnswer =
  | { result: PictureFacts | PreparedPhoto }
  | { refused: string }
  | { disturbed: true }
  | { failed: string };

/** Pixels decoded at once in all workers: 480 MB. A larger picture is decoded alone. */
const DECODED_PIXELS = 120_000_000;
/** A worker that decoded a picture this large is replaced, because its memory does not shrink. */
const REPLACE_ABOVE_PIXELS = 50_000_000;
/** The longest job met is a HEIC of 200 megapixels; beyond this a decoder is stuck in a loop. */
const JOB_LIMIT_MS = 120_000;

interface Waiting {
  job: PrepareJob;
  pixels: number;
  settle: (result: PictureFacts | PreparedPhoto) => void;
  fail: (error: Error) => void;
}

export interface PreparePool {
  /** Reads a file's own facts; precedes all waiting preparations. */
  inspect(file: Blob): Promise<PictureFacts>;
  /** `pixels` is the file's own claim, 0 when unknown. Rejects with PictureRefused. */
  prepare(file: Blob, pixels: number): Promise<PreparedPhoto>;
  /** Fetches a worker's script now: photos chosen offline can then be prepared. */
  warmUp(): void;
}

/** The number of workers: one core is left to the page, and four workers outrun any uplink. */
export function workerCount(cores: number | undefined): number {
  return Math.max(1, Math.min(4, (cores ?? 2) - 1));
}

/** Runs at most `size` workers, started on demand and ended when idle for long. */
export function createPreparePool(size: number, startWorker: () => Worker): PreparePool {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  let running = 0;
  let pixelsInHand = 0;

  const add = (job: PrepareJob, pixels: number) =>
    new Promise<PictureFacts | PreparedPhoto>((settle, fail) => {
      const entry = { job, pixels, settle, fail };
      const firstPreparation = waiting.findIndex((other) => other.job.task === 'prepare');
      if (job.task === 'inspect' && firstPreparation >= 0) {
        waiting.splice(firstPreparation, 0, entry);
      } else {
        waiting.push(entry);
      }
      startNext();
    });

  const startNext = () => {
    const next = waiting[0];
    const fits = pixelsInHand === 0 || pixelsInHand + (next?.pixels ?? 0) <= DECODED_PIXELS;
    if (!next || running >= size || !fits) return;
    waiting.shift();
    running += 1;
    pixelsInHand += next.pixels;
    const worker = idle.pop() ?? startWorker();
    void runJob(worker, next).then((isReusable) => {
      running -= 1;
      pixelsInHand -= next.pixels;
      if (isReusable && next.pixels <= REPLACE_ABOVE_PIXELS) idle.push(worker);
      else worker.terminate();
      startNext();
    });
    startNext();
  };

  return {
    inspect: (file) => add({ task: 'inspect', file }, 0) as Promise<PictureFacts>,
    prepare: (file, pixels) => add({ task: 'prepare', file }, pixels) as Promise<PreparedPhoto>,
    warmUp() {
      if (idle.length === 0 && running === 0) idle.push(startWorker());
    },
  };
}

/** Settles the job's promise; resolves with whether the worker can take another job. */
function runJob(worker: Worker, { job, settle, fail }: Waiting): Promise<boolean> {
  return new Promise((finish) => {
    const end = (isReusable: boolean) => {
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      finish(isReusable);
    };
    const timer = setTimeout(() => {
      fail(new PictureRefused('It took too long to read; the file may be damaged.'));
      end(false);
    }, JOB_LIMIT_MS);
    worker.onmessage = ({ data: answer }: MessageEvent<PrepareAnswer>) => {
      if ('result' in answer) settle(answer.result);
      else if ('refused' in answer) fail(new PictureRefused(answer.refused));
      else if ('disturbed' in answer) fail(new CanvasDisturbed());
      else fail(new Error(answer.failed));
      // A worker caches a failed import; a new one tries again.
      end(!('failed' in answer));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(new Error('The photo could not be prepared: its reader stopped.'));
      end(false);
    };
    worker.postMessage(job);
  });
}

let shared: PreparePool | undefined;

/** The page's only pool: two queues together never decode more than the machine can hold. */
export function preparePool(): PreparePool {
  shared ??= createPreparePool(
    workerCount(navigator.hardwareConcurrency),
    () => new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' }),
  );
  return shared;
}
