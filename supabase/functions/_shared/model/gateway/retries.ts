import type { FaultKind } from './fault-signs.ts';

/** How a question is put again after a fault that may pass. */
export interface Retry {
  /** How often; Infinity where time alone counts. */
  most: number;
  /** Delay of all questions before retry n, counted from 1; `told` is the delay that the server asks for. */
  waitMs: (times: number, told: number | null) => number;
  /** How long a question is put off before it is given up, beside what time the server gave the others. */
  patienceMs: number;
}

const LONGEST_UNTOLD_MS = 60_000;
/** After so many refusals in a row what the server says of its time is not taken at its word any more. */
const TRUSTED_REFUSALS = 5;

const asTold: Retry['waitMs'] = (times, told) => {
  const untold = Math.min(2000 * 2 ** (times - 1), LONGEST_UNTOLD_MS);
  return told !== null && times <= TRUSTED_REFUSALS ? told : Math.max(told ?? 0, untold);
};
const aLittle: Retry['waitMs'] = (times, told) => told ?? (times === 1 ? 1000 : 4000);

/** Other faults are not retried. The model's own patience bounds all of it. */
export const RETRIES: Partial<Record<FaultKind, Retry>> = {
  limited: { most: Infinity, waitMs: asTold, patienceMs: Infinity },
  // An overload passes in a minute, or it is none.
  overloaded: { most: Infinity, waitMs: asTold, patienceMs: 120_000 },
  unreachable: { most: 2, waitMs: aLittle, patienceMs: Infinity },
  dropped: { most: 2, waitMs: aLittle, patienceMs: Infinity },
};
