import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseError, isAway } from './database-error.ts';

/** Whom the host's own work counts for: sweeps, backups, what a start prepares. */
export const HOST = 'host';

interface Scope {
  /** Its signal aborts when the caller has gone away. */
  request: { signal: AbortSignal } | null;
  /** Whom the work counts for when people take turns: a user's id, or a visitor's address. */
  person: string;
  /** The kind of work: a person's work of one kind takes about as long each time. */
  kind: string;
  /** True when its statements have a time limit. */
  isLimited: boolean;
  /** True when it may use that time also while others wait: work that one person needs done as a whole. */
  isLong: boolean;
  /** Set once the database was away, however this request reports it. */
  met: { databaseAway: boolean };
}

const storage = new AsyncLocalStorage<Scope>();
const OUTSIDE: Scope = {
  request: null,
  person: HOST,
  kind: '',
  isLimited: true,
  isLong: false,
  met: { databaseAway: false },
};

/** On whose behalf the database is asked here. */
export function currentScope(): Scope {
  return storage.getStore() ?? OUTSIDE;
}

/**
 * Drops work of `work` that waits for its slot in the database once the request's signal aborts. The signal is only
 * read then: a request makes it on first use.
 */
export function forRequest<T>(request: { signal: AbortSignal }, work: () => T): T {
  return storage.run({ ...currentScope(), request }, work);
}

/**
 * Runs `work`, and tells whether the database was away for some of it; so it was then for what that is a part of, a
 * function that asks this host.
 */
export async function noticeAway(work: () => Promise<void>): Promise<boolean> {
  const [outer, met] = [currentScope(), { databaseAway: false }];
  await storage.run({ ...outer, met }, work);
  if (met.databaseAway && outer !== OUTSIDE) outer.met.databaseAway = true;
  return met.databaseAway;
}

/** Notes an error of the database that is away, and throws it on. */
export function rethrowAway(error: unknown): never {
  const scope = currentScope();
  if (error instanceof DatabaseError && isAway(error.code) && scope !== OUTSIDE)
    scope.met.databaseAway = true;
  throw error;
}

/** Counts what is asked of the database within `work` for a person, as work of this kind. */
export function runOnBehalfOf<T>(person: string, work: () => T, kind = ''): T {
  return storage.run({ ...currentScope(), person, kind }, work);
}

/** For one piece of work that a person needs as a whole (a signature): not cut short while others wait. */
export function asLongWork<T>(work: () => T): T {
  return storage.run({ ...currentScope(), isLong: true }, work);
}

/** Runs what a request happened to begin, and others will share, as the host's own work. */
export function forHost<T>(work: () => T): T {
  return storage.exit(work);
}

/** For the host's own long work: a migration, a dump. */
export function withoutLimit<T>(work: () => T): T {
  return storage.run({ ...currentScope(), isLimited: false }, work);
}
