import type { Drawing } from '../../supabase/functions/_shared/drawing/drawing.ts';
import type { DrawOnPhoto } from '../../supabase/functions/_shared/function-settings.ts';
import { JobQueue, QueueFull } from './job-queue.ts';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import { ThreadEnded, TookTooLong, WorkerThread } from './worker-thread.ts';

export interface DrawingJob {
  bytes: Uint8Array;
  drawing: Drawing | null;
  longEdge: number;
}

export type DrawingAnswer = { drawn: Uint8Array | null } | { failed: string };

/** The largest photo that is drawn on takes about 2 s. */
const LIMIT_MS = 20_000;
/** About fifty photos of the largest size that is drawn on. */
const WAITING_BYTES = 64 * 1024 * 1024;

/**
 * Draws on photos in its own thread, so that it never blocks the host; people alternate. A drawing
 * that takes too long is skipped. Throws `analyst_unreachable` when too many wait.
 */
export function threadedDrawing(
  script = new URL('./drawing.worker.ts', import.meta.url),
): DrawOnPhoto {
  const options = { script, heapMegabytes: 256, idleMs: 3 * 60_000 };
  const thread = new WorkerThread<DrawingJob, DrawingAnswer>(options);
  const queue = new JobQueue(WAITING_BYTES);
  return async (bytes, drawing, longEdge, { person, signal }) => {
    const draw = () => thread.run({ bytes, drawing, longEdge }, LIMIT_MS);
    const answer = await queue
      .add(draw, bytes.byteLength, signal, person)
      .catch((error: unknown): DrawingAnswer => {
        if (error instanceof QueueFull) throw tooBusy(error);
        if (error instanceof TookTooLong || error instanceof ThreadEnded) return { drawn: null };
        throw error;
      });
    if ('failed' in answer)
      throw new Error('A photo could not be drawn on', { cause: answer.failed });
    return answer.drawn;
  };
}

function tooBusy(cause: QueueFull): FunctionError {
  return new FunctionError(
    'analyst_unreachable',
    'Too many photos are waiting to be looked at. Nothing was changed. Please try again in a minute.',
    { cause },
  );
}
