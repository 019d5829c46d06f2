-- What a signature holds is found out, not told: photos' sums from the stored files, the signatory from the account.
-- A repeated attempt makes no second revision, and a deleted one leaves its number and sum behind.

-- Sums of stored files, each of one version of it. Written by whoever may do everything: the function sum_photos,
-- which reads the files itself. No caller can say one.
create table private.photo_sums (
  name text primary key,
  report_id uuid not null references public.reports (id) on delete cascade,
  -- Of the object that was read (private.object_version).
  version text not null,
  -- SHA-256 (hex) of its bytes; null where the storage has the object and not its file.
  sum text constraint photo_sums_sum_form check (sum ~ '^[0-9a-f]{64}$')
);

create index photo_sums_by_report on private.photo_sums (report_id);

-- Numbers and sums of revisions that went with their report, kept as long as the account: a number that was given
-- out once is never given to other words.
create table public.signed_tombstones (
  user_id uuid not null references auth.users (id) on delete cascade,
  report_id uuid not null,
  number integer not null,
  revision_id uuid not null,
  label text not null,
  signed_at timestamptz not null,
  content_hash text not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, report_id, number)
);

alter table private.photo_sums enable row level security;
alter table public.signed_tombstones enable row level security;
revoke all on private.photo_sums from public, anon, authenticated, service_role;
revoke all on public.signed_tombstones from anon, authenticated, service_role;
grant select on public.signed_tombstones to authenticated, service_role;

create policy "Inspectors read what is left of revisions that they deleted" on public.signed_tombstones
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.signed_tombstones
  as restrictive for all to authenticated using ((select private.session_is_live()));

create trigger refuse_change before update on public.signed_tombstones
  for each row execute function private.refuse_change();

create function private.bury_revision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An account that is deleted takes its tombstones along.
  insert into public.signed_tombstones
    (user_id, report_id, number, revision_id, label, signed_at, content_hash)
  select old.user_id, old.report_id, old.number, old.id, old.label, old.signed_at, old.content_hash
  where exists (select from auth.users u where u.id = old.user_id);
  return null;
end;
$$;

create trigger bury_revision after delete on public.signed_revisions
  for each row execute function private.bury_revision();

-- Also where no file was when it was signed: a photo that comes later is not the one that was signed.
create policy "No file takes the place of one that a signed revision names" on storage.objects
  as restrictive for insert to authenticated
  with check (bucket_id <> 'inspection_photos' or not private.is_signed(name));

-- Another one as soon as other bytes are stored under an object's name. Hosts' tables differ in their columns.
create function private.object_version(p_object storage.objects)
returns text
language sql stable set search_path = ''
as $$
  select md5(concat_ws(' ', o ->> 'id', o ->> 'version', o ->> 'updated_at', o ->> 'metadata'))
  from to_jsonb(p_object) o
$$;

-- As before, and most paths have nothing to decode.
create or replace function private.photo_path(p_photo text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  encoded constant text := substring(split_part(split_part(p_photo, '?', 1), '#', 1)
    from '^https?://.*?/storage/v1/object/public/inspection_photos/(.+)$');
begin
  if position('%' in encoded) = 0 then
    return encoded;
  end if;
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

-- Paths of the photos in a report's rows that are the person's own files: nobody keeps another's from being deleted.
create function private.own_photos(p_rows jsonb, p_person uuid) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct path), '{}')
  -- The offset keeps each path from being taken twice.
  from (
    select private.photo_path(r ->> 'photo') as path from jsonb_array_elements(p_rows) r offset 0
  ) paths
  where starts_with(path, p_person::text || '/')
$$;

-- What is known of the files of photos: is_current says that the sum is that of what is stored now, or that nothing is.
create function private.photo_files(p_photos text[])
returns table (photo text, name text, version text, is_current boolean, sum text)
language sql stable set search_path = ''
as $$
  select path, file, object.version, object.version is not distinct from s.version or object.version is null,
    case when object.version = s.version then s.sum end
  from unnest(p_photos) path
  cross join lateral (values (path), (private.rendition_path(path))) files (file)
  left join lateral (
    select private.object_version(o) as version from storage.objects o
    where o.bucket_id = 'inspection_photos' and o.name = file
  ) object on true
  left join private.photo_sums s on s.name = file
$$;

-- What is to be read before one of the caller's reports can be signed: { files: how many are stored, left: [{ name,
-- version }], the first 200 whose sum is not known, waiting: how many those are, missing: [paths of photos that
-- cannot be read] }.
create function public.photos_to_sum(p_report uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person constant uuid := (select auth.uid());
  photos text[];
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  if not exists (
    select from public.reports r where r.id = p_report and r.user_id = person
  ) then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  select private.own_photos(coalesce(jsonb_agg(jsonb_build_object('photo', o.photo)), '[]'), person)
  into photos from public.observations o where o.report_id = p_report;
  return (
    with files as materialized (select * from private.photo_files(photos))
    select jsonb_build_object(
      'files', count(f.version),
      'waiting', count(*) filter (where not f.is_current),
      'missing', coalesce(jsonb_agg(f.name order by f.name)
        filter (where f.name = f.photo and f.is_current and f.sum is null), '[]'),
      'left', (
        select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'version', l.version)), '[]')
        from (select * from files where not is_current order by name limit 200) l))
    from files f);
end;
$$;

-- Keeps what sum_photos read: [{ name, version, sum: null where there is no file }], each only while the object is
-- still the one that was read, and is the report's owner's. security definer because nobody has a grant on the table.
create function public.record_photo_sums(p_report uuid, p_sums jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.photo_sums as kept (name, report_id, version, sum)
  select o.name, r.id, s.version, s.sum
  from jsonb_to_recordset(p_sums) as s (name text, version text, sum text)
  join public.reports r on r.id = p_report and starts_with(s.name, r.user_id::text || '/')
  join storage.objects o on o.bucket_id = 'inspection_photos' and o.name = s.name
  where private.object_version(o) = s.version
  on conflict (name) do update
    set report_id = excluded.report_id, version = excluded.version, sum = excluded.sum
$$;

-- Compressing 8 MB takes as long as all the rest of a signature.
alter table private.signed_contents alter column content set storage external;

-- By which signing knows that a content is still what was seen. Not the sum that is kept: MD5 takes a tenth of the
-- time, and whoever would make two contents of one sum may sign either.
create function private.seen_sum(p_content jsonb)
returns text
language sql immutable set search_path = ''
as $$
  select md5(p_content::text)
$$;

-- As before, with that sum.
create or replace function public.report_to_sign(p_report uuid)
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
  return jsonb_build_object('content', content, 'sum', private.seen_sum(content));
end;
$$;

-- As before; of a row that is the same in all things nothing needs to be taken away first.
create or replace function private.revision_changes(p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = ''
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

-- Signs one of the caller's reports as it stands, in the name that the account has under Firm and author, and answers
-- the revision's id. p_id is made before the first attempt: a repeated one answers the same revision. p_seen says
-- what the person saw: { sum: of report_to_sign, unchecked: how many rows they know that nobody checked, missing:
-- how many photos they know that cannot be read }; where that is not what there is, nothing is signed. security
-- definer because nobody may write revisions in any other way.
create function public.sign_revision(p_id uuid, p_report uuid, p_revision text, p_seen jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  person constant uuid := (select auth.uid());
  earlier record;
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
  if p_id is null or p_revision is null or char_length(p_revision) > 50
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
    where coalesce(r ->> 'hand', 'proposed') = 'proposed'
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
    select s.number, s.id, s.content_hash from public.signed_revisions s where s.report_id = p_report
    union all
    select t.number, null, t.content_hash from public.signed_tombstones t
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
  changes := private.revision_changes(
    (select c.content from private.signed_contents c where c.revision_id = earlier.id), content);
  content := content || jsonb_build_object(
    'number', coalesce(earlier.number, 0) + 1, 'label', btrim(p_revision), 'signed_at', now(),
    'signatory', signatory, 'photos', photos, 'previous', earlier.content_hash);
  content_text := content::text;
  -- 2,000 rows of 4 KB.
  if octet_length(content_text) > 8388608 then
    raise exception 'This report is larger than 8 MB without its photos, and cannot be signed as one.'
      using errcode = 'PT409';
  end if;
  insert into public.signed_revisions
    (id, report_id, user_id, number, label, signatory, changes, content_hash, previous_id)
  values (p_id, p_report, person, (content ->> 'number')::integer, content ->> 'label', signatory,
    changes, encode(sha256(convert_to(content_text, 'UTF8')), 'hex'), earlier.id);
  insert into private.signed_contents (revision_id, user_id, content) values (p_id, person, content);
  insert into private.signed_files (name, revision_id) select file, p_id from unnest(files) file;
  return p_id;
end;
$$;

-- Pages that were opened before ask for a signature in this form, which took sums and names as they were told.
create or replace function public.sign_report(
  p_report uuid, p_revision text, p_signatory jsonb, p_seen jsonb, p_photos jsonb
)
returns uuid
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Nothing was signed, because this page is older than the server. Reload it, then sign.'
    using errcode = 'PT409';
end;
$$;

revoke execute on function private.bury_revision(), private.object_version(storage.objects),
  private.own_photos(jsonb, uuid), private.photo_files(text[]), private.seen_sum(jsonb)
  from public, anon, authenticated;
revoke execute on function public.record_photo_sums(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.record_photo_sums(uuid, jsonb) to service_role;
revoke execute on function public.photos_to_sum(uuid),
  public.sign_revision(uuid, uuid, text, jsonb) from public, anon;
grant execute on function public.photos_to_sum(uuid),
  public.sign_revision(uuid, uuid, text, jsonb) to authenticated;
