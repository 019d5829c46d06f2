import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { RawAnswer } from '../../testing/raw-request.ts';

export interface Cost {
  answer: RawAnswer;
  /** The longest time for which the host's thread, which is this one, did nothing else. */
  blockedMs: number;
  /** How much the process has grown. */
  grownMb: number;
  elapsedMs: number;
}

const MEGABYTE = 1024 * 1024;

/** Sends one request to a host in this process and measures what it cost that host. */
export async function measureCost(send: () => Promise<RawAnswer>): Promise<Cost> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const before = process.memoryUsage().rss;
  const begun = performance.now();
  delay.enable();
  const answer = await send();
  // What an answer leaves behind counts too.
  await wait(30);
  delay.disable();
  return {
    answer,
    blockedMs: delay.max / 1e6,
    grownMb: (process.memoryUsage().rss - before) / MEGABYTE,
    elapsedMs: performance.now() - begun,
  };
}
