-- Claims: one on each photo that an analyst is asked about, so that no second tab or device has it analysed meanwhile.

create table public.analyses_under_way (
  observation_id uuid primary key references public.observations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The caller that began it ends it; one that came later can't.
  token uuid not null default gen_random_uuid(),
  -- Renewed as long as the analyst is asked; a function that died keeps its photo no longer.
  until timestamptz not null
);
create index analyses_under_way_by_owner on public.analyses_under_way (user_id);
alter table public.analyses_under_way enable row level security;
revoke all on public.analyses_under_way from anon, authenticated;
grant all on public.analyses_under_way to service_role;
-- Written by the functions below alone.
grant select on public.analyses_under_way to authenticated;
create policy "Inspectors see which of their photos are looked at" on public.analyses_under_way
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.analyses_under_way
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- Ten minutes at most: what nobody renews is over soon.
create function private.after_seconds(p_seconds integer)
returns timestamptz language sql volatile set search_path = ''
as $$
  select clock_timestamp() + make_interval(secs => greatest(1, least(p_seconds, 600)))
$$;

-- Claims one of the caller's photos and answers the token that ends the claim; null while somebody else's lasts.
-- security definer because nobody may write the table in any other way.
create function public.begin_analysis(p_observation uuid, p_seconds integer)
returns uuid language plpgsql security definer set search_path = ''
as $$
declare
  begun uuid;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  insert into public.analyses_under_way as a (observation_id, user_id, until)
  select o.id, o.user_id, private.after_seconds(p_seconds)
  from public.observations o
  where o.id = p_observation and o.user_id = (select auth.uid())
  on conflict (observation_id) do update
    set token = gen_random_uuid(), until = excluded.until
    where a.until <= clock_timestamp()
  returning token into begun;
  return begun;
end;
$$;

-- Renews a claim; false when it is over: the row was deleted, or somebody else has claimed it.
create function public.renew_analysis(p_observation uuid, p_token uuid, p_seconds integer)
returns boolean language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  update public.analyses_under_way a set until = private.after_seconds(p_seconds)
  where a.observation_id = p_observation and a.token = p_token and a.user_id = (select auth.uid());
  return found;
end;
$$;

-- Ends what begin_analysis began; a token of an earlier claim ends nothing.
create function public.end_analysis(p_observation uuid, p_token uuid)
returns void language sql security definer set search_path = ''
as $$
  delete from public.analyses_under_way a
  where a.observation_id = p_observation and a.token = p_token and a.user_id = (select auth.uid())
    and (select private.session_is_live());
$$;

revoke execute on function private.after_seconds(integer) from public, anon, authenticated;
revoke execute on function public.begin_analysis(uuid, integer),
  public.renew_analysis(uuid, uuid, integer), public.end_analysis(uuid, uuid) from public, anon;
grant execute on function public.begin_analysis(uuid, integer),
  public.renew_analysis(uuid, uuid, integer), public.end_analysis(uuid, uuid) to authenticated;
