-- Revisions of a report that somebody signed: all that it says, as it stood at that moment, with the sum of each
-- photo. One function writes them, nobody changes them, and they go with their report alone. The files that they
-- name stay as they are for as long.

create table public.signed_revisions (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  -- 1, 2, 3 ... of its report.
  number integer not null,
  -- What the person calls it: "B". Blank for its number.
  label text not null constraint signed_revisions_label_length check (char_length(label) <= 50),
  signed_at timestamptz not null default now(),
  -- { name, letters, membership }, as they stood beneath this revision.
  signatory jsonb not null,
  -- What is other than in the revision before, counted (see private.revision_changes); null for the first.
  changes jsonb,
  content jsonb not null,
  -- SHA-256 (hex) of the content's text; the content holds that of the revision before it.
  content_hash text not null,
  previous_id uuid references public.signed_revisions (id),
  constraint signed_revisions_number unique (report_id, number),
  constraint signed_revisions_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);

create index signed_revisions_by_owner on public.signed_revisions (user_id);
create index signed_revisions_by_previous on public.signed_revisions (previous_id);

-- Files of the bucket that a revision names.
create table private.signed_files (
  name text not null,
  revision_id uuid not null references public.signed_revisions (id) on delete cascade,
  primary key (name, revision_id)
);

create index signed_files_by_revision on private.signed_files (revision_id);

alter table public.signed_revisions enable row level security;
alter table private.signed_files enable row level security;
revoke all on public.signed_revisions from anon, authenticated;
revoke all on private.signed_files from public, anon, authenticated;
-- Whoever keeps the service must not change what somebody signed either.
revoke all on public.signed_revisions from service_role;
grant select on public.signed_revisions to service_role;
grant select on public.signed_revisions to authenticated;

create policy "Inspectors read the revisions that they signed" on public.signed_revisions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.signed_revisions
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- Also for whoever has every grant: a row that was signed is another row than one that reads otherwise.
create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'A signed revision is never changed' using errcode = '42501';
end;
$$;

create trigger refuse_change before update on public.signed_revisions
  for each row execute function private.refuse_change();

-- security definer, as those below, because files of others are nobody's to ask for.
create function private.is_signed(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.signed_files f where f.name = p_name)
$$;

create policy "Photos of a signed revision are not replaced" on storage.objects
  as restrictive for update to authenticated
  using (bucket_id <> 'inspection_photos' or not private.is_signed(name))
  with check (bucket_id <> 'inspection_photos' or not private.is_signed(name));
create policy "Photos of a signed revision are not removed" on storage.objects
  as restrictive for delete to authenticated
  using (bucket_id <> 'inspection_photos' or not private.is_signed(name));

-- The path of a photo in the bucket, from its stored address; null for what is none.
create function private.photo_path(p_photo text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  encoded constant text := substring(split_part(split_part(p_photo, '?', 1), '#', 1)
    from '^https?://.*?/storage/v1/object/public/inspection_photos/(.+)$');
begin
  return (
    select convert_from(string_agg(
      case when part[1] ~ '^%..' then decode(substr(part[1], 2), 'hex')
        else convert_to(part[1], 'UTF8') end, ''::bytea order by place), 'UTF8')
    from regexp_matches(encoded, '(%[0-9A-Fa-f]{2}|[^%]+|%)', 'g')
      with ordinality as parts (part, place)
  );
exception when character_not_in_repertoire or untranslatable_character then
  return null;
end;
$$;

create function private.rendition_path(p_path text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(p_path, '\.[^./]*$', '') || '.small.jpg'
$$;

-- What a report says at this moment, in the form in which it is signed. UTC, so that a moment reads the same
-- whoever asks: the text of all of it is what the sum is made of.
create function private.revision_content(p_report uuid) returns jsonb
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
        'proposal', o.proposal, 'version', o.version
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

create function private.sum_of(p_content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(p_content::text, 'UTF8')), 'hex')
$$;

-- A row without what says how it came about: only the rest is read in the document.
create function private.row_says(p_row jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select p_row - '{hand,checked_by,checked_at,proposal,version,photo_hash}'::text[]
$$;

-- What is other in one content than in an earlier one: rows by their number, everything else by its name.
create function private.revision_changes(p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  with before as (
    select value ->> 'id' as id, private.row_says(value) as says, place
    from jsonb_array_elements(p_before -> 'rows') with ordinality as rows (value, place)
  ), after as (
    select value ->> 'id' as id, private.row_says(value) as says, place
    from jsonb_array_elements(p_after -> 'rows') with ordinality as rows (value, place)
  ), counted as (
    select count(*) filter (where b.id is null) as added,
      count(*) filter (where a.id is null) as removed,
      count(*) filter (where b.says <> a.says) as changed,
      coalesce(array_agg(b.id order by b.place) filter (where a.id = b.id)
        <> array_agg(b.id order by a.place) filter (where a.id = b.id), false) as moved
    from before b full join after a on a.id = b.id
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
      select jsonb_agg(name order by name) from jsonb_object_keys(p_after -> 'report') name
      where p_before #> array['report', name] is distinct from p_after #> array['report', name]), '[]'),
    'letterhead', (p_before -> 'letterhead') is distinct from (p_after -> 'letterhead')
  ) end
  from counted c
$$;

-- The caller's report as it would be signed now, with the sum that says so when it is.
create function public.report_to_sign(p_report uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
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
  return jsonb_build_object('content', content, 'sum', private.sum_of(content));
end;
$$;

-- Signs one of the caller's reports as it stands, and answers the revision's id. p_seen says what the person saw:
-- { sum: of report_to_sign, unchecked: how many rows they know that nobody checked }; where that is not what there
-- is, nothing is signed. p_photos has the sums of the files: { path: { photo, rendition } }, null for a file that
-- could not be read. security definer because nobody may write revisions in any other way.
create function public.sign_report(
  p_report uuid, p_revision text, p_signatory jsonb, p_seen jsonb, p_photos jsonb
)
returns uuid
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  person constant uuid := (select auth.uid());
  earlier public.signed_revisions;
  content jsonb;
  changes jsonb;
  photos jsonb;
  signed uuid;
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  -- One signature of a report after the other.
  perform from public.reports r where r.id = p_report and r.user_id = person for update;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  if jsonb_typeof(p_signatory) is distinct from 'object'
    or p_signatory - '{name,letters,membership}'::text[] <> '{}'
    or coalesce(jsonb_typeof(p_signatory -> 'name'), '') <> 'string'
    or coalesce(jsonb_typeof(p_signatory -> 'letters'), '') <> 'string'
    or coalesce(jsonb_typeof(p_signatory -> 'membership'), '') <> 'string'
    or p_signatory ->> 'name' !~ '\S'
    or char_length(p_signatory ->> 'name') > 200 or char_length(p_signatory ->> 'letters') > 200
    or char_length(p_signatory ->> 'membership') > 100
    or jsonb_typeof(p_seen) is distinct from 'object'
    or jsonb_typeof(p_photos) is distinct from 'object'
    or p_revision is null or char_length(p_revision) > 50
  then
    raise exception 'This is no signature' using errcode = '22023';
  end if;

  content := private.revision_content(p_report);
  if (p_seen ->> 'sum') is distinct from private.sum_of(content) then
    raise exception 'The report was changed meanwhile, and nothing was signed. Look at it again, then sign.'
      using errcode = 'PT409';
  end if;
  if (p_seen ->> 'unchecked') is distinct from (
    select count(*)::text from jsonb_array_elements(content -> 'rows') r
    where coalesce(r ->> 'hand', 'proposed') = 'proposed'
  ) then
    raise exception 'Rows that nobody checked are signed only by saying how many there are.'
      using errcode = '22023';
  end if;

  -- Files of one's own alone: nobody keeps another's from being deleted.
  select coalesce(jsonb_object_agg(path, jsonb_build_object(
      'photo', p_photos #>> array[path, 'photo'],
      'rendition', p_photos #>> array[path, 'rendition'])), '{}')
  into photos
  from (
    select distinct private.photo_path(r ->> 'photo') as path
    from jsonb_array_elements(content -> 'rows') r
  ) paths
  where starts_with(path, person::text || '/');
  if exists (
    select from jsonb_each(photos) p
    where not p_photos ? p.key
      or coalesce(p.value ->> 'photo', repeat('0', 64)) !~ '^[0-9a-f]{64}$'
      or coalesce(p.value ->> 'rendition', repeat('0', 64)) !~ '^[0-9a-f]{64}$'
  ) then
    raise exception 'The sum of a photo is missing' using errcode = '22023';
  end if;

  select * into earlier from public.signed_revisions s
  where s.report_id = p_report order by s.number desc limit 1;
  if earlier.number >= 200 then
    raise exception 'This report has 200 signed revisions, which is as many as one report can have.'
      using errcode = 'PT409';
  end if;
  if exists (select from public.signed_revisions s where s.user_id = person offset 1999) then
    raise exception 'You have 2,000 signed revisions, which is as many as one person can keep.'
      using errcode = 'PT409';
  end if;
  changes := private.revision_changes(earlier.content, content);
  content := content || jsonb_build_object(
    'number', coalesce(earlier.number, 0) + 1, 'label', btrim(p_revision), 'signed_at', now(),
    'signatory', p_signatory, 'photos', photos, 'previous', earlier.content_hash);
  -- 2,000 rows of 4 KB.
  if octet_length(content::text) > 8388608 then
    raise exception 'This report is larger than 8 MB without its photos, and cannot be signed as one.'
      using errcode = 'PT409';
  end if;
  insert into public.signed_revisions
    (report_id, user_id, number, label, signatory, changes, content, content_hash, previous_id)
  values (p_report, person, (content ->> 'number')::integer, content ->> 'label', p_signatory,
    changes, content, private.sum_of(content), earlier.id)
  returning id into signed;
  insert into private.signed_files (name, revision_id)
  select distinct file.name, signed from jsonb_each(photos) p, lateral (values
    (p.key, p.value ->> 'photo'), (private.rendition_path(p.key), p.value ->> 'rendition')
  ) as file (name, sum) where file.sum is not null;
  return signed;
end;
$$;

revoke execute on function private.refuse_change(), private.photo_path(text),
  private.rendition_path(text), private.revision_content(uuid), private.sum_of(jsonb),
  private.row_says(jsonb), private.revision_changes(jsonb, jsonb)
  from public, anon, authenticated;
revoke execute on function private.is_signed(text) from public, anon;
-- A policy is checked with the rights of whoever asks.
grant execute on function private.is_signed(text) to authenticated, service_role;
revoke execute on function public.report_to_sign(uuid),
  public.sign_report(uuid, text, jsonb, jsonb, jsonb) from public, anon;
grant execute on function public.report_to_sign(uuid),
  public.sign_report(uuid, text, jsonb, jsonb, jsonb) to authenticated;
