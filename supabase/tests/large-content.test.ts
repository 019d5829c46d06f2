/** Word files and signed contents of before, when they lay in the rows that are listed. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listReplacedMigrations } from '../../server/database/migration-files.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT } from './two-people.fixture.ts';

const MOVED_BY = '20261125000200';
const PLAIN = readFileSync(
  join(import.meta.dirname, '../../testing/databases/plain-postgres.sql'),
  'utf8',
);
/** 300 KB that nothing makes smaller. */
const WORDS = Array.from({ length: 5000 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex'),
).join('');

let db: PGlite;
const rowsOf = async (sql: string) => (await db.query<Record<string, unknown>>(sql)).rows;

beforeAll(async () => {
  db = new PGlite();
  await db.exec(PLAIN);
  const migrations = await listReplacedMigrations();
  for (const { sql } of migrations.filter(({ version }) => version < MOVED_BY)) await db.exec(sql);
  await addTwoPeople({
    admin: async (sql) => (sql.includes('private.template_files') ? [] : rowsOf(withFile(sql))),
  });
  await db.query(
    `insert into public.signed_revisions (report_id, user_id, number, label, signatory, content, content_hash)
     select '${OWNERS_REPORT}', '${OWNER}', 1, 'B', '{}', c, private.sum_of(c)
     from (select jsonb_build_object('words', $1::text, 'b', 1.50, 'a', null) as c) content`,
    [WORDS],
  );
  for (const { sql } of migrations.filter(({ version }) => version >= MOVED_BY)) {
    await db.exec(`begin; ${sql} commit;`);
  }
});
afterAll(() => db.close());

/** As a template's row was written then. */
const withFile = (sql: string) =>
  sql
    .replace('(user_id, name, sha256)', '(user_id, name, sha256, content)')
    .replace(`from auth.users`, `, 'UEsDBA==' from auth.users`);

it('lie in tables of their own, with the sum that they were signed with', async () => {
  expect(
    await rowsOf(`select name, content from public.document_templates t
    join private.template_files f on f.template_id = t.id and f.user_id = t.user_id`),
  ).toEqual(Array(2).fill({ name: 'House style', content: 'UEsDBA==' }));
  const [signed] = await rowsOf(`select content_hash, c.content::text as text
    from public.signed_revisions r join private.signed_contents c on c.revision_id = r.id`);
  const { content_hash, text } = signed ?? {};
  expect(String(text)).toContain(WORDS);
  expect(content_hash).toBe(createHash('sha256').update(String(text)).digest('hex'));
});

it('left no room behind in the tables that they were in', async () => {
  const [size] =
    await rowsOf(`select pg_total_relation_size('public.signed_revisions')::int as revisions,
    pg_total_relation_size('private.signed_contents')::int as contents`);
  expect(Number(size?.['contents'])).toBeGreaterThan(WORDS.length / 2);
  expect(Number(size?.['revisions'])).toBeLessThan(WORDS.length / 2);
});
