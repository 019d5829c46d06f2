-- Sums of the photos that a signature holds: found out from the stored files, not taken from the caller.

-- Each of one version of a file. Written by the function sum_photos alone, which has every right and
-- reads the files itself. No caller can say one.
create table private.photo_sums (
  name text primary key,
  report_id uuid not null references public.reports (id) on delete cascade,
  -- Of the object that was read (private.object_version).
  version text not null,
  -- SHA-256 (hex) of its bytes; null where the storage has the object and not its file.
  sum text constraint photo_sums_sum_form check (sum ~ '^[0-9a-f]{64}$')
);
create index photo_sums_by_report on private.photo_sums (report_id);
alter table private.photo_sums enable row level security;
revoke all on private.photo_sums from public, anon, authenticated, service_role;

-- The path of a photo in the bucket, from its stored address; null for any other address. Most paths have nothing to
-- decode.
create function private.photo_path(p_photo text) returns text language plpgsql immutable set search_path = ''
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

create function private.rendition_path(p_path text) returns text language sql immutable set search_path = ''
as $$
  select regexp_replace(p_path, '\.[^./]*$', '') || '.small.jpg'
$$;

-- Another one as soon as other bytes are stored under an object's name. Hosts' tables differ in their columns.
create function private.object_version(p_object storage.objects) returns text language sql stable set search_path = ''
as $$
  select md5(concat_ws(' ', o ->> 'id', o ->> 'version', o ->> 'updated_at', o ->> 'metadata'))
  from to_jsonb(p_object) o
$$;

-- Paths of the photos in a report's rows that are the person's own files: nobody keeps another's from being deleted.
create function private.own_photos(p_rows jsonb, p_person uuid)
returns text[] language sql immutable set search_path = ''
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
returns jsonb language plpgsql stable security definer set search_path = ''
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
returns void language sql security definer set search_path = ''
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

revoke execute on function private.photo_path(text), private.rendition_path(text),
  private.object_version(storage.objects), private.own_photos(jsonb, uuid), private.photo_files(text[])
  from public, anon, authenticated;
revoke execute on function public.record_photo_sums(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.record_photo_sums(uuid, jsonb) to service_role;
revoke execute on function public.photos_to_sum(uuid) from public, anon;
grant execute on function public.photos_to_sum(uuid) to authenticated;
