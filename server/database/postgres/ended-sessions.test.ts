/** A server that ends a host's sessions, whatever they are at: each is an error of its own piece of work, and of nothing else. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type PostgresCluster,
  postgresCluster,
  postgresPrograms,
} from '../../../testing/databases/postgres-engine.ts';
import { DatabaseError, isAway } from '../database-error.ts';
import { openServerDatabase } from './open-server-database.ts';
import { PooledConnection } from './postgres-connection.ts';

const programs = postgresPrograms();
const CHANNEL = 'plumbline_test';

describe.skipIf(!programs)('a PostgreSQL server that ends sessions', () => {
  let cluster: PostgresCluster;
  let connection: PooledConnection;
  let admin: PooledConnection;
  const heard = vi.fn();
  const uncaught = vi.fn();

  beforeAll(async () => {
    process.on('uncaughtExceptionMonitor', uncaught);
    cluster = await postgresCluster(programs ?? '');
    await cluster.create('own');
    admin = await openServerDatabase(`${cluster.buildUrl('own')}&max=1`);
    connection = await openServerDatabase(`${cluster.buildUrl('own')}&max=4`);
    await connection.driver.exec('create role anon; create table note (text text)');
    await connection.listen(CHANNEL, heard);
  });
  afterAll(async () => {
    await connection.close();
    await admin.close();
    await cluster.stop();
    process.off('uncaughtExceptionMonitor', uncaught);
  });

  /** Ends every session but those that end them; several at a time, and some of them twice. They have ended then. */
  const endAll = () =>
    admin.driver.query(
      `select pg_terminate_backend(pid, 2000) from pg_stat_activity
       where application_name = 'plumbline' and datname = 'own' and pid <> pg_backend_pid()`,
      [],
    );
  /** The code of what work met; null where it came to its end. */
  const catchErrorCode = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof DatabaseError ? error.code : `${error}`),
    );
  const query = () => connection.driver.query('select 1', []);
  const works = async () => (await catchErrorCode(query())) === null;

  const STATES: Record<string, () => Promise<unknown>[]> = {
    idle: () => [],
    'in a statement': () =>
      Array.from({ length: 6 }, () => connection.driver.query('select pg_sleep(0.05)', [])),
    'in a transaction': () =>
      Array.from({ length: 6 }, () =>
        connection.driver.transaction(async (transaction) => {
          await transaction.query('select 1');
          await pause(20);
          await transaction.query('select 2');
        }),
      ),
    'in the transaction of a request': () => [
      connection.withContext({ auth: { role: 'anon' } }, async (queries) => {
        await sql`select 1`.execute(queries);
        await pause(20);
        await sql`select 2`.execute(queries);
      }),
    ],
    'in a turn': () => ['a', 'a', 'b'].map((name) => connection.withLock(name, () => pause(20))),
    connecting: () => Array.from({ length: 12 }, () => query()),
  };

  it.each(Object.entries(STATES))('goes on after sessions that were %s', async (_, begin) => {
    const codes: (string | null | undefined)[] = [];
    for (let round = 0; round < 40; round += 1) {
      const ended = round % 2 === 0 ? endAll() : pause(round % 7).then(endAll);
      codes.push(...(await Promise.all([...begin().map(catchErrorCode), ended.then(() => null)])));
      await expect.poll(works).toBe(true);
      expect(await catchErrorCode(connection.withLock('after', query))).toBe(null);
    }
    expect(codes.filter((code) => code !== null && !isAway(code))).toEqual([]);
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('hears announcements again, and that some may have been missed', async () => {
    for (let round = 0; round < 10; round += 1) {
      heard.mockClear();
      await endAll();
      await expect.poll(() => heard.mock.calls.length).toBe(1);
      await admin.driver.query('select pg_notify($1, $2)', [CHANNEL, '']);
      await expect.poll(() => heard.mock.calls.length).toBe(2);
    }
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('keeps a turn for as long as its work takes, beyond what an idle one may', async () => {
    const url = cluster.buildUrl('own');
    const [one, other] = [new PooledConnection(url, undefined, 300), new PooledConnection(url)];
    const order: string[] = [];
    const long = one.withLock('daily chores', async () => {
      order.push('begins');
      await pause(1500);
      order.push('ends');
    });
    await expect.poll(() => order).toEqual(['begins']);
    const next = other.withLock('daily chores', async () => order.push('next'));
    await Promise.all([long, next]);
    expect(order).toEqual(['begins', 'ends', 'next']);
    await Promise.all([one.close(), other.close()]);
  });

  it('says of a turn that it was lost, once its work has ended', async () => {
    let ended = false;
    const lost = connection.withLock('daily chores', async () => {
      await endAll();
      await pause(50);
      ended = true;
    });
    await expect(lost).rejects.toMatchObject({ code: '57P02' });
    expect(ended).toBe(true);
  });
});
