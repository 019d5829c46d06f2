-- A report's rating scheme, and each row's level of it. A scheme is changed by change_rating_scheme alone, so that no
-- row is ever left with a level of another scheme, whose "3" means something else.

-- Set while a change of scheme puts other levels into rows: nobody checks their words in doing so.
create function private.is_changing_scheme() returns boolean language sql stable set search_path = ''
as $$
  select coalesce(current_setting('plumbline.changing_scheme', true), '') = 'on'
$$;

-- What a rating in a version was meant by: a level of one scheme says nothing in another, nor in one's own scheme with
-- other levels.
create function private.scheme_tag(p_scheme jsonb) returns text language sql immutable set search_path = ''
as $$
  select p_scheme ->> 'id' || case when p_scheme ? 'levels' then ':' || md5(
    jsonb_path_query_array(p_scheme, '$.levels[*].code')::text
    || jsonb_path_query_array(p_scheme, '$.levels[*].label')::text) else '' end
$$;

create function private.scheme_tag_of(p_report uuid)
returns text language sql stable security definer set search_path = ''
as $$
  select private.scheme_tag(r.rating_scheme) from public.reports r where r.id = p_report
$$;

-- Runs after keep_hand, by its name. A change of scheme leaves a row's provenance: a proposal that nobody checked is
-- still one. And what a row was rated before counts only until somebody rates it.
create function private.keep_rating() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.rating_before := null;
  elsif private.is_changing_scheme() then
    new.hand := old.hand;
    new.checked_by := old.checked_by;
    new.checked_at := old.checked_at;
  elsif private.is_restoring() or new.rating <> old.rating then
    new.rating_before := null;
  else
    new.rating_before := old.rating_before;
  end if;
  return new;
end;
$$;
create trigger keep_rating before insert or update on public.observations
  for each row execute function private.keep_rating();

-- The caller's report, locked so that nobody else changes its scheme meanwhile; an error for one that is not there.
create function private.report_to_rate(p_report uuid)
returns public.reports language plpgsql security definer set search_path = ''
as $$
declare
  report public.reports;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select * into report from public.reports r
  where r.id = p_report and r.user_id = (select auth.uid()) for update;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  return report;
end;
$$;

-- Gives one of the caller's reports another scheme, and each rated row the level that p_mapping ({ old code: new code,
-- or blank }) has for its own; answers how many rows were rated. A level in use that p_mapping does not name is an
-- error, with nothing changed: somebody has rated rows since the person was asked.
-- security definer because a scheme is in no grant: without its mapping nobody changes it.
create function public.change_rating_scheme(p_report uuid, p_scheme jsonb, p_mapping jsonb)
returns integer language plpgsql security definer set search_path = ''
as $$
declare
  report constant public.reports := private.report_to_rate(p_report);
  scheme constant jsonb := nullif(p_scheme, 'null');
  rated integer;
begin
  if jsonb_typeof(coalesce(p_mapping, 'null')) <> 'object'
    or exists (select from jsonb_each(p_mapping) m where jsonb_typeof(m.value) <> 'string')
    or (scheme is null and exists (select from jsonb_each_text(p_mapping) m where m.value <> ''))
    or (scheme ->> 'id') not in ('rics', 'bre251', 'as4349', 'states', 'priority', 'own')
    or (scheme is not null and scheme ->> 'id' is null)
    or (scheme ->> 'id' = 'own' and exists (
      select from jsonb_each_text(p_mapping) m where m.value <> ''
        and not coalesce(jsonb_path_query_array(scheme, '$.levels[*].code') ? m.value, false)))
  then
    raise exception 'This is no rating scheme' using errcode = '22023';
  end if;
  perform from public.observations o
  where o.report_id = report.id and o.user_id = report.user_id order by o.id for update;
  if exists (
    select from public.observations o where o.report_id = report.id and o.user_id = report.user_id
      and o.rating <> '' and not p_mapping ? o.rating
  ) then
    raise exception 'Rows were rated meanwhile. Look at the levels in use again.'
      using errcode = 'PT409';
  end if;
  perform set_config('plumbline.changing_scheme', 'on', true);
  update public.observations o set
    rating_before = nullif(o.rating, ''), rating = coalesce(p_mapping ->> o.rating, '')
  where o.report_id = report.id and o.user_id = report.user_id
    and (o.rating <> '' or o.rating_before is not null);
  perform set_config('plumbline.changing_scheme', '', true);
  select count(*) into rated from public.observations o
  where o.report_id = report.id and o.user_id = report.user_id and o.rating_before is not null;
  update public.reports r set rating_scheme = scheme,
    rating_undo = jsonb_build_object('scheme', report.rating_scheme)
  where r.id = report.id;
  return rated;
end;
$$;

-- Takes the last change of scheme back: the scheme, and the level of each row that nobody rated since. A row that was
-- rated since has a level that the earlier scheme does not know, and becomes not rated; answers how many.
create function public.undo_rating_scheme(p_report uuid)
returns integer language plpgsql security definer set search_path = ''
as $$
declare
  report constant public.reports := private.report_to_rate(p_report);
  rated_since integer;
begin
  if report.rating_undo is null then
    raise exception 'There is no change of scheme to take back.' using errcode = 'PT404';
  end if;
  perform from public.observations o
  where o.report_id = report.id and o.user_id = report.user_id order by o.id for update;
  select count(*) into rated_since from public.observations o
  where o.report_id = report.id and o.user_id = report.user_id
    and o.rating <> '' and o.rating_before is null;
  perform set_config('plumbline.changing_scheme', 'on', true);
  update public.observations o set rating = coalesce(o.rating_before, ''), rating_before = null
  where o.report_id = report.id and o.user_id = report.user_id
    and (o.rating <> '' or o.rating_before is not null);
  perform set_config('plumbline.changing_scheme', '', true);
  update public.reports r set
    rating_scheme = nullif(report.rating_undo -> 'scheme', 'null'), rating_undo = null
  where r.id = report.id;
  return rated_since;
end;
$$;

revoke execute on function private.is_changing_scheme(), private.scheme_tag(jsonb),
  private.scheme_tag_of(uuid), private.keep_rating(), private.report_to_rate(uuid)
  from public, anon, authenticated;
revoke execute on function public.change_rating_scheme(uuid, jsonb, jsonb),
  public.undo_rating_scheme(uuid) from public, anon;
grant execute on function public.change_rating_scheme(uuid, jsonb, jsonb),
  public.undo_rating_scheme(uuid) to authenticated;
