-- Signing a report: what it says at that moment is read, compared with what the person saw and with what was signed
-- before, and kept. The signatory is found out from the account.

-- What a report says at this moment, in the form in which it is signed. UTC, so that a moment reads the same in every
-- session: the sum is made of the text of all of it. The lines of an analyst (marks) were printed where print_marks says
-- so; what was signed then still prints them, and nothing that is signed now.
create function private.revision_content(p_report uuid) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'form', 1,
    'report', jsonb_build_object(
      'title', r.title, 'inspection_date', r.inspection_date, 'client_name', r.client_name,
      'language', r.language, 'print_marks', false, 'structure', r.structure,
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

create function private.sum_of(p_content jsonb) returns text language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(p_content::text, 'UTF8')), 'hex')
$$;

-- How signing knows that a content is still what was seen. Not the sum that is kept: MD5 takes a tenth of the time, and
-- a person who made two contents of one sum may sign either.
create function private.seen_sum(p_content jsonb) returns text language sql immutable set search_path = ''
as $$
  select md5(p_content::text)
$$;

-- An object without the keys that say nothing: null, an empty text, an empty list, an empty object. What was signed
-- before a column was added has no such key, and the next revision has it blank: that is no difference.
create function private.what_is_said(p_of jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_of) = 'object' then coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(p_of)
      where value not in ('null', 'false', '""', '[]', '{}')), '{}')
  else p_of end
$$;

-- A row without what says how it came about: only the rest is read in the document.
create function private.row_says(p_row jsonb) returns jsonb language sql immutable set search_path = ''
as $$
  select private.what_is_said(
    p_row - '{hand,checked_by,checked_at,proposal,version,photo_hash}'::text[])
$$;

-- What differs in a content from an earlier one: rows by their number, everything else by its name.
create function private.revision_changes(p_before jsonb, p_after jsonb)
returns jsonb language sql immutable set search_path = ''
as $$
  with before as (
    select value ->> 'id' as id, value as row, place
    from jsonb_array_elements(p_before -> 'rows') with ordinality as rows (value, place)
  ), after as (
    select value ->> 'id' as id, value as row, place
    from jsonb_array_elements(p_after -> 'rows') with ordinality as rows (value, place)
  ), counted as (
    select count(*) filter (where b.id is null) as added,
      count(*) filter (where a.id is null) as removed,
      count(*) filter (
        where b.row <> a.row and private.row_says(b.row) <> private.row_says(a.row)) as changed,
      coalesce(array_agg(b.id order by b.place) filter (where a.id = b.id)
        <> array_agg(b.id order by a.place) filter (where a.id = b.id), false) as moved
    from before b full join after a on a.id = b.id
  ), reports as (
    select private.what_is_said(p_before -> 'report') as before,
      private.what_is_said(p_after -> 'report') as after
  )
  select case when p_before is null then null else jsonb_build_object(
    'added', c.added, 'removed', c.removed, 'changed', c.changed, 'moved', c.moved,
    'sections', coalesce((
      select jsonb_agg(name order by name) from jsonb_object_keys(p_after -> 'sections') name
      where coalesce(p_before #>> array['sections', name, 'paragraph'], '')
          <> coalesce(p_after #>> array['sections', name, 'paragraph'], '')
        or coalesce(p_before #> array['sections', name, 'photo_refs'], '{}')
          <> coalesce(p_after #> array['sections', name, 'photo_refs'], '{}')), '[]'),
    'report', coalesce((
      select jsonb_agg(name order by name) from jsonb_object_keys(r.before || r.after) name
      where r.before -> name is distinct from r.after -> name), '[]'),
    'letterhead', private.what_is_said(p_before -> 'letterhead')
      is distinct from private.what_is_said(p_after -> 'letterhead')
  ) end
  from counted c, reports r
$$;

-- What two contents are compared by: all but what signing adds, and what the revision is called.
create function private.comparable(p_content jsonb) returns jsonb language sql immutable set search_path = ''
as $$
  select p_content - array['number', 'label', 'signed_at', 'signed_on', 'signatory', 'photos', 'previous']
    || jsonb_build_object(
      'report', private.what_is_said((p_content -> 'report') - 'revision'),
      'letterhead', private.what_is_said(p_content -> 'letterhead'),
      'rows', coalesce((
        select jsonb_agg(private.what_is_said(value) order by place)
        from jsonb_array_elements(p_content -> 'rows') with ordinality as rows (value, place)), '[]'))
$$;

-- Whether two contents differ in nothing but what signing adds, and what the revision is called.
create function private.says_the_same(p_signed jsonb, p_content jsonb)
returns boolean language sql immutable set search_path = ''
as $$
  select coalesce(private.comparable(p_signed) = private.comparable(p_content), false)
$$;

-- What a person calls a revision: its label, or its number where it has none.
create function private.revision_name(p_number integer, p_label text)
returns text language sql immutable set search_path = ''
as $$
  select coalesce(nullif(btrim(p_label), ''), p_number::text)
$$;

-- The day that the signatory's device names, if it is one somewhere on earth at this moment.
create function private.day_seen(p_seen jsonb)
returns date language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(
    (select day from generate_series(-1, 1) ahead, lateral (values (current_date + ahead)) days (day)
      where day::text = p_seen ->> 'day'),
    current_date)
$$;

-- The caller's report as it would be signed now, with the sum that says so when it is.
create function public.report_to_sign(p_report uuid)
returns jsonb language plpgsql stable security definer set search_path = ''
as $$
declare
  content jsonb;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  if not exists (
    select from public.reports r where r.id = p_report and r.user_id = (select auth.uid())
  ) then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  content := private.revision_content(p_report);
  return jsonb_build_object('content', content, 'sum', private.seen_sum(content));
end;
$$;

-- Signs one of the caller's reports as it is, in the name that the account has under Firm and author, and answers the
-- revision's id. p_id is made before the first attempt: a repeated one answers the same revision. p_seen says what the
-- person saw: { sum: of report_to_sign, unchecked: how many rows they know that nobody checked, missing: how many photos
-- they know that cannot be read, day: where they are }; where that is not what there is, nothing is signed.
-- security definer because nobody may write revisions in any other way.
create function public.sign_revision(p_id uuid, p_report uuid, p_revision text, p_seen jsonb)
returns uuid language plpgsql security definer set search_path = '' set timezone = 'UTC'
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
    'number', coalesce(earlier.number, 0) + 1, 'label', given_label, 'signed_at', now(), 'signed_on', private.day_seen(p_seen),
    'signatory', signatory, 'photos', photos, 'previous', earlier.content_hash);
  content_text := content::text;
  -- 2,000 rows of 4 KB.
  if octet_length(content_text) > 8388608 then
    raise exception 'This report is larger than 8 MB without its photos, and cannot be signed as one.'
      using errcode = 'PT409';
  end if;
  insert into public.signed_revisions
    (id, report_id, user_id, number, label, name, signatory, changes, content_hash, previous_id, signed_on)
  values (p_id, p_report, person, (content ->> 'number')::integer, given_label, new_name, signatory,
    changes, encode(sha256(convert_to(content_text, 'UTF8')), 'hex'), earlier.id, private.day_seen(p_seen));
  insert into private.signed_contents (revision_id, user_id, content) values (p_id, person, content);
  insert into private.signed_files (name, revision_id) select file, p_id from unnest(files) file;
  update public.reports r set revision = given_label
  where r.id = p_report and r.revision <> given_label;
  return p_id;
end;
$$;

-- Pages older than sign_revision ask for a signature in this form, which took sums and names from the caller.
create function public.sign_report(
  p_report uuid, p_revision text, p_signatory jsonb, p_seen jsonb, p_photos jsonb
)
returns uuid language plpgsql set search_path = ''
as $$
begin
  raise exception 'Nothing was signed, because this page is older than the server. Reload it, then sign.'
    using errcode = 'PT409';
end;
$$;

revoke execute on function private.revision_content(uuid), private.sum_of(jsonb), private.seen_sum(jsonb),
  private.what_is_said(jsonb), private.row_says(jsonb), private.revision_changes(jsonb, jsonb),
  private.comparable(jsonb), private.says_the_same(jsonb, jsonb), private.revision_name(integer, text),
  private.day_seen(jsonb)
  from public, anon, authenticated;
revoke execute on function public.report_to_sign(uuid), public.sign_revision(uuid, uuid, text, jsonb),
  public.sign_report(uuid, text, jsonb, jsonb, jsonb) from public, anon;
grant execute on function public.report_to_sign(uuid), public.sign_revision(uuid, uuid, text, jsonb),
  public.sign_report(uuid, text, jsonb, jsonb, jsonb) to authenticated;
