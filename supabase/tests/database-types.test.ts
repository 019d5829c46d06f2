import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TYPES_FILE, databaseTypes } from '../../scripts/generate-types.ts';
import { pgliteEngine } from '../../testing/databases/pglite-engine.ts';

it('finds the types of the browser to be those of the migrations @database-types-1', async () => {
  const database = await (await pgliteEngine()).open();
  const types = await databaseTypes(database);
  await database.close();
  expect(
    readFileSync(TYPES_FILE, 'utf8'),
    'the file is stale: run `node scripts/generate-types.ts`',
  ).toBe(types);
});
