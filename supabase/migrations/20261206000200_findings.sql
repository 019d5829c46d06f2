-- Several photos of one finding. Each photo stays a row, with its number, its file, its drawing and its words;
-- a row beside another's photos only says whose finding it shows. So no reference, quota, sum or deletion has to learn
-- of a second kind of photo, and a row that is taken away again has its words and their versions.

alter table public.observations
  -- The row whose finding this photo shows as well; null for a row that is a finding of its own.
  add column finding_id uuid constraint observations_finding_fkey
    references public.observations (id) on delete set null;

create index observations_by_finding on public.observations (finding_id) where finding_id is not null;
grant update (finding_id) on public.observations to authenticated;

-- A finding is a row of the same report that shows no other's: who joins a row that is joined itself joins its finding,
-- and brings their own photos along.
create function private.keep_finding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  finding uuid;
begin
  -- Two people's rows, or two tabs', may be joined to each other at the same time.
  perform pg_advisory_xact_lock(hashtextextended('finding ' || new.report_id::text, 0));
  select coalesce(o.finding_id, o.id) into finding from public.observations o
  where o.id = new.finding_id and o.report_id = new.report_id and o.user_id = new.user_id;
  if finding is null then
    raise exception 'The observation that this photo was to be added to does not exist any more. Refresh the page.'
      using errcode = 'PT404';
  end if;
  if finding = new.id then
    raise exception 'An observation cannot be joined with itself.' using errcode = '23514';
  end if;
  new.finding_id := finding;
  return new;
end;
$$;

create trigger keep_finding before insert or update of finding_id on public.observations
  for each row when (new.finding_id is not null) execute function private.keep_finding();

create function private.bring_photos_along()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.observations o set finding_id = new.finding_id where o.finding_id = new.id;
  return null;
end;
$$;

create trigger bring_photos_along after update of finding_id on public.observations
  for each row when (new.finding_id is not null and old.finding_id is null)
  execute function private.bring_photos_along();

-- As it was, with what is drawn and whose finding a photo shows.
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
        'drawing', o.drawing, 'finding_id', o.finding_id
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

-- As it was; a report's findings are counted, and what is drawn on its first photos stands beside them.
create or replace function public.report_states(p_reports uuid[])
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id,
    'findings', (
      select count(*) from public.observations o
      where o.report_id = r.id and o.finding_id is null),
    'checked', (
      select count(*) from public.observations o
      where o.report_id = r.id and o.finding_id is null
        and o.hand in ('accepted', 'edited', 'written')),
    'photos', (
      select coalesce(jsonb_agg(first.photo order by first.position, first.created_at, first.id), '[]')
      from (
        select o.photo, o.position, o.created_at, o.id from public.observations o
        where o.report_id = r.id and o.photo <> ''
        order by o.position, o.created_at, o.id limit 3) first),
    'drawings', (
      select coalesce(jsonb_agg(first.drawing order by first.position, first.created_at, first.id), '[]')
      from (
        select o.drawing, o.position, o.created_at, o.id from public.observations o
        where o.report_id = r.id and o.photo <> ''
        order by o.position, o.created_at, o.id limit 3) first),
    'signed', (
      select jsonb_build_object('label', s.label, 'number', s.number)
      from public.signed_revisions s where s.report_id = r.id order by s.number desc limit 1)
  )), '[]')
  from public.reports r where r.id = any (p_reports[1:9])
$$;

-- As it was, with what is drawn and whose finding a photo shows; a repeated inspection begins with findings alone.
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
    proposal, photo_refs)
  select (ids ->> o.id::text)::uuid, p_id, o.user_id, o.position,
    replace(o.photo, p_report::text, p_id::text), o.photo_hash, o.captured_at,
    o.element, o.defect, o.recommendation, o.outcome, o.severity, o.urgency, o.location, o.rating,
    o.marks, o.drawing, o.note, o.proposal, private.refs_in_copy(o.photo_refs, ids)
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

-- As it was, but for photos beside another row's: they are looked at with it.
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

revoke execute on function private.keep_finding(), private.bring_photos_along()
  from public, anon, authenticated;
