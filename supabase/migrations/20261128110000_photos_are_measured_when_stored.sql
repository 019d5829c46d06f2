-- What was measured of a photo by the browser that stored it: the built-in analyst answers from it, and decodes nothing.

alter table public.observations add column photo_fault text constraint observations_photo_fault_known
  check (photo_fault in ('none', 'too dark', 'overexposed', 'blurred', 'too small'));
grant update (photo_fault) on public.observations to authenticated;

-- It is no word of a row's.
create or replace function private.bookkeeping() returns text[]
language sql immutable set search_path = ''
as $$
  select array['id', 'report_id', 'user_id', 'position', 'created_at', 'updated_at', 'photo', 'photo_hash',
    -- The camera's clock: no version counts it.
    'captured_at',
    'marks', 'drawing', 'drawing_version', 'finding_id', 'note', 'proposal', 'left_over',
    'photo_fault', 'rating_before', 'hand', 'checked_by', 'checked_at', 'version']
$$;

-- What is drawn on one picture, or measured of it, says nothing of another.
create or replace function private.count_drawing() returns trigger language plpgsql security definer set search_path = ''
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
