-- Looks once, or goes on with a look: removes what an earlier look found, and notes down what is old now. A thousand
-- rows of each at a time, so that nobody waits behind it; a look is over when both counts are 0.
create or replace function private.expire_deleted_rows(p_now timestamptz, p_look uuid)
returns table (removed integer, noted integer)
language plpgsql
set search_path = ''
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
