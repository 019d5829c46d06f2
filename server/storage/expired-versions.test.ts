import { afterEach, beforeEach, expect, it } from 'vitest';
import { pgliteEngine } from '../../testing/databases/pglite-engine.ts';
import type { TestDatabase } from '../../testing/databases/test-database.ts';
import { versionExpiry } from './expired-versions.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const OWNER = '11111111-1111-4111-8111-111111111111';
const REPORT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const engine = openForSuite(pgliteEngine);
let db: TestDatabase;
beforeEach(async () => {
  db = await engine.open();
  await db.admin(`insert into auth.users (id, email) values ($1, 'o@example.com')`, [OWNER]);
  await db.admin('insert into public.reports (id, user_id) values ($1, $2)', [REPORT, OWNER]);
});
afterEach(() => db.close());

async function keep(reason: string, at: Date, count = 1): Promise<void> {
  await db.admin(
    `insert into public.versions (report_id, user_id, kind, subject_id, kept, reason, kept_at)
     select $1, $2, 'observation', gen_random_uuid(), '{}', $3, $4 from generate_series(1, $5::int)`,
    [REPORT, OWNER, reason, at.toISOString(), count],
  );
}

const kept = async () =>
  (await db.admin('select reason from public.versions order by reason')).map(
    ({ reason }) => reason,
  );
const newExpiry = () =>
  versionExpiry({
    query: async <Row>(sql: string, values?: unknown[]) => ({
      rows: (await db.admin(sql, values)) as Row[],
    }),
  });

it('removes deleted rows after 30 days, and no other version @expired-versions-1', async () => {
  await keep('deleted', daysAgo(31));
  await keep('deleted', daysAgo(29));
  await keep('edited', daysAgo(400));
  const look = newExpiry();
  expect(await look(NOW)).toBe(0);
  expect(await look(NOW)).toBe(1);
  expect(await kept()).toEqual(['deleted', 'edited']);
});

it('keeps what a clock made old that jumped a year and came back', async () => {
  await keep('deleted', daysAgo(1));
  const look = newExpiry();
  expect(await look(new Date(NOW.getTime() + 365 * DAY_MS))).toBe(0);
  expect(await look(NOW)).toBe(0);
  expect(await look(new Date(NOW.getTime() + 365 * DAY_MS))).toBe(0);
  expect(await kept()).toEqual(['deleted']);
});

it('takes thousands in steps, and stops between two of them when it is told to', async () => {
  await keep('deleted', daysAgo(31), 2500);
  const look = newExpiry();
  await look(NOW);
  expect(await look(NOW, AbortSignal.abort())).toBe(0);
  // The other host knows what this one's sweep found.
  expect(await newExpiry()(NOW)).toBe(2500);
  expect(await kept()).toEqual([]);
});
