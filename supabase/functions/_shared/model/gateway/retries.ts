import type { FaultKind } from './fault-signs.ts';

/** How a request is repeated after a fault that may pass. */
export interface Retry {
  /** The most attempts; Infinity where only time counts. */
  most: number;
  /** Milliseconds to pause all requests before retry n, counted from 1; `statedMs` is the server's wish. */
  waitMs: (times: number, statedMs: number | null) => number;
  /** How long a request may be delayed, apart from the time in which the server answered others. */
  patienceMs: number;
}

const LONGEST_UNSTATED_MS = 60_000;
/** After this many refusals in a row the server's own wait is no longer trusted. */
const TRUSTED_REFUSALS = 5;

const asStated: Retry['waitMs'] = (times, statedMs) => {
  const unstatedMs = Math.min(2000 * 2 ** (times - 1), LONGEST_UNSTATED_MS);
  return statedMs !== null && times <= TRUSTED_REFUSALS
    ? statedMs
    : Math.max(statedMs ?? 0, unstatedMs);
};
const aLittle: Retry['waitMs'] = (times, statedMs) => statedMs ?? (times === 1 ? 1000 : 4000);

/** Other faults are not retried. The model's own patience limits everything. */
export const RETRIES: Partial<Record<FaultKind, Retry>> = {
  limited: { most: Infinity, waitMs: asStated, patienceMs: Infinity },
  // A real overload passes within minutes.
  overloaded: { most: Infinity, waitMs: asStated, patienceMs: 120_000 },
  unreachable: { most: 2, waitMs: aLittle, patienceMs: Infinity },
  dropped: { most: 2, waitMs: aLittle, patienceMs: Infinity },
};
