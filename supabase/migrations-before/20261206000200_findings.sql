-- Several photos of one finding. Each photo stays a row, with its number, its file, its drawing and its words;
-- a row beside another's photos only says whose finding it shows. So no reference, quota, sum or deletion has to learn
-- of a second kind of photo, and a row that is taken away again has its words and their versions.

alter table public.observations
  -- The row whose finding this photo shows as well; null for a row that is a finding of its own.
  add column finding_id uuid constraint observations_finding_fkey
    references public.observations (id) on delete set null
    -- Who copies rows between databases, in the order of their ids, has this seen to at the end.
    deferrable initially immediate;

create index observations_by_finding on public.observations (finding_id) where finding_id is not null;
grant update (finding_id) on public.observations to authenticated;

-- One person's rows are joined one statement after the other. The lock is taken before any row's: two tabs that took
-- rows first, and then waited for each other's, ended each other.
create function private.lock_findings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('findings ' || (select auth.uid()), 0));
  return null;
end;
$$;

create trigger lock_findings before update of finding_id on public.observations
  for each statement when (pg_trigger_depth() = 0) execute function private.lock_findings();

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
  perform pg_advisory_xact_lock(hashtextextended('findings ' || new.user_id, 0));
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

-- As it was; words beside another row's are no part of the report, so that nobody has to check them.
create or replace function public.sign_revision(p_id uuid, p_report uuid, p_revision text, p_seen jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  person constant uuid := (select auth.uid());
  given_label constant text := btrim(p_revision);
  new_name text;
  earlier record;
  earlier_content jsonb;
  content jsonb;
  content_text text;
  signatory jsonb;
  paths text[];
  files text[];
  is_current boolean;
  changes jsonb;
  photos jsonb;
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  if p_id is null or given_label is null or char_length(given_label) > 50
    or jsonb_typeof(p_seen) is distinct from 'object'
  then
    raise exception 'This is no signature' using errcode = '22023';
  end if;
  -- One signature of a report after the other.
  perform from public.reports r where r.id = p_report and r.user_id = person for update;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  if exists (
    select from public.signed_revisions s
    where s.id = p_id and s.report_id = p_report and s.user_id = person
  ) then
    return p_id;
  end if;

  content := private.revision_content(p_report);
  if (p_seen ->> 'sum') is distinct from private.seen_sum(content) then
    raise exception 'The report was changed meanwhile, and nothing was signed. Look at it again, then sign.'
      using errcode = 'PT409';
  end if;
  signatory := jsonb_build_object(
    'name', btrim(coalesce(content #>> '{letterhead,author_name}', '')),
    'letters', btrim(coalesce(content #>> '{letterhead,author_letters}', '')),
    'membership', btrim(coalesce(content #>> '{letterhead,author_membership}', '')),
    'email', coalesce(content ->> 'email', ''));
  if signatory ->> 'name' = '' then
    raise exception 'Nothing was signed, because your name is not known. Enter it under Firm and author, then sign.'
      using errcode = 'PT409';
  end if;
  if (p_seen ->> 'unchecked') is distinct from (
    select count(*)::text from jsonb_array_elements(content -> 'rows') r
    where coalesce(r ->> 'hand', 'proposed') = 'proposed' and r ->> 'finding_id' is null
  ) then
    raise exception 'Rows that nobody checked are signed only by saying how many there are.'
      using errcode = '22023';
  end if;

  paths := private.own_photos(content -> 'rows', person);
  -- Held until the revision names them: who replaces one at this moment comes before or after, and is seen or refused.
  select array_agg(file) into files
  from unnest(paths) path, lateral (values (path), (private.rendition_path(path))) names (file);
  begin
    perform from storage.objects o
    where o.bucket_id = 'inspection_photos' and o.name = any(files) order by o.name for share;
  exception when insufficient_privilege then
    -- A storage that lends nobody its rows' locks: the policies alone stand then.
    null;
  end;
  select coalesce(jsonb_object_agg(f.photo, f.sums), '{}'), coalesce(bool_and(f.is_current), true)
  into photos, is_current
  from (
    select photo, bool_and(known.is_current) as is_current,
      jsonb_object_agg(case when name = photo then 'photo' else 'rendition' end, sum) as sums
    from private.photo_files(paths) known group by photo
  ) f;
  if not is_current then
    raise exception 'The photos were changed meanwhile, and nothing was signed. Look at them again, then sign.'
      using errcode = 'PT409';
  end if;
  if (p_seen ->> 'missing') is distinct from (
    select count(*)::text from jsonb_each(photos) p where p.value ->> 'photo' is null
  ) then
    raise exception 'Photos that cannot be read are signed only by saying how many there are.'
      using errcode = '22023';
  end if;

  -- The last that was signed, deleted or not: numbers and sums go on from it.
  select * into earlier from (
    select s.number, s.id, s.label, s.content_hash from public.signed_revisions s where s.report_id = p_report
    union all
    select t.number, null, t.label, t.content_hash from public.signed_tombstones t
    where t.report_id = p_report and t.user_id = person
  ) signed order by signed.number desc limit 1;
  if earlier.number >= 200 then
    raise exception 'This report has 200 signed revisions, which is as many as one report can have.'
      using errcode = 'PT409';
  end if;
  if exists (select from public.signed_revisions s where s.user_id = person offset 1999) then
    raise exception 'You have 2,000 signed revisions, which is as many as one person can keep.'
      using errcode = 'PT409';
  end if;
  if exists (select from public.signed_tombstones t where t.user_id = person offset 9999) then
    raise exception 'You have deleted 10,000 signed revisions, which is as many as one person can. Nothing more can be signed.'
      using errcode = 'PT409';
  end if;
  new_name := private.revision_name(coalesce(earlier.number, 0) + 1, given_label);
  if exists (
    select from public.signed_revisions s
    where s.report_id = p_report and lower(private.revision_name(s.number, s.label)) = lower(new_name)
    union all
    select from public.signed_tombstones t
    where t.report_id = p_report and t.user_id = person
      and lower(private.revision_name(t.number, t.label)) = lower(new_name)
  ) then
    raise exception 'Nothing was signed, because this report has a revision % already. Give this one another label, then sign.', new_name
      using errcode = 'PT409';
  end if;
  select c.content into earlier_content
  from private.signed_contents c where c.revision_id = earlier.id;
  content := jsonb_set(content, '{report,revision}', to_jsonb(given_label));
  if private.says_the_same(earlier_content, content)
    and earlier_content -> 'signatory' = signatory and earlier_content -> 'photos' = photos
  then
    raise exception 'Nothing was signed, because nothing has changed since revision %, which is signed already.',
      private.revision_name(earlier.number, earlier.label)
      using errcode = 'PT409';
  end if;
  changes := private.revision_changes(earlier_content, content);
  content := content || jsonb_build_object(
    'number', coalesce(earlier.number, 0) + 1, 'label', given_label, 'signed_at', now(),
    'signatory', signatory, 'photos', photos, 'previous', earlier.content_hash);
  content_text := content::text;
  -- 2,000 rows of 4 KB.
  if octet_length(content_text) > 8388608 then
    raise exception 'This report is larger than 8 MB without its photos, and cannot be signed as one.'
      using errcode = 'PT409';
  end if;
  insert into public.signed_revisions
    (id, report_id, user_id, number, label, name, signatory, changes, content_hash, previous_id)
  values (p_id, p_report, person, (content ->> 'number')::integer, given_label, new_name, signatory,
    changes, encode(sha256(convert_to(content_text, 'UTF8')), 'hex'), earlier.id);
  insert into private.signed_contents (revision_id, user_id, content) values (p_id, person, content);
  insert into private.signed_files (name, revision_id) select file, p_id from unnest(files) file;
  update public.reports r set revision = given_label
  where r.id = p_report and r.revision <> given_label;
  return p_id;
end;
$$;

revoke execute on function private.lock_findings(), private.keep_finding(), private.bring_photos_along()
  from public, anon, authenticated;
