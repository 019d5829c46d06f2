import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyMadeDatabase } from '../../testing/databases/made-database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import type { EngineConnection } from './engine-connection.ts';
import { openDatabase } from './open-database.ts';
import { asLongWork, runOnBehalfOf } from './request-scope.ts';

/** Longer than any test waits: what ends before it ends for the sake of others. */
const STATEMENT_LIMIT_MS = 600_000;
/** It would count for an hour. */
const ENDLESS = 'select count(*) from generate_series(1, 1e10)';
/** Longer than anybody has while other people wait. */
const LONG = 'select count(*) from generate_series(1, 6000000)';
const SHORT = 'select 1';
const WHILE = 'select pg_sleep(0.02)';

/** Stands still: a cut-off person waits until a test says so, however busy the machine is. */
let nowMs = 0;
/** Longer than anybody is made to wait. */
const LONGEST_WAIT_MS = 30_000;

const folder = temporaryFolder();
let connection: EngineConnection;

beforeAll(async () => {
  copyMadeDatabase(folder);
  connection = await openDatabase({
    folder: join(folder, 'database'),
    statementLimitMs: STATEMENT_LIMIT_MS,
    clock: () => nowMs,
  });
  await connection.driver.exec(`
    create table note (owner text); alter table note enable row level security;
    create policy own on note using (owner = current_setting('request.jwt.claim.sub', true));
    insert into note select unnest(array['a', 'b']);
    grant select on note to authenticated;
  `);
});

afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

async function readNotes(uid: string): Promise<string[]> {
  const context = { auth: { role: 'authenticated', uid } };
  const read = () => connection.driver.query<{ owner: string }>('select owner from note');
  const { rows } = await connection.withContext(context, read);
  return rows.map(({ owner }) => owner);
}

it('keeps requests out of the transactions of others', async () => {
  const people = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'a' : 'b'));
  const seen = await Promise.all(people.map(readNotes));
  expect(seen).toEqual(people.map((person) => [person]));
});

it('keeps statements without a role out of transactions with one', async () => {
  const roles = Array.from({ length: 20 }, async () => {
    const asked = readNotes('a');
    const { rows } = await connection.driver.query<{ current_user: string }>('select current_user');
    await asked;
    return rows[0]?.current_user;
  });
  expect(new Set(await Promise.all(roles))).toEqual(new Set(['postgres']));
});

it('lets work that holds the session use it again, and frees it after a failure', async () => {
  const nested = connection.exclusively(() => connection.exclusively(() => Promise.resolve('in')));
  await expect(nested).resolves.toBe('in');
  await expect(connection.exclusively(() => Promise.reject(new Error('broken')))).rejects.toThrow();
  await expect(readNotes('b')).resolves.toEqual(['b']);
});

it('has another person wait for a few slots, whatever the first one has asked for @engine-queue-1', async () => {
  const { driver } = connection;
  let served = 0;
  // As long as slots are that others had before, on a busy machine too: who is next goes by time.
  const crowd = Array.from({ length: 40 }, () =>
    runOnBehalfOf('crowd', () => driver.query(WHILE)).then(() => (served += 1)),
  );
  await runOnBehalfOf('other', () => driver.query(SHORT));
  // A newcomer may be a twentieth of a second behind, and so may the quick be behind the others.
  expect(served).toBeLessThanOrEqual(8);
  await Promise.all(crowd);
});

it('ends a slow statement while somebody else waits, and has its person wait @engine-queue-2', async () => {
  const { driver } = connection;
  const order: string[] = [];
  const slow = runOnBehalfOf('slow', () => driver.query(ENDLESS)).catch((error: unknown) => error);
  await runOnBehalfOf('other', () => driver.query(SHORT));
  expect(await slow).toMatchObject({ code: '57014' });
  const again = runOnBehalfOf('slow', () => driver.query(SHORT)).then(() => order.push('slow'));
  for (let index = 0; index < 5; index += 1) {
    await runOnBehalfOf('other', () => driver.query(SHORT));
    order.push('other');
  }
  nowMs += LONGEST_WAIT_MS;
  await again;
  expect(order).toEqual([...Array<string>(5).fill('other'), 'slow']);
});

it('ends no slot for what the host worked for others meanwhile', async () => {
  const { driver } = connection;
  const held = runOnBehalfOf('held up', () =>
    connection.exclusively(async () => {
      await driver.query(SHORT);
      for (const end = performance.now() + 900; performance.now() < end;) {
        const busyUntil = performance.now() + 30;
        while (performance.now() < busyUntil);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return driver.query('select 2 as two');
    }),
  );
  await runOnBehalfOf('other', () => driver.query(SHORT));
  expect((await held).rows).toEqual([{ two: 2 }]);
});

it('lets what a person needs as a whole go on while others wait', async () => {
  const { driver } = connection;
  const whole = runOnBehalfOf('signing', () => asLongWork(() => driver.query(LONG)));
  await runOnBehalfOf('other', () => driver.query(SHORT));
  expect((await whole).rows).toEqual([{ count: 6_000_000 }]);
});

it('lets a person’s statement go on while only the host’s own work waits', async () => {
  const { driver } = connection;
  const reading = runOnBehalfOf('reading', () => driver.query(LONG));
  await driver.query(SHORT);
  expect((await reading).rows).toEqual([{ count: 6_000_000 }]);
});

it('does the host’s own work in a person’s slot to its end, and the rest of the slot is short', async () => {
  const { driver } = connection;
  let counted: unknown;
  const reader = runOnBehalfOf('reader', () =>
    connection.exclusively(async () => {
      counted = (await connection.runForHost(() => driver.query(LONG))).rows;
      await driver.query(ENDLESS);
    }),
  );
  const other = runOnBehalfOf('waiting', () => driver.query(SHORT));
  await expect(reader).rejects.toMatchObject({ code: '57014' });
  expect(counted).toEqual([{ count: 6_000_000 }]);
  await other;
});
