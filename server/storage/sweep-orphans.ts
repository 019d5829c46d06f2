import { PHOTO_BUCKET, renditionOf } from '../../supabase/functions/_shared/contract.ts';
import type { DiskStorage } from './disk-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Late enough not to slow down whoever is waiting for the start. */
const FIRST_SWEEP_AFTER_MS = 60_000;

interface Database {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

interface Stored {
  database: Database;
  storage: DiskStorage;
}

/**
 * Removes photos that no observation refers to, themselves or as the rendition of one, once they are a
 * day old: uploads that were given up, and files that a deletion could not remove. Gives their count.
 */
export async function sweepOrphans({ database, storage }: Stored, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
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
  for (const name of orphans) {
    // The file goes first: should the host end in between, the row brings the next sweep back here.
    await storage.deleteObject(PHOTO_BUCKET, name);
    await database.query('delete from storage.objects where bucket_id = $1 and name = $2', [
      PHOTO_BUCKET,
      name,
    ]);
  }
  return orphans.size;
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

/** Sweeps soon after the start and then daily. The result stops that, after the sweep at hand. */
export function sweepDaily(
  stored: Stored,
  log: (message: string, cause?: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = sweepOrphans(stored, new Date()).then(
      (count) => {
        if (count > 0) log(`Removed ${count} stored photos that no observation refers to.`);
      },
      (error: unknown) => log('The sweep of unused photos failed', error),
    );
  };
  const daily = setInterval(sweep, DAY_MS).unref();
  const first = setTimeout(sweep, FIRST_SWEEP_AFTER_MS).unref();
  return () => {
    clearInterval(daily);
    clearTimeout(first);
    return running;
  };
}
