-- Which photos are a person's, said so that a long table need not be read whole. PostgreSQL may ask a caller's LIKE,
-- and foldername, only of the rows that the policies before them let through; what is said by ~>=~ and ~<~ it finds
-- by the index on text_pattern_ops that Supabase's storage keeps for names. 0 comes after / in every collation of theirs.
alter policy "Inspectors list their own photos" on storage.objects
  using (bucket_id = 'inspection_photos'
    and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0'));
