import { randomUUID } from 'node:crypto';

/** The database's part in a sweep. */
export interface SweptDatabase {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/**
 * Removes the versions of rows that were deleted 30 days ago; their photos are then nobody's, and the sweep
 * of those takes them. Each call is one pass, and gives the count of those removed: what had expired at the
 * pass before too, because a clock that jumped makes everything old at once. It works in steps of a thousand rows, and
 * stops between two of them when `signal` aborts.
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
