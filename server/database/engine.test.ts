import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyMadeDatabase } from '../../testing/databases/made-database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import type { EngineConnection } from './engine-connection.ts';
import { openDatabase } from './open-database.ts';
import { forRequest, withoutLimit } from './request-scope.ts';

/** Long enough for what is meant to succeed on a machine that does much else beside it. */
const STATEMENT_LIMIT_MS = 2500;
/** It would count for an hour. */
const ENDLESS = 'select count(*) from generate_series(1, 1e10)';
const READ_SECRETS = 'select * from secret';
const AUTHENTICATED = { auth: { role: 'authenticated', uid: null } };
const TIMEOUT = { code: '57014', message: 'canceling statement due to statement timeout' };

const folder = temporaryFolder();
let connection: EngineConnection;

const notes = async (db = connection) =>
  (await db.driver.query<{ text: string }>('select text from note order by text')).rows.map(
    ({ text }) => text,
  );
const add = (text: string) => connection.driver.query('insert into note values ($1)', [text]);

beforeAll(async () => {
  copyMadeDatabase(folder);
  connection = await openDatabase({
    folder: join(folder, 'database'),
    statementLimitMs: STATEMENT_LIMIT_MS,
  });
  await withoutLimit(() =>
    connection.driver.exec(`
      create table note (text text primary key);
      create table secret (text text); insert into secret values ('s');
      alter table secret enable row level security;
      grant select, insert on note to authenticated;
      insert into note values ('kept');
    `),
  );
});

afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

it('ends a statement that takes too long, and loses nothing that was acknowledged', async () => {
  await add('acknowledged');
  const endless = connection.driver.query(ENDLESS);
  const queued = notes();
  await expect(endless).rejects.toMatchObject(TIMEOUT);
  expect(await queued).toContain('acknowledged');
});

it('runs nothing more of a transaction whose session was lost @engine-1', async () => {
  const { driver } = connection;
  const errors: unknown[] = [];
  const failing = (work: Promise<unknown>) => work.catch((error: unknown) => errors.push(error));
  let late = () => Promise.resolve<unknown>(null);
  const lost = driver.transaction(async (transaction) => {
    await transaction.exec('set local role authenticated');
    await transaction.query(`insert into note values ('lost')`);
    await failing(transaction.query(ENDLESS));
    // In the new session these would run as its owner, who may read everything.
    late = () => transaction.query(READ_SECRETS);
    await failing(late());
    await failing(driver.query(READ_SECRETS));
    await failing(sql.raw(READ_SECRETS).execute(connection.kysely));
    await failing(connection.exclusively(() => driver.exec(READ_SECRETS)));
    // Its end is a commit, which must not be acknowledged.
  });
  await expect(lost).rejects.toMatchObject(TIMEOUT);
  expect(errors).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(TIMEOUT)));
  await expect(late()).rejects.toMatchObject(TIMEOUT);
  expect(await notes()).not.toContain('lost');
});

it('runs nothing more for a caller whose session was lost, however late it comes', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let late: Promise<unknown> = Promise.resolve();
  const asCaller = connection.withContext(AUTHENTICATED, async (database) => {
    late = ended.then(() => connection.driver.query(READ_SECRETS));
    await expect(sql.raw(ENDLESS).execute(database)).rejects.toMatchObject(TIMEOUT);
    return sql.raw(READ_SECRETS).execute(database);
  });
  await expect(asCaller).rejects.toMatchObject(TIMEOUT);
  end();
  await expect(late).rejects.toMatchObject(TIMEOUT);
});

it('goes on after its thread died, and tells only those who were at work', async () => {
  // So deep that the engine's stack runs over, of which Postgres knows nothing.
  const dying = connection.driver.query(`select '${'('.repeat(100_000)}a'::tsquery`);
  const queued = notes();
  await expect(dying).rejects.toMatchObject({ code: '57P02' });
  expect(await queued).toContain('kept');
});

it('says that it cannot be reached while its folder is away, and makes no new one', async () => {
  const database = join(folder, 'database');
  // The statement's part of the catalogue is read while its files are there.
  const sleep = (seconds: number) => connection.driver.query('select pg_sleep($1)', [seconds]);
  await sleep(0);
  renameSync(database, `${database}.away`);
  await expect(sleep(3600)).rejects.toMatchObject(TIMEOUT);
  await expect(notes()).rejects.toMatchObject({ code: '57P03' });
  renameSync(`${database}.away`, database);
  await expect.poll(() => notes()).toContain('kept');
});

it('lets the host take as long as it needs where it says so', async () => {
  const slow = () => connection.driver.query(`select 'done' as it from pg_sleep(4)`);
  await expect(slow()).rejects.toMatchObject(TIMEOUT);
  expect((await withoutLimit(slow)).rows).toEqual([{ it: 'done' }]);
});

it('drops what waits for somebody who has gone away', async () => {
  const gone = new AbortController();
  const endless = connection.driver.query(ENDLESS);
  const waiting = forRequest(gone, () => add('unwanted'));
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ code: '57014' });
  await expect(forRequest(gone, () => add('unwanted'))).rejects.toThrow();
  await expect(endless).rejects.toMatchObject(TIMEOUT);
  expect(await notes()).not.toContain('unwanted');
});

it('gives the session on when somebody keeps it without using it', async () => {
  const kept = connection.exclusively(() => new Promise<never>(() => {}));
  kept.catch(() => undefined);
  expect(await notes()).toContain('kept');
});

it('gives memory back that a large statement left taken @engine-7', async () => {
  const large = (bytes: number) => `select length(repeat('x', ${bytes}))`;
  const hasMark = async () =>
    (await connection.driver.query(`select to_regclass('pg_temp.mark') is not null as yes`)).rows;
  // A temporary table lives as long as its session.
  await connection.driver.exec('create temporary table mark ()');
  await withoutLimit(() => connection.driver.query(large(1_000_000)));
  expect(await hasMark()).toEqual([{ yes: true }]);
  await withoutLimit(() => connection.driver.query(large(120_000_000)));
  expect(await hasMark()).toEqual([{ yes: false }]);
  await expect(
    withoutLimit(() => connection.driver.query(large(600_000_000))),
  ).rejects.toMatchObject({ code: '53200', message: 'out of memory' });
  expect(await notes()).toContain('kept');
});

it('has little to read again when it starts after being cut off @engine-8', async () => {
  const { driver } = connection;
  await driver.exec(
    'create table if not exists large (text text); alter table large alter text set storage external',
  );
  // One at a time, far from what a statement may take on a busy machine.
  for (let megabytes = 0; megabytes < 40; megabytes += 1)
    await driver.query('insert into large values ($1)', ['x'.repeat(1024 * 1024)]);
  // It looks once in a second.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await driver.query('select 1');
  const { rows } = await driver.query<{ behind: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as behind from pg_control_checkpoint()',
  );
  // Nothing is written for less than 16 MB; without a checkpoint it would be all 40.
  expect(rows[0]?.behind).toBeLessThan(17 * 1024 * 1024);
});

it.each([
  ['before its first statement', () => Promise.resolve()],
  ['after one', (database: Kysely<unknown>) => sql.raw('select 1').execute(database)],
])('begins no transaction inside of another one %s, whose end it would be', async (_, before) => {
  const nested = connection.withContext(AUTHENTICATED, async (database) => {
    await before(database as Kysely<unknown>);
    return connection.runInTransaction((inner) => sql.raw(READ_SECRETS).execute(inner));
  });
  await expect(nested).rejects.toThrow('inside of another one');
});

it('leaves no transaction open to the next in line', async () => {
  await connection.driver.exec(`begin; insert into note values ('forgotten')`);
  expect(await notes()).not.toContain('forgotten');
});

it('says so when a database in memory is gone with its thread, instead of being empty', async () => {
  const inMemory = await openDatabase({ statementLimitMs: STATEMENT_LIMIT_MS });
  await expect(inMemory.driver.query(ENDLESS)).rejects.toMatchObject(TIMEOUT);
  await expect(inMemory.driver.query('select 1')).rejects.toMatchObject(TIMEOUT);
  await inMemory.close();
});
