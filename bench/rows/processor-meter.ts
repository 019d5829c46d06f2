import type { Page } from '@playwright/test';

/** The work of the page's own thread during a measurement, in milliseconds. */
export interface Work {
  /** Milliseconds of the processor, however much others wanted it meanwhile. */
  processor: number;
  /** The longest single task: so long the page answers nothing. */
  longest: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The thread's own microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Measures an action by the trace of the page's thread: its own time, which other programs of a busy
 * machine don't lengthen as they do the clock's.
 */
export async function meter(page: Page, action: () => Promise<void>): Promise<Work> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  // Without the first entry all that a browser traces by default comes with it, at a cost of its own.
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  let trace: Buffer;
  try {
    await action();
    await untilIdle(page);
  } finally {
    trace = await browser.stopTracing();
  }
  return sumWork((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

function sumWork(events: TraceEvent[]): Work {
  const threads = events.filter(({ args }) => args.name === 'CrRendererMain');
  const isOfPage = ({ pid, tid }: TraceEvent) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = events
    .filter((event) => event.name === 'RunTask' && isOfPage(event))
    .map(({ tdur = 0 }) => tdur / 1000);
  return { processor: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(0, ...tasks) };
}

/** Work that an action leaves for later counts too: two frames, and a moment with nothing to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })),
        );
      }),
  );
}
