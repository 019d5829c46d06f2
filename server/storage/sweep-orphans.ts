import { drawnPicturePath } from '../../supabase/functions/_shared/drawing/drawn-picture.ts';
import {
  FILE_BUCKETS,
  readPhotoPath,
  buildRenditionPath,
} from '../../supabase/functions/_shared/photo-address.ts';
import { sha256 } from '../../supabase/functions/_shared/sha256.ts';
import type { SweptDatabase } from './expired-versions.ts';
import type { HostStorage } from './open-storage.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Rows that one statement reads: a few milliseconds, for which other requests may have to wait. */
const PAGE = 1000;

export interface Stored {
  database: SweptDatabase;
  storage: Pick<HostStorage, 'objects' | 'forName'>;
}

/**
 * Removes photos and originals with no reference by their owner's observations, versions of deleted ones or signed
 * revisions, directly or as the file beside one: abandoned uploads and leftovers of deletions. Each call is one pass
 * and returns the number removed. A file must be a day old and found by the pass before too: after a jump of the clock,
 * an upload whose row is about to come looks old. Works in small steps, so that others are served between them, and
 * stops between two when `signal` aborts.
 */
export function orphanSweep(stored: Stored): (now: Date, signal?: AbortSignal) => Promise<number> {
  let suspects = new Set<string>();
  return async (now, signal) => {
    const seen = new Set<string>();
    let removed = 0;
    for await (const { name, remove } of orphans(stored, new Date(now.getTime() - DAY_MS))) {
      if (signal?.aborted) break;
      if (!suspects.has(name)) seen.add(name);
      else if (await remove()) removed += 1;
    }
    suspects = seen;
    return removed;
  };
}

interface Swept extends Stored {
  bucket: (typeof FILE_BUCKETS)[number];
}

interface Orphan {
  name: string;
  /** Resolves to false when it was no longer an orphan. */
  remove(): Promise<boolean>;
}

async function* orphans(stored: Stored, before: Date): AsyncGenerator<Orphan> {
  for (const bucket of FILE_BUCKETS) {
    const swept = { ...stored, bucket };
    for await (const name of unwantedObjects(swept, before)) {
      yield { name: `${bucket}/${name}`, remove: () => removeObject(swept, name, before) };
    }
    for await (const name of unknownFiles(swept)) {
      yield { name: `${bucket}/${name}`, remove: () => removeFile(swept, name, before) };
    }
  }
}

/** Objects older than `before` without a reference by an observation, a deleted one's version or a signed revision. */
async function* unwantedObjects(swept: Swept, before: Date): AsyncGenerator<string> {
  for await (const page of objectPages(swept, before)) {
    const old = page.filter((row) => row.is_old).map(({ name }) => name);
    for (const owner of new Set(old.map(readOwner))) {
      // Read after the objects, so that an object that has just got its row counts as wanted.
      const wanted = await wantedPhotos(swept.database, owner);
      yield* old.filter((name) => readOwner(name) === owner && !wanted.has(name));
    }
  }
}

interface ObjectRow {
  name: string;
  is_old: boolean;
}

async function* objectPages(
  { database, bucket }: Swept,
  before: Date,
): AsyncGenerator<ObjectRow[]> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const { rows }: { rows: ObjectRow[] } = await database.query(
      `select name, greatest(created_at, updated_at) < $2 as is_old from storage.objects
       where bucket_id = $1 and name > $3 and not private.is_signed(name) order by name limit ${PAGE}`,
      [bucket, before.toISOString(), last],
    );
    yield rows;
    last = rows.length < PAGE ? undefined : rows.at(-1)?.name;
  }
}

/** Files without a row: uploads that the host is storing, or ended before it acknowledged. */
async function* unknownFiles({ database, storage, bucket }: Swept): AsyncGenerator<string> {
  for await (const names of cutIntoPages(storage.objects.keys(bucket))) {
    const { rows } = await database.query<{ name: string }>(
      'select name from storage.objects where bucket_id = $1 and name = any($2)',
      [bucket, names],
    );
    const known = new Set(rows.map(({ name }) => name));
    yield* names.filter((name) => !known.has(name));
  }
}

async function* cutIntoPages(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let page: string[] = [];
  for await (const name of names) {
    page.push(name);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/**
 * Deletes the row first, unless the object was stored again meanwhile: if the host ends in between,
 * the next sweep finds the file without a row.
 */
function removeObject({ database, storage, bucket }: Swept, name: string, before: Date) {
  return storage.forName(bucket, name, async () => {
    const { rows } = await database.query(
      `delete from storage.objects
       where bucket_id = $1 and name = $2 and greatest(created_at, updated_at) < $3 returning id`,
      [bucket, name, before.toISOString()],
    );
    if (rows.length === 0) return false;
    await storage.objects.delete(bucket, name);
    return true;
  });
}

function removeFile({ database, storage, bucket }: Swept, name: string, before: Date) {
  return storage.forName(bucket, name, async () => {
    const stored = await storage.objects.stat(bucket, name);
    if (!stored || stored.changedAt >= before) return false;
    const { rows } = await database.query(
      'select id from storage.objects where bucket_id = $1 and name = $2',
      [bucket, name],
    );
    if (rows.length > 0) return false;
    await storage.objects.delete(bucket, name);
    return true;
  });
}

function readOwner(name: string): string {
  return name.split('/', 1)[0] ?? '';
}

/** A deleted row keeps its photo while it can be restored: until its version is gone. */
const PHOTO_SOURCES = [
  'select id, photo, drawing from public.observations where user_id = $1 and id > $2',
  `select id, kept ->> 'photo' as photo, kept -> 'drawing' as drawing from public.versions
   where user_id = $1 and reason = 'deleted' and id > $2`,
];

interface ShownRow {
  id: string;
  photo: string | null;
  drawing: unknown;
}

async function wantedPhotos(database: SweptDatabase, owner: string): Promise<Set<string>> {
  const wanted = new Set<string>();
  for (const source of PHOTO_SOURCES) {
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last !== undefined) {
      const { rows }: { rows: ShownRow[] } = await database.query(
        `${source} order by id limit ${PAGE}`,
        [owner, last],
      );
      for (const row of rows) {
        const path = readPhotoPath(row.photo ?? '');
        if (path === null) continue;
        wanted.add(path).add(buildRenditionPath(path));
        const drawn = await drawnPicturePath(path, row, sha256);
        if (drawn !== null) wanted.add(drawn);
      }
      last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
    }
  }
  return wanted;
}
