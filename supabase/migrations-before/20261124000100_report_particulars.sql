-- What a firm's report says of itself (site, scope, what was not inspected, ...), and its rating scheme: which one,
-- and each row's level of it. A scheme is changed by change_rating_scheme alone, so that no row is ever left with a
-- level of another scheme, whose "3" means something else.

alter table public.reports
  add column site_address text not null default ''
    constraint reports_site_address_length check (char_length(site_address) <= 500),
  -- The firm's own number of the job, and which issue of the report this is: "B".
  add column reference text not null default ''
    constraint reports_reference_length check (char_length(reference) <= 100),
  add column revision text not null default ''
    constraint reports_revision_length check (char_length(revision) <= 50),
  add column weather text not null default ''
    constraint reports_weather_length check (char_length(weather) <= 200),
  add column attendees text not null default ''
    constraint reports_attendees_length check (char_length(attendees) <= 1000),
  add column scope text not null default ''
    constraint reports_scope_length check (char_length(scope) <= 4000),
  -- And why: "Roof void: no access".
  add column not_inspected text not null default ''
    constraint reports_not_inspected_length check (char_length(not_inspected) <= 4000),
  add column documents_seen text not null default ''
    constraint reports_documents_seen_length check (char_length(documents_seen) <= 4000),
  -- { "id": "rics" }, or { "id": "own", "name", "levels" }; null for a report without ratings.
  add column rating_scheme jsonb constraint reports_rating_scheme_form
    check (jsonb_typeof(rating_scheme) = 'object' and octet_length(rating_scheme::text) <= 16384),
  -- How to take the last change of scheme back: { "scheme": the one before, or null }; each row keeps its own
  -- level in rating_before. Null when there is nothing to take back.
  add column rating_undo jsonb constraint reports_rating_undo_form
    check (jsonb_typeof(rating_undo) = 'object' and octet_length(rating_undo::text) <= 17408),
  -- How the document is laid out; {} for the product's own form.
  add column layout jsonb not null default '{}' constraint reports_layout_form
    check (jsonb_typeof(layout) = 'object' and octet_length(layout::text) <= 4096);

alter table public.observations
  -- The code of a level of the report's scheme; blank for not rated.
  add column rating text not null default ''
    constraint observations_rating_length check (char_length(rating) <= 40),
  -- The level before the last change of scheme, as long as nobody has rated the row since.
  add column rating_before text
    constraint observations_rating_before_length check (char_length(rating_before) <= 40);

-- A row that was deleted before it could be rated comes back not rated.
update public.versions set kept = kept || '{"rating": ""}' where kind = 'observation';

grant update (site_address, reference, revision, weather, attendees, scope, not_inspected,
  documents_seen, layout) on public.reports to authenticated;
grant update (rating) on public.observations to authenticated;

create or replace function private.words_of(o public.observations) returns text[]
language sql immutable set search_path = ''
as $$
  select array[o.element, o.defect, o.recommendation, o.outcome, o.severity, o.urgency, o.location,
    o.photo_refs::text, o.rating]
$$;

-- Set while a change of scheme puts other levels into rows: nobody looks at their words in doing so.
create function private.is_changing_scheme() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(current_setting('plumbline.changing_scheme', true), '') = 'on'
$$;

-- By what a rating in a version was meant: a level of one scheme says nothing in another, nor in one's own
-- scheme with other levels.
create function private.scheme_tag(p_scheme jsonb) returns text
language sql immutable set search_path = ''
as $$
  select p_scheme ->> 'id' || case when p_scheme ? 'levels' then ':' || md5(
    jsonb_path_query_array(p_scheme, '$.levels[*].code')::text
    || jsonb_path_query_array(p_scheme, '$.levels[*].label')::text) else '' end
$$;

create function private.scheme_tag_of(p_report uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select private.scheme_tag(r.rating_scheme) from public.reports r where r.id = p_report
$$;

-- Runs after keep_hand, by its name. A change of scheme leaves a row's hand alone: a proposal that nobody looked at
-- is still one. And what a row was rated before counts only until somebody rates it anew.
create function private.keep_rating()
returns trigger
language plpgsql
security definer
set search_path = ''
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

-- As it was; a version says by which scheme it is rated.
create or replace function private.keep_observation_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept constant jsonb := to_jsonb(old) || case when old.rating = '' then '{}'::jsonb
    else jsonb_build_object('rated_by', private.scheme_tag_of(old.report_id)) end;
begin
  if tg_op = 'DELETE' then
    perform private.keep_version('observation', kept, null);
  elsif private.words_of(new) is distinct from private.words_of(old)
    and old.element || old.defect || old.recommendation || old.location || old.rating ~ '\S'
  then
    perform private.keep_version('observation', kept, to_jsonb(new));
  end if;
  return null;
end;
$$;

-- As it was, and with the rating; where that is a level of another scheme than today's, a row that is there keeps
-- the one it has, and a deleted one comes back not rated.
create or replace function public.restore_version(p_version uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_version public.versions;
  row_before public.observations;
  section_before public.sections;
  is_of_scheme boolean;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select * into found_version from public.versions v
  where v.id = p_version and v.user_id = (select auth.uid());
  if not found then
    raise exception 'This version does not exist any more. Reload the page to see what there is.'
      using errcode = 'PT404';
  end if;
  perform set_config('plumbline.restoring', 'on', true);
  if found_version.kind = 'observation' then
    row_before := jsonb_populate_record(null::public.observations, found_version.kept);
    is_of_scheme := coalesce(row_before.rating, '') = ''
      or (found_version.kept ->> 'rated_by')
        is not distinct from private.scheme_tag_of(found_version.report_id);
    update public.observations o set
      element = row_before.element, defect = row_before.defect,
      recommendation = row_before.recommendation, outcome = row_before.outcome,
      severity = row_before.severity, urgency = row_before.urgency,
      location = row_before.location, marks = row_before.marks,
      rating = case when is_of_scheme then coalesce(row_before.rating, '') else o.rating end,
      photo_refs = row_before.photo_refs, proposal = row_before.proposal,
      hand = row_before.hand, checked_by = row_before.checked_by,
      checked_at = row_before.checked_at, updated_at = now()
    where o.id = found_version.subject_id and o.user_id = found_version.user_id;
    if not found then
      row_before.rating := case when is_of_scheme then coalesce(row_before.rating, '') else '' end;
      insert into public.observations select row_before.*;
    end if;
  else
    section_before := jsonb_populate_record(null::public.sections, found_version.kept);
    update public.sections s set
      paragraph = section_before.paragraph, photo_refs = section_before.photo_refs,
      proposal = section_before.proposal, updated_at = now()
    where s.report_id = found_version.report_id and s.user_id = found_version.user_id
      and lower(btrim(s.heading)) = lower(btrim(section_before.heading));
    if not found then insert into public.sections select section_before.*; end if;
  end if;
  perform set_config('plumbline.restoring', '', true);
  -- It stands in its place again.
  delete from public.versions v where v.id = p_version;
  return found_version.subject_id;
end;
$$;

-- The caller's report, nobody else changing its scheme meanwhile; an error for one that is not there.
create function private.report_to_rate(p_report uuid)
returns public.reports
language plpgsql
security definer
set search_path = ''
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

-- Gives one of the caller's reports another scheme, and each rated row the level that p_mapping ({ old code: new
-- code, or blank }) has for its own; answers how many rows were rated. A level in use that p_mapping does not name is
-- an error, with nothing changed: somebody has rated rows since the person was asked.
-- security definer because a scheme is in no grant: without its mapping nobody changes it.
create function public.change_rating_scheme(p_report uuid, p_scheme jsonb, p_mapping jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
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

-- Takes the last change of scheme back: the scheme, and the level of each row that nobody rated since. A row that
-- was rated since has a level that the earlier scheme does not know, and becomes not rated; answers how many.
create function public.undo_rating_scheme(p_report uuid)
returns integer
language plpgsql
security definer
set search_path = ''
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
