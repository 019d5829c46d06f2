-- Reports whose photos are analysed without a browser: a person may close the page in the middle of sixty. The host's
-- jobs ask about them one by one, as the person and while their session lasts.

create table public.background_analyses (
  report_id uuid primary key,
  user_id uuid not null,
  -- Asked for in this session, and over with it.
  session_id uuid not null,
  -- Rows whose photos are still to be analysed.
  waiting uuid[] not null,
  asked_at timestamptz not null default now(),
  -- Photos that have no answer though they were asked about, or waited when the analysis ended.
  failed integer not null default 0,
  -- The last failure, as its code and in words.
  code text not null default '',
  reason text not null default '',
  -- How many have failed alike in a row.
  alike integer not null default 0,
  constraint background_analyses_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index background_analyses_by_owner on public.background_analyses (user_id);
alter table public.background_analyses enable row level security;
revoke all on public.background_analyses from anon, authenticated;
grant all on public.background_analyses to service_role;
-- To see how many are left, and to cancel. Written by the functions below alone.
grant select, delete on public.background_analyses to authenticated;
create policy "Inspectors see what is analysed without them" on public.background_analyses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors call off what is analysed without them" on public.background_analyses
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.background_analyses
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- Has the photos of one of the caller's reports analysed that nobody has described; answers their rows. Asked for
-- again, it begins with what is unanswered now, and forgets the failures of before. PT409 for the twenty-first report of
-- a person that is under way: the allowance bounds what they cost in a day, and this how many can wait for everybody's
-- analyst; a report that only has failures to be read counts for none.
-- security definer because nobody may write the table in any other way.
create function public.begin_background_analysis(p_report uuid)
returns uuid[] language plpgsql security definer set search_path = ''
as $$
declare
  unanswered uuid[];
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select array_agg(o.id order by o.position, o.created_at, o.id) into unanswered
  from public.observations o
  where o.report_id = p_report and o.user_id = (select auth.uid()) and o.finding_id is null
    and o.photo <> '' and o.outcome is null
    and (btrim(o.element) = '' or btrim(o.defect) = '' or btrim(o.recommendation) = '');
  if unanswered is null then
    return '{}';
  end if;
  -- Of calls that come together each counts what the others have added.
  perform pg_advisory_xact_lock(hashtextextended('background_analyses ' || (select auth.uid()), 0));
  if exists (
    select from public.background_analyses b
    where b.user_id = (select auth.uid()) and b.report_id <> p_report and b.waiting <> '{}' offset 19
  ) then
    raise exception '20 of your reports are being analysed in the background already. Wait until one of them is done, or cancel the analysis of one.'
      using errcode = 'PT409';
  end if;
  insert into public.background_analyses as b (report_id, user_id, session_id, waiting)
  values (p_report, (select auth.uid()), ((select auth.jwt()) ->> 'session_id')::uuid, unanswered)
  on conflict (report_id) do update
    set session_id = excluded.session_id, waiting = excluded.waiting, asked_at = excluded.asked_at,
      failed = 0, code = '', reason = '', alike = 0;
  return unanswered;
end;
$$;

-- One of the caller's photos is done; with a code it has failed, and after p_ends_after failures alike in a row those
-- that wait are given up too, which their rows keep unless the first failure said so at once. The last photo ends the
-- whole, unless a failure is to be read.
create function public.settle_background_photo(
  p_report uuid, p_observation uuid,
  p_code text default null, p_reason text default '', p_ends_after integer default null)
returns void language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  update public.background_analyses b set
    waiting = array_remove(b.waiting, p_observation),
    failed = b.failed + (p_code is not null)::integer,
    code = left(coalesce(p_code, b.code), 60),
    reason = left(case when p_code is null then b.reason else p_reason end, 1000),
    alike = case when p_code is null then 0 when p_code = b.code then b.alike + 1 else 1 end
  where b.report_id = p_report and b.user_id = (select auth.uid()) and p_observation = any (b.waiting);
  update public.observations o set analysis_failure = left(p_code, 60)
  from public.background_analyses b
  where b.report_id = p_report and b.user_id = (select auth.uid()) and b.alike >= p_ends_after
    and p_ends_after > 1 and o.id = any (b.waiting) and o.user_id = b.user_id and o.outcome is null;
  update public.background_analyses b set failed = b.failed + cardinality(b.waiting), waiting = '{}'
  where b.report_id = p_report and b.user_id = (select auth.uid()) and b.alike >= p_ends_after;
  delete from public.background_analyses b
  where b.report_id = p_report and b.user_id = (select auth.uid()) and b.waiting = '{}' and b.failed = 0;
end;
$$;

revoke execute on function public.begin_background_analysis(uuid),
  public.settle_background_photo(uuid, uuid, text, text, integer) from public, anon;
grant execute on function public.begin_background_analysis(uuid),
  public.settle_background_photo(uuid, uuid, text, text, integer) to authenticated;
