-- What policies cannot hold on Supabase. Its storage asks them before an upload's bytes arrive, and writes the row
-- afterwards as service_role, which no policy binds. A signed upload URL (createSignedUploadUrl) makes it write for
-- two hours without asking for a session. The embedded host has neither, and keeps the same rules.

-- The product uses none. storage.operation() reads the same setting, but is not there on every host.
create policy "Nobody makes a signed upload URL" on storage.objects
  as restrictive for insert to public
  with check (bucket_id <> 'inspection_photos'
    or coalesce(current_setting('storage.operation', true), '') not like '%sign_upload_url');

-- security definer because the service that writes the row may read neither accounts nor signed files.
create function private.check_stored_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  bucket constant text := 'inspection_photos';
  folder constant text := split_part(new.name, '/', 1);
begin
  -- By its new name too: a signed photo is there as it was, or missing, never another.
  if (old.bucket_id = bucket and private.is_signed(old.name))
    or (new.bucket_id = bucket and private.is_signed(new.name))
  then
    raise exception 'A photo of a signed revision is not replaced' using errcode = '42501';
  end if;
  if new.bucket_id is distinct from bucket then
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
