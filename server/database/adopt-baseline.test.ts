/** Databases from before the baseline become, on both engines, what the schema files describe, with everything of theirs. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BARE_ENGINES, type BareEngine } from '../../testing/databases/bare-databases.ts';
import {
  type Catalogue,
  compareCatalogues,
  readCatalogue,
} from '../../testing/databases/catalogue.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import {
  fillAnalysesOfThen,
  fillTablesOfThen,
  lostRows,
  readRows,
} from './adopt-baseline.fixture.ts';
import type { Database } from './database.ts';
import type { HostConnection } from './host-connection.ts';
import { migrate } from './migrate.ts';
import { listMigrations, listReplacedMigrations, type Migration } from './migration-files.ts';
import { openServerDatabase } from './postgres/open-server-database.ts';
import { withoutLimit } from './request-scope.ts';

const SCHEMAS = join(PROJECT_FOLDER, 'supabase/schemas');
/** Those that a data folder of the first published version has. */
const FIRST = 15;
const HISTORY = 'supabase_migrations.schema_migrations';

const before = await listReplacedMigrations();
const today = (await listMigrations()).map(({ version }) => version);

const catalogueOf = ({ query }: Database) => readCatalogue(async (sql) => (await query(sql)).rows);

async function historyOf({ query }: Database): Promise<string[]> {
  const { rows } = await query<{ version: string }>(`select version from ${HISTORY} order by 1`);
  return rows.map(({ version }) => version);
}

for (const { name, start, isMissing } of BARE_ENGINES) {
  describe.skipIf(isMissing)(`a database from before the baseline, on ${name}`, () => {
    let engine: BareEngine;
    let described: Catalogue;
    let connection: HostConnection;
    let database: Database;
    const run = (migrations?: Migration[]) => withoutLimit(() => migrate(database, migrations));

    beforeAll(async () => {
      engine = await start();
      const other = await engine.open();
      await withoutLimit(async () => {
        for (const file of readdirSync(SCHEMAS).sort()) {
          await other.driver.exec(readFileSync(join(SCHEMAS, file), 'utf8'));
        }
      });
      described = await catalogueOf(other.driver);
      await other.close();
    });
    afterAll(() => engine.stop());
    beforeEach(async () => {
      connection = await engine.open();
      database = connection.driver;
    });
    afterEach(() => connection.close());

    async function expectToday() {
      expect(await historyOf(database)).toEqual(today);
      expect(compareCatalogues(await catalogueOf(database), described)).toEqual([]);
    }

    it('that is empty runs the baseline alone', async () => {
      await run();
      await expectToday();
    });

    it.each([
      ['the first fifteen', FIRST],
      ['some', 33],
      ['all but the last', before.length - 1],
      ['all', before.length],
    ])('that has run %s keeps every row @adopt-baseline-1', async (_, count) => {
      await run(before.slice(0, FIRST));
      await withoutLimit(() => fillTablesOfThen(database));
      const rows = await readRows(database);
      const blank = [...rows].flatMap(([table, found]) => (found.length === 0 ? [table] : []));
      // Leases of seconds, which nobody misses.
      expect(blank).toEqual(['public.analyses_under_way']);
      await run(before.slice(0, count));
      await run();
      await expectToday();
      expect(lostRows(rows, await readRows(database))).toEqual([]);
      await run();
      await expectToday();
    });

    it('keeps what waits for the analyst, and what failed', async () => {
      await run(before.slice(0, FIRST));
      await withoutLimit(() => fillTablesOfThen(database));
      await run(before);
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

    it('that has run one has the others run', async () => {
      await run(before.slice(0, 1));
      await run();
      await expectToday();
    });

    it('whose upgrade fails half-way is as it was, and works once it can', async () => {
      await run(before.slice(0, FIRST));
      await withoutLimit(() => fillTablesOfThen(database));
      const then = [await historyOf(database), await readRows(database)];
      await database.exec('create table private.quota (a int)');
      await expect(run()).rejects.toThrow(/20261125000220_one_quota failed \(42P07\)/);
      await database.exec('drop table private.quota');
      expect([await historyOf(database), await readRows(database)]).toEqual(then);
      await run();
      await expectToday();
    });

    it('that a newer program migrated is refused as it is', async () => {
      await run(before);
      await database.exec(
        `insert into ${HISTORY} (version, name) values ('29990101000000', 'later')`,
      );
      const history = await historyOf(database);
      await expect(run()).rejects.toThrow(/newer version of Plumbline \(migration 29990101000000/);
      expect(await historyOf(database)).toEqual(history);
    });

    it('whose history names the baseline already only forgets the others', async () => {
      await run(before);
      const [baseline] = await listMigrations();
      await database.query(`insert into ${HISTORY} (version, name) values ($1, $2)`, [
        baseline?.version,
        baseline?.name,
      ]);
      await run();
      await expectToday();
    });

    it('that two hosts start on is brought up to date once', async ({ skip }) => {
      if (!engine.urlOf) return skip('one program has it alone');
      await run(before.slice(0, FIRST));
      const other = await openServerDatabase(engine.urlOf(connection));
      const start = (host: HostConnection) =>
        withoutLimit(() => host.inTurn('schema', () => migrate(host.driver)));
      await Promise.all([start(connection), start(other)]);
      await other.close();
      await expectToday();
    });

    it('that is a project of Supabase is taken along by a command', async ({ skip }) => {
      if (!engine.urlOf) return skip('one program has it alone');
      const adopt = () => command(engine.urlOf?.(connection) ?? '');
      await database.exec(`alter table ${HISTORY} rename to away`);
      expect(adopt()).toMatch(/^No migration has run there\. .*supabase db push/);
      await database.exec(`alter table supabase_migrations.away rename to schema_migrations`);
      await run(before.slice(0, FIRST));
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
