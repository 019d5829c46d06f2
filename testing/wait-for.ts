import { vi } from 'vitest';
import { PATIENCE_MS } from './patience-ms.ts';

/** Repeats checks until they hold. */
export function waitFor<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}
