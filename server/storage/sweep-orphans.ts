import { PHOTO_BUCKET, renditionOf } from '../../supabase/functions/_shared/contract.ts';
import type { DiskStorage } from './disk-storage.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Late enough not to slow down whoever is waiting for the start. */
const FIRST_LOOK_AFTER_MS = 60_000;

interface Database {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

interface Stored {
  database: Database;
  storage: DiskStorage;
}

/**
 * Removes photos that no observation refers to, themselves or as the rendition of one: uploads that were
 * given up, and files that a deletion could not remove. Each call looks once and gives the count of those
 * removed: what is a day old by the clock, and was seen at the look before too. The clock alone may have
 * jumped by a year, which makes an upload old whose row is about to come.
 */
export function orphanSweep(stored: Stored): (now: Date) => Promise<number> {
  let suspects = new Set<string>();
  return async (now) => {
    const orphans = await findOrphans(stored, new Date(now.getTime() - DAY_MS));
    const removable = [...orphans].filter((name) => suspects.has(name));
    suspects = orphans;
    for (const name of removable) await remove(stored, name);
    return removable.length;
  };
}

async function findOrphans({ database, storage }: Stored, before: Date): Promise<Set<string>> {
  const old = await database.query<{ name: string }>(
    `select name from storage.objects
     where bucket_id = $1 and greatest(created_at, updated_at) < $2`,
    [PHOTO_BUCKET, before.toISOString()],
  );
  const known = await database.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1',
    [PHOTO_BUCKET],
  );
  // Read after the objects: what got its row meanwhile counts as wanted.
  const wanted = await wantedPhotos(database);
  const orphans = new Set(old.rows.map(({ name }) => name).filter((name) => !wanted.has(name)));

  // A file without a row is an upload that the host did not live to acknowledge.
  const names = new Set(known.rows.map(({ name }) => name));
  for (const file of await storage.list(PHOTO_BUCKET)) {
    if (!names.has(file.key) && file.changedAt < before) orphans.add(file.key);
  }
  return orphans;
}

async function remove({ database, storage }: Stored, name: string): Promise<void> {
  // The file goes first: should the host end in between, the row brings the next sweep back here.
  await storage.deleteObject(PHOTO_BUCKET, name);
  await database.query('delete from storage.objects where bucket_id = $1 and name = $2', [
    PHOTO_BUCKET,
    name,
  ]);
}

async function wantedPhotos(database: Database): Promise<Set<string>> {
  const { rows } = await database.query<{ photo: string }>(
    `select photo from public.observations where photo <> ''`,
  );
  const paths = rows.flatMap(({ photo }) => pathIn(photo) ?? []);
  return new Set(paths.flatMap((path) => [path, renditionOf(path)]));
}

function pathIn(photo: string): string | null {
  const path = photo.split(`/object/public/${PHOTO_BUCKET}/`)[1];
  try {
    return path ? decodeURIComponent(path) : null;
  } catch {
    return path ?? null;
  }
}

/**
 * Looks soon after the start, an hour later and then daily; timers run by a clock that does not jump. The
 * result stops that, after the sweep at hand.
 */
export function sweepDaily(
  stored: Stored,
  log: (message: string, cause?: unknown) => void,
): () => Promise<void> {
  const sweep = orphanSweep(stored);
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = sweep(new Date()).then(
      (count) => {
        if (count > 0) log(`Removed ${count} stored photos that no observation refers to.`);
      },
      (error: unknown) => log('The sweep of unused photos failed', error),
    );
  };
  const timers = [
    setTimeout(look, FIRST_LOOK_AFTER_MS).unref(),
    setTimeout(look, FIRST_LOOK_AFTER_MS + HOUR_MS).unref(),
    setInterval(look, DAY_MS).unref(),
  ];
  return () => {
    for (const timer of timers) clearTimeout(timer);
    return running;
  };
}
