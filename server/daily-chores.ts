import { forgetOldCounts } from './http/rate-limits.ts';
import { type Metrics, NO_METRICS } from './metrics/metrics.ts';
import { versionExpiry } from './storage/expired-versions.ts';
import { type Stored, orphanSweep } from './storage/sweep-orphans.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Late enough not to slow down the first visitors. */
const FIRST_RUN_AFTER_MS = 60_000;

interface Chores extends Stored {
  /** Only one of the hosts that share the database holds a lock. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Deletes expired data soon after the start, an hour later and then daily, by a clock that does not
 * jump. The returned function stops this and the running chore.
 */
export function doChoresDaily(
  chores: Chores,
  log: (message: string, cause?: unknown) => void,
  metrics: Metrics = NO_METRICS,
): () => Promise<void> {
  const sweep = orphanSweep(chores);
  const expire = versionExpiry(chores.database);
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const doOnce = async () => {
    await forgetOldCounts(chores.database);
    const expired = await expire(new Date(), stop.signal);
    if (expired > 0) log(`Removed ${expired} rows that were deleted over 30 days ago.`);
    const count = await sweep(new Date(), stop.signal);
    if (count > 0) log(`Removed ${count} stored photos that no observation refers to.`);
    if (!stop.signal.aborted) metrics.choreEnded('sweep', true);
  };
  const runOnce = () => {
    running = chores.withLock('daily chores', doOnce).catch((error: unknown) => {
      metrics.choreEnded('sweep', false);
      log('The sweep of unused photos failed', error);
    });
  };
  const timers = [
    setTimeout(runOnce, FIRST_RUN_AFTER_MS).unref(),
    setTimeout(runOnce, FIRST_RUN_AFTER_MS + HOUR_MS).unref(),
    setInterval(runOnce, DAY_MS).unref(),
  ];
  return () => {
    stop.abort();
    for (const timer of timers) clearTimeout(timer);
    return running;
  };
}
