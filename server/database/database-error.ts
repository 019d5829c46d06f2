import { inspect } from 'node:util';
import { getFault, findFault } from '../neighbour-faults.ts';
import type { ErrorFields } from './engine-messages.ts';

/** Postgres' refusal of a statement, under Postgres' code. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly hint: string | undefined;

  constructor({ message, ...fields }: ErrorFields) {
    super(message);
    this.code = fields.code;
    this.hint = fields.hint;
    Object.assign(this, fields);
  }

  /** Details quote what people typed, which stays out of the log. */
  [inspect.custom](): string {
    return `Refused by the database: ${this.code ?? 'no code'} ${this.message}`;
  }
}

/** True for a code of a database that is away: a moment later it may answer. */
export function isAway(code: string | undefined): boolean {
  return findFault('database', code) !== undefined;
}

/**
 * The session that a piece of work had is gone, with what it had not committed. Anyone who gets this has to
 * begin again: nothing more is run for that piece of work.
 */
export class SessionLost extends DatabaseError {}

/** A statement took longer than it may (Postgres' own words and code). */
export function statementTimeout(): SessionLost {
  return new SessionLost({
    code: '57014',
    message: 'canceling statement due to statement timeout',
    hint: 'The request asks for too much at once. Ask for less.',
  });
}

/** The client that asked has gone away before its slot came. */
export function requestCancelled(): DatabaseError {
  return new DatabaseError({
    code: '57014',
    message: 'canceling statement due to user request',
  });
}

/** The engine ended by itself while this was at work: out of memory, or a fault of its own. */
export function engineDied(): SessionLost {
  return new SessionLost({
    code: '57P02',
    message: 'The database had to be restarted. What was not saved has to be tried again.',
  });
}

/** The host is being stopped. */
export function shuttingDown(): SessionLost {
  return new SessionLost({
    code: '57P01',
    message: 'terminating connection due to administrator command',
  });
}

/** The engine could not be started again; it is tried again in a few seconds. */
export function cannotConnectNow(): DatabaseError {
  return new DatabaseError({
    code: '57P03',
    message: getFault('database', '57P03').message,
  });
}
