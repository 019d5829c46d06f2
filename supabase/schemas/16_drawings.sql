-- Counts the changes of a row's drawing. What is drawn on one picture, or measured of it, says nothing of another. Drawing is no checking:
-- provenance and version belong to the words alone. A row begins with no change of its drawing, whatever a client says,
-- unless it comes back from its deletion.
create function private.count_drawing() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not private.is_restoring() then
      new.drawing_version := 0;
    end if;
    return new;
  end if;
  if new.photo is distinct from old.photo and new.drawing is not distinct from old.drawing then
    new.drawing := null;
  end if;
  if new.photo is distinct from old.photo and new.photo_fault is not distinct from old.photo_fault then
    new.photo_fault := null;
  end if;
  new.drawing_version := old.drawing_version
    + (new.drawing is distinct from old.drawing)::integer;
  return new;
end;
$$;
create trigger count_drawing before insert or update on public.observations
  for each row execute function private.count_drawing();
revoke execute on function private.count_drawing() from public, anon, authenticated;
