-- The trigger of stored_photos says the same of every row that is stored, whoever stores it.
drop policy "No file takes the place of one that a signed revision names" on storage.objects;
