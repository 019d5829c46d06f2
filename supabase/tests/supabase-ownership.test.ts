/** The PostgreSQL of these tests refuses the migrations' role what Supabase refuses it. */
import { describe, expect, it } from 'vitest';
import { BOTH_ENGINES, freshDatabase, POSTGRES_18 } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeople } from './two-people.fixture.ts';

const DENIED = '42501';

for (const { name, start, isMissing } of [...BOTH_ENGINES.slice(1), POSTGRES_18]) {
  describe.skipIf(isMissing)(`the role that runs the migrations, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const asOwner = (sql: string) =>
      catchCode(db.admin(`set local session authorization project_owner; ${sql}`));

    it('has made everything of the product, and owns nothing of the services', async () => {
      const owned = `select relnamespace::regnamespace::text as schema from pg_class
        where relowner = 'project_owner'::regrole and relkind = 'r' group by 1 order by 1`;
      expect((await db.admin(owned)).map((row) => row['schema'])).toEqual(['private', 'public']);
    });

    it.each([
      'alter table storage.objects add column mine text',
      'alter table auth.users enable row level security',
      'create index mine on storage.objects (owner_id)',
      'create or replace function storage.foldername(name text) returns text[] language sql as $$ select null::text[] $$',
      'drop trigger check_stored_photo on storage.objects',
      'drop table storage.buckets cascade',
      'create table storage.mine (id integer)',
      'create schema storage_of_mine authorization supabase_admin',
      'alter role anon superuser',
    ])('may not: %s', async (sql) => {
      expect(await asOwner(sql)).toBe(DENIED);
    });

    it.each([
      'create policy mine on storage.objects for select to anon using (false)',
      'drop policy "Inspectors list their own photos" on storage.objects',
      'create trigger mine after insert on auth.users for each row execute function private.check_stored_photo()',
      'delete from auth.sessions',
    ])('may: %s', async (sql) => {
      expect(await asOwner(sql)).toBe(null);
    });

    it('has set what PostgREST runs before each request', async () => {
      const setting = `select unnest(rolconfig) as setting from pg_roles where rolname = 'authenticator'`;
      expect(await db.admin(setting)).toEqual([
        { setting: 'pgrst.db_pre_request=public.refuse_ended_session' },
      ]);
    });

    it('leaves rows of files to the storage service, as everybody does', async () => {
      const remove = 'delete from storage.objects';
      expect(await catchCode(db.admin(remove))).toBe(DENIED);
      expect(await asOwner(remove)).toBe(DENIED);
      expect(await catchCode(db.storage.admin(remove))).toBe(null);
      expect(await db.admin('select 1 from storage.objects')).toEqual([]);
    });
  });
}
