-- A token outlives the session that it was made for: after a sign-out it would work on until it expires.
-- These policies narrow every other one, so that a token counts only while its session exists.

-- security definer because nobody may read the sign-in service's sessions; it answers for the caller's own
-- session alone, and only yes or no.
create function private.session_is_live()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
  );
$$;

revoke execute on function private.session_is_live() from public, anon;
grant execute on function private.session_is_live() to authenticated;

create policy "A session that has ended reads and changes nothing" on public.reports
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "A session that has ended reads and changes nothing" on public.observations
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "A session that has ended reads and changes nothing" on public.sections
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "A session that has ended reads and changes nothing" on public.style_profiles
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "A session that has ended reads and changes nothing" on public.analyst_usage
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "A session that has ended lists and stores nothing" on storage.objects
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- As before, and for a live session alone.
create or replace function public.take_analyst_allowance(p_task text, p_limit integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken integer;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  insert into public.analyst_usage as u (user_id, day, task, used)
  values ((select auth.uid()), (now() at time zone 'utc')::date, p_task, 1)
  on conflict (user_id, day, task) do update set used = u.used + 1 where u.used < p_limit
  returning used into taken;
  return taken is not null and taken <= p_limit;
end;
$$;
