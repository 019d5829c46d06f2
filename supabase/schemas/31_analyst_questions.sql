-- What analysts are asked, in one place for all tabs, devices and hosts: a question about a photo, or about a report as a
-- whole. A host's loop, a tab's loop and a call that waits for its answer take it, keep it and settle it alike.

create table public.analyst_questions (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  task text not null constraint analyst_questions_task_known
    check (task in ('photo', 'sections', 'review')),
  observation_id uuid,
  -- The session in which it was asked; nobody takes it once that has ended. Null for failures of before.
  session_id uuid,
  request jsonb not null default '{}' constraint analyst_questions_request_form
    check (jsonb_typeof(request) = 'object' and pg_column_size(request) <= 16384),
  -- Answered questions stay until the report's next ones, so that every screen counts alike.
  state text not null default 'waiting' constraint analyst_questions_state_known
    check (state in ('waiting', 'asked', 'answered', 'failed')),
  -- Its place in the queue of all people; null for a call that waits for its answer.
  turn integer,
  tries integer not null default 0,
  not_before timestamptz not null default now(),
  -- Proves who took it. A taker renews it; one that died loses it.
  token uuid,
  -- Taken from the queue by a host: what people take themselves keeps nobody else's waiting.
  by_host boolean not null default false,
  taken_until timestamptz,
  -- The last failure, by its code and in words.
  code text constraint analyst_questions_code_length check (char_length(code) <= 60),
  message text constraint analyst_questions_message_length check (char_length(message) <= 1000),
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint analyst_questions_photo_named check ((task = 'photo') = (observation_id is not null)),
  constraint analyst_questions_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade,
  constraint analyst_questions_observation_fkey foreign key (observation_id)
    references public.observations (id) on delete cascade
);

create unique index analyst_questions_by_photo on public.analyst_questions (observation_id);
create unique index analyst_questions_by_report_task
  on public.analyst_questions (report_id, task) where observation_id is null;
create index analyst_questions_by_report on public.analyst_questions (report_id, user_id);
create index analyst_questions_by_owner on public.analyst_questions (user_id);
create index analyst_questions_open on public.analyst_questions (turn)
  where state in ('waiting', 'asked');

alter table public.analyst_questions enable row level security;
revoke all on public.analyst_questions from anon, authenticated;
grant all on public.analyst_questions to service_role;
-- Written by the functions below alone.
grant select on public.analyst_questions to authenticated;

create policy "Inspectors see what is asked about their reports" on public.analyst_questions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.analyst_questions
  as restrictive for all to authenticated using ((select private.session_is_live()));

create function private.signed_in_person()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  return (select auth.uid());
end;
$$;

-- Ten minutes at most: what nobody renews is free again soon.
create function private.taken_until(p_seconds integer)
returns timestamptz
language sql
volatile
set search_path = ''
as $$
  select clock_timestamp() + make_interval(secs => greatest(1, least(p_seconds, 600)))
$$;

-- The place of a person's next question: behind their own, and beside what is next of everybody else's.
create function private.next_turn(p_person uuid)
returns integer
language sql
volatile
set search_path = ''
as $$
  select greatest(
    coalesce(min(q.turn) filter (where q.state = 'waiting' and r.analysis_hold is null
      and exists (select from auth.sessions s where s.id = q.session_id)), 1),
    coalesce(max(q.turn) filter (where q.user_id = p_person and r.analysis_hold is null), 0) + 1)
  from public.analyst_questions q join public.reports r on r.id = q.report_id
  where q.state in ('waiting', 'asked')
$$;

-- How often photos of a report failed in a row by what may pass, since its last answer.
create function private.strikes(p_report uuid)
returns integer
language sql
volatile
set search_path = ''
as $$
  select coalesce(sum(q.tries), 0)::integer from public.analyst_questions q
  where q.report_id = p_report and q.state = 'waiting' and q.code is not null
    and q.settled_at > coalesce((
      select max(a.settled_at) from public.analyst_questions a
      where a.report_id = p_report and a.state = 'answered'), '-infinity')
$$;

-- Asks about photos of one of the caller's reports. Asked for by a person, it lifts a hold and asks again about what
-- was settled; p_unasked leaves both. p_replaces has other words take the place of those that are there now.
create function public.ask_about(
  p_report uuid, p_rows uuid[], p_unasked boolean default false, p_replaces boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := private.signed_in_person();
  hold text;
  wanted uuid[];
  first integer;
begin
  select r.analysis_hold into hold from public.reports r
  where r.id = p_report and r.user_id = person for update;
  if not found or (p_unasked and hold = 'cancelled') then
    return;
  end if;
  if not p_unasked and hold is not null then
    update public.reports r set analysis_hold = null where r.id = p_report;
  end if;
  select array_agg(o.id order by o.position, o.created_at, o.id) into wanted
  from public.observations o
  where o.report_id = p_report and o.user_id = person and o.finding_id is null and o.photo <> ''
    and o.id = any (p_rows)
    and not (p_unasked and exists (
      select from public.analyst_questions q where q.observation_id = o.id and q.state in ('answered', 'failed')));
  -- The last questions' answers are counted until somebody asks the next.
  delete from public.analyst_questions q
  where q.report_id = p_report and q.state in ('answered', 'failed')
    and (q.observation_id = any (wanted) or q.state = 'answered' and not exists (
      select from public.analyst_questions o
      where o.report_id = p_report and o.task = 'photo' and o.state in ('waiting', 'asked')));
  first := private.next_turn(person);
  insert into public.analyst_questions as q
    (report_id, user_id, task, observation_id, session_id, turn, request)
  select p_report, person, 'photo', o.id, ((select auth.jwt()) ->> 'session_id')::uuid,
    first + w.place::integer - 1,
    case when p_replaces and o.element || o.defect || o.recommendation <> ''
      then jsonb_build_object('replace_version', o.version) else '{}' end
  from unnest(wanted) with ordinality w (id, place) join public.observations o on o.id = w.id
  on conflict (observation_id) do update set session_id = excluded.session_id,
    request = case when p_replaces and q.state = 'waiting' then excluded.request else q.request end,
    turn = case when q.session_id = excluded.session_id then coalesce(q.turn, excluded.turn)
      else excluded.turn end;
end;
$$;

-- Pauses the photos of one of the caller's reports, calls them off, or ('') lets them go on.
create function public.hold_analysis(p_report uuid, p_hold text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := private.signed_in_person();
  first constant integer := private.next_turn(person);
begin
  update public.reports r set analysis_hold = nullif(p_hold, '') where r.id = p_report and r.user_id = person;
  if found and p_hold = 'cancelled' then
    delete from public.analyst_questions q
    where q.report_id = p_report and q.task = 'photo' and q.turn is not null
      and q.state in ('waiting', 'asked');
  elsif found and p_hold = '' then
    -- What was held back is behind what others have asked meanwhile.
    update public.analyst_questions q set turn = first + w.place::integer
    from (
      select o.id, row_number() over (order by o.turn) as place from public.analyst_questions o
      where o.report_id = p_report and o.task = 'photo' and o.turn is not null and o.state = 'waiting') w
    where q.id = w.id;
  end if;
end;
$$;

-- Takes the question about a photo or a report for a call that answers it at once: { token, is_queued }; null while
-- somebody else has it, or it waits. is_queued says that it came from the queue, so that its failure means something to
-- those behind it.
create function public.take_question(
  p_task text, p_report uuid, p_observation uuid default null, p_request jsonb default '{}',
  p_seconds integer default 60)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := private.signed_in_person();
  session constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  taken jsonb;
begin
  -- What was settled, or whose taker is gone, is asked as a new question.
  delete from public.analyst_questions q
  where q.observation_id = p_observation and q.user_id = person and (q.state in ('answered', 'failed')
    or q.state = 'asked' and q.turn is null and q.taken_until <= clock_timestamp());
  insert into public.analyst_questions as q
    (report_id, user_id, task, observation_id, session_id, request, turn, state, token, taken_until)
  select r.id, person, p_task, o.id, session, coalesce(p_request, '{}'),
    case when p_task <> 'photo' then private.next_turn(person) end,
    'asked', gen_random_uuid(), private.taken_until(p_seconds)
  from public.reports r
  left join public.observations o on o.id = p_observation and o.report_id = r.id
  where r.id = p_report and r.user_id = person and (p_task = 'photo') = (o.id is not null)
  on conflict do nothing
  returning jsonb_build_object('token', q.token, 'is_queued', false) into taken;
  if taken is not null then
    return taken;
  end if;
  update public.analyst_questions q set state = 'asked', token = gen_random_uuid(), tries = q.tries + 1, by_host = false,
    taken_until = private.taken_until(p_seconds), session_id = session, request = coalesce(p_request, '{}')
  where q.user_id = person and q.task = p_task and q.report_id = p_report
    and q.observation_id is not distinct from p_observation
    and (q.state = 'waiting' and q.not_before <= clock_timestamp()
      or q.state = 'asked' and q.taken_until <= clock_timestamp())
  returning jsonb_build_object('token', q.token, 'is_queued', q.task = 'photo') into taken;
  return taken;
end;
$$;

-- The next question of all people, for a host that has every right; none while so many are asked as it may. After a
-- failure that may pass, one photo of a report tries whether it has.
create function private.take_next_question(p_most integer, p_seconds integer)
returns setof public.analyst_questions
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('analyst_questions', 0));
  -- It ended its takers, or nobody lived to settle it.
  update public.analyst_questions q set state = 'failed', token = null, code = 'internal', settled_at = clock_timestamp(),
    message = 'The analysis was interrupted too often. Please try again.'
  where q.state = 'asked' and q.turn is not null and q.tries >= 8 and q.taken_until <= clock_timestamp();
  if (
    select count(*) from public.analyst_questions q
    where q.state = 'asked' and q.by_host and q.taken_until > clock_timestamp()
  ) >= p_most then
    return;
  end if;
  return query
  update public.analyst_questions t set state = 'asked', by_host = true, token = gen_random_uuid(), tries = t.tries + 1,
    taken_until = private.taken_until(p_seconds)
  where t.id = (
    select q.id from public.analyst_questions q
    where q.turn is not null
      and (q.state = 'waiting' and q.not_before <= clock_timestamp()
        or q.state = 'asked' and q.taken_until <= clock_timestamp())
      and (q.task <> 'photo' or exists (
        select from public.reports r where r.id = q.report_id and r.analysis_hold is null))
      and exists (select from auth.sessions s where s.id = q.session_id and s.user_id = q.user_id)
      -- Once for each report that has one asked, and not for each photo that waits.
      and q.report_id not in (
        select a.report_id from public.analyst_questions a
        where a.state = 'asked' and a.taken_until > clock_timestamp() and private.strikes(a.report_id) > 0)
    order by q.turn, q.asked_at, q.id
    limit 1)
  returning t.*;
end;
$$;

-- Keeps a question taken; false once it is not the taker's: it was called off, its photo deleted, or somebody else has it.
create function public.renew_question(p_token uuid, p_seconds integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := private.signed_in_person();
begin
  update public.analyst_questions q set taken_until = private.taken_until(p_seconds)
  where q.token = p_token and q.user_id = person;
  return found;
end;
$$;

-- Says what came of a question that was taken: 'answered'; 'released', as if it had not been asked; 'returned' to the
-- queue, because its taker ends; or a failure: of this one ('failed'), of this one and, three alike in a row, of those
-- behind it ('alike'), of all of the report ('all'), or one that may pass ('later'): all wait 15 seconds, twice as long
-- each time, and at the seventh all fail.
create function public.settle_question(
  p_token uuid, p_outcome text, p_code text default null, p_message text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := private.signed_in_person();
  asked public.analyst_questions;
  beaten boolean := p_outcome = 'all';
  wait_over timestamptz;
  strike integer;
begin
  select * into asked from public.analyst_questions q
  where q.token = p_token and q.user_id = person for update;
  if not found then
    return;
  end if;
  if p_outcome = 'returned' then
    update public.analyst_questions q set state = 'waiting', token = null, taken_until = null,
      tries = greatest(0, q.tries - 1)
    where q.id = asked.id;
    return;
  end if;
  if p_outcome = 'released' or p_outcome = 'answered' and asked.turn is null
    or asked.task <> 'photo' and p_outcome <> 'later' then
    delete from public.analyst_questions q where q.id = asked.id;
    return;
  end if;
  update public.analyst_questions q set
    token = null, taken_until = null, settled_at = clock_timestamp(),
    state = case p_outcome when 'answered' then 'answered' when 'later' then 'waiting' else 'failed' end,
    code = left(p_code, 60), message = left(p_message, 1000)
  where q.id = asked.id;
  if p_outcome = 'alike' then
    select count(*) = 3 into beaten from (
      select l.state, l.code from public.analyst_questions l
      where l.report_id = asked.report_id and l.task = 'photo' and l.state in ('answered', 'failed')
      order by l.settled_at desc limit 3) l
    where l.state = 'failed' and l.code = left(p_code, 60);
  elsif p_outcome = 'later' then
    select max(q.not_before) into wait_over from public.analyst_questions q
    where q.report_id = asked.report_id and q.state = 'waiting' and q.not_before > clock_timestamp();
    -- What was asked before a wait and fails within it is the same trouble.
    if wait_over is not null then
      update public.analyst_questions q set tries = asked.tries - 1 where q.id = asked.id;
    end if;
    strike := greatest(1, private.strikes(asked.report_id));
    beaten := strike >= 7 or asked.tries >= 7;
    update public.analyst_questions q set not_before = coalesce(wait_over,
      clock_timestamp() + make_interval(secs => least(600, 15 * 2 ^ (strike - 1))))
    where q.report_id = asked.report_id and q.state = 'waiting';
    -- Where others are answered it lies in the photo: it comes last, and fails alone at the third.
    update public.analyst_questions q set
      turn = case when q.state = 'waiting' then (
        select max(o.turn) + 1 from public.analyst_questions o where o.report_id = asked.report_id) else q.turn end,
      state = case when asked.tries >= 3 and exists (
        select from public.analyst_questions a
        where a.report_id = asked.report_id and a.state = 'answered') then 'failed' else q.state end
    where q.id = asked.id;
  end if;
  if beaten then
    update public.analyst_questions q set state = 'failed', code = left(p_code, 60),
      message = left(p_message, 1000), settled_at = clock_timestamp()
    where q.report_id = asked.report_id and q.state = 'waiting' and q.turn is not null;
  end if;
end;
$$;

revoke execute on function private.signed_in_person(), private.taken_until(integer),
  private.next_turn(uuid), private.strikes(uuid), private.take_next_question(integer, integer)
  from public, anon, authenticated;
revoke execute on function public.ask_about(uuid, uuid[], boolean, boolean),
  public.hold_analysis(uuid, text), public.take_question(text, uuid, uuid, jsonb, integer),
  public.renew_question(uuid, integer), public.settle_question(uuid, text, text, text)
  from public, anon;
grant execute on function public.ask_about(uuid, uuid[], boolean, boolean),
  public.hold_analysis(uuid, text), public.take_question(text, uuid, uuid, jsonb, integer),
  public.renew_question(uuid, integer), public.settle_question(uuid, text, text, text)
  to authenticated;
