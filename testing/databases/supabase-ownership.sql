-- Whose everything is on Supabase, after plain-postgres.sql: the services own their schemas, and the role that runs
-- the migrations owns neither. There it is called postgres; here that is the cluster's superuser.

create role supabase_admin superuser;
create role supabase_auth_admin noinherit createrole login;
create role supabase_storage_admin noinherit createrole login;
create role authenticator noinherit login;
grant anon, authenticated, service_role to authenticator;
create role project_owner login createdb createrole replication bypassrls;
grant anon, authenticated, service_role to project_owner;

do $$
declare
  found record;
begin
  for found in
    select format('%s %s', case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass) as what,
      c.relnamespace::regnamespace::text as service
    from pg_class c
    where c.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and c.relkind in ('r', 'S')
      -- A sequence of a column goes with its table.
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'a')
    union all
    select format('function %s', p.oid::regprocedure), p.pronamespace::regnamespace::text
    from pg_proc p where p.pronamespace in ('auth'::regnamespace, 'storage'::regnamespace)
  loop
    execute format('alter %s owner to supabase_%s_admin', found.what, found.service);
  end loop;
  execute format('grant all on database %I to project_owner', current_database());
end;
$$;
alter schema auth owner to supabase_admin;
alter schema storage owner to supabase_admin;
grant all on schema auth to supabase_auth_admin;
grant all on schema storage to supabase_storage_admin;
grant usage on schema auth, storage to project_owner;
grant all on all tables in schema auth, storage to project_owner with grant option;
grant all on all sequences in schema auth, storage to project_owner;
grant execute on all functions in schema auth, storage to project_owner with grant option;
grant all on schema public to project_owner;

-- What the migrations make is theirs, and Supabase's request roles get every privilege on it.
alter default privileges for role project_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant execute on functions to anon, authenticated, service_role;

-- Supabase's extension supautils lets its postgres role set up the data service, and write policies on tables that it
-- does not own. Here the latter comes of a membership, so everything else that this would allow is refused.
grant set on parameter pgrst.db_pre_request to project_owner;
grant authenticator to project_owner with admin option;
grant supabase_auth_admin, supabase_storage_admin to project_owner;

create function public.refuse_changes_of_services()
returns event_trigger
language plpgsql
as $$
declare
  changed text;
begin
  if session_user <> 'project_owner' then
    return;
  end if;
  if tg_event = 'sql_drop' then
    select object_identity into changed from pg_event_trigger_dropped_objects()
    where object_identity ~ '(^|on )(auth|storage)\.' and original and object_type <> 'policy';
  else
    select object_identity into changed from pg_event_trigger_ddl_commands()
    where object_identity ~ '(^|on )(auth|storage)\.'
      and command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER', 'GRANT', 'REVOKE');
  end if;
  if found then
    raise exception 'must be owner of %', changed using errcode = '42501';
  end if;
end;
$$;
create event trigger refuse_changes_of_services on ddl_command_end
  execute function public.refuse_changes_of_services();
create event trigger refuse_drops_of_services on sql_drop
  execute function public.refuse_changes_of_services();

-- The storage service says what it does, and alone removes rows: one that is removed otherwise leaves its file behind.
create function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true);
$$;
create function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed' using errcode = '42501';
  end if;
  return null;
end;
$$;
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
alter function storage.operation() owner to supabase_storage_admin;
alter function storage.protect_delete() owner to supabase_storage_admin;
