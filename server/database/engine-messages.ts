import type { Results } from '@electric-sql/pglite';

/** One statement with values, or without them a script of several. */
export interface Statement {
  sql: string;
  values?: readonly unknown[];
}

/** The data that the engine's thread starts with; each part can be cloned to another thread. */
export interface EngineStart {
  /** Null keeps the database in memory. */
  folder: string | null;
  /** PGlite's program, compiled once for all threads of this process. */
  program: WebAssembly.Module;
}

export type EngineRequest = { kind: 'run'; statements: Statement[] } | { kind: 'close' };

/** Each statement's results; a script has several. */
export type StatementResults = Results<Record<string, unknown>>[];

export type EngineAnswer =
  | { kind: 'ready' | 'closed' }
  | { kind: 'results'; results: StatementResults[] }
  | { kind: 'failed'; error: ErrorFields }
  /** The engine is broken, and the thread ends. */
  | { kind: 'fault'; message: string };

export type EngineReply = EngineAnswer & {
  /** The session is inside of a transaction after this. */
  isInTransaction: boolean;
  /** WebAssembly memory, which grows and never shrinks. */
  heapBytes: number;
  /** Milliseconds that the engine worked. */
  workedMs: number;
};

/** Postgres' error without the statement and its values, which belong in no log. */
export interface ErrorFields {
  message: string;
  code?: string;
  detail?: string;
  hint?: string;
  severity?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
}
