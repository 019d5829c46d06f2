import type { Results } from '@electric-sql/pglite';

export interface Queries {
  query<Row = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Results<Row>>;
  /** Runs a script and returns each statement's results. */
  exec(sql: string): Promise<Results<Record<string, unknown>>[]>;
}

/** The database for the host's own code: every right, no policies. */
export interface Database extends Queries {
  transaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T>;
}
