import type { FaultKind } from './fault-signs.ts';

/** How a question is put again after a fault that may pass. */
export interface Retry {
  /** How often; Infinity where time alone counts. */
  most: number;
  /** Delay of all questions before retry n, counted from 1; `statedMs` is the delay that the server asks for. */
  waitMs: (times: number, statedMs: number | null) => number;
  /** How long a question is put off before it is given up, beside what time the server gave the others. */
  patienceMs: number;
}

const LONGEST_UNSTATED_MS = 60_000;
/** After so many refusals in a row what the server says of its time is not taken at its word any more. */
const TRUSTED_REFUSALS = 5;

const asStated: Retry['waitMs'] = (times, statedMs) => {
  const unstatedMs = Math.min(2000 * 2 ** (times - 1), LONGEST_UNSTATED_MS);
  return statedMs !== null && times <= TRUSTED_REFUSALS
    ? statedMs
    : Math.max(statedMs ?? 0, unstatedMs);
};
const aLittle: Retry['waitMs'] = (times, statedMs) => statedMs ?? (times === 1 ? 1000 : 4000);

/** Other faults are not retried. The model's own patience bounds all of it. */
export const RETRIES: Partial<Record<FaultKind, Retry>> = {
  limited: { most: Infinity, waitMs: asStated, patienceMs: Infinity },
  // An overload passes in a minute, or it is none.
  overloaded: { most: Infinity, waitMs: asStated, patienceMs: 120_000 },
  unreachable: { most: 2, waitMs: aLittle, patienceMs: Infinity },
  dropped: { most: 2, waitMs: aLittle, patienceMs: Infinity },
};
