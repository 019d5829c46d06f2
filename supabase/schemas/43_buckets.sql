-- Buckets. An object's path is user id / report id / timestamp_filename, so the first folder says whose it is. The
-- storage service owns its tables: Plumbline adds policies and triggers to them, and nothing else.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  -- Photos. Public because reports and their exports show photos by plain URL; what identifies a place or a person is
  -- removed from a photo before it is uploaded.
  ('inspection_photos', 'inspection_photos', true, 10485760,
    array['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
  -- Chosen files as they were, for people who wish to keep them. An original has the name of its photo, so owner, quota,
  -- expiry and deletion join by that name. Private, because an original says where and when it was taken, and shows
  -- what was cut away later. It is stored once and never changed.
  ('inspection_originals', 'inspection_originals', false, 31457280,
    array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- Which files are a person's, said so that a long table need not be read whole. PostgreSQL may ask a caller's LIKE, and
-- foldername, only of the rows that the policies before them let through; what is said by ~>=~ and ~<~ it finds by the
-- index on text_pattern_ops that Supabase's storage keeps for names. 0 comes after / in every collation of theirs.
create policy "Inspectors list their own photos" on storage.objects
  for select to authenticated
  using (bucket_id = 'inspection_photos'
    and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0'));
create policy "Inspectors store photos in their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Inspectors replace their own photos" on storage.objects
  for update to authenticated
  using (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Inspectors remove their own photos" on storage.objects
  for delete to authenticated
  using (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text);

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

create policy "A session that has ended lists and stores nothing" on storage.objects
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "Photos of a signed revision are not replaced" on storage.objects
  as restrictive for update to authenticated
  using (bucket_id <> 'inspection_photos' or not private.is_signed(name))
  with check (bucket_id <> 'inspection_photos' or not private.is_signed(name));
create policy "Photos of a signed revision are not removed" on storage.objects
  as restrictive for delete to authenticated
  using (bucket_id not in ('inspection_photos', 'inspection_originals') or not private.is_signed(name));

-- What those policies cannot hold on Supabase. Its storage asks them before an upload's bytes arrive, and writes the row
-- afterwards as service_role, which no policy binds. A signed upload URL (createSignedUploadUrl) makes it write for two
-- hours without asking for a session. The embedded host has neither, and keeps the same rules.
-- The product uses no signed upload URL. storage.operation() reads the same setting, but is not there on every host.
create policy "Nobody makes a signed upload URL" on storage.objects
  as restrictive for insert to public
  with check (bucket_id not in ('inspection_photos', 'inspection_originals')
    or coalesce(current_setting('storage.operation', true), '') not like '%sign_upload_url');

-- security definer because the service that writes the row may read neither accounts nor signed files.
create function private.check_stored_photo() returns trigger language plpgsql security definer set search_path = ''
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
revoke execute on function private.check_stored_photo() from public, anon, authenticated;
-- Not on every column: Supabase's own upgrades rewrite others of all rows, and must not fail here.
create trigger check_stored_photo
  before insert or update of bucket_id, name, version, metadata on storage.objects
  for each row execute function private.check_stored_photo();
