import { inspect } from 'node:util';
import { getFault, findFault } from '../neighbour-faults.ts';
import type { ErrorFields } from './engine-messages.ts';

/** A statement refused by Postgres, with its code. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly hint: string | undefined;

  constructor({ message, ...fields }: ErrorFields) {
    super(message);
    this.code = fields.code;
    this.hint = fields.hint;
    Object.assign(this, fields);
  }

  /** Details quote what people typed, so the log leaves them out. */
  [inspect.custom](): string {
    return `Refused by the database: ${this.code ?? 'no code'} ${this.message}`;
  }
}

/** True when the code means that the database is away and may answer again shortly. */
export function isAway(code: string | undefined): boolean {
  return findFault('database', code) !== undefined;
}

/**
 * The session of a piece of work is gone, with its uncommitted changes. The caller has to start
 * over: nothing more runs for that work.
 */
export class SessionLost extends DatabaseError {}

/** A statement exceeded its time limit (Postgres' own words and code). */
export function statementTimeout(): SessionLost {
  return new SessionLost({
    code: '57014',
    message: 'canceling statement due to statement timeout',
    hint: 'The request asks for too much at once. Ask for less.',
  });
}

/** The client went away before its slot came. */
export function requestCancelled(): DatabaseError {
  return new DatabaseError({
    code: '57014',
    message: 'canceling statement due to user request',
  });
}

/** The engine ended unexpectedly: out of memory, or an internal fault. */
export function engineDied(): SessionLost {
  return new SessionLost({
    code: '57P02',
    message: 'The database had to be restarted. What was not saved has to be tried again.',
  });
}

export function shuttingDown(): SessionLost {
  return new SessionLost({
    code: '57P01',
    message: 'terminating connection due to administrator command',
  });
}

/** The engine could not be restarted; it is tried again shortly. */
export function cannotConnectNow(): DatabaseError {
  return new DatabaseError({
    code: '57P03',
    message: getFault('database', '57P03').message,
  });
}
