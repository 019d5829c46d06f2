import { afterAll, beforeAll } from 'vitest';

type Ending = Partial<Record<'close' | 'remove' | 'stop', () => unknown>>;

/**
 * Opens something before the tests of the suite that calls this, and ends it after them. What is returned stands for
 * what was opened, counters and all, but cannot be spread.
 */
export function openForSuite<T extends Ending & object>(open: () => T | Promise<T>): T {
  let opened: T;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened.close?.();
    await opened.remove?.();
    await opened.stop?.();
  });
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(opened, name) as unknown,
    set: (_, name, value) => Reflect.set(opened, name, value),
  });
}
