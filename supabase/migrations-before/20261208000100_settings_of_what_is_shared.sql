-- Settings of what all hosts of one database share: who may sign up, what a person may keep and ask for. They were
-- written by each host at its start, so that the one that started last decided for all. They are data now: an empty
-- database takes what its first host says, and private.set_setting changes them (`npm run operator`).

create table private.settings (
  -- As the environment names it; FIRST_ACCOUNT is the database's own.
  name text primary key check (name ~ '^[A-Z_]{1,64}$'),
  value text not null check (char_length(value) <= 4000)
);
alter table private.settings enable row level security;
revoke all on private.settings from public, anon, authenticated, service_role;

-- A database that has accounts keeps what it has been told. FIRST_ACCOUNT is whom the first account made an
-- administrator while nobody is named: 'next' for the account that comes, then that account for good, or 'nobody'.
insert into private.settings (name, value)
select setting.name, setting.value
from private.sign_up s, private.quota q, lateral (values
  ('SIGN_UP', case s.mode when 'domain'
    then 'domain:' || array_to_string(array(select unnest(s.domains) order by 1), ',') else s.mode end),
  ('STORAGE_QUOTA_PER_PERSON_MB', trim_scale(q.bytes_per_person / 1048576.0)::text),
  ('STORAGE_QUOTA_MB', coalesce(trim_scale(q.bytes_in_all / 1048576.0)::text, 'none')),
  ('FIRST_ACCOUNT', case when exists (select from private.first_account_administers)
    then (select u.id::text from auth.users u order by u.created_at, u.id limit 1) else 'nobody' end)
) setting (name, value)
where exists (select from auth.users);

alter function private.set_sign_up(text) rename to apply_sign_up;

-- Sets one for all hosts, in the database's own tables too.
create function private.set_setting(p_name text, p_value text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_name = 'SIGN_UP' then
    perform private.apply_sign_up(p_value);
  elsif p_name = 'STORAGE_QUOTA_PER_PERSON_MB' then
    update private.quota set bytes_per_person = round(p_value::numeric * 1048576);
  elsif p_name = 'STORAGE_QUOTA_MB' then
    update private.quota set bytes_in_all = round(nullif(p_value, 'none')::numeric * 1048576);
  end if;
  insert into private.settings (name, value) values (p_name, p_value)
  on conflict (name) do update set value = excluded.value;
  notify plumbline_settings;
end;
$$;

-- On Supabase whoever runs the project calls it in the SQL editor: 'open', 'invited' or 'domain:example.com,example.org'.
create function private.set_sign_up(p_setting text)
returns void
language sql set search_path = ''
as $$ select private.set_setting('SIGN_UP', p_setting) $$;

-- As before, by the setting.
create or replace function private.may_sign_up(p_address text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when s.mode = 'open' then true
    when exists (select from private.invitations i where i.address = asked.address)
      or exists (select from private.administrators a where a.address = asked.address) then true
    -- Somebody has to be the first where the first account administers.
    when exists (select from private.settings f where f.name = 'FIRST_ACCOUNT' and f.value = 'next')
      and not exists (select from private.administrators)
      and not exists (select from auth.users) then true
    else s.mode = 'domain'
      and substring(asked.address from '@([^@]+)$') = any (s.domains)
      and asked.address !~ '\+.*@'
  end
  from private.sign_up s, (select private.plain_address(p_address) as address) asked
$$;

-- As before, but for good: whoever comes second is not first once the first account is deleted.
create or replace function private.administers(p_person uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    join private.administrators a on a.address = private.plain_address(u.email)
    where u.id = p_person
  ) or (
    exists (select from private.settings f where f.name = 'FIRST_ACCOUNT' and f.value = p_person::text)
    and not exists (select from private.administrators)
  )
$$;
drop table private.first_account_administers;

-- security definer because the sign-in service, which makes the account, may write none of this.
create function private.note_first_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.settings set value = new.id::text where name = 'FIRST_ACCOUNT' and value = 'next';
  return null;
end;
$$;
create trigger note_first_account after insert on auth.users
  for each row execute function private.note_first_account();

revoke execute on function private.set_setting(text, text), private.set_sign_up(text),
  private.note_first_account() from public, anon, authenticated;
