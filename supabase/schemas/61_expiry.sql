-- A deleted row can be brought back for 30 days; then its version is removed, wherever the database is. The embedded
-- host's daily sweep calls this, and pg_cron where it was set up to; the page of a report does it too when it is
-- opened, with the photo.

-- What was found to be over 30 days old, by which look. A clock that jumped makes everything old at once: what is
-- removed is what two looks found, and what is young again is forgotten here.
create table private.expiring_versions (
  id uuid primary key references public.versions (id) on delete cascade,
  found_by uuid not null
);
alter table private.expiring_versions enable row level security;
revoke all on private.expiring_versions from public, anon, authenticated, service_role;

-- Looks once, or continues a look: removes what an earlier look found, and notes what is old now. A thousand rows of
-- each at a time, so that nobody waits behind it; a look is over when both counts are 0.
create function private.expire_deleted_rows(p_now timestamptz, p_look uuid)
returns table (removed integer, noted integer) language plpgsql set search_path = ''
as $$
declare
  before constant timestamptz := p_now - interval '30 days';
begin
  -- One by one: a join reads all versions for each thousand.
  delete from private.expiring_versions e
    where (select v.kept_at from public.versions v where v.id = e.id) >= before;
  delete from public.versions v where v.id in (
    select e.id from private.expiring_versions e where e.found_by <> p_look limit 1000
  );
  get diagnostics removed = row_count;
  insert into private.expiring_versions (id, found_by)
    select v.id, p_look from public.versions v
    where v.reason = 'deleted' and v.kept_at < before
      and not exists (select from private.expiring_versions e where e.id = v.id)
    order by v.kept_at limit 1000;
  get diagnostics noted = row_count;
  return next;
end;
$$;

-- Has pg_cron look every hour, where it is; answers whether it is. Not done unasked: where no sweep removes photos, one
-- whose version went first stays in the bucket until the account is deleted.
create function private.schedule_expiry() returns boolean language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null then
    return false;
  end if;
  perform cron.schedule('expire-deleted-rows', '17 * * * *',
    'select private.expire_deleted_rows(now(), gen_random_uuid())');
  return true;
end;
$$;

revoke execute on function private.expire_deleted_rows(timestamptz, uuid), private.schedule_expiry()
  from public, anon, authenticated;
