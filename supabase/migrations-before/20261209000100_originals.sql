-- Chosen files as they were, for people who wish to keep them. An original has the name of its photo, in a bucket of
-- its own: owner, quota, expiry and deletion join by that name. The bucket is private, because an original says
-- where and when it was taken, and shows what was cut away later. It is stored once and never changed.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'inspection_originals', 'inspection_originals', false, 31457280,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic']
);

create policy "Inspectors read their own originals" on storage.objects
  for select to authenticated
  using (bucket_id = 'inspection_originals'
    and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0'));
create policy "Inspectors keep originals in their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'inspection_originals'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Inspectors remove their own originals" on storage.objects
  for delete to authenticated
  using (bucket_id = 'inspection_originals'
    and (storage.foldername(name))[1] = (select auth.uid())::text);

-- What holds of photos holds of originals: no signed address to upload to, and what was signed stays as it was.
alter policy "Nobody makes a signed upload URL" on storage.objects
  with check (bucket_id not in ('inspection_photos', 'inspection_originals')
    or coalesce(current_setting('storage.operation', true), '') not like '%sign_upload_url');
alter policy "Photos of a signed revision are not removed" on storage.objects
  using (bucket_id not in ('inspection_photos', 'inspection_originals') or not private.is_signed(name));

-- As before, of both buckets.
create or replace function private.check_stored_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  buckets constant text[] := '{inspection_photos,inspection_originals}';
  folder constant text := split_part(new.name, '/', 1);
begin
  -- By its new name too: a signed photo is there as it was, or missing, never another.
  if (old.bucket_id = any(buckets) and private.is_signed(old.name))
    or (new.bucket_id = any(buckets) and private.is_signed(new.name))
  then
    raise exception 'A photo of a signed revision is not replaced' using errcode = '42501';
  end if;
  if new.bucket_id is null or new.bucket_id <> all(buckets) then
    return new;
  end if;
  -- storage.object.upload_signed, storage.tus.upload.create_signed, storage.tus.upload.part_signed
  if current_setting('storage.operation', true) like '%upload%signed' then
    raise exception 'Photos are not stored by signed upload URLs' using errcode = '42501';
  end if;
  if not exists (
    select from auth.users u
    where u.id = case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then folder::uuid end
  ) then
    raise exception 'A photo is stored in the folder of an account that exists' using errcode = '42501';
  end if;
  return new;
end;
$$;

create or replace function private.owner_of_file(p_bucket text, p_name text)
returns uuid
language sql immutable set search_path = ''
as $$
  select case when p_bucket in ('inspection_photos', 'inspection_originals')
    and split_part(p_name, '/', 1) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then split_part(p_name, '/', 1)::uuid end
$$;

-- Three files each for more observations than one person may have.
alter table private.quota alter column files_per_person set default 150000;
update private.quota set files_per_person = 150000 where files_per_person = 100000;

-- An account goes once no original is left either. Nothing else of the function changes.
do $$ begin
  execute replace(pg_get_functiondef('public.delete_own_account()'::regprocedure),
    $was$bucket_id = 'inspection_photos'$was$,
    $is$bucket_id in ('inspection_photos', 'inspection_originals')$is$);
end $$;
