-- Who may have an account: everybody, those who were invited, or the addresses of some domains. Held by a trigger on
-- auth.users, whatever route of the sign-in service makes the account; an account that exists always signs in.

create table private.sign_up (
  only_row boolean primary key default true check (only_row),
  mode text not null default 'open' check (mode in ('open', 'invited', 'domain')),
  domains text[] not null default '{}',
  constraint sign_up_domains check ((mode = 'domain') = (cardinality(domains) > 0))
);
insert into private.sign_up default values;

-- By the letters A to Z alone: the Kelvin sign is a k in small letters, and another address than one with a k.
create function private.plain_address(p_address text)
returns text
language sql immutable set search_path = ''
as $$ select lower(btrim(p_address) collate "C") $$;

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

-- Whoever runs this Plumbline, by address: its administrators. The embedded host writes here whom `npm run operator`
-- named; on Supabase it is one statement.
create table private.administrators (
  address text primary key constraint administrators_address_form
    check (address = private.plain_address(address) and address ~ '^[^@\s]+@[^@\s]+$')
);

-- Whether the first account is an administrator while nobody is named: on a host that serves its own machine alone.
create table private.first_account_administers (
  only_row boolean primary key default true check (only_row)
);

alter table private.sign_up enable row level security;
alter table private.invitations enable row level security;
alter table private.administrators enable row level security;
alter table private.first_account_administers enable row level security;
revoke all on private.sign_up, private.invitations, private.administrators,
  private.first_account_administers from public, anon, authenticated, service_role;

-- Sets who may sign up: 'open', 'invited', or 'domain:example.com,example.org'. The embedded host calls it at each
-- start with its SIGN_UP; on Supabase whoever runs the project does, in the SQL editor.
create function private.set_sign_up(p_setting text)
returns void
language plpgsql
set search_path = ''
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

-- Whether an account may be made for an address. Invitations and administrators count in every mode. A domain is that
-- domain alone, not those below it; and an address with a plus there has to be invited, since what follows the plus
-- leads to one mailbox, which would have as many accounts and daily allowances as it likes.
create function private.may_sign_up(p_address text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when s.mode = 'open' then true
    when exists (select from private.invitations i where i.address = asked.address)
      or exists (select from private.administrators a where a.address = asked.address) then true
    -- Somebody has to be the first where the first account administers.
    when exists (select from private.first_account_administers)
      and not exists (select from private.administrators)
      and not exists (select from auth.users) then true
    else s.mode = 'domain'
      and substring(asked.address from '@([^@]+)$') = any (s.domains)
      and asked.address !~ '\+.*@'
  end
  from private.sign_up s, (select private.plain_address(p_address) as address) asked
$$;

-- Whether a sign-in link may be made for an address: for an account that exists, or may be made. The embedded host asks
-- before the sign-in service does, so that its answer is the same to everybody.
create function private.may_get_link(p_address text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where u.email = private.plain_address(p_address))
    or private.may_sign_up(p_address)
$$;

-- security definer because the sign-in service, which makes the account, may read none of this.
create function private.refuse_uninvited()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.may_sign_up(new.email) is not true then
    raise exception 'Accounts are made by invitation here' using errcode = '42501';
  end if;
  return new;
end;
$$;

revoke execute on function private.plain_address(text), private.set_sign_up(text),
  private.may_sign_up(text), private.may_get_link(text), private.refuse_uninvited() from public, anon, authenticated;

create trigger refuse_uninvited before insert on auth.users
  for each row execute function private.refuse_uninvited();
