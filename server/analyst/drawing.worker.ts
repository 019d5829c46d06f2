import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { drawOnPhoto } from '../../supabase/functions/_shared/drawing/raster/draw-on-photo.ts';
import type { DrawingAnswer, DrawingJob } from './threaded-drawing.ts';

parentPort?.on('message', ({ bytes, drawing, longEdge }: DrawingJob) => {
  parentPort?.postMessage(answer(() => drawOnPhoto(bytes, drawing, longEdge)));
});

function answer(draw: () => Uint8Array): DrawingAnswer {
  try {
    return { drawn: draw() };
  } catch (error) {
    return error instanceof RangeError ? { drawn: null } : { failed: inspect(error) };
  }
}
