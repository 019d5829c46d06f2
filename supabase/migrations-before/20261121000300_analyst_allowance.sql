-- A daily allowance of analyst calls for each person. The table has no write grant: the only way in is
-- take_analyst_allowance, which counts for the caller alone and can only count up.

create table public.analyst_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  task text not null constraint analyst_usage_task_known check (task in ('analysis', 'generation')),
  used integer not null default 0,
  primary key (user_id, day, task)
);

alter table public.analyst_usage enable row level security;
revoke all on public.analyst_usage from anon, authenticated;
grant all on public.analyst_usage to service_role;
grant select on public.analyst_usage to authenticated;

create policy "Inspectors see their own use of the analyst" on public.analyst_usage
  for select to authenticated using (user_id = (select auth.uid()));

-- Counts one call and answers true, or answers false when p_limit is already used up today (UTC).
-- security definer because the caller must not be able to write the count in any other way.
create function public.take_analyst_allowance(p_task text, p_limit integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken integer;
begin
  if (select auth.uid()) is null then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  insert into public.analyst_usage as u (user_id, day, task, used)
  values ((select auth.uid()), (now() at time zone 'utc')::date, p_task, 1)
  on conflict (user_id, day, task) do update set used = u.used + 1 where u.used < p_limit
  returning used into taken;
  return taken is not null and taken <= p_limit;
end;
$$;

revoke execute on function public.take_analyst_allowance(text, integer) from public, anon;
grant execute on function public.take_analyst_allowance(text, integer) to authenticated;
