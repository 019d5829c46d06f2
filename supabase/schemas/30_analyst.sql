-- The analyst: what a person may ask of it in a day, what its answers cost, and what it proposes for a report's rows
-- together.

-- A daily allowance for each person. The table has no write grant: the only way in is take_analyst_allowance, which
-- counts for the caller alone and can only count up.
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
create policy "A session that has ended reads and changes nothing" on public.analyst_usage
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- What an administrator decided for one account, in place of what is everybody's; null leaves that.
create table private.person_limits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  analyses integer constraint person_limits_analyses check (analyses between 0 and 1000000),
  generations integer constraint person_limits_generations check (generations between 0 and 1000000)
);
alter table private.person_limits enable row level security;
revoke all on private.person_limits from public, anon, authenticated, service_role;

-- Counts one call and answers true, or answers false when today's (UTC) are used up: p_limit, or the account's own limit
-- where an administrator set one.
-- security definer because the caller must not be able to write the count in any other way.
create function public.take_analyst_allowance(p_task text, p_limit integer)
returns boolean language plpgsql security definer set search_path = ''
as $$
declare
  most integer;
  taken integer;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select case p_task when 'analysis' then l.analyses else l.generations end
    into most from private.person_limits l where l.user_id = (select auth.uid());
  most := coalesce(most, p_limit);
  insert into public.analyst_usage as u (user_id, day, task, used)
  values ((select auth.uid()), (now() at time zone 'utc')::date, p_task, 1)
  on conflict (user_id, day, task) do update set used = u.used + 1 where u.used < most
  returning used into taken;
  return taken is not null and taken <= most;
end;
$$;
revoke execute on function public.take_analyst_allowance(text, integer) from public, anon;
grant execute on function public.take_analyst_allowance(text, integer) to authenticated;

-- What the analyst's answers to a report's questions took. The words are counted, never kept.
create table public.analyst_costs (
  report_id uuid not null,
  user_id uuid not null,
  task text not null constraint analyst_costs_task_known
    check (task in ('photo', 'sections', 'review')),
  analyst text not null
    constraint analyst_costs_analyst_length check (char_length(analyst) between 1 and 200),
  -- Photos, drafts or reviews that were asked for.
  calls integer not null default 0,
  -- Questions to the model: more than calls where an answer was asked for again.
  questions integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  seconds double precision not null default 0,
  primary key (report_id, task, analyst),
  constraint analyst_costs_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index analyst_costs_by_owner on public.analyst_costs (user_id);
alter table public.analyst_costs enable row level security;
revoke all on public.analyst_costs from anon, authenticated;
grant all on public.analyst_costs to service_role;
grant select on public.analyst_costs to authenticated;
create policy "Inspectors see what their reports cost" on public.analyst_costs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.analyst_costs
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- Adds what one call of an analyst took to the costs of a report, and to its owner's month. Names beyond a hundred for a
-- report count as one. No caller says what it was: functions record it with the service role, as they do sums of photos.
create function public.record_analyst_cost(
  p_report uuid, p_task text, p_analyst text, p_questions integer, p_input_tokens bigint,
  p_output_tokens bigint, p_seconds double precision
)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  named text := left(p_analyst, 200);
  owner uuid;
  this_month constant date := date_trunc('month', now() at time zone 'utc')::date;
  tokens_in constant bigint := greatest(0, p_input_tokens);
  tokens_out constant bigint := greatest(0, p_output_tokens);
begin
  select r.user_id into owner from public.reports r where r.id = p_report;
  if owner is null then
    return;
  end if;
  if not exists (
    select from public.analyst_costs c
    where c.report_id = p_report and c.task = p_task and c.analyst = named
  ) and (select count(*) from public.analyst_costs c where c.report_id = p_report) >= 100 then
    named := 'others';
  end if;
  insert into public.analyst_costs as c
    (report_id, user_id, task, analyst, calls, questions, input_tokens, output_tokens, seconds)
  values (p_report, owner, p_task, named, 1, greatest(0, p_questions), tokens_in, tokens_out,
    greatest(0, p_seconds))
  on conflict (report_id, task, analyst) do update set
    calls = c.calls + 1, questions = c.questions + excluded.questions,
    input_tokens = c.input_tokens + excluded.input_tokens,
    output_tokens = c.output_tokens + excluded.output_tokens,
    seconds = c.seconds + excluded.seconds;
  delete from private.kept_costs k where k.month < this_month;
  insert into private.kept_costs as k (address_hash, month, input_tokens, output_tokens)
  select private.address_hash(u.email), this_month, tokens_in, tokens_out
  from auth.users u where u.id = owner and u.email is not null
  on conflict (address_hash, month) do update set
    input_tokens = k.input_tokens + excluded.input_tokens,
    output_tokens = k.output_tokens + excluded.output_tokens;
end;
$$;
revoke execute on function
  public.record_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision)
  from public, anon, authenticated;
grant execute on function
  public.record_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision)
  to service_role;

-- What an analyst proposes for a report's rows together: one name for one element, severities that agree, photos
-- that show the same thing. The latest review of a report; what a person has accepted or declined is out of it.
create table public.consistency_reviews (
  report_id uuid primary key,
  user_id uuid not null,
  analyst text not null
    constraint consistency_reviews_analyst_length check (char_length(analyst) between 1 and 200),
  reviewed_at timestamptz not null default now(),
  suggestions jsonb not null default '[]' constraint consistency_reviews_suggestions_form
    check (jsonb_typeof(suggestions) = 'array' and pg_column_size(suggestions) <= 262144),
  -- Why the last attempt came to nothing; null after one that did not.
  failure text constraint consistency_reviews_failure_length
    check (char_length(failure) between 1 and 1000),
  constraint consistency_reviews_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index consistency_reviews_by_owner on public.consistency_reviews (user_id);
alter table public.consistency_reviews enable row level security;
revoke all on public.consistency_reviews from anon, authenticated;
grant all on public.consistency_reviews to service_role;
grant select, insert, delete on public.consistency_reviews to authenticated;
grant update (analyst, reviewed_at, suggestions, failure) on public.consistency_reviews to authenticated;
create policy "Inspectors read the reviews of their own reports" on public.consistency_reviews
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add reviews of their own reports" on public.consistency_reviews
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors change the reviews of their own reports" on public.consistency_reviews
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove the reviews of their own reports" on public.consistency_reviews
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.consistency_reviews
  as restrictive for all to authenticated using ((select private.session_is_live()));
