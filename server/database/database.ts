import type { Results } from '@electric-sql/pglite';

export interface Queries {
  query<Row = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Results<Row>>;
  /** Runs a script and gives each of its statements' results. */
  exec(sql: string): Promise<Results<Record<string, unknown>>[]>;
}

/** The database as the host's own code uses it: every right, and no limit by policies. */
export interface Database extends Queries {
  transaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T>;
}
