-- "Analyse again" of many rows is asked as everything else is: it outlives the page, and is held and called off with the rest.

drop function public.ask_about(uuid, uuid[], boolean);

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

revoke execute on function public.ask_about(uuid, uuid[], boolean, boolean) from public, anon;
grant execute on function public.ask_about(uuid, uuid[], boolean, boolean) to authenticated;
