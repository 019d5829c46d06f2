/** A database with the migrations, for one test. Failed statements reject with Postgres' `code`. */
export interface TestDatabase {
  /** Runs with every right, to prepare and to look. */
  admin(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs as a request would: signed in as `uid`, or signed out. */
  as(uid: string | null, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export interface DatabaseEngine {
  /** A fresh copy of a prepared database. */
  open(): Promise<TestDatabase>;
  stop(): Promise<void>;
}

/** Postgres' code of the error with which `work` rejects; null when it does not. */
export async function codeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
