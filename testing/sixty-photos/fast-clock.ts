import { vi } from 'vitest';

/** Real time between two steps of the clock. */
const STEP_MS = 5;

/**
 * Has this process live so many times as fast: its timers and its dates alike, those of the product and of the
 * servers beside it. Nothing is skipped, all waits are waited, only sooner. The clock goes on in small steps, and
 * stands still while a busy machine holds the process up: no time limit runs out while nothing could be done.
 * What asks for `performance.now()` sees real time. Returns what ends it.
 */
export function runClockFaster(times: number): () => void {
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
