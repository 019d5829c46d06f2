import {
  PHOTO_BUCKET,
  readPhotoPath,
  buildRenditionPath,
} from '../../supabase/functions/_shared/photo-address.ts';
import type { SweptDatabase } from './expired-versions.ts';
import type { HostStorage } from './open-storage.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Rows that one statement reads: a few milliseconds, which is what a request may have to wait behind. */
const PAGE = 1000;

export interface Stored {
  database: SweptDatabase;
  storage: Pick<HostStorage, 'objects' | 'forName'>;
}

/**
 * Removes photos that no observation of their owner refers to, nor a version of a deleted one, nor a signed
 * revision, themselves or as the rendition of one: uploads that were given up, and files that a deletion could not remove. Each
 * call looks once and gives the count of those removed: what is a day old by the clock, and was seen at the look before too. The clock
 * alone may have jumped by a year, which makes an upload old whose row is about to come. It works in small
 * steps, between which others get their turn, and stops between two of them when `signal` aborts.
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

interface Orphan {
  name: string;
  /** Tells whether it still was one. */
  remove(): Promise<boolean>;
}

async function* orphans(stored: Stored, before: Date): AsyncGenerator<Orphan> {
  for await (const name of unwantedObjects(stored.database, before)) {
    yield { name, remove: () => removeObject(stored, name, before) };
  }
  for await (const name of unknownFiles(stored)) {
    yield { name, remove: () => removeFile(stored, name, before) };
  }
}

/** Objects older than `before` that no observation refers to, no version of a deleted one, and no signed revision. */
async function* unwantedObjects(database: SweptDatabase, before: Date): AsyncGenerator<string> {
  for await (const page of objectPages(database, before)) {
    const old = page.filter((row) => row.is_old).map(({ name }) => name);
    for (const owner of new Set(old.map(ownerOf))) {
      // Read after the objects: what got its row meanwhile counts as wanted.
      const wanted = await wantedPhotos(database, owner);
      yield* old.filter((name) => ownerOf(name) === owner && !wanted.has(name));
    }
  }
}

interface ObjectRow {
  name: string;
  is_old: boolean;
}

async function* objectPages(database: SweptDatabase, before: Date): AsyncGenerator<ObjectRow[]> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const { rows }: { rows: ObjectRow[] } = await database.query(
      `select name, greatest(created_at, updated_at) < $2 as is_old from storage.objects
       where bucket_id = $1 and name > $3 and not private.is_signed(name) order by name limit ${PAGE}`,
      [PHOTO_BUCKET, before.toISOString(), last],
    );
    yield rows;
    last = rows.length < PAGE ? undefined : rows.at(-1)?.name;
  }
}

/** Files that have no row: uploads that the host did not live to acknowledge, or is at this moment taking. */
async function* unknownFiles({ database, storage }: Stored): AsyncGenerator<string> {
  for await (const names of pagesOf(storage.objects.keys(PHOTO_BUCKET))) {
    const { rows } = await database.query<{ name: string }>(
      'select name from storage.objects where bucket_id = $1 and name = any($2)',
      [PHOTO_BUCKET, names],
    );
    const known = new Set(rows.map(({ name }) => name));
    yield* names.filter((name) => !known.has(name));
  }
}

async function* pagesOf(names: AsyncIterable<string>): AsyncGenerator<string[]> {
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
 * The row goes first, unless the object was stored again meanwhile: should the host end in between, the file
 * without a row brings the next sweep back here.
 */
function removeObject({ database, storage }: Stored, name: string, before: Date) {
  return storage.forName(PHOTO_BUCKET, name, async () => {
    const { rows } = await database.query(
      `delete from storage.objects
       where bucket_id = $1 and name = $2 and greatest(created_at, updated_at) < $3 returning id`,
      [PHOTO_BUCKET, name, before.toISOString()],
    );
    if (rows.length === 0) return false;
    await storage.objects.delete(PHOTO_BUCKET, name);
    return true;
  });
}

function removeFile({ database, storage }: Stored, name: string, before: Date) {
  return storage.forName(PHOTO_BUCKET, name, async () => {
    const stored = await storage.objects.stat(PHOTO_BUCKET, name);
    if (!stored || stored.changedAt >= before) return false;
    const { rows } = await database.query(
      'select id from storage.objects where bucket_id = $1 and name = $2',
      [PHOTO_BUCKET, name],
    );
    if (rows.length > 0) return false;
    await storage.objects.delete(PHOTO_BUCKET, name);
    return true;
  });
}

function ownerOf(name: string): string {
  return name.split('/', 1)[0] ?? '';
}

/** A deleted row keeps its photo for as long as it can be brought back: until its version is gone. */
const PHOTO_SOURCES = [
  'select id, photo from public.observations where user_id = $1 and id > $2',
  `select id, kept ->> 'photo' as photo from public.versions
   where user_id = $1 and reason = 'deleted' and id > $2`,
];

async function wantedPhotos(database: SweptDatabase, owner: string): Promise<Set<string>> {
  const wanted = new Set<string>();
  for (const source of PHOTO_SOURCES) {
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last !== undefined) {
      const { rows }: { rows: { id: string; photo: string | null }[] } = await database.query(
        `${source} order by id limit ${PAGE}`,
        [owner, last],
      );
      for (const { photo } of rows) {
        const path = readPhotoPath(photo ?? '');
        if (path !== null) wanted.add(path).add(buildRenditionPath(path));
      }
      last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
    }
  }
  return wanted;
}
