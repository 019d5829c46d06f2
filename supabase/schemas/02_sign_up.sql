-- Who may have an account: everybody, those who were invited, or the addresses of some domains. A trigger on
-- auth.users holds it, whichever route of the sign-in service makes the account; an account that exists always signs in.

-- By the letters A to Z alone: the Kelvin sign is a k in small letters, and another address than one with a k.
create function private.plain_address(p_address text) returns text language sql immutable set search_path = ''
as $$ select lower(btrim(p_address) collate "C") $$;

create table private.sign_up (
  only_row boolean primary key default true check (only_row),
  mode text not null default 'open' check (mode in ('open', 'invited', 'domain')),
  domains text[] not null default '{}',
  constraint sign_up_domains check ((mode = 'domain') = (cardinality(domains) > 0))
);
insert into private.sign_up default values;

create table private.invitations (
  address text primary key
    constraint invitations_address_form check (
      address = private.plain_address(address)
      and char_length(address) <= 254 and address ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
    ),
  invited_by uuid references auth.users (id) on delete set null,
  invited_at timestamptz not null default now()
);
create index invitations_invited_by on private.invitations (invited_by);

-- Who runs this Plumbline, by address. The embedded host writes here whom `npm run operator` named; on Supabase it is
-- one statement.
create table private.administrators (
  address text primary key constraint administrators_address_form
    check (address = private.plain_address(address) and address ~ '^[^@\s]+@[^@\s]+$'),
  -- Two roles: every administrator manages people (invites, limits, suspends); only one who runs the machine also
  -- chooses the server to which everybody's photos go.
  runs_machine boolean not null default true
);

-- Settings of what all hosts of one database share: who may sign up, what a person may keep and ask for. An empty
-- database takes what its first host says; after that private.set_setting changes them (`npm run operator`).
create table private.settings (
  -- As the environment names it. FIRST_ACCOUNT is the database's own: whom the first account made an administrator
  -- while nobody is named, 'next' for the account that comes, then that account for good, or 'nobody'.
  name text primary key check (name ~ '^[A-Z_]{1,64}$'),
  value text not null check (char_length(value) <= 4000)
);

alter table private.sign_up enable row level security;
alter table private.invitations enable row level security;
alter table private.administrators enable row level security;
alter table private.settings enable row level security;
revoke all on private.sign_up, private.invitations, private.administrators, private.settings
  from public, anon, authenticated, service_role;

-- Takes a setting apart: 'open', 'invited', or 'domain:example.com,example.org'.
create function private.apply_sign_up(p_setting text) returns void language plpgsql set search_path = ''
as $$
declare
  setting text := private.plain_address(p_setting);
  named text[] := '{}';
begin
  if setting like 'domain:%' then
    named := regexp_split_to_array(btrim(substr(setting, 8)), '\s*,\s*');
    -- Letters beyond ASCII are written as addresses carry them: xn--….
    if exists (select from unnest(named) domain
      where domain !~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$')
    then
      raise exception 'A domain is written as example.com: %', p_setting using errcode = '22023';
    end if;
    setting := 'domain';
  elsif setting is null or setting not in ('open', 'invited') then
    raise exception 'open, invited or domain:example.com, not %', p_setting using errcode = '22023';
  end if;
  update private.sign_up set mode = setting, domains = named;
end;
$$;

-- Sets one setting for all hosts, in the database's own tables too.
create function private.set_setting(p_name text, p_value text) returns void language plpgsql set search_path = ''
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

-- On Supabase the person who runs the project calls it in the SQL editor: 'open', 'invited' or
-- 'domain:example.com,example.org'.
create function private.set_sign_up(p_setting text) returns void language sql set search_path = ''
as $$ select private.set_setting('SIGN_UP', p_setting) $$;

-- Whether an account may be made for an address. Invitations and administrators count in every mode. A domain is that
-- domain alone, not those below it; and an address with a plus there has to be invited, since what follows the plus
-- leads to one mailbox, which would have as many accounts and daily allowances as it likes.
create function private.may_sign_up(p_address text)
returns boolean language sql stable security definer set search_path = ''
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

-- Whether a sign-in link may be made for an address: for an account that may be made, or that exists and is not
-- suspended. The embedded host asks before the sign-in service does, so that its answer is the same to everybody.
create function private.may_get_link(p_address text)
returns boolean language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select bool_and(coalesce(u.banned_until <= now(), true))
      from auth.users u where u.email = private.plain_address(p_address)),
    private.may_sign_up(p_address))
$$;

-- security definer because the sign-in service, which makes the account, may read none of this.
create function private.refuse_uninvited() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if private.may_sign_up(new.email) is not true then
    raise exception 'Accounts are made by invitation here' using errcode = '42501';
  end if;
  return new;
end;
$$;
create trigger refuse_uninvited before insert on auth.users
  for each row execute function private.refuse_uninvited();

-- security definer because the sign-in service, which makes the account, may write none of this.
create function private.note_first_account() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  update private.settings set value = new.id::text where name = 'FIRST_ACCOUNT' and value = 'next';
  return null;
end;
$$;
create trigger note_first_account after insert on auth.users
  for each row execute function private.note_first_account();

revoke execute on function private.plain_address(text), private.apply_sign_up(text),
  private.set_setting(text, text), private.set_sign_up(text), private.may_sign_up(text),
  private.may_get_link(text), private.refuse_uninvited(), private.note_first_account()
  from public, anon, authenticated;
