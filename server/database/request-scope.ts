import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  /** Aborts when whoever asked has gone away. */
  signal: AbortSignal | null;
  /** Whether what is asked of the database may only take so long. */
  isLimited: boolean;
}

const storage = new AsyncLocalStorage<Scope>();

/** On whose behalf the database is asked here. */
export function currentScope(): Scope {
  return storage.getStore() ?? { signal: null, isLimited: true };
}

/** What waits for its turn in the database within `work` is dropped once the signal aborts. */
export function forRequest<T>(signal: AbortSignal, work: () => T): T {
  return storage.run({ ...currentScope(), signal }, work);
}

/** For the host's own long work: a migration, a dump. */
export function withoutLimit<T>(work: () => T): T {
  return storage.run({ ...currentScope(), isLimited: false }, work);
}
