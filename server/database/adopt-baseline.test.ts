/** Databases from before the baseline become, on both engines, what the schema files describe, with everything of theirs. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BARE_ENGINES, isTriedWhole } from '../../testing/databases/bare-databases.ts';
import {
  type Catalogue,
  compareCatalogues,
  readCatalogue,
} from '../../testing/databases/catalogue.ts';
import {
  MIGRATIONS_BEFORE,
  runMigrationBefore,
} from '../../testing/databases/migrations-before.ts';
import { lostRows, readRows } from '../../testing/databases/stored-rows.ts';
import { buildClaims } from '../../testing/databases/test-database.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { fillAnalysesOfThen, fillTablesOfThen, PERSON } from './adopt-baseline.fixture.ts';
import type { Database } from './database.ts';
import type { HostConnection } from './host-connection.ts';
import { migrate } from './migrate.ts';
import { BASELINE, listMigrations } from './migration-files.ts';
import { openServerDatabase } from './postgres/open-server-database.ts';
import { TAKEN_ALONG_FROM } from './replaced-versions.ts';
import { withoutLimit } from './request-scope.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const SCHEMAS = join(PROJECT_FOLDER, 'supabase/schemas');
const HISTORY = 'supabase_migrations.schema_migrations';

const FIRST = TAKEN_ALONG_FROM.length;
const ALL = MIGRATIONS_BEFORE.length;
const today = (await listMigrations()).map(({ version }) => version);

const readSchema = ({ query }: Database) => readCatalogue(async (sql) => (await query(sql)).rows);

async function readHistory({ query }: Database): Promise<string[]> {
  const { rows } = await query<{ version: string }>(`select version from ${HISTORY} order by 1`);
  return rows.map(({ version }) => version);
}

/** 300 KB that nothing makes smaller. */
const LARGE = Array.from({ length: 5000 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex'),
).join('');

for (const { name, start, isMissing } of BARE_ENGINES) {
  describe.skipIf(isMissing)(`a database from before the baseline, on ${name}`, () => {
    const engine = openForSuite(start);
    let described: Catalogue;
    let connection: HostConnection;
    let database: Database;
    const run = () => withoutLimit(() => migrate(database));
    const runBefore = (count: number, from = 0) =>
      withoutLimit(async () => {
        for (const migration of MIGRATIONS_BEFORE.slice(from, count)) {
          await runMigrationBefore(database, migration);
        }
      });

    beforeAll(async () => {
      const other = await engine.open();
      await withoutLimit(async () => {
        for (const file of readdirSync(SCHEMAS).sort()) {
          await other.driver.exec(readFileSync(join(SCHEMAS, file), 'utf8'));
        }
      });
      described = await readSchema(other.driver);
      await other.close();
    });
    beforeEach(async () => {
      connection = await engine.open();
      database = connection.driver;
    });
    afterEach(() => connection.close());

    async function expectToday() {
      expect(await readHistory(database)).toEqual(today);
      expect(compareCatalogues(await readSchema(database), described)).toEqual([]);
    }

    it.each([
      ['what it is taken along from', FIRST],
      ['all', ALL],
    ])('that has run %s keeps every row', async (_, count) => {
      await runBefore(FIRST);
      await withoutLimit(() => fillTablesOfThen(database));
      const rows = await readRows(database);
      await runBefore(count, FIRST);
      await run();
      await expectToday();
      expect(lostRows(rows, await readRows(database))).toEqual([]);
      await run();
      await expectToday();
    });

    it('keeps what waits for the analyst, and what failed', async () => {
      await runBefore(FIRST);
      await withoutLimit(() => fillTablesOfThen(database));
      await runBefore(ALL, FIRST);
      await withoutLimit(() => fillAnalysesOfThen(database));
      await run();
      const { rows } = await database.query(
        'select state, code from public.analyst_questions order by state',
      );
      expect(rows).toEqual([
        { state: 'failed', code: 'photo_unreadable' },
        { state: 'waiting', code: null },
      ]);
    });

    it('whose upgrade fails half-way is as it was, and works once it can', async () => {
      await runBefore(FIRST);
      await withoutLimit(() => fillTablesOfThen(database));
      const then = [await readHistory(database), await readRows(database)];
      await database.exec('create view private.kept_costs as select 1 as a');
      await expect(run()).rejects.toThrow(/20261127000000_baseline failed \(42809\)/);
      await database.exec('drop view private.kept_costs');
      expect([await readHistory(database), await readRows(database)]).toEqual(then);
      await run();
      await expectToday();
    });

    // The rest is SQL, and code of ours that is the same on both.
    if (!isTriedWhole(name)) return;

    it('has versions of then put back', async () => {
      await runBefore(FIRST);
      await withoutLimit(() => fillTablesOfThen(database));
      await run();
      await database.transaction(async ({ query }) => {
        await query(
          `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)`,
          [PERSON, buildClaims(PERSON)],
        );
        await query(`select public.restore_version(id) from public.versions where user_id = $1`, [
          PERSON,
        ]);
      });
      const { rows } = await database.query(
        `select defect as text from public.observations where user_id = $1 and element in ('Pier', 'Gone')
         union all select paragraph from public.sections where heading = 'Discussion' order by 1`,
        [PERSON],
      );
      expect(rows.map(({ text }) => text)).toEqual([
        'Deleted by its owner',
        'See Photo 1.',
        'Spalling',
      ]);
    });

    it('leaves no room behind where large contents lay, and their sums as they were', async () => {
      await runBefore(FIRST);
      await withoutLimit(() => fillTablesOfThen(database));
      await database.query(
        `insert into public.signed_revisions (report_id, user_id, number, label, signatory, content, content_hash)
         select s.report_id, s.user_id, 9, 'L', '{}', c, private.sum_of(c)
         from public.signed_revisions s,
           (select jsonb_build_object('words', $1::text, 'b', 1.50, 'a', null) as c) content
         where s.label = 'A'`,
        [LARGE],
      );
      await run();
      const { rows } = await database.query<Record<string, unknown>>(
        `select pg_total_relation_size('public.signed_revisions')::int as revisions,
           pg_total_relation_size('private.signed_contents')::int as contents,
           (select bool_and(r.content_hash = encode(sha256(convert_to(c.content::text, 'UTF8')), 'hex'))
             from public.signed_revisions r join private.signed_contents c on c.revision_id = r.id) as holds`,
      );
      expect(rows[0]?.['holds']).toBe(true);
      expect(Number(rows[0]?.['contents'])).toBeGreaterThan(LARGE.length / 2);
      expect(Number(rows[0]?.['revisions'])).toBeLessThan(LARGE.length / 2);
    });

    it.each([
      ['one migration', 1, 1],
      ['all but one of those', FIRST - 1, FIRST - 1],
      ['all but one in between', 3, FIRST],
    ])('that has run %s is refused as it is @adopt-baseline-2', async (_, gap, count) => {
      await runBefore(count);
      await database.query(`delete from ${HISTORY} where version = $1`, [
        gap < count ? MIGRATIONS_BEFORE[gap]?.version : '',
      ]);
      const then = [await readHistory(database), await readRows(database)];
      await expect(run()).rejects.toThrow(
        `before 23 November 2026 (migration ${MIGRATIONS_BEFORE[gap]?.version} has not run), which this one cannot bring up to date. It is as it was; bring it to commit c5c8e585`,
      );
      expect([await readHistory(database), await readRows(database)]).toEqual(then);
    });

    it('that a newer program migrated is refused as it is', async () => {
      await runBefore(ALL);
      await database.exec(
        `insert into ${HISTORY} (version, name) values ('29990101000000', 'later')`,
      );
      const history = await readHistory(database);
      await expect(run()).rejects.toThrow(/newer version of Plumbline \(migration 29990101000000/);
      expect(await readHistory(database)).toEqual(history);
    });

    it('whose history names the baseline already only forgets the others', async () => {
      await runBefore(ALL);
      await database.query(`insert into ${HISTORY} (version, name) values ($1, 'baseline')`, [
        BASELINE,
      ]);
      await run();
      await expectToday();
    });

    it('that two hosts start on is brought up to date once', async ({ skip }) => {
      if (!engine.findUrl) return skip('one program has it alone');
      await runBefore(FIRST);
      const other = await openServerDatabase(engine.findUrl(connection));
      const start = (host: HostConnection) =>
        withoutLimit(() => host.withLock('schema', () => migrate(host.driver)));
      await Promise.all([start(connection), start(other)]);
      await other.close();
      await expectToday();
    });

    it('that is a project of Supabase is taken along by a command', async ({ skip }) => {
      if (!engine.findUrl) return skip('one program has it alone');
      const adopt = () => command(engine.findUrl?.(connection) ?? '');
      await database.exec(`alter table ${HISTORY} rename to away`);
      expect(adopt()).toMatch(/^No migration has run there\. .*supabase db push/);
      await database.exec(`alter table supabase_migrations.away rename to schema_migrations`);
      await runBefore(FIRST);
      expect(adopt()).toBe(`The project has every migration, up to ${today.at(-1)}.`);
      await expectToday();
      expect(command('')).toMatch(/^Set DATABASE_URL/);
    });
  });
}

/** Runs `npm run adopt:baseline`. */
function command(databaseUrl: string): string {
  const program = join(PROJECT_FOLDER, 'scripts/adopt-baseline.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  return `${stdout}${stderr}`.trim();
}
