import { expect, it } from 'vitest';
import { listMigrations, privilegeStatements } from './migrate.ts';

it('finds grants and revokes, and nothing in comments or functions', () => {
  const sql = `
    -- grant all on a to b;
    create table a (x text default 'grant;');
    revoke all on a from anon;
    create function f() returns void language plpgsql as $$ begin grant select on a to anon; end $$;
    GRANT select,
      insert on a to authenticated;`;
  expect(privilegeStatements(sql)).toEqual([
    'revoke all on a from anon;',
    'GRANT select,\n      insert on a to authenticated;',
  ]);
});

it('finds the privileges of every migration that has some', async () => {
  for (const { name, sql } of await listMigrations()) {
    const lines = sql.split('\n').filter((line) => /^(grant|revoke)\s/.test(line));
    expect(privilegeStatements(sql), name).toHaveLength(lines.length);
  }
});
