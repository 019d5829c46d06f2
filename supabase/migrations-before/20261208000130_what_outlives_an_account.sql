-- What a person used of the analyst this month, and the limits that an administrator set them, outlive their account:
-- deleting it and signing up again escaped them. They are kept by a hash of the address that nobody can guess their way
-- back from without the database's own secret, in tables that no role of a request may touch.

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
alter table private.address_secret enable row level security;
alter table private.kept_usage enable row level security;
alter table private.kept_limits enable row level security;
revoke all on private.address_secret, private.kept_usage, private.kept_limits
  from public, anon, authenticated, service_role;

create function private.address_hash(p_address text)
returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(s.secret || encode(sha256(convert_to(
    s.secret || private.plain_address(p_address), 'UTF8')), 'hex'), 'UTF8')), 'hex')
  from private.address_secret s
$$;

-- Before the account's rows go with it.
create function private.keep_usage()
returns trigger
language plpgsql
security definer
set search_path = ''
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

create function private.bring_usage_back()
returns trigger
language plpgsql
security definer
set search_path = ''
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

revoke execute on function private.address_hash(text), private.keep_usage(), private.bring_usage_back()
  from public, anon, authenticated;

-- As it was, without what is drawn: nine reports' first photos had up to 6.5 MB of it.
create or replace function public.report_states(p_reports uuid[])
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id,
    'findings', (
      select count(*) from public.observations o
      where o.report_id = r.id and o.finding_id is null),
    'checked', (
      select count(*) from public.observations o
      where o.report_id = r.id and o.finding_id is null
        and o.hand in ('accepted', 'edited', 'written')),
    'photos', (
      select coalesce(jsonb_agg(first.photo order by first.position, first.created_at, first.id), '[]')
      from (
        select o.photo, o.position, o.created_at, o.id from public.observations o
        where o.report_id = r.id and o.photo <> ''
        order by o.position, o.created_at, o.id limit 3) first),
    'signed', (
      select jsonb_build_object('label', s.label, 'number', s.number)
      from public.signed_revisions s where s.report_id = r.id order by s.number desc limit 1)
  )), '[]')
  from public.reports r where r.id = any (p_reports[1:9])
$$;

-- TRUNCATE passes every policy and row trigger. It is nobody's, now and on tables to come.
do $$
declare
  place record;
begin
  for place in select n.nspname as name from pg_namespace n where n.nspname in ('public', 'private', 'storage') loop
    begin
      execute format(
        'revoke truncate on all tables in schema %I from public, anon, authenticated, service_role', place.name);
    exception when insufficient_privilege then
      null; -- On Supabase the storage service owns its tables, and answers for them.
    end;
  end loop;
end $$;
alter default privileges in schema public revoke truncate on tables from anon, authenticated, service_role;
