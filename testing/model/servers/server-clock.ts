import { setTimeout as wait } from 'node:timers/promises';

/**
 * A server's own time, which may run faster than the machine's. Every duration that a behaviour is
 * given, every second in a record and every `retry-after` is the server's; one of its seconds takes
 * `timeScale` real ones. Nothing is skipped: queues queue and minutes pass, only sooner.
 */
export interface ServerClock {
  timeScale: number;
  /** Server seconds since the start. */
  now(): number;
  /** The date on the server's clock, in milliseconds. */
  date(): number;
  toRealMs(seconds: number): number;
  /** Rejects when the signal aborts. */
  sleep(seconds: number, signal?: AbortSignal): Promise<void>;
  /** Does not wait at all for a moment that has passed, so that many short waits do not add up. */
  sleepUntil(timestamp: number, signal?: AbortSignal): Promise<void>;
}

export function createServerClock(timeScale = 1): ServerClock {
  const start = performance.now();
  const startDate = Date.now();
  const toRealMs = (seconds: number) => seconds * 1000 * timeScale;
  const now = () => (performance.now() - start) / 1000 / timeScale;
  const sleep = async (seconds: number, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    await wait(toRealMs(seconds), undefined, signal ? { signal } : {});
  };
  return {
    timeScale,
    now,
    date: () => startDate + now() * 1000,
    toRealMs,
    sleep,
    sleepUntil: async (timestamp, signal) => {
      const left = timestamp - now();
      if (left > 0) await sleep(left, signal);
    },
  };
}
