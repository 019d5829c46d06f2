-- Photos: object path is user id / report id / timestamp_filename, so the first folder says whose it is.
-- The bucket is public because reports and their exports show photos by plain URL; what identifies
-- a place or a person is removed from a photo before it is uploaded.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'inspection_photos', 'inspection_photos', true, 10485760,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp']
)
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create policy "Inspectors list their own photos" on storage.objects
  for select to authenticated
  using (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
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
