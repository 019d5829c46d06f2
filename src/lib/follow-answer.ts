import { errorCode, isPassing } from './errors';

const FIRST_POLL_MS = 2000;
const LONGEST_POLL_MS = 60_000;
/** Looks at what is under way elsewhere, 2 s apart, 4 s … 60 s: ten minutes in all. */
export const POLLS = 14;

/** How long to wait before what is under way elsewhere is looked at for the so-manieth time, from 1, in ms. */
export function pollDelayMs(times: number): number {
  return Math.min(LONGEST_POLL_MS, FIRST_POLL_MS * 2 ** (times - 1));
}

/**
 * Asks, and where the connection is cut before the answer has come, looks every now and then for what the work
 * that goes on over there has stored. `look` resolves with null while it is not there. Rejects with the cut when
 * it does not come within ten minutes, and once `signal` says so.
 */
export async function askOrFollow<T>(
  ask: () => Promise<T>,
  look: () => Promise<T | null>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (errorCode(error) !== 'cut') throw error;
    for (let times = 1; times <= POLLS; times += 1) {
      await passed(pollDelayMs(times));
      if (signal?.aborted) throw error;
      const found = await look().catch(nullWhereUnheard);
      if (found !== null) return found;
    }
    throw error;
  }
}

/** What cut one connection may cut the next. */
function nullWhereUnheard(error: unknown): null {
  if (isPassing(error) || errorCode(error) === 'cut') return null;
  throw error;
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
