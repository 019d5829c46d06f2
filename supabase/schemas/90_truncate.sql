-- TRUNCATE passes every policy and row trigger. It is nobody's, on the tables above and on tables to come.
do $$
declare
  place record;
begin
  for place in select n.nspname as name from pg_namespace n where n.nspname in ('public', 'private', 'storage') loop
    begin
      execute format(
        'revoke truncate on all tables in schema %I from public, anon, authenticated, service_role', place.name);
    exception when insufficient_privilege then
      null; -- On Supabase the storage service owns its tables, and answers for them.
    end;
  end loop;
end $$;
alter default privileges in schema public revoke truncate on tables from anon, authenticated, service_role;
