import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type PostgresCluster,
  postgresCluster,
  postgresPrograms,
} from '../../../testing/databases/postgres-engine.ts';
import { BadSetting } from '../../bad-setting.ts';
import { grantPrivileges } from '../privileges.ts';
import { forRequest, runOnBehalfOf } from '../request-scope.ts';
import { openServerDatabase } from './open-server-database.ts';
import type { PooledConnection } from './postgres-connection.ts';

const programs = postgresPrograms();
const ANON = { auth: { role: 'anon', uid: null } };

/** No rows for who met that the server is away; any other failure as it is. */
const awayAsNone = (error: unknown) => {
  expect(error).toMatchObject({ code: '57P03' });
  return { rows: [] };
};

describe.skipIf(!programs)('a database of a PostgreSQL server', () => {
  let cluster: PostgresCluster;
  let connection: PooledConnection;

  beforeAll(async () => {
    cluster = await postgresCluster(programs ?? '');
    await cluster.create('own');
    connection = await openServerDatabase(`${cluster.buildUrl('own')}&max=3`);
    await connection.driver.exec(
      'create role anon; create table note (text text); grant select on note to anon',
    );
  });
  afterAll(async () => {
    await connection.close();
    await cluster.stop();
  });

  const asAnon = <T>(work: Parameters<typeof connection.withContext<T>>[1]) =>
    connection.withContext(ANON, work);

  it('runs nothing before the role and the limit are set, also what it has never run before', async () => {
    const asked = Array.from({ length: 40 }, (_, index) =>
      asAnon(async (queries) => {
        const text = `select current_user as who, current_setting('statement_timeout') as within, ${index}::int as n`;
        return (await sql.raw<{ who: string; within: string; n: number }>(text).execute(queries))
          .rows;
      }),
    );
    const answers = (await Promise.all(asked)).flat();
    expect(answers.map(({ n }) => n)).toEqual(asked.map((_, index) => index));
    expect(new Set(answers.map(({ who, within }) => `${who} ${within}`))).toEqual(
      new Set(['anon 3s']),
    );
    const after = await connection.driver.query<{ who: string }>('select current_user as who');
    expect(after.rows).toEqual([{ who: 'postgres' }]);
  });

  it('runs nothing where the role is refused', async () => {
    const unknown = connection.withContext({ auth: { role: 'nobody' } }, (queries) =>
      sql`insert into note values ('by nobody')`.execute(queries),
    );
    await expect(unknown).rejects.toMatchObject({ code: '22023' });
    expect((await connection.driver.query('select * from note')).rows).toEqual([]);
  });

  it('ends a transaction’s statement at its limit, and goes on', async () => {
    await expect(
      asAnon((queries) => sql`select pg_sleep(60)`.execute(queries)),
    ).rejects.toMatchObject({ code: '57014' });
    expect((await connection.driver.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('leaves no transaction of a script that failed to the next in line', async () => {
    await expect(
      connection.driver.exec(`begin; insert into note values ('half'); select 1 / 0; commit`),
    ).rejects.toMatchObject({ code: '22012' });
    const next = Array.from({ length: 6 }, () => connection.driver.query('select * from note'));
    for (const { rows } of await Promise.all(next)) expect(rows).toEqual([]);
  });

  it('answers as the embedded engine does: numbers, moments, JSON', async () => {
    const { rows } = await connection.driver.query(
      `select 9007199254740993::int8 as large, 1.50::numeric as n, '{"a":[1]}'::jsonb as j,
        '2026-01-31 10:00:00+00'::timestamptz as at, $1::jsonb ->> 'b' as b, $2::text[] as list`,
      ['{"b":"c"}', ['x', 'y, "z"']],
    );
    expect(rows).toEqual([
      {
        large: 9007199254740993n,
        n: '1.50',
        j: { a: [1] },
        b: 'c',
        list: ['x', 'y, "z"'],
        at: '2026-01-31T10:00:00+00:00',
      },
    ]);
  });

  it.each([
    ['a server elsewhere', ''],
    ['a pooler that keeps no prepared statements', '&prepare=false'],
  ])('writes lists as what they are for, and reads moments as UTC, at %s', async (_, more) => {
    await cluster.create('elsewhere');
    const url = `${cluster.buildUrl('elsewhere')}${more}`;
    await connection.driver.exec(`alter database elsewhere set timezone = 'Asia/Tokyo'`);
    const other = await openServerDatabase(url);
    const list = ['x', 'y, "z"'];
    for (let round = 0; round < 2; round += 1) {
      const { rows } = await other.driver.query(
        `select $1::jsonb as j, $2::text[] as list, $3::int[] as n, $4::jsonb as o, now() = now() as same,
          array['2026-01-31 10:00:00+00'::timestamptz] as moments, $5::timestamptz as at`,
        [[{ a: 1 }], list, [1, 2], { b: [] }, new Date('2026-01-31T10:00:00Z')],
      );
      expect(rows).toEqual([
        {
          j: [{ a: 1 }],
          list,
          n: [1, 2],
          o: { b: [] },
          same: true,
          moments: ['2026-01-31T10:00:00+00:00'],
          at: '2026-01-31T10:00:00+00:00',
        },
      ]);
    }
    const failed = other.driver.query('select $1::no_such_type', [['a']]);
    await expect(failed).rejects.toMatchObject({ code: '42704' });
    await other.close();
    await connection.driver.exec('drop database elsewhere');
  });

  it('refuses an answer that is too large, and keeps none of it', async () => {
    const large = connection.driver.query(
      `select repeat('x', 1000000) from generate_series(1, 20)`,
      [],
    );
    await expect(large).rejects.toMatchObject({ code: '54000' });
  });

  it('tells who was at work that the session is lost, and nobody else', async () => {
    const other = await openServerDatabase(cluster.buildUrl('own'));
    const cut = connection.exclusively(async () => {
      const { rows } = await connection.driver.query<{ pid: number }>(
        'select pg_backend_pid() as pid',
      );
      await other.driver.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await connection.driver.query('select pg_sleep(0.2)', []).catch(() => undefined);
      return connection.driver.query('select 1');
    });
    const others = Array.from({ length: 4 }, () => connection.driver.query('select 2 as two'));
    await expect(cut).rejects.toMatchObject({ code: '57P02' });
    for (const { rows } of await Promise.all(others)) expect(rows).toEqual([{ two: 2 }]);
    expect((await connection.driver.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
    await other.close();
  });

  it('runs nothing of a transaction in another session than its own', async () => {
    const other = await openServerDatabase(cluster.buildUrl('own'));
    const lost = asAnon(async (queries) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
      await other.driver.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // With every right, which the session's owner has, this would be stored.
      for (let attempt = 0; attempt < 20; attempt += 1)
        await sql`insert into note values ('by the owner')`.execute(queries).catch(() => undefined);
    });
    await expect(lost).rejects.toMatchObject({ code: '57P02' });
    expect((await other.driver.query('select * from note')).rows).toEqual([]);
    await other.close();
  });

  it('goes on after the server has ended every session, turns and announcements too', async () => {
    const other = await openServerDatabase(cluster.buildUrl('own'));
    const forget = vi.spyOn(connection, 'clearSchemaCache');
    const endAll = () =>
      other.driver.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'plumbline' and pid <> pg_backend_pid()`,
        [],
      );
    await connection.withLock('held', () => endAll()).catch(() => undefined);
    await expect
      .poll(() => connection.withLock('held', () => Promise.resolve('again')))
      .toBe('again');
    // An idle session may report its end only after the next in line has used it, who gets the error.
    await expect
      .poll(async () => {
        const { rows } = await connection.driver.query('select 4 as four').catch(awayAsNone);
        return rows;
      })
      .toEqual([{ four: 4 }]);
    forget.mockClear();
    await expect
      .poll(async () => {
        await other.schemaChanged();
        return forget.mock.calls.length;
      })
      .toBeGreaterThan(0);
    await other.close();
  });

  it('lets another person in before the many questions of one', async () => {
    const order: string[] = [];
    const ask = (person: string) =>
      runOnBehalfOf(person, async () => {
        await connection.driver.query('select pg_sleep(0.05)', []);
        order.push(person);
      });
    const many = Array.from({ length: 30 }, () => ask('busy'));
    const one = ask('other');
    await Promise.all([...many, one]);
    expect(order.indexOf('other')).toBeLessThan(9);
  });

  it('drops what waits for somebody who has gone away', async () => {
    const gone = new AbortController();
    let ran = 0;
    const busy = Array.from({ length: 3 }, () =>
      connection.driver.query('select pg_sleep(0.3)', []),
    );
    const waiting = forRequest({ signal: gone.signal }, () =>
      connection.exclusively(async () => (ran += 1)),
    );
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: '57014' });
    await Promise.all(busy);
    expect(ran).toBe(0);
  });

  it('gives turns by name, one after the other, and passes on what failed', async () => {
    const other = await openServerDatabase(cluster.buildUrl('own'));
    const order: string[] = [];
    const turn = (host: PooledConnection, name: string) =>
      host.withLock('a name', async () => {
        order.push(`${name} begins`);
        await host.driver.query('select pg_sleep(0.1)', []);
        order.push(`${name} ends`);
      });
    await Promise.all([turn(connection, 'one'), turn(other, 'two'), turn(connection, 'three')]);
    for (let index = 0; index < order.length; index += 2)
      expect(order[index + 1]).toBe(order[index]?.replace('begins', 'ends'));
    const failure = new Error('of the work');
    await expect(other.withLock('a name', () => Promise.reject(failure))).rejects.toBe(failure);
    await expect(connection.withLock('a name', () => Promise.resolve('free'))).resolves.toBe(
      'free',
    );
    await other.close();
  });

  it('says which roles a superuser has to make for a user that owns the database and no more', async () => {
    await cluster.create('plain');
    await connection.driver.exec('create role plain login; alter database plain owner to plain');
    const url = cluster.buildUrl('plain').replace('postgres@', 'plain@');
    const plain = await openServerDatabase(url);
    await connection.driver.exec('drop owned by anon; drop role anon');
    await expect(grantPrivileges(plain.driver)).rejects.toThrow(
      /^The user of DATABASE_URL .* bypassrls/,
    );
    await connection.driver.exec(`create role anon nologin; create role authenticated nologin;
      create role service_role nologin bypassrls;
      grant anon, authenticated, service_role to plain`);
    await plain.driver.exec(`create schema auth; create schema storage;
      create table storage.buckets (); create table storage.objects ()`);
    await grantPrivileges(plain.driver);
    await plain.close();
  });

  it.each([
    ['a user that is refused', (url: string) => url.replace('postgres@', 'nobody@'), /refuses it/],
    ['a database that is none', (url: string) => url.replace('/own', '/none'), /refuses it/],
  ])('ends a start in one line for %s', async (_, change, sentence) => {
    const opened = openServerDatabase(change(cluster.buildUrl('own')));
    await expect(opened).rejects.toThrow(BadSetting);
    await expect(opened).rejects.toThrow(sentence);
  });
});
