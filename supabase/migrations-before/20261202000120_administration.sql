-- What administrators see and do: people with what they use, invitations, limits, suspensions. All of it by the
-- functions below, each of which asks who calls; what people write is shown by none. Whoever is named in
-- private.administrators is one.

-- What an administrator decided for one account, in place of what is everybody's; null leaves that.
create table private.person_limits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  analyses integer constraint person_limits_analyses check (analyses between 0 and 1000000),
  generations integer constraint person_limits_generations check (generations between 0 and 1000000)
);

create table private.administrator_acts (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default clock_timestamp(),
  -- Addresses as they were. Whom it was done to is forgotten with their account.
  administrator text not null,
  act text not null constraint administrator_acts_known
    check (act in ('invited', 'withdrew', 'limited', 'suspended', 'resumed')),
  whom text,
  detail text
);
create index administrator_acts_whom on private.administrator_acts (whom);

alter table private.person_limits enable row level security;
alter table private.administrator_acts enable row level security;
revoke all on private.person_limits, private.administrator_acts
  from public, anon, authenticated, service_role;

create function private.administers(p_person uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    join private.administrators a on a.address = private.plain_address(u.email)
    where u.id = p_person
  ) or (
    exists (select from private.first_account_administers)
    and not exists (select from private.administrators)
    and p_person = (select u.id from auth.users u order by u.created_at, u.id limit 1)
  )
$$;

-- As before, and an account that is suspended has no session that counts. banned_until is the sign-in service's own
-- column: on Supabase it refuses the sign-in as well, and "Ban user" in the dashboard is the same thing.
create or replace function private.session_is_live()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    join auth.users u on u.id = s.user_id
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and coalesce(u.banned_until <= now(), true)
  );
$$;

create or replace function private.may_get_link(p_address text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select bool_and(coalesce(u.banned_until <= now(), true))
      from auth.users u where u.email = private.plain_address(p_address)),
    private.may_sign_up(p_address))
$$;

create function private.is_administrator()
returns boolean
language sql stable security definer set search_path = ''
as $$ select private.session_is_live() and private.administers((select auth.uid())) $$;

create function private.require_administrator()
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_administrator() is not true then
    raise exception 'Only administrators may do this.' using errcode = '42501';
  end if;
end;
$$;

-- Writes down what the caller did.
create function private.write_act(p_act text, p_whom text, p_detail text)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.administrator_acts (administrator, act, whom, detail)
  select private.plain_address(u.email), p_act, p_whom, p_detail
  from auth.users u where u.id = (select auth.uid())
$$;

-- The address of an account; raises PT404 where there is none.
create function private.address_of(p_person uuid)
returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  address text;
begin
  select private.plain_address(u.email) into address from auth.users u where u.id = p_person;
  if address is null then
    raise exception 'This account is there no longer.' using errcode = 'PT404';
  end if;
  return address;
end;
$$;

-- With an account go its invitation and its address in what was done to it; what its owner did to others stays.
create function private.forget_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.invitations i where i.address = private.plain_address(old.email);
  update private.administrator_acts a set whom = null where a.whom = private.plain_address(old.email);
  return null;
end;
$$;
create trigger forget_person after delete on auth.users
  for each row execute function private.forget_person();

-- As before, by the account's own limit where an administrator set one.
create or replace function public.take_analyst_allowance(p_task text, p_limit integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  most integer;
  taken integer;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select case p_task when 'analysis' then l.analyses else l.generations end
    into most from private.person_limits l where l.user_id = (select auth.uid());
  most := coalesce(most, p_limit);
  insert into public.analyst_usage as u (user_id, day, task, used)
  values ((select auth.uid()), (now() at time zone 'utc')::date, p_task, 1)
  on conflict (user_id, day, task) do update set used = u.used + 1 where u.used < most
  returning used into taken;
  return taken is not null and taken <= most;
end;
$$;

-- Whether the caller is an administrator: for menus. What they may do is decided where they do it.
create function public.is_administrator()
returns boolean
language sql stable security definer set search_path = ''
as $$ select private.is_administrator() is true $$;

-- Fifty people by when they came, whose address has these words in it: { mode, total, people }. Counts alone.
create function public.list_people(p_words text, p_page integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words constant text := lower(btrim(left(coalesce(p_words, ''), 254)));
  page constant integer := least(greatest(coalesce(p_page, 1), 1), 1000000);
  today constant date := (now() at time zone 'utc')::date;
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'mode', (select s.mode from private.sign_up s),
    'total', (select count(*) from auth.users u where strpos(u.email, words) > 0),
    'people', coalesce((
      select jsonb_agg(to_jsonb(person) order by person.since, person.id)
      from (
        select u.id, u.email as address, u.created_at as since,
          greatest(u.last_sign_in_at, seen.at) as last_seen,
          coalesce(u.banned_until > now(), false) as is_suspended,
          private.administers(u.id) as is_administrator,
          l.analyses as most_analyses, l.generations as most_generations,
          (select count(*) from public.reports r where r.user_id = u.id) as reports,
          (select count(*) from public.observations o where o.user_id = u.id and o.photo <> '') as photos,
          (select coalesce(sum(b.bytes), 0) from private.stored_bytes b where b.user_id = u.id) as bytes,
          used.*, costs.*
        from auth.users u
        left join private.person_limits l on l.user_id = u.id
        left join lateral (
          select max(s.refreshed_at at time zone 'utc') as at from auth.sessions s where s.user_id = u.id
        ) seen on true
        cross join lateral (
          select
            coalesce(sum(a.used) filter (where a.task = 'analysis' and a.day = today), 0) as analyses_today,
            coalesce(sum(a.used) filter (where a.task = 'analysis'), 0) as analyses_this_month,
            coalesce(sum(a.used) filter (where a.task = 'generation' and a.day = today), 0) as generations_today,
            coalesce(sum(a.used) filter (where a.task = 'generation'), 0) as generations_this_month
          from public.analyst_usage a
          where a.user_id = u.id and a.day >= date_trunc('month', today)::date
        ) used
        cross join lateral (
          select coalesce(sum(c.input_tokens), 0) as input_tokens,
            coalesce(sum(c.output_tokens), 0) as output_tokens
          from public.analyst_costs c where c.user_id = u.id
        ) costs
        where strpos(u.email, words) > 0
        order by u.created_at, u.id
        limit 50 offset (page - 1) * 50
      ) person
    ), '[]')
  );
end;
$$;

-- Who was invited, the newest first, a thousand at most: { address, invited_at, invited_by, has_account }.
create function public.list_invitations()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  return coalesce((
    select jsonb_agg(to_jsonb(invitation) order by invitation.invited_at desc, invitation.address)
    from (
      select i.address, i.invited_at, u.email as invited_by,
        exists (select from auth.users a where a.email = i.address) as has_account
      from private.invitations i left join auth.users u on u.id = i.invited_by
      order by i.invited_at desc, i.address limit 1000
    ) invitation
  ), '[]');
end;
$$;

-- Invites these addresses: { invited, known, refused }. Known are those that have an account or were invited before,
-- refused those that are no addresses. Bounded, so that no administrator's mistake fills the table.
create function public.invite_people(p_addresses text[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text;
  invited text[] := '{}';
  known text[] := '{}';
  refused text[] := '{}';
begin
  perform private.require_administrator();
  if cardinality(p_addresses) > 200 then
    raise exception 'Invite 200 people at a time at most.' using errcode = 'PT400';
  end if;
  if exists (select from private.invitations offset 10000) then
    raise exception 'There are 10,000 invitations, which is as many as there can be. Withdraw some first.'
      using errcode = 'PT409';
  end if;
  for asked in
    select distinct private.plain_address(one) from unnest(p_addresses) one where one is not null
  loop
    if char_length(asked) > 254 or asked !~ '^[^@\s,;<>"]+@[^@\s,;<>"]+\.[^@\s,;<>"]+$' then
      refused := refused || left(asked, 254);
    elsif exists (select from auth.users u where u.email = asked) then
      known := known || asked;
    else
      insert into private.invitations (address, invited_by) values (asked, (select auth.uid()))
      on conflict do nothing;
      if found then
        invited := invited || asked;
        perform private.write_act('invited', asked, null);
      else
        known := known || asked;
      end if;
    end if;
  end loop;
  return jsonb_build_object('invited', to_jsonb(invited), 'known', to_jsonb(known), 'refused', to_jsonb(refused));
end;
$$;

-- Takes an invitation back; an account that was made by it stays.
create function public.withdraw_invitation(p_address text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  delete from private.invitations i where i.address = private.plain_address(p_address);
  if found then
    perform private.write_act('withdrew', private.plain_address(p_address), null);
  end if;
end;
$$;

-- Sets what one person may ask of the analyst in a day: { analyses, generations }, null for what everybody may.
create function public.limit_person(p_person uuid, p_limits jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_administrator();
  address := private.address_of(p_person);
  insert into private.person_limits (user_id, analyses, generations)
  values (p_person, (p_limits ->> 'analyses')::integer, (p_limits ->> 'generations')::integer)
  on conflict (user_id) do update set analyses = excluded.analyses, generations = excluded.generations;
  perform private.write_act('limited', address, format('%s analyses, %s drafts a day',
    coalesce(p_limits ->> 'analyses', 'the usual'), coalesce(p_limits ->> 'generations', 'the usual')));
end;
$$;

-- Ends an account's sessions and refuses its sign-in, until it is resumed; deletes nothing. A link that waits in a
-- mail works no longer.
create function public.suspend_person(p_person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_administrator();
  address := private.address_of(p_person);
  if private.administers(p_person) then
    raise exception 'An administrator is not suspended. Take them off the administrators first.'
      using errcode = 'PT409';
  end if;
  update auth.users set banned_until = now() + interval '100 years' where id = p_person;
  delete from auth.sessions where user_id = p_person;
  -- Where links lie differs between versions of the sign-in service.
  if exists (select from pg_attribute
    where attrelid = 'auth.users'::regclass and attname = 'recovery_token' and not attisdropped)
  then
    execute format('update auth.users set recovery_token = '''' where id = %L', p_person);
  end if;
  if to_regclass('auth.one_time_tokens') is not null then
    execute format('delete from auth.one_time_tokens where user_id = %L', p_person);
  end if;
  perform private.write_act('suspended', address, null);
end;
$$;

create function public.resume_person(p_person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_administrator();
  address := private.address_of(p_person);
  update auth.users set banned_until = null where id = p_person;
  perform private.write_act('resumed', address, null);
end;
$$;

-- What administrators did, the newest first, a hundred a page: { done_at, administrator, act, whom, detail }.
create function public.list_administrator_acts(p_page integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  page constant integer := least(greatest(coalesce(p_page, 1), 1), 1000000);
begin
  perform private.require_administrator();
  return coalesce((
    select jsonb_agg(to_jsonb(acts) - 'id' order by acts.id desc)
    from (
      select * from private.administrator_acts a order by a.id desc limit 100 offset (page - 1) * 100
    ) acts
  ), '[]');
end;
$$;

revoke execute on function private.administers(uuid), private.is_administrator(),
  private.require_administrator(), private.write_act(text, text, text), private.address_of(uuid),
  private.forget_person() from public, anon, authenticated;
revoke execute on function public.is_administrator(), public.list_people(text, integer),
  public.list_invitations(), public.invite_people(text[]), public.withdraw_invitation(text),
  public.limit_person(uuid, jsonb), public.suspend_person(uuid),
  public.resume_person(uuid), public.list_administrator_acts(integer) from public, anon;
grant execute on function public.is_administrator(), public.list_people(text, integer),
  public.list_invitations(), public.invite_people(text[]), public.withdraw_invitation(text),
  public.limit_person(uuid, jsonb), public.suspend_person(uuid),
  public.resume_person(uuid), public.list_administrator_acts(integer) to authenticated;
