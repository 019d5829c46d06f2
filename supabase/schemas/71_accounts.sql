-- The end of an account: its deletion by its owner, and the little that outlives it.

-- Deletes the caller's account: the id comes from the token, never from the call. PT409 as long as a file of theirs is
-- stored. plan_cache_mode because after five deletions in one session PostgreSQL would plan that question for anybody,
-- without the index on names, and read every stored photo.
-- security definer because nobody may write the sign-in service's tables in any other way. The owner of this function
-- may: on hosted projects the role postgres has every right on schema auth.
create function public.delete_own_account()
returns void language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  person constant uuid := (select auth.uid());
  address text;
  trace record;
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  -- The bucket is public and a file outlives its row, so none may be left when its owner is gone.
  -- A uuid holds none of LIKE's wildcards. PT409 is answered as 409 by every data service.
  if exists (
    select from storage.objects
    where bucket_id in ('inspection_photos', 'inspection_originals') and name like person::text || '/%'
  ) then
    raise exception 'Files of this account are still stored; remove them first'
      using errcode = 'PT409';
  end if;

  -- Everything with a foreign key to the person or to their reports goes with this row.
  delete from auth.users where id = person returning email into address;
  delete from public.signup_emails where lower(email) = lower(address);

  -- What the sign-in service keeps about a person without a foreign key. Which of these tables exist,
  -- and of what type their columns are, differs between its versions: a literal fits all of them.
  for trace in
    select relation, person_in_it from (values
      ('auth.refresh_tokens', 'user_id'),
      ('auth.flow_state', 'user_id'),
      ('auth.audit_log_entries', 'payload ->> ''actor_id''')
    ) as traces (relation, person_in_it)
    where to_regclass(relation) is not null
  loop
    execute format('delete from %s where %s = %L', trace.relation, trace.person_in_it, person);
  end loop;
end;
$$;
revoke execute on function public.delete_own_account() from public, anon;
grant execute on function public.delete_own_account() to authenticated;

-- With an account go its invitation and its address in what was done to it; what its owner did to others stays.
create function private.forget_person() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invitations i where i.address = private.plain_address(old.email);
  update private.administrator_acts a set whom = null where a.whom = private.plain_address(old.email);
  return null;
end;
$$;
create trigger forget_person after delete on auth.users
  for each row execute function private.forget_person();

-- What a person used of the analyst this month, what that cost, and the limits that an administrator set them: deleting
-- an account and signing up again would escape them. Kept by a hash of the address from which nobody can guess it
-- without the database's own secret, in tables that no role of a request may touch.
create table private.address_secret (
  only_row boolean primary key default true check (only_row),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.address_secret default values;
create table private.kept_usage (
  address_hash text not null,
  day date not null,
  task text not null,
  used integer not null,
  primary key (address_hash, day, task)
);
create table private.kept_limits (
  address_hash text primary key,
  analyses integer,
  generations integer,
  kept_on date not null default (now() at time zone 'utc')::date
);
create table private.kept_costs (
  address_hash text not null,
  month date not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  primary key (address_hash, month)
);
alter table private.address_secret enable row level security;
alter table private.kept_usage enable row level security;
alter table private.kept_limits enable row level security;
alter table private.kept_costs enable row level security;
revoke all on private.address_secret, private.kept_usage, private.kept_limits, private.kept_costs
  from public, anon, authenticated, service_role;

create function private.address_hash(p_address text)
returns text language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(s.secret || encode(sha256(convert_to(
    s.secret || private.plain_address(p_address), 'UTF8')), 'hex'), 'UTF8')), 'hex')
  from private.address_secret s
$$;

-- Before the account's rows are deleted with it.
create function private.keep_usage() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  month constant date := date_trunc('month', now() at time zone 'utc')::date;
begin
  -- Only that month's are of use to anybody.
  delete from private.kept_usage k where k.day < month;
  delete from private.kept_limits k where k.kept_on < month;
  insert into private.kept_usage (address_hash, day, task, used)
  select private.address_hash(old.email), a.day, a.task, a.used
  from public.analyst_usage a where a.user_id = old.id and a.day >= month
  on conflict (address_hash, day, task) do update set used = greatest(excluded.used, private.kept_usage.used);
  insert into private.kept_limits (address_hash, analyses, generations)
  select private.address_hash(old.email), l.analyses, l.generations
  from private.person_limits l where l.user_id = old.id
  on conflict (address_hash) do update set
    analyses = excluded.analyses, generations = excluded.generations, kept_on = excluded.kept_on;
  return old;
end;
$$;
create trigger keep_usage before delete on auth.users
  for each row execute function private.keep_usage();

create function private.bring_usage_back() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  month constant date := date_trunc('month', now() at time zone 'utc')::date;
begin
  insert into public.analyst_usage (user_id, day, task, used)
  select new.id, k.day, k.task, k.used
  from private.kept_usage k
  where k.address_hash = private.address_hash(new.email) and k.day >= month
  on conflict do nothing;
  insert into private.person_limits (user_id, analyses, generations)
  select new.id, k.analyses, k.generations
  from private.kept_limits k
  where k.address_hash = private.address_hash(new.email) and k.kept_on >= month
  on conflict do nothing;
  return null;
end;
$$;
create trigger bring_usage_back after insert on auth.users
  for each row execute function private.bring_usage_back();

revoke execute on function private.forget_person(), private.address_hash(text), private.keep_usage(),
  private.bring_usage_back()
  from public, anon, authenticated;
