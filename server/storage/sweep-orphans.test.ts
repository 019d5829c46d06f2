import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pgliteEngine } from '../../testing/databases/pglite-engine.ts';
import type { TestDatabase } from '../../testing/databases/test-database.ts';
import {
  describeBackEnds,
  listKeys,
  openTestStorage,
  storageFolders,
} from './object-storage.fixture.ts';
import type { HostStorage } from './open-storage.ts';
import { versionExpiry } from './expired-versions.ts';
import { doChoresDaily } from '../daily-chores.ts';
import { orphanSweep } from './sweep-orphans.ts';
import { NO_DRAWING } from '../../supabase/functions/_shared/drawing/drawing.ts';
import { drawnPicturePath } from '../../supabase/functions/_shared/drawing/drawn-picture.ts';
import { sha256 } from '../../supabase/functions/_shared/sha256.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const BUCKET = 'inspection_photos';
const ORIGINALS = 'inspection_originals';
const OWNER = '11111111-1111-4111-8111-111111111111';
const REPORT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

describeBackEnds('the sweep', (makePlace) => {
  const engine = openForSuite(pgliteEngine);
  let db: TestDatabase;
  let folders: ReturnType<typeof storageFolders>;
  let storage: HostStorage;
  /** No back end stores at another time than now. */
  let storedAt: Map<string, Date>;
  /** By each statement of the sweep. */
  let rowsRead: number[];

  beforeEach(async () => {
    rowsRead = [];
    folders = storageFolders();
    storage = await openTestStorage(folders, { place: makePlace() });
    storedAt = new Map();
    const { stat } = storage.objects;
    storage.objects.stat = async (bucket, key) => {
      const found = await stat(bucket, key);
      return found && { ...found, changedAt: storedAt.get(key) ?? found.changedAt };
    };
    db = await engine.open();
    await db.admin(`insert into auth.users (id, email) values ($1, 'o@example.com')`, [OWNER]);
    await db.admin('insert into public.reports (id, user_id) values ($1, $2)', [REPORT, OWNER]);
  });

  afterEach(async () => {
    await db.close();
    rmSync(folders.data, { recursive: true });
  });

  async function store(
    name: string,
    at: Date,
    { hasRow = true, bucket = BUCKET } = {},
  ): Promise<string> {
    const key = `${OWNER}/${REPORT}/${name}`;
    await storage.adapter.uploadObject(bucket, key, undefined, new Uint8Array(8), 'image/jpeg', '');
    storedAt.set(key, at);
    if (hasRow) {
      await db.admin(
        'insert into storage.objects (bucket_id, name, created_at, updated_at) values ($1, $2, $3, $3)',
        [bucket, key, at.toISOString()],
      );
    }
    return key;
  }

  async function observe(key: string): Promise<void> {
    const encoded = key.split('/').map(encodeURIComponent).join('/');
    await db.admin(
      'insert into public.observations (user_id, report_id, photo) values ($1, $2, $3)',
      [OWNER, REPORT, `http://127.0.0.1:3000/storage/v1/object/public/${BUCKET}/${encoded}`],
    );
  }

  async function deleteRows(at: Date): Promise<void> {
    await db.admin('delete from public.observations');
    await db.admin('update public.versions set kept_at = $1', [at.toISOString()]);
  }

  const database = {
    query: async <Row>(sql: string, values?: unknown[]) => {
      const rows = (await db.admin(sql, values)) as Row[];
      rowsRead.push(rows.length);
      return { rows };
    },
  };

  const newSweep = () => orphanSweep({ storage, database });

  /** Two looks, of which the second removes. */
  async function sweep(): Promise<{ removed: number; files: string[]; rows: string[] }> {
    const look = newSweep();
    await look(NOW);
    const removed = await look(NOW);
    const files = (await listKeys(storage.objects, BUCKET))
      .map((key) => key.split('/')[2] ?? '')
      .sort();
    const rows = await db.admin('select name from storage.objects order by name');
    return { removed, files, rows: rows.map(({ name }) => String(name).split('/')[2] ?? '') };
  }

  it('removes what no observation refers to, once it is a day old', async () => {
    await store('1_old.jpg', hoursAgo(25));
    await store('2_new.jpg', hoursAgo(23));
    expect(await sweep()).toEqual({ removed: 1, files: ['2_new.jpg'], rows: ['2_new.jpg'] });
  });

  it("keeps an observation's photo and its rendition, whatever their names", async () => {
    const key = await store('1_Façade №1.jpg', hoursAgo(500));
    await store('1_Façade №1.small.jpg', hoursAgo(500));
    await observe(key);
    const names = ['1_Façade №1.jpg', '1_Façade №1.small.jpg'];
    expect(await sweep()).toMatchObject({ removed: 0, files: names });
  });

  it('keeps the picture of a photo with the drawing that its row has, and none with an earlier one', async () => {
    const key = await store('1_drawn.jpg', hoursAgo(500));
    await observe(key);
    const drawings = [NO_DRAWING, { ...NO_DRAWING, turn: 90 }, { ...NO_DRAWING, turn: 180 }];
    const [, earlier, now] = await Promise.all(
      drawings.map((drawing) => drawnPicturePath('1_drawn.jpg', { drawing }, sha256)),
    );
    for (const name of [earlier, now]) await store(name ?? '', hoursAgo(500));
    await db.admin('update public.observations set drawing = $1', [JSON.stringify(drawings[2])]);
    const { removed, files } = await sweep();
    expect([removed, files.toSorted()]).toEqual([1, [now, '1_drawn.jpg'].toSorted()]);
    await deleteRows(hoursAgo(1));
    expect(await sweep()).toMatchObject({ removed: 0 });
  });

  it("keeps a deleted row's photo and its rendition as long as the row can be brought back", async () => {
    const key = await store('1_Façade №1.jpg', hoursAgo(5000));
    await store('1_Façade №1.small.jpg', hoursAgo(5000));
    await observe(key);
    await deleteRows(hoursAgo(29 * 24));
    expect(await sweep()).toMatchObject({ removed: 0 });
    await db.admin('delete from public.versions');
    expect(await sweep()).toMatchObject({ removed: 2, files: [] });
  });

  it('keeps a photo that two rows share until the last of them has expired', async () => {
    const key = await store('1_shared.jpg', hoursAgo(5000));
    await store('1_shared.small.jpg', hoursAgo(5000));
    await observe(key);
    await observe(key);
    const [first] = await db.admin('select id from public.observations');
    await db.admin('delete from public.observations where id = $1', [first?.['id']]);
    await db.admin('update public.versions set kept_at = $1', [hoursAgo(31 * 24).toISOString()]);
    const expire = versionExpiry(database);
    await expire(NOW);
    expect(await expire(NOW)).toBe(1);
    expect(await sweep()).toMatchObject({ removed: 0 });
    await deleteRows(hoursAgo(31 * 24));
    expect(await sweep()).toMatchObject({ removed: 0 });
    await expire(NOW);
    expect(await expire(NOW)).toBe(1);
    expect(await sweep()).toMatchObject({ removed: 2, files: [] });
  });

  it('keeps an original as long as its photo, and removes it with it', async () => {
    const originals = async () =>
      (await listKeys(storage.objects, ORIGINALS)).map((key) => key.split('/')[2]).sort();
    const key = await store('1_wall.jpg', hoursAgo(5000));
    for (const name of ['1_wall.jpg', '2_nobodys.jpg'])
      await store(name, hoursAgo(5000), { bucket: ORIGINALS });
    await store('3_unknown.jpg', hoursAgo(5000), { bucket: ORIGINALS, hasRow: false });
    await observe(key);
    expect(await sweep()).toMatchObject({ removed: 2, files: ['1_wall.jpg'] });
    expect(await originals()).toEqual(['1_wall.jpg']);
    await deleteRows(hoursAgo(29 * 24));
    expect(await sweep()).toMatchObject({ removed: 0 });
    await db.admin('delete from public.versions');
    expect(await sweep()).toMatchObject({ removed: 2, files: [], rows: [] });
    expect(await originals()).toEqual([]);
  });

  it('keeps what a signed revision names, until its report is gone', async () => {
    const key = await store('1_Façade №1.jpg', hoursAgo(5000));
    await db.admin(
      `with revision as (
       insert into public.signed_revisions (report_id, user_id, number, label, signatory, content_hash)
       values ($1, $2, 1, '', '{}', '') returning id)
     insert into private.signed_files (name, revision_id) select $3, id from revision`,
      [REPORT, OWNER, key],
    );
    expect(await sweep()).toMatchObject({ removed: 0, files: ['1_Façade №1.jpg'] });
    await db.admin('delete from public.reports');
    expect(await sweep()).toMatchObject({ removed: 1, files: [] });
  });

  it('removes files whose upload was never acknowledged', async () => {
    await store('1_cut.jpg', hoursAgo(25), { hasRow: false });
    await store('2_now.jpg', hoursAgo(0), { hasRow: false });
    expect(await sweep()).toEqual({ removed: 1, files: ['2_now.jpg'], rows: [] });
  });

  it('removes the row of a file that is gone', async () => {
    const key = await store('1_gone.jpg', hoursAgo(25));
    await storage.objects.delete(BUCKET, key);
    expect(await sweep()).toEqual({ removed: 1, files: [], rows: [] });
  });

  it('keeps what is stored anew under its name while it is looked at', async () => {
    const key = await store('1_again.jpg', hoursAgo(25));
    const look = newSweep();
    await look(NOW);
    let removing: Promise<number> | undefined;
    await storage.forName(BUCKET, key, async () => {
      removing = look(NOW);
      // By now the other has found it, and waits for its name.
      await newSweep()(NOW);
      await db.admin('update storage.objects set updated_at = $1', [NOW.toISOString()]);
    });
    expect(await removing).toBe(0);
    expect(await listKeys(storage.objects, BUCKET)).toEqual([key]);
  });

  it('reads a page at a time, and finds the one orphan among thousands', async () => {
    const address = `http://127.0.0.1/storage/v1/object/public/${BUCKET}`;
    const names = `select '${OWNER}/${REPORT}/' || lpad(n::text, 6, '0') || '.jpg' as name
    from generate_series(1, 2100) n`;
    await db.admin(`insert into storage.objects (bucket_id, name, created_at, updated_at)
    select '${BUCKET}', name, '2026-01-01', '2026-01-01' from (${names}) _`);
    await db.admin(`insert into public.observations (user_id, report_id, photo)
    select '${OWNER}', '${REPORT}', '${address}/' || name from (${names}) _
    where name not like '%/001500.jpg' limit 2000`);
    await db.admin(`insert into public.reports (user_id) values ('${OWNER}')`);
    await db.admin(`insert into public.observations (user_id, report_id, photo)
    select '${OWNER}', (select id from public.reports where id <> '${REPORT}'), '${address}/' || name
    from (${names}) _ where name > '${OWNER}/${REPORT}/002000.jpg'`);
    const { removed, rows } = await sweep();
    expect({ removed, left: rows.length }).toEqual({ removed: 1, left: 2099 });
    expect(Math.max(...rowsRead)).toBeLessThanOrEqual(1000);
  });

  it('stops between two steps when it is told to', async () => {
    await store('1_old.jpg', hoursAgo(25));
    const look = newSweep();
    await look(NOW);
    expect(await look(NOW, AbortSignal.abort())).toBe(0);
  });

  it('keeps an upload whose row is about to come, when the clock jumps a year', async () => {
    const inAYear = new Date(NOW.getTime() + 365 * 24 * HOUR_MS);
    const look = newSweep();
    const waiting = await store('1_waiting.jpg', hoursAgo(0));
    await store('2_given-up.jpg', hoursAgo(0));
    expect(await look(inAYear)).toBe(0);
    await observe(waiting);
    expect(await look(inAYear)).toBe(1);
    expect(await listKeys(storage.objects, BUCKET)).toEqual([waiting]);
    // Back again: nothing is old then.
    expect(await look(NOW)).toBe(0);
  });

  it('looks for the second time an hour after the first, whatever the clock says', async () => {
    vi.useFakeTimers();
    const keys = vi.spyOn(storage.objects, 'keys');
    const looks = () => keys.mock.calls.filter(([bucket]) => bucket === BUCKET);
    const database = { query: () => Promise.resolve({ rows: [] }) };
    const stop = doChoresDaily(
      { storage, database, withLock: (_, work) => work() },
      () => undefined,
    );
    try {
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      vi.setSystemTime(Date.now() + 365 * 24 * HOUR_MS);
      await vi.advanceTimersByTimeAsync(0);
      expect(looks()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      expect(looks()).toHaveLength(2);
    } finally {
      vi.useRealTimers();
      await stop();
    }
  });
});
