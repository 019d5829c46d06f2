/** The schema files describe what the migrations make, on both databases. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queries } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { withoutLimit } from '../../server/database/request-scope.ts';
import { BARE_ENGINES, type BareEngine } from '../../testing/databases/bare-databases.ts';
import {
  type Catalogue,
  compareCatalogues,
  readCatalogue,
  readFirstRows,
} from '../../testing/databases/catalogue.ts';

const SCHEMAS = join(import.meta.dirname, '../schemas');

async function runSchemaFiles(database: Database): Promise<void> {
  for (const file of readdirSync(SCHEMAS).sort()) {
    await database.exec(readFileSync(join(SCHEMAS, file), 'utf8'));
  }
}

async function readSchema({ query }: Queries): Promise<Catalogue> {
  const ask = async (sql: string) => (await query(sql)).rows;
  return new Map([...(await readCatalogue(ask)), ...(await readFirstRows(ask))]);
}

/** A change by which two databases differ, and the message about it. */
const CHANGES: [string, string, RegExp][] = [
  [
    'a policy that is not there',
    `drop policy "Inspectors read their own phrases" on public.phrases`,
    /^policy "Inspectors read their own phrases" on public\.phrases: .*no migration makes it\. Write a migration\.$/,
  ],
  [
    'a policy of other rows',
    `alter policy "Inspectors read their own phrases" on public.phrases using (true)`,
    /^policy "Inspectors read their own phrases".*"using true" where supabase\/schemas\/ has "using \(user_id/,
  ],
  [
    'another body of a function',
    `create or replace function private.sum_of(p_content jsonb) returns text
       language sql immutable set search_path = '' as $$ select 'none' $$`,
    /^function private\.sum_of\(jsonb\): the migrations have .*'none'.* where supabase\/schemas\/ has /,
  ],
  [
    'a grant that is not there',
    `revoke insert on public.phrases from authenticated`,
    /^table phrases: .*authenticated may INSERT/,
  ],
  [
    'a grant on a column',
    `grant update (user_id) on public.phrases to authenticated`,
    /^column phrases\.user_id: the migrations have "authenticated may UPDATE" where .* nothing/,
  ],
  [
    'a right on a function',
    `grant execute on function private.sum_of(jsonb) to anon`,
    /^function private\.sum_of\(jsonb\): .*anon may EXECUTE/,
  ],
  [
    'a column that nobody describes',
    'alter table public.phrases add column colour text',
    /^column phrases\.colour: the migrations make it, and supabase\/schemas\/ does not describe it\./,
  ],
  ['another type', 'alter table public.phrases alter column text type varchar', /phrases\.text: /],
  [
    'another default',
    `alter table public.phrases alter column created_at drop default`,
    /^column phrases\.created_at: .*default now\(\)/,
  ],
  [
    'another bound',
    `alter table public.phrases drop constraint phrases_text_length`,
    /^constraint phrases_text_length on phrases: /,
  ],
  ['no index', 'drop index public.phrases_user_id', /^index phrases_user_id: /],
  [
    'no trigger',
    'drop trigger bound_phrases on public.phrases',
    /^trigger bound_phrases on phrases: /,
  ],
  [
    'a trigger that is off',
    'alter table public.phrases disable trigger bound_phrases',
    /^trigger bound_phrases on phrases: .*enabled D/,
  ],
  [
    'no row level security',
    'alter table public.phrases disable row level security',
    /^table phrases: .*row level security/,
  ],
  [
    'a view',
    'create view public.all_phrases as select * from public.phrases',
    /^view all_phrases: /,
  ],
  ['a type', `create type public.colour as enum ('red')`, /^type colour: /],
  [
    'another bucket',
    `update storage.buckets set public = true where id = 'inspection_originals'`,
    /^bucket inspection_originals: /,
  ],
  [
    'another first row',
    'update private.quota set files_per_person = 1',
    /^rows of private\.quota: /,
  ],
  [
    'rights on tables to come',
    'alter default privileges in schema public grant truncate on tables to anon',
    /^default privileges of \w+ on tables in public: .*anon may TRUNCATE/,
  ],
];

class TakenBack extends Error {}

for (const { name, start, isMissing } of BARE_ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    let engine: BareEngine;
    let migrated: Awaited<ReturnType<BareEngine['open']>>;
    let described: Catalogue;

    beforeAll(async () => {
      engine = await start();
      const other = await engine.open();
      migrated = await engine.open();
      await withoutLimit(async () => {
        await runSchemaFiles(other.driver);
        described = await readSchema(other.driver);
        await migrate(migrated.driver);
      });
      await other.close();
    });
    afterAll(async () => {
      await migrated.close();
      await engine.stop();
    });

    it('the schema files and the migrations make the same database', async () => {
      expect(compareCatalogues(await readSchema(migrated.driver), described)).toEqual([]);
    });

    it.each(CHANGES)('names %s, and says what to do', async (_, change, sentence) => {
      let changed: string[] = [];
      const work = migrated.driver.transaction(async (transaction) => {
        await transaction.exec(change);
        changed = compareCatalogues(await readSchema(transaction), described);
        throw new TakenBack();
      });
      await expect(work).rejects.toBeInstanceOf(TakenBack);
      expect(changed.join('\n')).toMatch(new RegExp(sentence.source, 'm'));
    });
  });
}
