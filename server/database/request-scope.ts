import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  /** Its signal aborts when whoever asked has gone away. */
  request: { signal: AbortSignal } | null;
  /** Whether what is asked of the database may only take so long. */
  isLimited: boolean;
}

const storage = new AsyncLocalStorage<Scope>();

/** On whose behalf the database is asked here. */
export function currentScope(): Scope {
  return storage.getStore() ?? { request: null, isLimited: true };
}

/**
 * What waits for its turn in the database within `work` is dropped once the request's signal aborts. The
 * signal is only asked for then: a request makes it on first use.
 */
export function forRequest<T>(request: { signal: AbortSignal }, work: () => T): T {
  return storage.run({ ...currentScope(), request }, work);
}

/** For the host's own long work: a migration, a dump. */
export function withoutLimit<T>(work: () => T): T {
  return storage.run({ ...currentScope(), isLimited: false }, work);
}
