-- How many rows one person may have: far more than an inspector's working life fills, and an end to what one
-- account can make everybody's database hold. Checked once for each statement, by an index that begins with
-- what is counted, and never beyond the bound. Statements at the same moment may each add up to it.

-- PT409 is a convention of the data service's: the answer has the status 409 and the message as it is.
create function private.bound_reports()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from (select distinct user_id from added) person
    where exists (
      select from public.reports r where r.user_id = person.user_id offset 5000
    )
  ) then
    raise exception 'You have 5,000 reports, which is as many as one person can keep. Delete those that you no longer need, then try again.'
      using errcode = 'PT409';
  end if;
  return null;
end;
$$;

create function private.bound_observations()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from (select distinct report_id from added) report
    where exists (
      select from public.observations o where o.report_id = report.report_id offset 2000
    )
  ) then
    raise exception 'This report has 2,000 observations, which is as many as one report can hold. Add the others to another report.'
      using errcode = 'PT409';
  end if;
  if exists (
    select from (select distinct user_id from added) person
    where exists (
      select from public.observations o where o.user_id = person.user_id offset 50000
    )
  ) then
    raise exception 'You have 50,000 observations, which is as many as one person can keep. Delete reports that you no longer need, then try again.'
      using errcode = 'PT409';
  end if;
  return null;
end;
$$;

revoke execute on function private.bound_reports(), private.bound_observations()
  from public, anon, authenticated;

create trigger bound_reports
  after insert on public.reports referencing new table as added
  for each statement execute function private.bound_reports();
create trigger bound_observations
  after insert on public.observations referencing new table as added
  for each statement execute function private.bound_observations();
