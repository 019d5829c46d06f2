/** How many files a person may keep, and how much all people together, on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { postgresEngine, postgresPrograms } from '../../testing/databases/postgres-engine.ts';
import {
  catchCode,
  catchRefusal,
  type DatabaseEngine,
  type TestDatabase,
} from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const DENIED = '42501';
const PERSON_FULL = 'PT409';
const ALL_FULL = 'PT507';
const MEGABYTE = 1024 * 1024;

const insertObject = (person: string, size: number, name = randomUUID()) =>
  `insert into storage.objects (bucket_id, name, metadata)
   values ('inspection_photos', '${person}/${OWNERS_REPORT}/${name}.jpg', '{"size": ${size}}')`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`uploads, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const store = (size: number, person = OWNER) => db.as(person, insertObject(person, size));
    const setBound = (column: string, to: number | null) =>
      db.admin(`update private.quota set ${column} = $1`, [to]);
    const ask = async (bytes: number, person = OWNER) => {
      const [row] = await db.admin('select * from private.upload_refusal($1, $2)', [person, bytes]);
      return row;
    };
    const storedInAll = async () => {
      const [row] = await db.admin('select sum(bytes)::int as bytes from private.stored_in_all');
      return Number(row?.['bytes']);
    };

    it('are so many of one person, and room comes back with what is deleted @upload-bounds-1', async () => {
      // One is there.
      await setBound('files_per_person', 3);
      await store(10);
      expect(await ask(10)).toBe(undefined);
      await store(10);
      expect(await catchCode(store(10))).toBe(PERSON_FULL);
      expect(await catchRefusal(store(10))).toMatch(
        /^You have stored 3 files.* one person.*Delete/,
      );
      expect(await ask(10)).toMatchObject({ code: 'QuotaExceeded' });
      expect(await catchCode(store(10, STRANGER))).toBe(null);
      await db.storage.as(OWNER, `delete from storage.objects where metadata ->> 'size' = '10'`);
      expect(await catchCode(store(10))).toBe(null);
    });

    it('count once where they replace each other', async () => {
      await setBound('files_per_person', 2);
      await setBound('bytes_in_all', 1000);
      await store(600);
      const replaced = `update storage.objects set metadata = '{"size": 900}' where metadata ->> 'size' = '600'`;
      expect(await catchCode(db.as(OWNER, replaced))).toBe(null);
      expect(await storedInAll()).toBe(900);
    });

    it('are so much of all people together', async () => {
      await setBound('bytes_in_all', 1000);
      await store(600);
      expect(await ask(400, STRANGER)).toBe(undefined);
      expect(await ask(401, STRANGER)).toMatchObject({ code: 'InsufficientStorage' });
      expect(await catchCode(store(401, STRANGER))).toBe(ALL_FULL);
      expect(await catchRefusal(store(401))).toMatch(/^The storage is full.*Free some space/);
      expect(await catchCode(store(400, STRANGER))).toBe(null);
      expect(await catchCode(db.storage.as(OWNER, 'delete from storage.objects'))).toBe(null);
      expect(await catchCode(store(600, STRANGER))).toBe(null);
      await setBound('bytes_in_all', null);
      expect(await catchCode(store(5 * MEGABYTE))).toBe(null);
    });

    it('are counted and asked about by nobody but the host', async () => {
      for (const statement of [
        `select private.upload_refusal('${OWNER}', 1)`,
        'select private.full_storage_refusal(1)',
        `select private.files_refusal('${OWNER}', 1)`,
        'update private.quota set bytes_in_all = null',
        'update private.stored_in_all set bytes = 0',
      ]) {
        expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
      }
    });
  });
}

const programs = postgresPrograms();

describe.skipIf(!programs)('uploads at the same time, on PostgreSQL', () => {
  const FILE = 10 * MEGABYTE;
  const SESSIONS = 8;
  let engine: DatabaseEngine;
  let db: TestDatabase;
  let sessions: TestDatabase[];
  const people = Array.from({ length: SESSIONS }, () => randomUUID());

  beforeAll(async () => {
    engine = await postgresEngine(programs ?? '');
    db = await engine.open();
    sessions = people.flatMap(() => db.another?.() ?? []);
    for (const person of people) {
      await db.admin('insert into auth.users (id, email) values ($1, $2)', [
        person,
        `${person}@example.com`,
      ]);
    }
  });
  afterAll(async () => {
    await Promise.all([...sessions, db].map((session) => session.close()));
    await engine.stop();
  });

  /** Each session stores so many files one after another, each kept open for a moment; gives what was accepted. */
  async function storeTogether(files: number, choosePerson: (session: number) => string) {
    const accepted = await Promise.all(
      sessions.map(async (session, index) => {
        let count = 0;
        for (let file = 0; file < files; file += 1) {
          const upload = `do $$ begin ${insertObject(choosePerson(index), FILE)}; perform pg_sleep(0.003); end $$`;
          if ((await catchCode(session.admin(upload))) === null) count += 1;
        }
        return count;
      }),
    );
    return accepted.reduce((sum, count) => sum + count, 0);
  }

  it('fill the room of all people, and go no further', async () => {
    // Room for every connection's largest file, which lets them pass together, and some more.
    const [row] = await db.admin(`select current_setting('max_connections')::int as connections`);
    const room = Number(row?.['connections']) + 20;
    await db.admin('update private.quota set bytes_in_all = $1', [room * FILE]);
    expect(await storeTogether(room, (session) => people[session] ?? '')).toBe(room);
    await db.admin('update private.quota set bytes_in_all = null');
  });

  it('wait near the bound for what is under way', async () => {
    const [first, second] = sessions;
    const [one, other] = people;
    await db.storage.admin('delete from storage.objects');
    await db.admin('update private.quota set bytes_in_all = $1', [2000 * FILE]);
    await first?.admin('begin');
    await first?.admin(insertObject(one ?? '', FILE));
    await db.admin('update private.quota set bytes_in_all = $1', [FILE]);
    const stored = catchCode(second?.admin(insertObject(other ?? '', FILE)) ?? Promise.resolve());
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(() => db.admin(waiting)).toHaveLength(1);
    await first?.admin('commit');
    expect(await stored).toBe(ALL_FULL);
    await db.admin('update private.quota set bytes_in_all = null');
  });

  it('fill the files of one person, and go no further', async () => {
    const [person = ''] = people;
    await db.storage.admin('delete from storage.objects');
    await db.admin('update private.quota set files_per_person = 20');
    expect(await storeTogether(5, () => person)).toBe(20);
  });
});
