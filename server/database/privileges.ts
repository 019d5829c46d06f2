import { BadSetting } from '../bad-setting.ts';
import type { Database } from './database.ts';
import { DatabaseError } from './database-error.ts';

const REQUEST_ROLES = 'anon, authenticated, service_role';

/**
 * Supabase's roles and their privileges before the first migration. Its hosted databases grant
 * every privilege on objects in `public`, and the migrations revoke what is too much. The library
 * would grant the same on every table at any time, which host-connection.ts prevents.
 */
const PRIVILEGES = `
do $$
declare
  role record;
begin
  for role in select * from (values
    ('anon', 'nologin'), ('authenticated', 'nologin'), ('service_role', 'nologin bypassrls')
  ) as roles (name, options)
  loop
    if not exists (select from pg_roles r where r.rolname = role.name) then
      execute format('create role %I %s', role.name, role.options);
    end if;
    -- A server's roles are of all its databases, and may be another one's to use.
    if not pg_has_role(current_user, role.name, 'member') then
      execute format('grant %I to current_user', role.name);
    end if;
  end loop;
end $$;
grant usage on schema public, auth, storage to ${REQUEST_ROLES};
grant all on storage.buckets, storage.objects to ${REQUEST_ROLES};
revoke truncate on storage.buckets, storage.objects from ${REQUEST_ROLES};
alter default privileges in schema public grant all on tables to ${REQUEST_ROLES};
alter default privileges in schema public revoke truncate on tables from ${REQUEST_ROLES};
alter default privileges in schema public grant all on sequences to ${REQUEST_ROLES};
alter default privileges in schema public grant execute on functions to ${REQUEST_ROLES};
-- Databases of before November 2026 have the library's.
revoke all on all tables in schema auth from ${REQUEST_ROLES};
revoke all on all sequences in schema auth from ${REQUEST_ROLES};
do $$
declare
  name text;
begin
  for name in select n.nspname from pg_namespace n where n.nspname in ('auth', 'private', 'storage') loop
    execute format('alter default privileges in schema %I revoke all on tables from ${REQUEST_ROLES}', name);
    execute format('alter default privileges in schema %I revoke all on sequences from ${REQUEST_ROLES}', name);
  end loop;
end $$;
`;

/** PostgreSQL's code for insufficient privilege. */
const NOT_ALLOWED = '42501';

/**
 * Creates the request roles with their privileges on Supabase. Run before the migrations. Throws
 * BadSetting where a server's user may not.
 */
export async function grantPrivileges(database: Database): Promise<void> {
  try {
    await database.exec(PRIVILEGES);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NOT_ALLOWED) throw error;
    throw new BadSetting(
      'The user of DATABASE_URL may not make the roles that requests are answered in. Have a superuser of the server run, once: create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls; grant anon, authenticated, service_role to <the user>.',
      { cause: error },
    );
  }
}
