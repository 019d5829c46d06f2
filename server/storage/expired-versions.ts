import { randomUUID } from 'node:crypto';

/** The database as the sweep uses it. */
export interface SweptDatabase {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/**
 * Removes row versions deleted 30 days ago; their photos then have no row, and the sweep removes
 * them. Each call is one pass and returns the number removed. Only what had already expired at the
 * pass before is removed, because a clock that jumps makes everything old at once. Works in steps
 * of a thousand rows and stops between two when `signal` aborts.
 */
export function versionExpiry(
  database: SweptDatabase,
): (now: Date, signal?: AbortSignal) => Promise<number> {
  return async (now, signal) => {
    const pass = randomUUID();
    let removed = 0;
    for (let isOver = false; !isOver && !signal?.aborted;) {
      const { rows } = await database.query<{ removed: number; noted: number }>(
        'select removed, noted from private.expire_deleted_rows($1, $2)',
        [now.toISOString(), pass],
      );
      const [step = { removed: 0, noted: 0 }] = rows;
      removed += step.removed;
      isOver = step.removed === 0 && step.noted === 0;
    }
    return removed;
  };
}
