import { KEPT_DAYS } from '../../supabase/functions/_shared/contract/limits.ts';

/** What a sweep asks of the database. */
export interface SweptDatabase {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows that one statement reads or deletes. */
const PAGE = 1000;

/**
 * Removes the versions of rows that were deleted 30 days ago; their photos are then nobody's, and the sweep
 * of those takes them. Each call looks once and gives the count of those removed: what had expired at the
 * look before too, because a clock that jumped makes everything old at once.
 */
export function versionExpiry(
  database: SweptDatabase,
): (now: Date, signal?: AbortSignal) => Promise<number> {
  let suspects = new Set<string>();
  return async (now, signal) => {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    const seen = new Set<string>();
    let removed = 0;
    for await (const page of expiredPages(database, before)) {
      if (signal?.aborted) break;
      const due = page.filter((id) => suspects.has(id));
      for (const id of page) if (!suspects.has(id)) seen.add(id);
      if (due.length > 0) removed += await removeVersions(database, due, before);
    }
    suspects = seen;
    return removed;
  };
}

async function* expiredPages(database: SweptDatabase, before: Date): AsyncGenerator<string[]> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last !== undefined) {
    const { rows }: { rows: { id: string }[] } = await database.query(
      `select id from public.versions
       where reason = 'deleted' and kept_at < $1 and id > $2 order by id limit ${PAGE}`,
      [before.toISOString(), last],
    );
    yield rows.map(({ id }) => id);
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  }
}

async function removeVersions(
  database: SweptDatabase,
  ids: string[],
  before: Date,
): Promise<number> {
  const { rows } = await database.query(
    `delete from public.versions where id = any($1) and kept_at < $2 returning id`,
    [ids, before.toISOString()],
  );
  return rows.length;
}
