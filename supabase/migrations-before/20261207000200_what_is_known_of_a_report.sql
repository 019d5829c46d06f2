-- What was known of a report in one browser alone: whether an old judgement still applies, which photos failed, why a
-- review or an analysis without a page came to nothing.

alter table public.observations
  -- A defect that was reworded, and the judgements from before, until a person has answered for them:
  -- { "of": the defect they were set for, "values": { "severity": …, "urgency": …, "rating": … } }.
  add column left_over jsonb constraint observations_left_over_form
    check (jsonb_typeof(left_over) = 'object' and pg_column_size(left_over) <= 32768),
  -- The code of the last analysis, where that failed: the photo is asked about again only by a person's wish.
  add column analysis_failure text constraint observations_analysis_failure_length
    check (char_length(analysis_failure) between 1 and 60);

alter table public.consistency_reviews
  -- Why the last attempt came to nothing; null after one that did not.
  add column failure text constraint consistency_reviews_failure_length
    check (char_length(failure) between 1 and 1000);

alter table public.background_analyses
  -- Photos that have no answer though they were asked about, or waited when the analysis ended.
  add column failed integer not null default 0,
  -- The last failure, as its code and in words.
  add column code text not null default '',
  add column reason text not null default '',
  -- How many have failed alike in a row.
  add column alike integer not null default 0;

grant update (left_over, analysis_failure) on public.observations to authenticated;
grant update (failure) on public.consistency_reviews to authenticated;

-- As before; what an earlier one left to be read is over with it, and what only waits to be read counts for none.
create or replace function public.begin_background_analysis(p_report uuid)
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

drop function public.settle_background_photo(uuid, uuid);

-- One of the caller's photos needs no more looking at; with a code it has failed, and after p_ends_after failures alike
-- in a row those that wait are given up too, which their rows keep unless it was known with the first. The last photo ends the whole, unless a failure is to be read.
create function public.settle_background_photo(
  p_report uuid, p_observation uuid,
  p_code text default null, p_reason text default '', p_ends_after integer default null)
returns void
language plpgsql
security definer
set search_path = ''
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

revoke execute on function public.settle_background_photo(uuid, uuid, text, text, integer)
  from public, anon;
grant execute on function public.settle_background_photo(uuid, uuid, text, text, integer)
  to authenticated;
