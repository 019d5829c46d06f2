/** Rows that outlive an account, and rows of nobody on any table. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeopleOfToday, OWNER, STRANGER } from './two-people.fixture.ts';

const AGAIN = '88888888-8888-4888-8888-888888888888';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeopleOfToday);
    const used = async (person: string) =>
      (
        await db.admin(
          `select task, used from public.analyst_usage where user_id = '${person}' order by task`,
        )
      ).map(({ task, used: count }) => [task, count]);
    const signUpAgain = async (id: string, email: string) => {
      await db.admin(`insert into auth.users (id, email) values ('${id}', '${email}')`);
    };

    it('keeps what was used and the limits for who signs up again with the address @outlives-1', async () => {
      await db.as(OWNER, `select public.take_analyst_allowance('analysis', 5)`);
      await db.as(OWNER, `select public.take_analyst_allowance('analysis', 5)`);
      await db.admin(`insert into private.person_limits values ('${OWNER}', 2, null)`);
      await db.admin(`delete from auth.users where id = '${OWNER}'`);
      await signUpAgain(AGAIN, 'O@Example.com');
      expect(await used(AGAIN)).toEqual([['analysis', 3]]);
      const limits = await db.admin(
        `select analyses, generations from private.person_limits where user_id = '${AGAIN}'`,
      );
      expect(limits).toEqual([{ analyses: 2, generations: null }]);
      // Once more, with nothing used in between.
      await db.admin(`delete from auth.users where id = '${AGAIN}'`);
      await signUpAgain(OWNER, 'o@example.com');
      expect(await used(OWNER)).toEqual([['analysis', 3]]);
      await db.admin(`delete from auth.users where id = '${STRANGER}'`);
      await signUpAgain(AGAIN, 'another@example.com');
      expect(await used(AGAIN)).toEqual([]);
    });

    it('keeps it for the month, by a hash that has a secret', async () => {
      await db.admin('delete from public.analyst_usage');
      await db.as(OWNER, `select public.take_analyst_allowance('generation', 5)`);
      await db.admin(
        `insert into public.analyst_usage values ('${OWNER}', current_date - 40, 'analysis', 9)`,
      );
      await db.admin(`delete from auth.users where id = '${OWNER}'`);
      const kept = await db.admin('select * from private.kept_usage');
      expect(kept.map(({ task }) => task)).toEqual(['generation']);
      const [guess] = await db.admin(
        `select encode(sha256('o@example.com'::bytea), 'hex') as plain`,
      );
      expect(kept[0]?.['address_hash']).not.toBe(guess?.['plain']);
      expect(JSON.stringify(kept)).not.toContain('example.com');
      await db.admin(`update private.kept_usage set day = day - 40`);
      await signUpAgain(AGAIN, 'o@example.com');
      expect(await used(AGAIN)).toEqual([]);
    });

    it.each(['kept_usage', 'kept_limits', 'kept_costs', 'address_secret', 'signed_in', 'settings'])(
      'lets nobody touch private.%s',
      async (table) => {
        for (const who of [OWNER, null])
          for (const sql of [`select * from`, `delete from`])
            expect(await catchCode(db.as(who, `${sql} private.${table}`))).toBe('42501');
      },
    );

    // With Supabase's ownership the storage service's tables are its own, which no request reaches.
    const SCHEMAS =
      name === 'PGlite' ? `'public', 'private', 'storage', 'auth'` : `'public', 'private'`;
    it('lets nobody empty a table, nor one that is made later @truncate-1', async () => {
      // Run by the owner of the product's tables, as a migration makes them.
      await db.admin(`do $$ begin
        execute format('set local role %I',
          (select tableowner from pg_tables where schemaname = 'public' and tablename = 'reports'));
        create table public.made_later (id integer);
      end $$`);
      const may = await db.admin(
        `select n.nspname || '.' || c.relname || ' ' || r.role as "table"
         from pg_class c join pg_namespace n on n.oid = c.relnamespace,
           unnest(array['anon', 'authenticated', 'service_role']) r (role)
         where c.relkind in ('r', 'p') and n.nspname = any (array[${SCHEMAS}])
           and has_table_privilege(r.role, c.oid, 'truncate')`,
      );
      expect(may).toEqual([]);
    });

    it('draws nothing into the states of reports', async () => {
      const [row] = await db.as(
        OWNER,
        `select public.report_states(array(select id from public.reports)) as states`,
      );
      const states = row?.['states'] as object[];
      expect(states.length).toBeGreaterThan(0);
      for (const state of states) expect(state).not.toHaveProperty('drawings');
    });
  });
}
