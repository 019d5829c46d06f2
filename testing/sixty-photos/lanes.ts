import { type Inspection, makeInspection, PHOTOS } from './inspection.ts';
import { type ModelHost, startModelHost } from './model-host.ts';
import { vi } from 'vitest';

/** Real time between two steps of the clock. */
const STEP_MS = 5;

/** Twenty minutes of waiting take half a minute; a question's two minutes are three seconds, enough for a busy machine. */
const TIMES = 40;

/** Several people's reports on one host, each lent to one trial after the other. */
export interface Lanes {
  use<T>(work: (host: ModelHost, inspection: Inspection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Photos of all lanes at a time: enough for each to have its model's own number. */
const AT_ONCE = 12;

export async function startLanes(
  count: number,
  { photos = PHOTOS, times = TIMES, atOnce = AT_ONCE } = {},
): Promise<Lanes> {
  const slowDown = runClockFaster(times);
  const host = await startModelHost(times, atOnce);
  const free: Inspection[] = [];
  for (let made = 0; made < count; made += 1) free.push(await makeInspection(host.url, photos));
  const waiting: ((inspection: Inspection) => void)[] = [];
  const giveBack = (inspection: Inspection) => {
    const next = waiting.shift();
    if (next) next(inspection);
    else free.push(inspection);
  };
  return {
    async use(work) {
      const inspection =
        free.shift() ?? (await new Promise<Inspection>((resolve) => waiting.push(resolve)));
      return work(host, inspection).finally(() => giveBack(inspection));
    },
    async close() {
      slowDown();
      await host.close();
    },
  };
}

/**
 * Has this process live so many times as fast: its timers and its dates alike, those of the product and of the
 * servers beside it. Nothing is skipped, all waits are waited, only sooner. The clock goes on in small steps, and
 * stands still while a busy machine holds the process up: no time limit runs out while nothing could be done.
 * What asks for `performance.now()` sees real time. Returns what ends it.
 */
function runClockFaster(times: number): () => void {
  const { setInterval, clearInterval } = globalThis;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const steps = setInterval(() => vi.advanceTimersByTime(STEP_MS * times), STEP_MS);
  return () => {
    clearInterval(steps);
    vi.useRealTimers();
  };
}
