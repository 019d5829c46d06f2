import { afterAll, beforeAll } from 'vitest';

type Ending = Partial<Record<'close' | 'remove' | 'stop', () => unknown>>;

/** Opens something before the tests of the suite that calls this, and ends it after them; the same object for all. */
export function openForSuite<T extends Ending & object>(open: () => T | Promise<T>): T {
  const opened = {} as T;
  beforeAll(async () => {
    Object.defineProperties(opened, Object.getOwnPropertyDescriptors(await open()));
  });
  afterAll(async () => {
    await opened.close?.();
    await opened.remove?.();
    await opened.stop?.();
  });
  return opened;
}
