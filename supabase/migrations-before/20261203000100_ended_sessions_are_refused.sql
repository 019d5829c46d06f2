-- A session that has ended reads and changes nothing (live_sessions). The embedded host says so with a 401;
-- PostgREST answered as if there were nothing to read: 200 and an empty list. It runs this before each request.

-- PT401 is the status that PostgREST answers with. Only the role whose policies ask for a session needs one.
-- Returns whether it had run in this request before: called by hand it tells `npm run check:hosted` whether
-- PostgREST runs it.
create function public.refuse_ended_session()
returns boolean
language plpgsql
set search_path = ''
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
    null; -- The embedded host has no such role, and looks at sessions itself.
  when insufficient_privilege then
    raise warning 'pgrst.db_pre_request could not be set: ended sessions will read empty lists';
end;
$$;
notify pgrst, 'reload config';
