-- Several photos of one finding. Each photo is a row, with its number, its file, its drawing and its words; a row beside
-- another's photos only names the row whose finding it shows. So no reference, quota, sum or deletion has to learn of a
-- second kind of photo, and a row that is taken out again has its words and their versions.

-- One person's rows are joined one statement after the other. The lock is taken before any row's: two tabs that took
-- rows first, and then waited for each other's, would end each other.
create function private.lock_findings() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('findings ' || (select auth.uid()), 0));
  return null;
end;
$$;
create trigger lock_findings before update of finding_id on public.observations
  for each statement when (pg_trigger_depth() = 0) execute function private.lock_findings();

-- A finding is a row of the same report that shows no other's: a row that joins one that is joined itself joins its
-- finding, and brings its own photos along.
create function private.keep_finding() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  finding uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('findings ' || new.user_id, 0));
  select coalesce(o.finding_id, o.id) into finding from public.observations o
  where o.id = new.finding_id and o.report_id = new.report_id and o.user_id = new.user_id;
  if finding is null then
    raise exception 'The observation that this photo was to be added to does not exist any more. Refresh the page.'
      using errcode = 'PT404';
  end if;
  if finding = new.id then
    raise exception 'An observation cannot be joined with itself.' using errcode = '23514';
  end if;
  new.finding_id := finding;
  return new;
end;
$$;
create trigger keep_finding before insert or update of finding_id on public.observations
  for each row when (new.finding_id is not null) execute function private.keep_finding();

create function private.bring_photos_along() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  update public.observations o set finding_id = new.finding_id where o.finding_id = new.id;
  return null;
end;
$$;
create trigger bring_photos_along after update of finding_id on public.observations
  for each row when (new.finding_id is not null and old.finding_id is null)
  execute function private.bring_photos_along();

revoke execute on function private.lock_findings(), private.keep_finding(), private.bring_photos_along()
  from public, anon, authenticated;
