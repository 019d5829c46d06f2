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

    it('is read with everything that a database is made of', () => {
      const kinds = new Set([...described.keys()].map((called) => called.split(' ', 1)[0]));
      const all =
        'bucket column constraint default function index policy rows schema table trigger';
      expect([...kinds]).toEqual(expect.arrayContaining(all.split(' ')));
    });
  });
}
