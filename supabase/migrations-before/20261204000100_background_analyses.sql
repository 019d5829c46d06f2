-- Reports whose photos are looked at without a browser: a person may close the page in the middle of sixty. Whoever
-- runs the product's jobs looks at them one by one, as the person and while their session lasts.

create table public.background_analyses (
  report_id uuid primary key,
  user_id uuid not null,
  -- Asked for in this session, and over with it.
  session_id uuid not null,
  -- Rows whose photos are still to be looked at.
  waiting uuid[] not null,
  asked_at timestamptz not null default now(),
  constraint background_analyses_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);

create index background_analyses_by_owner on public.background_analyses (user_id);

alter table public.background_analyses enable row level security;
revoke all on public.background_analyses from anon, authenticated;
grant all on public.background_analyses to service_role;
-- To see how many are left, and to call it off. Written by the functions below alone.
grant select, delete on public.background_analyses to authenticated;

create policy "Inspectors see what is analysed without them" on public.background_analyses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors call off what is analysed without them" on public.background_analyses
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.background_analyses
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- Has the photos of one of the caller's reports looked at that nobody has described; answers their rows. Asked for
-- again, what has come since is added. PT409 for the twenty-first report of a person that is under way: the allowance
-- bounds what they cost in a day, and this what they can have waiting for everybody's analyst.
-- security definer because nobody may write the table in any other way.
create function public.begin_background_analysis(p_report uuid)
returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  unanswered uuid[];
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select array_agg(o.id order by o.position, o.created_at, o.id) into unanswered
  from public.observations o
  where o.report_id = p_report and o.user_id = (select auth.uid()) and o.photo <> '' and o.outcome is null
    and (btrim(o.element) = '' or btrim(o.defect) = '' or btrim(o.recommendation) = '');
  if unanswered is null then
    return '{}';
  end if;
  -- Of calls that come together each counts what the others have added.
  perform pg_advisory_xact_lock(hashtextextended('background_analyses ' || (select auth.uid()), 0));
  if exists (
    select from public.background_analyses b
    where b.user_id = (select auth.uid()) and b.report_id <> p_report offset 19
  ) then
    raise exception '20 of your reports are being analysed in the background already. Wait until one of them is done, or cancel the analysis of one.'
      using errcode = 'PT409';
  end if;
  insert into public.background_analyses as b (report_id, user_id, session_id, waiting)
  values (p_report, (select auth.uid()), ((select auth.jwt()) ->> 'session_id')::uuid, unanswered)
  on conflict (report_id) do update
    set session_id = excluded.session_id, waiting = excluded.waiting, asked_at = excluded.asked_at;
  return unanswered;
end;
$$;

-- One of the caller's photos needs no more looking at, whatever came of it; the last one ends the whole.
create function public.settle_background_photo(p_report uuid, p_observation uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  update public.background_analyses b set waiting = array_remove(b.waiting, p_observation)
  where b.report_id = p_report and b.user_id = (select auth.uid());
  delete from public.background_analyses b
  where b.report_id = p_report and b.user_id = (select auth.uid()) and b.waiting = '{}';
end;
$$;

revoke execute on function public.begin_background_analysis(uuid),
  public.settle_background_photo(uuid, uuid) from public, anon;
grant execute on function public.begin_background_analysis(uuid),
  public.settle_background_photo(uuid, uuid) to authenticated;
