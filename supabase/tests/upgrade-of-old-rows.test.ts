/** A whole upgrade of a database from before outcomes and versions, with a person's rows in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EngineConnection } from '../../server/database/engine-connection.ts';
import { migrate } from '../../server/database/migrate.ts';
import { listReplacedMigrations } from '../../server/database/migration-files.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { withoutLimit } from '../../server/database/request-scope.ts';
import { SIGNED_IN_WHEN_MADE, buildClaims } from '../../testing/databases/test-database.ts';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';

const FIRST_WITH_OUTCOMES = '20261122000000';
const SUPABASE = readFileSync(join(PROJECT_FOLDER, 'testing/databases/plain-postgres.sql'), 'utf8');
const PERSON = '11111111-1111-4111-8111-111111111111';
const REPORT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const CLEAR = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
const WORDS = {
  element: 'Brick wall',
  defect: 'No visible defect in the area shown.',
  recommendation: 'No action is needed.',
};
const PROPOSAL = { analyst: 'builtin', ...WORDS, severity: null, confidence: 0.5 };

let connection: EngineConnection;

beforeAll(async () => {
  connection = await openDatabase({});
  const { driver } = connection;
  const before = await listReplacedMigrations();
  await withoutLimit(async () => {
    await driver.exec(`${SUPABASE};
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text, name text, statements text[]);`);
    await migrate(
      driver,
      before.filter(({ version }) => version < FIRST_WITH_OUTCOMES),
    );
    await driver.exec(SIGNED_IN_WHEN_MADE);
    await driver.query(`insert into auth.users (id, email) values ($1, 'o@example.com')`, [PERSON]);
    await driver.query(`insert into public.reports (id, user_id, title) values ($1, $2, 'Mine')`, [
      REPORT,
      PERSON,
    ]);
    await driver.query(
      `insert into public.observations
         (id, report_id, user_id, photo, element, defect, recommendation, proposal)
       values ($1, $2, $3, '1.jpg', $4, $5, $6, ($7::text)::jsonb)`,
      [CLEAR, REPORT, PERSON, ...Object.values(WORDS), JSON.stringify(PROPOSAL)],
    );
    await driver.query(
      `insert into public.observations (report_id, user_id, photo, element, defect, recommendation)
       values ($1, $2, '2.jpg', 'Wall', 'No visible defect', 'None')`,
      [REPORT, PERSON],
    );
    await migrate(driver);
  });
});
afterAll(() => connection.close());

const row = async () => {
  const { rows } = await connection.driver.query(
    `select element, defect, recommendation, outcome, hand from public.observations where id = $1`,
    [CLEAR],
  );
  return rows[0];
};

it('keeps what the upgrade takes back as a version, which its owner can put back @upgrade-of-old-rows-1', async () => {
  expect(await row()).toMatchObject({ element: '', defect: '', outcome: 'not_assessed' });
  const { rows: versions } = await connection.driver.query<{ id: string }>(
    'select id, subject_id, user_id, kind, reason, analyst, kept from public.versions',
  );
  expect(versions).toEqual([
    expect.objectContaining({
      subject_id: CLEAR,
      user_id: PERSON,
      kind: 'observation',
      reason: 'analysed',
      analyst: 'builtin',
      kept: expect.objectContaining({ ...WORDS, outcome: 'no_visible_defect', hand: 'proposed' }),
    }),
  ]);
  await connection.driver.transaction(async (transaction) => {
    await transaction.query(
      `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)`,
      [PERSON, buildClaims(PERSON)],
    );
    await transaction.query('select public.restore_version($1)', [versions[0]?.id]);
  });
  expect(await row()).toEqual({ ...WORDS, outcome: 'no_visible_defect', hand: 'proposed' });
});
