import { setTimeout as pause } from 'node:timers/promises';
import type { RunningCalls } from './running-calls.ts';
import type { Listening } from './listen.ts';
import type { StopTimes } from './settings.ts';

/** Time for aborted calls to answer. */
const LAST_WORDS_S = 1;

/** Keeps answering, but closes each connection afterwards, until proxies have noticed or `cut` aborts. */
export async function drain(
  { keepNoConnection }: Listening,
  { drainSeconds }: StopTimes,
  cut: AbortSignal,
): Promise<void> {
  keepNoConnection();
  await passed(drainSeconds, cut);
}

/** Accepts no more requests. Running ones have `finishSeconds`, or until `cut` aborts; then they are aborted. */
export async function endRequests(
  { stop, cutConnections }: Listening,
  calls: RunningCalls,
  { finishSeconds }: StopTimes,
  cut: AbortSignal,
): Promise<void> {
  const over = new AbortController();
  const stopped = stop();
  const finished = Promise.all([stopped, calls.waitForAll()]).then(() => over.abort());
  await Promise.race([finished, passed(finishSeconds, AbortSignal.any([cut, over.signal]))]);
  calls.giveUp();
  await Promise.race([finished, passed(LAST_WORDS_S, over.signal)]);
  cutConnections();
  await stopped;
}

async function passed(seconds: number, over: AbortSignal): Promise<void> {
  await pause(seconds * 1000, undefined, { signal: over }).catch(() => undefined);
}
