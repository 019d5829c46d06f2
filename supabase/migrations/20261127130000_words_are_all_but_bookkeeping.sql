-- A row's words are all of its columns but those named here: versions, restoring, signing, comparing and copying take
-- a new column by themselves. Until now six functions listed the words one by one.

create function private.bookkeeping() returns text[]
language sql immutable set search_path = ''
as $$
  select array['id', 'report_id', 'user_id', 'position', 'created_at', 'updated_at', 'photo', 'photo_hash',
    -- The camera's clock: no version counts it.
    'captured_at',
    'marks', 'drawing', 'drawing_version', 'finding_id', 'note', 'proposal', 'left_over',
    'rating_before', 'hand', 'checked_by', 'checked_at', 'version']
$$;

-- What a row says, and which photos the numbers in it mean.
drop function private.words_of(public.observations);
create function private.words_of(o public.observations) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(o) - private.bookkeeping()
$$;

-- The columns of a row that are among an object's keys. What a version does not have, since it was kept before there
-- was such a column, stays as it is, or begins with the column's default.
create function private.column_list(p_kept jsonb) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = 'public.observations'::regclass and a.attnum > 0 and not a.attisdropped
    and p_kept ? a.attname::text
$$;

-- An object without the keys that say nothing: null, false, an empty text, an empty list, an empty object.
create or replace function private.what_is_said(p_of jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_of) = 'object' then coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(p_of)
      where value not in ('null', 'false', '""', '[]', '{}')), '{}')
  else p_of end
$$;

-- The functions below are as they were, but for their lists of columns.
create or replace function private.keep_hand()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  says_something constant boolean :=
    new.element || new.defect || new.recommendation || new.location ~ '\S'
    or (new.outcome is not null and new.outcome <> 'not_assessed');
  is_proposal constant boolean := new.proposal is not null
    and new.element = coalesce(new.proposal ->> 'element', '')
    and new.defect = coalesce(new.proposal ->> 'defect', '')
    and new.recommendation = coalesce(new.proposal ->> 'recommendation', '');
  -- All beside the three texts and the outcome: set from the table, of sixty rows at once.
  is_beside boolean := false;
  was_proposed constant boolean := new.proposal is not null and (
    coalesce(new.proposal ->> 'element', '') || coalesce(new.proposal ->> 'defect', '')
    || coalesce(new.proposal ->> 'recommendation', '')) ~ '\S';
begin
  if private.is_restoring() then
    new.version := case when tg_op = 'UPDATE' then old.version + 1
      else private.first_version(new.id, new.user_id) end;
    return new;
  end if;
  -- Lines drawn on one picture say nothing of another.
  if tg_op = 'UPDATE' and new.photo is distinct from old.photo
    and new.marks is not distinct from old.marks
  then
    new.marks := null;
  end if;
  -- Whoever writes a defect down has assessed the photo, whatever else they send.
  if (tg_op = 'INSERT' or new.defect is distinct from old.defect)
    and new.defect ~ '\S' and coalesce(new.outcome, 'not_assessed') = 'not_assessed'
  then
    new.outcome := case when new.defect ~* '^\s*no (visible )?defect'
      then 'no_visible_defect' else 'defect' end;
  end if;
  if tg_op = 'INSERT' then
    new.version := private.first_version(new.id, new.user_id);
    new.hand := case when not says_something then null
      when is_proposal then 'proposed' when was_proposed then 'edited' else 'written' end;
  elsif private.words_of(new) is distinct from private.words_of(old) then
    new.version := old.version + 1;
    -- An analyst that could say nothing of the photo has not proposed the words that a person put there.
    if new.proposal is distinct from old.proposal
      and private.words_of(new) - '{outcome,photo_refs}'::text[]
        = private.words_of(old) - '{outcome,photo_refs}'::text[]
    then
      new.hand := old.hand;
      new.checked_by := old.checked_by;
      new.checked_at := old.checked_at;
      return new;
    end if;
    is_beside := (new.element, new.defect, new.recommendation, new.outcome, new.photo_refs)
      is not distinct from
      (old.element, old.defect, old.recommendation, old.outcome, old.photo_refs);
    new.hand := case when not says_something then null
      when new.proposal is distinct from old.proposal then 'proposed'
      when is_beside and old.hand = 'proposed' and new.hand is distinct from 'accepted' then 'proposed'
      when is_proposal then 'accepted'
      -- Into a row whose proposal was taken back the words are all the person's own.
      when was_proposed and old.element || old.defect || old.recommendation ~ '\S' then 'edited'
      else 'written' end;
  else
    new.version := old.version;
    -- A proposal can be accepted, and that be taken back; nothing else is a person's to claim.
    if new.hand is distinct from old.hand and not coalesce(
      (old.hand = 'proposed' and new.hand = 'accepted')
      or (old.hand = 'accepted' and new.hand = 'proposed' and is_proposal), false)
    then
      new.hand := old.hand;
    end if;
    if new.hand is not distinct from old.hand then
      new.checked_by := old.checked_by;
      new.checked_at := old.checked_at;
      return new;
    end if;
  end if;
  if new.hand in ('accepted', 'edited', 'written') then
    new.checked_by := coalesce((select auth.uid()), new.user_id);
    new.checked_at := now();
  else
    new.checked_by := null;
    new.checked_at := null;
  end if;
  return new;
end;
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
    and private.what_is_said(private.words_of(old) - '{outcome,photo_refs}'::text[]) <> '{}'
  then
    perform private.keep_version('observation', kept, to_jsonb(new));
  end if;
  if old.drawing is not null and new.drawing is distinct from old.drawing then
    perform private.keep_version('observation', kept, to_jsonb(new), true);
  end if;
  return null;
end;
$$;

create or replace function public.restore_version(p_version uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_version public.versions;
  kept jsonb;
  names text;
  restored uuid;
  section_before public.sections;
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
    kept := found_version.kept;
    if coalesce(kept ->> 'rating', '') <> ''
      and (kept ->> 'rated_by') is distinct from private.scheme_tag_of(found_version.report_id)
    then
      kept := kept - 'rating';
    end if;
    names := private.column_list(kept
      - array(select unnest(private.bookkeeping())
        except select unnest('{marks,proposal,hand,checked_by,checked_at}'::text[])));
    execute format('update public.observations o set updated_at = now(), (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.observations, $1))
      where o.id = $2 and o.user_id = $3 returning o.id', names)
    into restored using kept, found_version.subject_id, found_version.user_id;
    if restored is null then
      -- Beside another row's photos again, if that is there and still a finding of its own.
      kept := kept || jsonb_build_object('finding_id', (
        select o.id from public.observations o
        where o.id = (kept ->> 'finding_id')::uuid and o.user_id = found_version.user_id
          and o.report_id = found_version.report_id and o.finding_id is null));
      execute format('insert into public.observations (%1$s)
        select %1$s from jsonb_populate_record(null::public.observations, $1)',
        private.column_list(kept)) using kept;
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
      select jsonb_agg(private.words_of(o) || jsonb_build_object(
        'id', o.id, 'photo', o.photo, 'photo_hash', o.photo_hash, 'captured_at', o.captured_at,
        'marks', o.marks, 'drawing', o.drawing, 'finding_id', o.finding_id, 'proposal', o.proposal,
        'hand', o.hand, 'checked_by', o.checked_by, 'checked_at', o.checked_at, 'version', o.version)
      order by o.position, o.created_at, o.id)
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
  insert into public.observations select copy.*
  from public.observations o, jsonb_populate_record(o, jsonb_build_object(
    'id', ids ->> o.id::text, 'report_id', p_id, 'photo', replace(o.photo, p_report::text, p_id::text),
    'photo_refs', private.refs_in_copy(o.photo_refs, ids), 'created_at', now(), 'updated_at', now(),
    'checked_by', null, 'checked_at', null, 'version', 1, 'drawing_version', 0, 'finding_id', null,
    'left_over', null)) copy
  where o.report_id = p_report;
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

revoke execute on function private.bookkeeping(), private.words_of(public.observations),
  private.column_list(jsonb) from public, anon, authenticated;
