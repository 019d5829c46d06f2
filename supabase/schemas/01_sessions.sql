-- Who is asking: sessions that are alive, accounts without passwords, and what every request is checked for first.
-- Everything else of Plumbline's is built on this. The sign-in service's own tables lie in the schema auth.

-- For what policies and triggers call: the data service offers the schema public alone.
create schema private;
grant usage on schema private to authenticated;

-- A token outlives the session that it was made for: after a sign-out it would work until it expires. Restrictive
-- policies on every table ask this, so that a token counts only while its session exists and its account is not
-- suspended. banned_until is the sign-in service's own column: on Supabase it refuses the sign-in as well, and "Ban
-- user" in the dashboard is the same thing.
-- security definer because nobody may read the sign-in service's sessions; it answers for the caller's own session
-- alone, and only yes or no.
create function private.session_is_live() returns boolean language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    join auth.users u on u.id = s.user_id
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and coalesce(u.banned_until <= now(), true)
  );
$$;
revoke execute on function private.session_is_live() from public, anon;
grant execute on function private.session_is_live() to authenticated;

-- A session that has ended reads and changes nothing. The embedded host says so with a 401; PostgREST would answer as
-- if there were nothing to read, 200 and an empty list, so it runs this before each request.
-- PT401 is the status that PostgREST answers with. Only the role whose policies ask for a session needs one.
-- Returns whether it had run in this request before: called by hand it tells `npm run check:hosted` whether PostgREST
-- runs it.
create function public.refuse_ended_session() returns boolean language plpgsql set search_path = ''
as $$
declare
  has_run constant boolean :=
    coalesce(current_setting('plumbline.session_is_checked', true), '') = 'true';
begin
  perform set_config('plumbline.session_is_checked', 'true', true);
  -- In a condition of its own: a visitor's role may not even name what is in the other schema.
  if current_user = 'authenticated' then
    if not private.session_is_live() then
      raise exception 'Your session has ended. Please sign in again.' using errcode = 'PT401';
    end if;
  end if;
  return has_run;
end;
$$;
revoke execute on function public.refuse_ended_session() from public;
grant execute on function public.refuse_ended_session() to anon, authenticated, service_role;
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'public.refuse_ended_session';
exception
  when undefined_object then
    null; -- The embedded host has no such role, and checks sessions itself.
  when insufficient_privilege then
    raise warning 'pgrst.db_pre_request could not be set: ended sessions will read empty lists';
end;
$$;
notify pgrst, 'reload config';

-- Nobody has a password: people sign in by a mailed link. A password that somebody set on an address before its owner
-- came would open the account afterwards, so none is ever kept, whichever route of the sign-in service it came by.
create function private.keep_no_password() returns trigger language plpgsql set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end;
$$;
revoke execute on function private.keep_no_password() from public, anon, authenticated;
create trigger keep_no_password
  before insert or update of encrypted_password on auth.users
  for each row execute function private.keep_no_password();
-- A project of Supabase may have had accounts before it had Plumbline: they sign in once more, by a link.
update auth.users set encrypted_password = null where encrypted_password is not null;
delete from auth.sessions;

-- Whose links were followed at least once: the embedded host keeps mails in reserve for them that strangers cannot use
-- up. The sign-in service does not tell: it makes and confirms an account when somebody asks for a link to it.
create table private.signed_in (
  user_id uuid primary key references auth.users (id) on delete cascade
);
alter table private.signed_in enable row level security;
revoke all on private.signed_in from public, anon, authenticated, service_role;

-- A sign-in finds a person by address and by what the mailed link carries, and so does somebody who tries links. The
-- sign-in service's own indexes have conditions that those questions do not name, so that auth.users would be read
-- whole. The last index is for deleting an account, which would read the whole log. Hosted projects keep these tables
-- and their indexes to themselves.
do $$ begin
  create index if not exists users_by_email on auth.users (email);
  create index if not exists users_by_recovery_token on auth.users (recovery_token)
    where recovery_token is not null;
  create index if not exists users_by_confirmation_token on auth.users (confirmation_token)
    where confirmation_token is not null;
exception when insufficient_privilege then null;
end $$;
do $$ begin
  if to_regclass('auth.audit_log_entries') is not null then
    create index if not exists audit_log_entries_by_actor
      on auth.audit_log_entries ((payload ->> 'actor_id'));
  end if;
exception when insufficient_privilege then null;
end $$;
