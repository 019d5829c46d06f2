/**
 * Measures what a thread of its own costs the built-in analyst, and drawing on a photo, and what it spares the host, on
 * a photo of 2560 x 1920. Each photo in the thread has one outside it as its pair, taken in turn. One JSON object a
 * line; the baseline is the same analyst in the host's own thread.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { makePhotoContext, makeWork } from '../testing/analyst-calls.ts';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { hostAnalyst } from '../server/analyst/host-analyst.ts';
import { threadedDrawing } from '../server/analyst/threaded-drawing.ts';
import { addMark, NO_DRAWING } from '../supabase/functions/_shared/drawing/drawing.ts';
import { drawOnPhoto } from '../supabase/functions/_shared/drawing/raster/draw-on-photo.ts';
import type { Analyst } from '../supabase/functions/_shared/analyst.ts';
import { builtinAnalyst } from '../supabase/functions/_shared/builtin/builtin-analyst.ts';

/** A server analyses many photos; the first few wait for the compiler. */
const WARM_UP = 5;
const ROUNDS = 15;
const OPENINGS = 5;
/** The longer edge of the picture that a model gets. */
const DRAWN_EDGE = 1280;

const bytes = sitePhotoJpeg({ kind: 'brick-crack', width: 2560, height: 1920, seed: 7 });
const small = sitePhotoJpeg({ kind: 'brick-crack', width: 64, height: 48, seed: 7 });

interface Looks {
  /** Milliseconds until the answer. */
  waited: number[];
  /** The longest that the thread which asked could do nothing else. */
  stalled: number[];
}

const looks: Record<'direct' | 'inThread', Looks> = {
  direct: { waited: [], stalled: [] },
  inThread: { waited: [], stalled: [] },
};

const hosted = hostAnalyst(builtinAnalyst);
for (let round = -WARM_UP; round < ROUNDS; round++) {
  await look(builtinAnalyst, round < 0 ? null : looks.direct);
  await look(hosted.analyst, round < 0 ? null : looks.inThread);
}
await hosted.close();
print('analyst: photo of 2560 x 1920', looks.inThread.waited, looks.direct.waited);
print('analyst: longest standstill of the host', looks.inThread.stalled, looks.direct.stalled);

const drawing = addMark(NO_DRAWING, {
  id: 'a',
  kind: 'number',
  colour: 'red',
  text: 'Spall',
  points: [[0.25, 0.5]],
});
const draw = threadedDrawing();
const drawings: typeof looks = {
  direct: { waited: [], stalled: [] },
  inThread: { waited: [], stalled: [] },
};
const forNobody = { person: '', signal: new AbortController().signal };
for (let round = -WARM_UP; round < ROUNDS; round++) {
  const here = () => Promise.resolve(drawOnPhoto(bytes, drawing, DRAWN_EDGE));
  await measure(here, round < 0 ? null : drawings.direct);
  const inThread = () => draw(bytes, drawing, DRAWN_EDGE, forNobody);
  await measure(inThread, round < 0 ? null : drawings.inThread);
}
const { inThread, direct } = drawings;
print('drawing: photo of 2560 x 1920', inThread.waited, direct.waited);
print('drawing: longest standstill of the host', inThread.stalled, direct.stalled);

const openings: number[] = [];
const opened: number[] = [];
for (let round = 0; round < OPENINGS; round++) {
  const { analyst, close } = hostAnalyst(builtinAnalyst);
  openings.push(await measureTime(analyst, small));
  opened.push(await measureTime(analyst, small));
  await close();
}
print('analyst: small photo that opens the thread', openings, opened);

function look(analyst: Analyst, looks: Looks | null): Promise<void> {
  return measure(() => measureTime(analyst, bytes), looks);
}

async function measure(work: () => Promise<unknown>, looks: Looks | null): Promise<void> {
  const stall = monitorEventLoopDelay({ resolution: 1 });
  stall.enable();
  // A standstill shows between two ticks: one before it, and the first one after it.
  await pause(5);
  const began = performance.now();
  await work();
  const waited = performance.now() - began;
  await pause(5);
  stall.disable();
  looks?.waited.push(waited);
  looks?.stalled.push(stall.max / 1e6);
}

async function measureTime(analyst: Analyst, photo: Uint8Array): Promise<number> {
  const began = performance.now();
  await analyst.observe({ bytes: photo, mediaType: 'image/jpeg' }, makePhotoContext(), makeWork());
  return performance.now() - began;
}

function print(name: string, values: number[], baselines: number[]): void {
  const [value, baseline] = [median(values), median(baselines)];
  const ratio = Number((value / baseline).toFixed(3));
  console.log(
    JSON.stringify({ name, value: round(value), unit: 'ms', baseline: round(baseline), ratio }),
  );
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
