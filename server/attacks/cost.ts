import { setTimeout as wait } from 'node:timers/promises';
import type { RawAnswer } from '../../testing/raw-request.ts';

export interface Cost {
  answer: RawAnswer;
  /**
   * The longest piece of work, in milliseconds of the processor, for which the host's thread, which is this one, did
   * nothing else. Other programs of the machine don't count.
   */
  blockedMs: number;
  /** Growth of the process. */
  grownMb: number;
}

const MEGABYTE = 1024 * 1024;
const BEAT_MS = 10;

const workedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Watches how long this thread works without letting anything else in. The result ends it, with the longest time. */
function watchThread(): () => number {
  let longest = 0;
  let before = workedMs();
  const measure = () => {
    const now = workedMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(measure, BEAT_MS);
  return () => {
    clearInterval(timer);
    measure();
    return longest;
  };
}

/** Sends one request to a host in this process and measures what it cost that host. */
export async function measureCost(send: () => Promise<RawAnswer>): Promise<Cost> {
  const before = process.memoryUsage().rss;
  const endWatch = watchThread();
  const answer = await send();
  // Work that an answer leaves behind counts too.
  await wait(30);
  return {
    answer,
    blockedMs: endWatch(),
    grownMb: (process.memoryUsage().rss - before) / MEGABYTE,
  };
}
