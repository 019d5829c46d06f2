/**
 * Measures the engine's thread: a read as the data routes make it, beside the same read through the library's own
 * connection, which has the engine in the same thread (they alternate, and the median counts); and how soon the
 * database answers again after a statement was ended with its thread.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { sql } from 'kysely';
import { openDatabase } from '../server/database/open-database.ts';

const ROUNDS = 300;
const STATEMENT_LIMIT_MS = 1000;
/** Nobody is to wait longer than this for somebody else's statement that was ended. */
const ANSWERS_AGAIN_WITHIN_MS = 2000;

const PERSON = '11111111-2222-3333-4444-555555555555';
const CALLER = {
  auth: { role: 'authenticated', uid: PERSON, jwt: { sub: PERSON, role: 'authenticated' } },
};
const TABLE = `
  create role anon; create role authenticated; create role service_role bypassrls;
  create table report (id int primary key, owner uuid, title text);
  insert into report select i, '${PERSON}', 'Report ' || i from generate_series(1, 1000) i;
  alter table report enable row level security;
  create policy own on report using (owner = current_setting('request.jwt.claim.sub', true)::uuid);
`;

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(): Promise<void> {
  const inThread = await openDatabase({
    folder: join(folder, 'thread'),
    statementLimitMs: STATEMENT_LIMIT_MS,
  });
  await inThread.driver.exec(TABLE);
  const sameThread = new PgliteConnection({ url: join(folder, 'same') });
  await sameThread.driver.exec(TABLE);

  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, connection] of [inThread, sameThread].entries()) {
      times[index]?.push(await millisecondsFor(() => read(connection, round)));
    }
  }
  // The first ones compile what the others use.
  report(
    'database_read',
    median(times[0].slice(ROUNDS / 3)),
    'ms',
    median(times[1].slice(ROUNDS / 3)),
  );

  const endless = inThread.driver.query('select count(*) from generate_series(1, 1e10)');
  const ended = await millisecondsFor(() => endless.catch(() => read(inThread, 1)));
  report('database_answers_again', ended - STATEMENT_LIMIT_MS, 'ms', ANSWERS_AGAIN_WITHIN_MS);
  await inThread.close();
  await sameThread.close();
}

function read(connection: Connection, id: number): Promise<unknown> {
  return connection.withContext(CALLER, (database) =>
    sql`select id, title from report where id between ${id} and ${id + 20}`.execute(database),
  );
}

async function millisecondsFor(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(name: string, value: number, unit: string, baseline: number): void {
  const figures = { value: Number(value.toFixed(2)), unit, baseline: Number(baseline.toFixed(2)) };
  console.log(JSON.stringify({ name, ...figures, ratio: Number((value / baseline).toFixed(2)) }));
}
