import type { Results } from '@electric-sql/pglite';

/** One statement with values, or a script of several without. */
export interface Statement {
  sql: string;
  values?: readonly unknown[];
}

/** Start data of the engine's thread; every part can be cloned to it. */
export interface EngineStart {
  /** Null for a database in memory. */
  folder: string | null;
  /** PGlite's WebAssembly, compiled once for all threads of this process. */
  program: WebAssembly.Module;
}

export type EngineRequest = { kind: 'run'; statements: Statement[] } | { kind: 'close' };

/** One statement's results; a script has several. */
export type StatementResults = Results<Record<string, unknown>>[];

export type EngineAnswer =
  | { kind: 'ready' | 'closed' }
  | { kind: 'results'; results: StatementResults[] }
  | { kind: 'failed'; error: ErrorFields }
  /** The engine is broken and the thread ends. */
  | { kind: 'fault'; message: string };

export type EngineReply = EngineAnswer & {
  /** True when the session is inside a transaction after this. */
  isInTransaction: boolean;
  /** WebAssembly memory, which grows and never shrinks. */
  heapBytes: number;
  /** Milliseconds that the engine worked on this request. */
  workedMs: number;
};

/** Postgres' error without the statement and its values, which must not be logged. */
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

export function pickErrorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, detail, hint, severity, schema, table, column, constraint } = error as ErrorFields &
    Error;
  const fields = { code, detail, hint, severity, schema, table, column, constraint };
  return {
    message: error.message,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  };
}
