/** From wherever a database of before is, both ways to the baseline end alike: ours, and the migrations of that day. */
import { beforeAll, describe, expect, it } from 'vitest';
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
import { lostRows, readRows, type StoredRows } from '../../testing/databases/stored-rows.ts';
import { fillTablesOfThen, laterRows } from './adopt-baseline.fixture.ts';
import type { Queries } from './database.ts';
import { migrate } from './migrate.ts';
import { BASELINE, listMigrations, type Migration } from './migration-files.ts';
import { REPLACED_VERSIONS, TAKEN_ALONG_FROM } from './replaced-versions.ts';
import { withoutLimit } from './request-scope.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const baseline = (await listMigrations()).filter(({ version }) => version === BASELINE);

const readSchema = ({ query }: Queries) => readCatalogue(async (sql) => (await query(sql)).rows);

/** Has what `work` changed undone. */
async function tried<T>(database: Queries, work: () => Promise<T>): Promise<T> {
  await database.exec('savepoint tried');
  const result = await work();
  await database.exec('rollback to savepoint tried; release savepoint tried');
  return result;
}

/** The rows that one has and the other has not, but for what is made by chance. */
function differences(ours: StoredRows, theirs: StoredRows): string[] {
  const lines = (rows: StoredRows) =>
    [...rows].flatMap(([table, found]) =>
      found.map((row) => `${table} ${JSON.stringify(row).replace(/("secret":)"[^"]*"/, '$1')}`),
    );
  const [own, other] = [lines(ours), lines(theirs)];
  return [
    ...own.filter((line) => !other.includes(line)).map((line) => `only ours: ${line}`),
    ...other.filter((line) => !own.includes(line)).map((line) => `only theirs: ${line}`),
  ];
}

/** Bytes of texts by what their triggers take away when the texts go. */
const BYTES_OF_TEXTS = `select
  (select sum(bytes) from private.stored_bytes where kind = 'texts')::int as counted,
  (select sum(octet_length(line)) from (
    select t::text from public.reports t union all select t::text from public.observations t
    union all select t::text from public.sections t union all select t::text from public.versions t
    union all select t::text from public.consistency_reviews t) texts (line))::int as stored`;

/** Tables of the host's own, of which the upgrade may make something else. */
const HOSTS_OWN = ['private.quota', 'private.first_account_administers'];

/** Goes both ways from a state, and lists the differences. */
async function upgradeFrom(
  database: Queries,
  left: Migration[],
  described: Catalogue,
): Promise<string[]> {
  const before = await readRows(database);
  const theirs = await tried(database, async () => {
    for (const { sql } of left) await database.exec(sql);
    return readRows(database);
  });
  return tried(database, async () => {
    await migrate({ ...database, transaction: (work) => work(database) }, baseline);
    const ours = await readRows(database);
    const { rows } = await database.query<{ counted: number; stored: number }>(BYTES_OF_TEXTS);
    const [texts] = rows;
    // Theirs, where they are the first to count texts, count them without the columns that came later.
    const isCounted = before.has('private.stored_bytes') || texts?.counted !== texts?.stored;
    return [
      ...differences(ours, theirs).filter((line) => isCounted || !line.includes('"kind":"texts"')),
      ...lostRows(before, ours)
        .filter(({ table }) => !HOSTS_OWN.some((own) => own === table))
        .map((row) => `lost: ${JSON.stringify(row)}`),
      ...compareCatalogues(await readSchema(database), described),
    ];
  });
}

it('what was kept of the old migrations is what histories name', () => {
  expect(MIGRATIONS_BEFORE.map(({ version }) => version)).toEqual(REPLACED_VERSIONS);
});

for (const { name, start, isMissing } of BARE_ENGINES) {
  describe.skipIf(isMissing)(`a database from before the baseline, on ${name}`, () => {
    const engine = openForSuite(start);
    let described: Catalogue;

    beforeAll(async () => {
      const empty = await engine.open();
      await withoutLimit(() => migrate(empty.driver, baseline));
      described = await readSchema(empty.driver);
      await empty.close();
    });

    it.each([
      ...(isTriedWhole(name) ? [['every state, with people’s rows', 1] as const] : []),
      ['the first, the middle and a late one, without an account', 14] as const,
    ])('ends alike from %s', async (_, step) => {
      const connection = await engine.open();
      const wrong: Record<string, string[]> = {};
      const addLater = laterRows();
      const walk = async (database: Queries) => {
        for (const [index, migration] of MIGRATIONS_BEFORE.entries()) {
          await runMigrationBefore(database, migration);
          const later = index + 1 - TAKEN_ALONG_FROM.length;
          if (later < 0 || later % step > 0) continue;
          if (step === 1 && later === 0) await fillTablesOfThen(database);
          if (step === 1) await addLater(database);
          const found = await upgradeFrom(database, MIGRATIONS_BEFORE.slice(index + 1), described);
          if (found.length > 0) wrong[migration.version] = found;
        }
        if (step > 1) return;
        const blank = [...(await readRows(database))].filter(([, rows]) => rows.length === 0);
        // Leases of seconds, which nobody misses.
        expect(blank.map(([table]) => table)).toEqual(['public.analyses_under_way']);
      };
      await withoutLimit(() => connection.driver.transaction(walk));
      await connection.close();
      expect(wrong).toEqual({});
    });
  });
}
