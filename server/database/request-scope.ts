import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseError, isAway } from './database-error.ts';

/** The person that the host's own work is charged to: sweeps, backups, preparing a start. */
export const HOST = 'host';

interface Scope {
  /** Its signal aborts when the caller has gone away. */
  request: { signal: AbortSignal } | null;
  /** The person that work is charged to: a user's id, or a visitor's address. */
  person: string;
  /** A person's work of one kind takes about as long each time. */
  kind: string;
  isLimited: boolean;
  /** True for work that one person needs done as a whole: it may use its time even while others wait. */
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

export function currentScope(): Scope {
  return storage.getStore() ?? OUTSIDE;
}

/**
 * Runs `work` for a request, so that what still waits for its slot in the database is dropped once
 * the signal aborts. The signal is only read then: a request creates it on first use.
 */
export function forRequest<T>(request: { signal: AbortSignal }, work: () => T): T {
  return storage.run({ ...currentScope(), request }, work);
}

/**
 * Runs `work` and returns true when the database was away for some of it. An enclosing scope then
 * notes it too (a function that asks this host).
 */
export async function noticeAway(work: () => Promise<void>): Promise<boolean> {
  const [outer, met] = [currentScope(), { databaseAway: false }];
  await storage.run({ ...outer, met }, work);
  if (met.databaseAway && outer !== OUTSIDE) outer.met.databaseAway = true;
  return met.databaseAway;
}

/** Notes that the database was away, and rethrows the error. */
export function rethrowAway(error: unknown): never {
  const scope = currentScope();
  if (error instanceof DatabaseError && isAway(error.code) && scope !== OUTSIDE)
    scope.met.databaseAway = true;
  throw error;
}

/** Charges database work within `work` to a person, as work of this kind. */
export function runOnBehalfOf<T>(person: string, work: () => T, kind = ''): T {
  return storage.run({ ...currentScope(), person, kind }, work);
}

/** Runs work that a person needs as a whole (a signature): not cut short while others wait. */
export function asLongWork<T>(work: () => T): T {
  return storage.run({ ...currentScope(), isLong: true }, work);
}

/** Runs work that a request began and others will share, as the host's own. */
export function forHost<T>(work: () => T): T {
  return storage.exit(work);
}

/** Runs the host's own long work: a migration, a dump. */
export function withoutLimit<T>(work: () => T): T {
  return storage.run({ ...currentScope(), isLimited: false }, work);
}
