-- A photo's caption: what a person says of it behind its number, "Photo 2: crack 2–4 mm, bay 7". Each photo has its own,
-- also one beside another row's. Its figures are its own: none of them is a photo's number, so nothing is bound.

alter table public.observations
  add column caption text not null default ''
    constraint observations_caption_length check (char_length(caption) <= 300);

grant update (caption) on public.observations to authenticated;

-- The functions below are as they were, but for the caption.
create or replace function private.words_of(o public.observations) returns text[]
language sql immutable set search_path = ''
as $$
  select array[o.element, o.defect, o.recommendation, o.outcome, o.severity, o.urgency, o.location,
    o.photo_refs::text, o.rating, o.caption]
$$;

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
    return null;
  end if;
  if private.words_of(new) is distinct from private.words_of(old)
    and old.element || old.defect || old.recommendation || old.location || old.rating || old.caption ~ '\S'
  then
    perform private.keep_version('observation', kept, to_jsonb(new));
  end if;
  if old.drawing is not null and new.drawing is distinct from old.drawing then
    perform private.keep_version('observation', kept, to_jsonb(new), true);
  end if;
  return null;
end;
$$;

-- What was kept before there were captions leaves the one that is there.
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
  if found_version.reason = 'drawn' then
    update public.observations o set drawing = nullif(found_version.kept -> 'drawing', 'null'),
      updated_at = now()
    where o.id = found_version.subject_id and o.user_id = found_version.user_id
      and o.photo = found_version.kept ->> 'photo';
    if not found then
      raise exception 'This was drawn on another photo than the observation has now.'
        using errcode = 'PT409';
    end if;
    delete from public.versions v where v.id = p_version;
    return found_version.subject_id;
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
      caption = coalesce(row_before.caption, o.caption),
      rating = case when is_of_scheme then coalesce(row_before.rating, '') else o.rating end,
      photo_refs = row_before.photo_refs, proposal = row_before.proposal,
      hand = row_before.hand, checked_by = row_before.checked_by,
      checked_at = row_before.checked_at, updated_at = now()
    where o.id = found_version.subject_id and o.user_id = found_version.user_id;
    if not found then
      row_before.rating := case when is_of_scheme then coalesce(row_before.rating, '') else '' end;
      -- A row that was deleted before there were drawings and captions has neither.
      row_before.drawing_version := coalesce(row_before.drawing_version, 0);
      row_before.caption := coalesce(row_before.caption, '');
      -- Beside another row's photos again, if that is there and still a finding of its own.
      row_before.finding_id := (
        select o.id from public.observations o
        where o.id = row_before.finding_id and o.user_id = row_before.user_id
          and o.report_id = row_before.report_id and o.finding_id is null);
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

create or replace function private.revision_content(p_report uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'form', 1,
    'report', jsonb_build_object(
      'title', r.title, 'inspection_date', r.inspection_date, 'client_name', r.client_name,
      'language', r.language, 'print_marks', r.print_marks, 'structure', r.structure,
      'site_address', r.site_address, 'reference', r.reference, 'revision', r.revision,
      'weather', r.weather, 'attendees', r.attendees, 'scope', r.scope,
      'not_inspected', r.not_inspected, 'documents_seen', r.documents_seen,
      'rating_scheme', r.rating_scheme, 'layout', r.layout),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'photo', o.photo, 'photo_hash', o.photo_hash, 'captured_at', o.captured_at,
        'element', o.element, 'defect', o.defect, 'recommendation', o.recommendation,
        'outcome', o.outcome, 'location', o.location, 'severity', o.severity,
        'urgency', o.urgency, 'rating', o.rating, 'marks', o.marks, 'photo_refs', o.photo_refs,
        'hand', o.hand, 'checked_by', o.checked_by, 'checked_at', o.checked_at,
        'proposal', o.proposal, 'version', o.version,
        'drawing', o.drawing, 'finding_id', o.finding_id, 'caption', o.caption
      ) order by o.position, o.created_at, o.id)
      from public.observations o where o.report_id = r.id and o.user_id = r.user_id), '[]'),
    'sections', (
      select jsonb_build_object('discussion', null, 'recommendation', null)
        || coalesce(jsonb_object_agg(lower(btrim(s.heading)), jsonb_build_object(
          'paragraph', s.paragraph, 'photo_refs', s.photo_refs, 'proposal', s.proposal,
          'version', s.version)), '{}')
      from public.sections s where s.report_id = r.id and s.user_id = r.user_id),
    'letterhead', (
      select to_jsonb(l) - '{user_id,updated_at}'::text[]
      from public.letterheads l where l.user_id = r.user_id),
    'email', (select u.email from auth.users u where u.id = r.user_id))
  from public.reports r where r.id = p_report
$$;

create or replace function public.duplicate_report(
  p_id uuid, p_report uuid, p_title text, p_has_photos boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  ids jsonb;
begin
  if exists (select from public.reports r where r.id = p_id) then
    return;
  end if;
  select jsonb_object_agg(o.id, gen_random_uuid()) into ids
  from public.observations o where o.report_id = p_report;
  insert into public.reports (id, user_id, title, client_name, language, structure, site_address,
    reference, scope, documents_seen, print_marks, rating_scheme, layout, revision, weather, attendees,
    not_inspected)
  select p_id, r.user_id, p_title, r.client_name, r.language, r.structure, r.site_address,
    r.reference, r.scope, r.documents_seen, r.print_marks, r.rating_scheme,
    case when r.layout ? 'cover_photo' then r.layout || jsonb_build_object('cover_photo',
      case when p_has_photos then ids -> (r.layout ->> 'cover_photo') end) else r.layout end,
    case when p_has_photos then r.revision else '' end,
    case when p_has_photos then r.weather else '' end,
    case when p_has_photos then r.attendees else '' end,
    case when p_has_photos then r.not_inspected else '' end
  from public.reports r where r.id = p_report;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  if not p_has_photos then
    insert into public.observations (id, report_id, user_id, position, element, location)
    select (ids ->> o.id::text)::uuid, p_id, o.user_id, o.position, o.element, o.location
    from public.observations o
    where o.report_id = p_report and o.finding_id is null and o.element || o.location ~ '\S';
    return;
  end if;
  insert into public.observations (id, report_id, user_id, position, photo, photo_hash, captured_at,
    element, defect, recommendation, outcome, severity, urgency, location, rating, marks, drawing, note,
    proposal, photo_refs, caption)
  select (ids ->> o.id::text)::uuid, p_id, o.user_id, o.position,
    replace(o.photo, p_report::text, p_id::text), o.photo_hash, o.captured_at,
    o.element, o.defect, o.recommendation, o.outcome, o.severity, o.urgency, o.location, o.rating,
    o.marks, o.drawing, o.note, o.proposal, private.refs_in_copy(o.photo_refs, ids),
    o.caption
  from public.observations o where o.report_id = p_report;
  update public.observations o set finding_id = (ids ->> source.finding_id::text)::uuid
  from public.observations source
  where source.report_id = p_report and source.finding_id is not null
    and o.id = (ids ->> source.id::text)::uuid;
  -- A new row that says what was proposed is a proposal; who accepted it in the report accepted these words.
  update public.observations o set hand = 'accepted'
  from public.observations source
  where source.report_id = p_report and source.hand = 'accepted'
    and o.id = (ids ->> source.id::text)::uuid and o.hand = 'proposed';
  insert into public.sections (report_id, user_id, heading, paragraph, proposal, photo_refs)
  select p_id, s.user_id, s.heading, s.paragraph, s.proposal, private.refs_in_copy(s.photo_refs, ids)
  from public.sections s where s.report_id = p_report;
end;
$$;
