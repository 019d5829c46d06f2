-- What an analyst is told beside the photo (language and kind of structure of a report, a person's note on each
-- photo), what it is busy with (analyses_under_way), what its answers cost (analyst_costs), and what it proposes
-- for the rows together (consistency_reviews).

alter table public.reports
  -- What the report is written in; the screens stay English.
  add column language text not null default 'en' constraint reports_language_known
    check (language in ('en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'ja')),
  -- What is inspected, in a person's words: "Road bridge, reinforced concrete, 1974".
  add column structure text not null default ''
    constraint reports_structure_length check (char_length(structure) <= 200);

alter table public.observations
  -- A person's own words on the photo. Nobody else ever writes it, and it is printed nowhere.
  add column note text not null default ''
    constraint observations_note_length check (char_length(note) <= 1000);

-- A row that was deleted before it could have a note comes back with a blank one.
update public.versions set kept = kept || '{"note": ""}' where kind = 'observation';

grant update (language, structure) on public.reports to authenticated;
grant update (note) on public.observations to authenticated;

-- Photos that an analyst is looking at, so that no second tab or device has the same one looked at meanwhile.
create table public.analyses_under_way (
  observation_id uuid primary key references public.observations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Whoever began it ends it; somebody who came later can't.
  token uuid not null default gen_random_uuid(),
  -- Whoever looks says again and again that they still do; a function that died keeps its photo no longer.
  until timestamptz not null
);

create index analyses_under_way_by_owner on public.analyses_under_way (user_id);

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

-- What an analyst proposes for a report's rows together: one name for one element, severities that agree, photos
-- that show the same thing. The latest review of a report; what a person has taken or declined is out of it.
create table public.consistency_reviews (
  report_id uuid primary key,
  user_id uuid not null,
  analyst text not null
    constraint consistency_reviews_analyst_length check (char_length(analyst) between 1 and 200),
  reviewed_at timestamptz not null default now(),
  suggestions jsonb not null default '[]' constraint consistency_reviews_suggestions_form
    check (jsonb_typeof(suggestions) = 'array' and pg_column_size(suggestions) <= 262144),
  constraint consistency_reviews_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);

create index consistency_reviews_by_owner on public.consistency_reviews (user_id);

alter table public.analyses_under_way enable row level security;
alter table public.analyst_costs enable row level security;
alter table public.consistency_reviews enable row level security;
revoke all on public.analyses_under_way, public.analyst_costs, public.consistency_reviews
  from anon, authenticated;
grant all on public.analyses_under_way, public.analyst_costs, public.consistency_reviews
  to service_role;
-- Written by the functions below alone.
grant select on public.analyses_under_way, public.analyst_costs to authenticated;
grant select, insert, delete on public.consistency_reviews to authenticated;
grant update (analyst, reviewed_at, suggestions) on public.consistency_reviews to authenticated;

create policy "Inspectors see which of their photos are looked at" on public.analyses_under_way
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors see what their reports cost" on public.analyst_costs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors read the reviews of their own reports" on public.consistency_reviews
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add reviews of their own reports" on public.consistency_reviews
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors change the reviews of their own reports" on public.consistency_reviews
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove the reviews of their own reports" on public.consistency_reviews
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.analyses_under_way
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "A session that has ended reads and changes nothing" on public.analyst_costs
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "A session that has ended reads and changes nothing" on public.consistency_reviews
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- Ten minutes at most: what nobody renews is over soon.
create function private.after_seconds(p_seconds integer)
returns timestamptz
language sql
volatile
set search_path = ''
as $$
  select clock_timestamp() + make_interval(secs => greatest(1, least(p_seconds, 600)))
$$;

-- Begins to look at one of the caller's photos and answers the token that ends it; null while somebody else's
-- look at it has not ended. security definer because nobody may write the table in any other way.
create function public.begin_analysis(p_observation uuid, p_seconds integer)
returns uuid
language plpgsql
security definer
set search_path = ''
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

-- Says that whoever began still looks; false when that is over: the row was deleted, or somebody else looks.
create function public.renew_analysis(p_observation uuid, p_token uuid, p_seconds integer)
returns boolean
language plpgsql
security definer
set search_path = ''
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

-- Ends what begin_analysis began; a token of an earlier look ends nothing.
create function public.end_analysis(p_observation uuid, p_token uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.analyses_under_way a
  where a.observation_id = p_observation and a.token = p_token and a.user_id = (select auth.uid())
    and (select private.session_is_live());
$$;

-- Adds what one call of an analyst took to the costs of one of the caller's reports. Names beyond a hundred for
-- a report count as one, so that no client can fill the table.
create function public.add_analyst_cost(
  p_report uuid, p_task text, p_analyst text, p_questions integer, p_input_tokens bigint,
  p_output_tokens bigint, p_seconds double precision
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  named text := left(p_analyst, 200);
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  if not exists (
    select from public.reports r where r.id = p_report and r.user_id = (select auth.uid())
  ) then
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
  values (p_report, (select auth.uid()), p_task, named, 1, greatest(0, p_questions),
    greatest(0, p_input_tokens), greatest(0, p_output_tokens), greatest(0, p_seconds))
  on conflict (report_id, task, analyst) do update set
    calls = c.calls + 1, questions = c.questions + excluded.questions,
    input_tokens = c.input_tokens + excluded.input_tokens,
    output_tokens = c.output_tokens + excluded.output_tokens,
    seconds = c.seconds + excluded.seconds;
end;
$$;

revoke execute on function private.after_seconds(integer) from public, anon, authenticated;
revoke execute on function public.begin_analysis(uuid, integer),
  public.renew_analysis(uuid, uuid, integer), public.end_analysis(uuid, uuid),
  public.add_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision)
  from public, anon;
grant execute on function public.begin_analysis(uuid, integer),
  public.renew_analysis(uuid, uuid, integer), public.end_analysis(uuid, uuid),
  public.add_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision)
  to authenticated;
