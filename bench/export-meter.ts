/** Measures what one piece of work in a page costs: time, the longest block, the most memory. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

export interface Cost {
  seconds: number;
  /** Longest task of the page's main thread; 0 when none reached the browser's threshold of 50 ms. */
  longestBlockMs: number;
  /** The processor time of the main thread's longest task: what a busy machine does not stretch. */
  longestTaskCpuMs: number;
  /** Most memory of all the browser's processes beyond what they held before. */
  peakMegabytes: number;
}

const SAMPLE_EVERY_MS = 100;

/** Runs the work; the page must stay on one document meanwhile. */
export async function measure(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Cost> {
  await page.evaluate(() => {
    const watched = window as unknown as { longestBlock: number };
    watched.longestBlock = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        watched.longestBlock = Math.max(watched.longestBlock, duration);
      }
    }).observe({ type: 'longtask' });
  });
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const memory = await watchMemory(browser);
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  const peakMegabytes = memory.stop();
  const longestTaskCpuMs = longestTask(await browser.stopTracing());
  // Long tasks are reported a moment after they end.
  await page.waitForTimeout(500);
  const longestBlockMs = await page.evaluate(
    () => (window as unknown as { longestBlock: number }).longestBlock,
  );
  return { seconds, longestBlockMs, longestTaskCpuMs, peakMegabytes };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** Milliseconds of processor time of the longest task on any page's main thread. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  let longest = 0;
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    if (name.endsWith('RunTask') && mainThreads.has(`${pid}:${tid}`)) {
      longest = Math.max(longest, tdur / 1000);
    }
  }
  return longest;
}

async function watchMemory(browser: Browser): Promise<{ stop(): number }> {
  const session = await browser.newBrowserCDPSession();
  const processes = async () =>
    (await session.send('SystemInfo.getProcessInfo')).processInfo.map(({ id }) => id);
  let ids = await processes();
  const before = sum(ids);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, sum(ids));
    void processes().then((found) => {
      ids = found;
    });
  }, SAMPLE_EVERY_MS);
  return {
    stop() {
      clearInterval(sampling);
      void session.detach();
      return (peak - before) / 1e6;
    },
  };
}

/** Bytes that these processes hold, shared pages counted once (Linux only; elsewhere NaN). */
function sum(ids: number[]): number {
  return ids.reduce((total, id) => total + proportionalSetSize(id), 0);
}

function proportionalSetSize(id: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes) * 1024;
  } catch {
    // A process that has just ended holds nothing; without /proc the size is unknown.
    return process.platform === 'linux' ? 0 : Number.NaN;
  }
}
