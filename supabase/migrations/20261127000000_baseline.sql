-- Everything that a new database of Plumbline begins with: the files of supabase/schemas/ in their order, as they were on
-- 27 November 2026, without their comments outside functions. Read those files. This one is never edited: a later
-- migration changes what is here, and the schema files with it.

-- 01_sessions.sql
create schema private;
grant usage on schema private to authenticated;
create function private.session_is_live() returns boolean language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    join auth.users u on u.id = s.user_id
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and coalesce(u.banned_until <= now(), true)
  );
$$;
revoke execute on function private.session_is_live() from public, anon;
grant execute on function private.session_is_live() to authenticated;
create function public.refuse_ended_session() returns boolean language plpgsql set search_path = ''
as $$
declare
  has_run constant boolean :=
    coalesce(current_setting('plumbline.session_is_checked', true), '') = 'true';
begin
  perform set_config('plumbline.session_is_checked', 'true', true);
  -- In a condition of its own: a visitor's role may not even name what is in the other schema.
  if current_user = 'authenticated' then
    if not private.session_is_live() then
      raise exception 'Your session has ended. Please sign in again.' using errcode = 'PT401';
    end if;
  end if;
  return has_run;
end;
$$;
revoke execute on function public.refuse_ended_session() from public;
grant execute on function public.refuse_ended_session() to anon, authenticated, service_role;
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'public.refuse_ended_session';
exception
  when undefined_object then
    null; -- The embedded host has no such role, and checks sessions itself.
  when insufficient_privilege then
    raise warning 'pgrst.db_pre_request could not be set: ended sessions will read empty lists';
end;
$$;
notify pgrst, 'reload config';
create function private.keep_no_password() returns trigger language plpgsql set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end;
$$;
revoke execute on function private.keep_no_password() from public, anon, authenticated;
create trigger keep_no_password
  before insert or update of encrypted_password on auth.users
  for each row execute function private.keep_no_password();
update auth.users set encrypted_password = null where encrypted_password is not null;
delete from auth.sessions;
create table private.signed_in (
  user_id uuid primary key references auth.users (id) on delete cascade
);
alter table private.signed_in enable row level security;
revoke all on private.signed_in from public, anon, authenticated, service_role;
do $$ begin
  create index if not exists users_by_email on auth.users (email);
  create index if not exists users_by_recovery_token on auth.users (recovery_token)
    where recovery_token is not null;
  create index if not exists users_by_confirmation_token on auth.users (confirmation_token)
    where confirmation_token is not null;
exception when insufficient_privilege then null;
end $$;
do $$ begin
  if to_regclass('auth.audit_log_entries') is not null then
    create index if not exists audit_log_entries_by_actor
      on auth.audit_log_entries ((payload ->> 'actor_id'));
  end if;
exception when insufficient_privilege then null;
end $$;

-- 02_sign_up.sql
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
create table private.administrators (
  address text primary key constraint administrators_address_form
    check (address = private.plain_address(address) and address ~ '^[^@\s]+@[^@\s]+$'),
  runs_machine boolean not null default true
);
create table private.settings (
  name text primary key check (name ~ '^[A-Z_]{1,64}$'),
  value text not null check (char_length(value) <= 4000)
);
alter table private.sign_up enable row level security;
alter table private.invitations enable row level security;
alter table private.administrators enable row level security;
alter table private.settings enable row level security;
revoke all on private.sign_up, private.invitations, private.administrators, private.settings
  from public, anon, authenticated, service_role;
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
create function private.set_sign_up(p_setting text) returns void language sql set search_path = ''
as $$ select private.set_setting('SIGN_UP', p_setting) $$;
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
create function private.may_get_link(p_address text)
returns boolean language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select bool_and(coalesce(u.banned_until <= now(), true))
      from auth.users u where u.email = private.plain_address(p_address)),
    private.may_sign_up(p_address))
$$;
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

-- 03_waitlist.sql
create table public.signup_emails (
  id uuid primary key default gen_random_uuid(),
  email text not null
    constraint signup_emails_email_form
      check (char_length(email) <= 320 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  referral_source text
    constraint signup_emails_referral_source_known check (
      referral_source in (
        'Google Search', 'Social Media', 'Friend/Colleague',
        'Email Campaign', 'Industry Event', 'Other'
      )
    ),
  created_at timestamptz not null default now()
);
create unique index signup_emails_email_key on public.signup_emails (lower(email));
create index signup_emails_created_at on public.signup_emails (created_at);
alter table public.signup_emails enable row level security;
revoke all on public.signup_emails from anon, authenticated;
grant all on public.signup_emails to service_role;
grant insert (email, referral_source) on public.signup_emails to anon, authenticated;
create policy "Visitors join the waitlist" on public.signup_emails
  for insert to anon, authenticated with check (true);
create table private.waitlist_visits (
  visitor inet not null,
  came_at timestamptz not null default now()
);
create index waitlist_visits_by_visitor on private.waitlist_visits (visitor, came_at);
create index waitlist_visits_came_at on private.waitlist_visits (came_at);
alter table private.waitlist_visits enable row level security;
revoke all on private.waitlist_visits from public, anon, authenticated, service_role;
create function private.visitor_network() returns inet language plpgsql stable set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address inet;
begin
  address := btrim(coalesce(headers ->> 'cf-connecting-ip',
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')))::inet;
  return case when family(address) = 6 then network(set_masklen(address, 64))::inet else address end;
exception when invalid_text_representation then
  return null;
end;
$$;
create function private.bound_waitlist() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  an_hour_ago constant timestamptz := now() - interval '1 hour';
  network constant inet := private.visitor_network();
begin
  if current_setting('role') not in ('anon', 'authenticated') then
    return case when tg_level = 'ROW' then new end;
  end if;
  if tg_level = 'ROW' then
    if current_setting('private.waitlist_has_row', true) = 'true' then
      raise exception 'The waitlist takes one address at a time.' using errcode = 'PT400';
    end if;
    perform set_config('private.waitlist_has_row', 'true', true);
    return new;
  end if;
  perform set_config('private.waitlist_has_row', '', true);
  -- Thirty-three networks of 30, and an end to what everybody together can store in an hour.
  if exists (select from public.signup_emails e where e.created_at > an_hour_ago offset 999) then
    raise exception 'Too many people are signing up at the moment. Please try again in an hour.'
      using errcode = 'PT429';
  end if;
  if network is null then
    return null;
  end if;
  if exists (
    select from private.waitlist_visits v
    where v.visitor = network and v.came_at > an_hour_ago offset 29
  ) then
    raise exception 'Too many sign-ups came from this address. Please try again in an hour.'
      using errcode = 'PT429';
  end if;
  delete from private.waitlist_visits v where v.came_at <= an_hour_ago;
  insert into private.waitlist_visits (visitor) values (network);
  return null;
end;
$$;
create trigger bound_waitlist before insert on public.signup_emails
  for each statement execute function private.bound_waitlist();
create trigger bound_waitlist_rows before insert on public.signup_emails
  for each row execute function private.bound_waitlist();
revoke execute on function private.visitor_network(), private.bound_waitlist()
  from public, anon, authenticated;

-- 10_reports.sql
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null default 'Untitled Report'
    constraint reports_title_length check (char_length(title) between 1 and 200),
  inspection_date date not null default (now() at time zone 'utc')::date,
  client_name text
    constraint reports_client_name_length check (char_length(client_name) <= 200),
  created_at timestamptz not null default now(),
  print_marks boolean not null default false,
  language text not null default 'en' constraint reports_language_is_tag
    check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$'),
  structure text not null default ''
    constraint reports_structure_length check (char_length(structure) <= 200),
  site_address text not null default ''
    constraint reports_site_address_length check (char_length(site_address) <= 500),
  reference text not null default ''
    constraint reports_reference_length check (char_length(reference) <= 100),
  revision text not null default ''
    constraint reports_revision_length check (char_length(revision) <= 50),
  weather text not null default ''
    constraint reports_weather_length check (char_length(weather) <= 200),
  attendees text not null default ''
    constraint reports_attendees_length check (char_length(attendees) <= 1000),
  scope text not null default ''
    constraint reports_scope_length check (char_length(scope) <= 4000),
  not_inspected text not null default ''
    constraint reports_not_inspected_length check (char_length(not_inspected) <= 4000),
  documents_seen text not null default ''
    constraint reports_documents_seen_length check (char_length(documents_seen) <= 4000),
  rating_scheme jsonb constraint reports_rating_scheme_form
    check (jsonb_typeof(rating_scheme) = 'object' and octet_length(rating_scheme::text) <= 16384),
  rating_undo jsonb constraint reports_rating_undo_form
    check (jsonb_typeof(rating_undo) = 'object' and octet_length(rating_undo::text) <= 17408),
  layout jsonb not null default '{}' constraint reports_layout_form
    check (jsonb_typeof(layout) = 'object' and octet_length(layout::text) <= 4096),
  archived_at timestamptz,
  exported_at timestamptz,
  constraint reports_id_user_id_key unique (id, user_id)
);
create index reports_by_owner_newest on public.reports (user_id, created_at desc);
alter table public.reports enable row level security;
revoke all on public.reports from anon, authenticated;
grant all on public.reports to service_role;
grant select, insert, delete on public.reports to authenticated;
grant update (title, inspection_date, client_name, print_marks, language, structure, site_address,
  reference, revision, weather, attendees, scope, not_inspected, documents_seen, layout, archived_at,
  exported_at) on public.reports to authenticated;
create policy "Inspectors read their own reports" on public.reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors create reports in their own name" on public.reports
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors edit their own reports" on public.reports
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors delete their own reports" on public.reports
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.reports
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function private.bound_reports() returns trigger language plpgsql security definer set search_path = ''
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
create trigger bound_reports
  after insert on public.reports referencing new table as added
  for each statement execute function private.bound_reports();
revoke execute on function private.bound_reports() from public, anon, authenticated;

-- 11_observations.sql
create table public.observations (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  photo text not null default ''
    constraint observations_photo_length check (char_length(photo) <= 2000),
  element text not null default ''
    constraint observations_element_length check (char_length(element) <= 4000),
  defect text not null default ''
    constraint observations_defect_length check (char_length(defect) <= 4000),
  recommendation text not null default ''
    constraint observations_recommendation_length check (char_length(recommendation) <= 4000),
  position double precision not null default 0
    constraint observations_position_finite check (position > '-infinity' and position < 'infinity'),
  captured_at timestamp,
  photo_hash text
    constraint observations_photo_hash_form check (photo_hash ~ '^[0-9a-f]{64}$'),
  proposal jsonb
    constraint observations_proposal_form
      check (jsonb_typeof(proposal) = 'object' and pg_column_size(proposal) <= 65536),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  outcome text constraint observations_outcome_known
    check (outcome in ('defect', 'no_visible_defect', 'nothing_inspectable', 'not_assessed')),
  hand text constraint observations_hand_known
    check (hand in ('proposed', 'accepted', 'edited', 'written')),
  checked_by uuid,
  checked_at timestamptz,
  severity text constraint observations_severity_known
    check (severity in ('minor', 'moderate', 'major', 'safety')),
  urgency text constraint observations_urgency_known
    check (urgency in ('immediate', 'soon', 'planned', 'monitor')),
  location text not null default ''
    constraint observations_location_length check (char_length(location) <= 500),
  marks jsonb constraint observations_marks_form
    check (jsonb_typeof(marks) = 'array' and pg_column_size(marks) <= 65536),
  photo_refs jsonb not null default '{}' constraint observations_photo_refs_form
    check (jsonb_typeof(photo_refs) = 'object' and pg_column_size(photo_refs) <= 131072),
  version integer not null default 1,
  note text not null default ''
    constraint observations_note_length check (char_length(note) <= 1000),
  rating text not null default ''
    constraint observations_rating_length check (char_length(rating) <= 40),
  rating_before text
    constraint observations_rating_before_length check (char_length(rating_before) <= 40),
  drawing jsonb constraint observations_drawing_form
    check (jsonb_typeof(drawing) = 'object' and octet_length(drawing::text) <= 327680),
  drawing_version integer not null default 0,
  finding_id uuid constraint observations_finding_fkey
    references public.observations (id) on delete set null
    deferrable initially immediate,
  caption text not null default ''
    constraint observations_caption_length check (char_length(caption) <= 300),
  left_over jsonb constraint observations_left_over_form
    check (jsonb_typeof(left_over) = 'object' and pg_column_size(left_over) <= 32768),
  analysis_failure text constraint observations_analysis_failure_length
    check (char_length(analysis_failure) between 1 and 60),
  constraint observations_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index observations_by_report_in_order
  on public.observations (report_id, position, created_at, id);
create index observations_by_owner on public.observations (user_id);
create index observations_by_finding on public.observations (finding_id) where finding_id is not null;
create unique index observations_one_row_per_photo
  on public.observations (report_id, photo_hash) where photo_hash is not null;
alter table public.observations enable row level security;
revoke all on public.observations from anon, authenticated;
grant all on public.observations to service_role;
grant select, insert, delete on public.observations to authenticated;
grant update (photo, element, defect, recommendation, position, captured_at, photo_hash, proposal,
  updated_at, outcome, hand, severity, urgency, location, marks, photo_refs, note, rating, drawing,
  finding_id, caption, left_over, analysis_failure) on public.observations to authenticated;
create policy "Inspectors read their own observations" on public.observations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add observations to their own reports" on public.observations
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors edit their own observations" on public.observations
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors delete their own observations" on public.observations
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.observations
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function private.bound_observations() returns trigger language plpgsql security definer set search_path = ''
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
create trigger bound_observations
  after insert on public.observations referencing new table as added
  for each statement execute function private.bound_observations();
revoke execute on function private.bound_observations() from public, anon, authenticated;

-- 12_sections.sql
create table public.sections (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  heading text not null
    constraint sections_heading_known
      check (lower(btrim(heading)) in ('discussion', 'recommendation')),
  paragraph text not null default ''
    constraint sections_paragraph_length check (char_length(paragraph) <= 20000),
  proposal jsonb
    constraint sections_proposal_form
      check (jsonb_typeof(proposal) = 'object' and pg_column_size(proposal) <= 131072),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  photo_refs jsonb not null default '{}' constraint sections_photo_refs_form
    check (jsonb_typeof(photo_refs) = 'object' and pg_column_size(photo_refs) <= 131072),
  version integer not null default 1,
  constraint sections_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create unique index sections_one_per_heading
  on public.sections (report_id, lower(btrim(heading)));
create index sections_by_owner on public.sections (user_id);
alter table public.sections enable row level security;
revoke all on public.sections from anon, authenticated;
grant all on public.sections to service_role;
grant select, insert, delete on public.sections to authenticated;
grant update (paragraph, proposal, updated_at, photo_refs) on public.sections to authenticated;
create policy "Inspectors read their own sections" on public.sections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add sections to their own reports" on public.sections
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors edit their own sections" on public.sections
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors delete their own sections" on public.sections
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.sections
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- 13_versions.sql
create table public.versions (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  kind text not null constraint versions_kind_known check (kind in ('observation', 'section')),
  subject_id uuid not null,
  kept jsonb not null,
  reason text not null constraint versions_reason_known
    check (reason in ('edited', 'analysed', 'generated', 'restored', 'deleted', 'drawn')),
  analyst text,
  kept_at timestamptz not null default clock_timestamp(),
  constraint versions_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index versions_by_subject on public.versions (subject_id, user_id, kept_at desc);
create index versions_by_report on public.versions (report_id, reason, kept_at desc);
create index versions_of_replaced on public.versions (user_id, kept_at desc)
  where reason <> 'deleted';
create index versions_of_deleted on public.versions (user_id, kept_at desc)
  where reason = 'deleted';
create index versions_deleted_at on public.versions (kept_at) where reason = 'deleted';
alter table public.versions enable row level security;
revoke all on public.versions from anon, authenticated;
grant all on public.versions to service_role;
grant select, delete on public.versions to authenticated;
create policy "Inspectors read their own versions" on public.versions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors delete their own versions" on public.versions
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.versions
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function private.is_restoring() returns boolean language sql stable set search_path = ''
as $$
  select coalesce(current_setting('plumbline.restoring', true), '') = 'on'
$$;
create function private.first_version(p_subject uuid, p_person uuid)
returns integer language sql stable security definer set search_path = ''
as $$
  select 1 + coalesce(max((v.kept ->> 'version')::integer), 0) from public.versions v
  where v.subject_id = p_subject and v.user_id = p_person
$$;
create function private.words_of(o public.observations) returns text[] language sql immutable set search_path = ''
as $$
  select array[o.element, o.defect, o.recommendation, o.outcome, o.severity, o.urgency, o.location,
    o.photo_refs::text, o.rating, o.caption]
$$;
create function private.keep_version(
  p_kind text, p_kept jsonb, p_now jsonb, p_is_drawing boolean default false)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  subject constant uuid := (p_kept ->> 'id')::uuid;
  report constant uuid := (p_kept ->> 'report_id')::uuid;
  person constant uuid := (p_kept ->> 'user_id')::uuid;
  is_drafted constant boolean := not p_is_drawing and not private.is_restoring()
    and (p_now -> 'proposal') is distinct from (p_kept -> 'proposal');
begin
  -- Deleting a report is for good: a version would go with it a moment later, and need not be written.
  if not exists (select from public.reports r where r.id = report and r.user_id = person) then
    return;
  end if;
  insert into public.versions (report_id, user_id, kind, subject_id, kept, reason, analyst)
  values (report, person, p_kind, subject, p_kept,
    case when p_now is null then 'deleted' when p_is_drawing then 'drawn'
      when private.is_restoring() then 'restored'
      when not is_drafted then 'edited' when p_kind = 'section' then 'generated' else 'analysed' end,
    case when is_drafted then p_now -> 'proposal' ->> 'analyst' end);
  -- Drawings have a bound of their own: words are not pushed out by what is drawn.
  delete from public.versions v
  where v.subject_id = subject and v.user_id = person and v.reason <> 'deleted'
    and (v.reason = 'drawn') = p_is_drawing and v.kept_at <= (
      select o.kept_at from public.versions o
      where o.subject_id = subject and o.user_id = person and o.reason <> 'deleted'
        and (o.reason = 'drawn') = p_is_drawing
      order by o.kept_at desc offset 50 limit 1
    );
end;
$$;
create function private.keep_observation_version()
returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  kept constant jsonb := to_jsonb(old) || case when old.rating = '' then '{}'::jsonb
    else jsonb_build_object('rated_by', private.scheme_tag_of(old.report_id)) end;
begin
  if tg_op = 'DELETE' then
    perform private.keep_version('observation', kept, null);
    return null;
  end if;
  if private.words_of(new) is distinct from private.words_of(old)
    and old.element || old.defect || old.recommendation || old.location || old.rating || old.caption ~ '\S'
  then
    perform private.keep_version('observation', kept, to_jsonb(new));
  end if;
  if old.drawing is not null and new.drawing is distinct from old.drawing then
    perform private.keep_version('observation', kept, to_jsonb(new), true);
  end if;
  return null;
end;
$$;
create trigger keep_observation_version after update or delete on public.observations
  for each row execute function private.keep_observation_version();
create function private.keep_section_version() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if old.paragraph !~ '\S' then return null; end if;
  if tg_op = 'DELETE' then
    perform private.keep_version('section', to_jsonb(old), null);
  elsif (new.paragraph, new.photo_refs) is distinct from (old.paragraph, old.photo_refs) then
    perform private.keep_version('section', to_jsonb(old), to_jsonb(new));
  end if;
  return null;
end;
$$;
create trigger keep_section_version after update or delete on public.sections
  for each row execute function private.keep_section_version();
create function private.count_section_version() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  new.version := case when tg_op = 'INSERT' then private.first_version(new.id, new.user_id)
    when (new.paragraph, new.photo_refs) is distinct from (old.paragraph, old.photo_refs)
      then old.version + 1
    else old.version end;
  return new;
end;
$$;
create trigger count_section_version before insert or update on public.sections
  for each row execute function private.count_section_version();
create function private.bound_versions() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct r.user_id from replaced r loop
    -- Rows that were moved, or went with their report, have left no version.
    if exists (
      select from public.versions v where v.user_id = person and v.reason <> 'deleted'
        and v.kept_at >= statement_timestamp()
    ) then
      delete from public.versions v
      where v.user_id = person and v.reason <> 'deleted' and v.kept_at <= (
        select o.kept_at from public.versions o where o.user_id = person and o.reason <> 'deleted'
        order by o.kept_at desc offset 20000 limit 1
      );
    end if;
    if exists (
      select from public.versions v where v.user_id = person and v.reason = 'deleted'
        and v.kept_at >= statement_timestamp()
    ) then
      delete from public.versions v
      where v.user_id = person and v.reason = 'deleted' and v.kept_at <= (
        select o.kept_at from public.versions o where o.user_id = person and o.reason = 'deleted'
        order by o.kept_at desc offset 5000 limit 1
      );
    end if;
  end loop;
  return null;
end;
$$;
create trigger bound_versions_of_changed after update on public.observations
  referencing old table as replaced for each statement execute function private.bound_versions();
create trigger bound_versions_of_deleted after delete on public.observations
  referencing old table as replaced for each statement execute function private.bound_versions();
create trigger bound_versions_of_changed after update on public.sections
  referencing old table as replaced for each statement execute function private.bound_versions();
create trigger bound_versions_of_deleted after delete on public.sections
  referencing old table as replaced for each statement execute function private.bound_versions();
create function private.forget_earlier_versions()
returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.versions v
  where v.subject_id = old.subject_id and v.user_id = old.user_id
    and not exists (select from public.observations o where o.id = old.subject_id);
  return null;
end;
$$;
create trigger forget_earlier_versions after delete on public.versions
  for each row when (old.reason = 'deleted' and old.kind = 'observation')
  execute function private.forget_earlier_versions();
create function public.restore_version(p_version uuid)
returns uuid language plpgsql security definer set search_path = ''
as $$
declare
  found_version public.versions;
  row_before public.observations;
  section_before public.sections;
  is_of_scheme boolean;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select * into found_version from public.versions v
  where v.id = p_version and v.user_id = (select auth.uid());
  if not found then
    raise exception 'This version does not exist any more. Reload the page to see what there is.'
      using errcode = 'PT404';
  end if;
  if found_version.reason = 'drawn' then
    update public.observations o set drawing = nullif(found_version.kept -> 'drawing', 'null'),
      updated_at = now()
    where o.id = found_version.subject_id and o.user_id = found_version.user_id
      and o.photo = found_version.kept ->> 'photo';
    if not found then
      raise exception 'This was drawn on another photo than the observation has now.'
        using errcode = 'PT409';
    end if;
    delete from public.versions v where v.id = p_version;
    return found_version.subject_id;
  end if;
  perform set_config('plumbline.restoring', 'on', true);
  if found_version.kind = 'observation' then
    row_before := jsonb_populate_record(null::public.observations, found_version.kept);
    is_of_scheme := coalesce(row_before.rating, '') = ''
      or (found_version.kept ->> 'rated_by')
        is not distinct from private.scheme_tag_of(found_version.report_id);
    update public.observations o set
      element = row_before.element, defect = row_before.defect,
      recommendation = row_before.recommendation, outcome = row_before.outcome,
      severity = row_before.severity, urgency = row_before.urgency,
      location = row_before.location, marks = row_before.marks,
      caption = coalesce(row_before.caption, o.caption),
      rating = case when is_of_scheme then coalesce(row_before.rating, '') else o.rating end,
      photo_refs = row_before.photo_refs, proposal = row_before.proposal,
      hand = row_before.hand, checked_by = row_before.checked_by,
      checked_at = row_before.checked_at, updated_at = now()
    where o.id = found_version.subject_id and o.user_id = found_version.user_id;
    if not found then
      row_before.rating := case when is_of_scheme then coalesce(row_before.rating, '') else '' end;
      -- A row that was deleted before there were drawings and captions has neither.
      row_before.drawing_version := coalesce(row_before.drawing_version, 0);
      row_before.caption := coalesce(row_before.caption, '');
      -- Beside another row's photos again, if that is there and still a finding of its own.
      row_before.finding_id := (
        select o.id from public.observations o
        where o.id = row_before.finding_id and o.user_id = row_before.user_id
          and o.report_id = row_before.report_id and o.finding_id is null);
      insert into public.observations select row_before.*;
    end if;
  else
    section_before := jsonb_populate_record(null::public.sections, found_version.kept);
    update public.sections s set
      paragraph = section_before.paragraph, photo_refs = section_before.photo_refs,
      proposal = section_before.proposal, updated_at = now()
    where s.report_id = found_version.report_id and s.user_id = found_version.user_id
      and lower(btrim(s.heading)) = lower(btrim(section_before.heading));
    if not found then insert into public.sections select section_before.*; end if;
  end if;
  perform set_config('plumbline.restoring', '', true);
  -- It stands in its place again.
  delete from public.versions v where v.id = p_version;
  return found_version.subject_id;
end;
$$;
revoke execute on function private.words_of(public.observations), private.is_restoring(),
  private.first_version(uuid, uuid), private.count_section_version(),
  private.keep_version(text, jsonb, jsonb, boolean), private.bound_versions(),
  private.keep_observation_version(), private.keep_section_version(),
  private.forget_earlier_versions()
  from public, anon, authenticated;
revoke execute on function public.restore_version(uuid) from public, anon;
grant execute on function public.restore_version(uuid) to authenticated;

-- 14_provenance.sql
create function private.keep_hand() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  says_something constant boolean :=
    new.element || new.defect || new.recommendation || new.location ~ '\S'
    or (new.outcome is not null and new.outcome <> 'not_assessed');
  is_proposal constant boolean := new.proposal is not null
    and new.element = coalesce(new.proposal ->> 'element', '')
    and new.defect = coalesce(new.proposal ->> 'defect', '')
    and new.recommendation = coalesce(new.proposal ->> 'recommendation', '');
  -- How serious, how soon, where, which level: set from the table, of sixty rows at once.
  is_beside boolean := false;
  was_proposed constant boolean := new.proposal is not null and (
    coalesce(new.proposal ->> 'element', '') || coalesce(new.proposal ->> 'defect', '')
    || coalesce(new.proposal ->> 'recommendation', '')) ~ '\S';
begin
  if private.is_restoring() then
    new.version := case when tg_op = 'UPDATE' then old.version + 1
      else private.first_version(new.id, new.user_id) end;
    return new;
  end if;
  -- Lines drawn on one picture say nothing of another.
  if tg_op = 'UPDATE' and new.photo is distinct from old.photo
    and new.marks is not distinct from old.marks
  then
    new.marks := null;
  end if;
  -- Whoever writes a defect down has assessed the photo, whatever else they send.
  if (tg_op = 'INSERT' or new.defect is distinct from old.defect)
    and new.defect ~ '\S' and coalesce(new.outcome, 'not_assessed') = 'not_assessed'
  then
    new.outcome := case when new.defect ~* '^\s*no (visible )?defect'
      then 'no_visible_defect' else 'defect' end;
  end if;
  if tg_op = 'INSERT' then
    new.version := private.first_version(new.id, new.user_id);
    new.hand := case when not says_something then null
      when is_proposal then 'proposed' when was_proposed then 'edited' else 'written' end;
  elsif private.words_of(new) is distinct from private.words_of(old) then
    new.version := old.version + 1;
    -- An analyst that could say nothing of the photo has not proposed the words that a person put there.
    if new.proposal is distinct from old.proposal
      and (new.element, new.defect, new.recommendation, new.severity, new.urgency, new.location, new.rating)
        is not distinct from
        (old.element, old.defect, old.recommendation, old.severity, old.urgency, old.location, old.rating)
    then
      new.hand := old.hand;
      new.checked_by := old.checked_by;
      new.checked_at := old.checked_at;
      return new;
    end if;
    is_beside := (new.element, new.defect, new.recommendation, new.outcome, new.photo_refs)
      is not distinct from
      (old.element, old.defect, old.recommendation, old.outcome, old.photo_refs);
    new.hand := case when not says_something then null
      when new.proposal is distinct from old.proposal then 'proposed'
      when is_beside and old.hand = 'proposed' and new.hand is distinct from 'accepted' then 'proposed'
      when is_proposal then 'accepted'
      -- Into a row whose proposal was taken back the words are all the person's own.
      when was_proposed and old.element || old.defect || old.recommendation ~ '\S' then 'edited'
      else 'written' end;
  else
    new.version := old.version;
    -- A proposal can be accepted, and that be taken back; nothing else is a person's to claim.
    if new.hand is distinct from old.hand and not coalesce(
      (old.hand = 'proposed' and new.hand = 'accepted')
      or (old.hand = 'accepted' and new.hand = 'proposed' and is_proposal), false)
    then
      new.hand := old.hand;
    end if;
    if new.hand is not distinct from old.hand then
      new.checked_by := old.checked_by;
      new.checked_at := old.checked_at;
      return new;
    end if;
  end if;
  if new.hand in ('accepted', 'edited', 'written') then
    new.checked_by := coalesce((select auth.uid()), new.user_id);
    new.checked_at := now();
  else
    new.checked_by := null;
    new.checked_at := null;
  end if;
  return new;
end;
$$;
create trigger keep_hand before insert or update on public.observations
  for each row execute function private.keep_hand();
revoke execute on function private.keep_hand() from public, anon, authenticated;

-- 15_findings.sql
create function private.lock_findings() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('findings ' || (select auth.uid()), 0));
  return null;
end;
$$;
create trigger lock_findings before update of finding_id on public.observations
  for each statement when (pg_trigger_depth() = 0) execute function private.lock_findings();
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

-- 16_drawings.sql
create function private.count_drawing() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not private.is_restoring() then
      new.drawing_version := 0;
    end if;
    return new;
  end if;
  if new.photo is distinct from old.photo and new.drawing is not distinct from old.drawing then
    new.drawing := null;
  end if;
  new.drawing_version := old.drawing_version
    + (new.drawing is distinct from old.drawing)::integer;
  return new;
end;
$$;
create trigger count_drawing before insert or update on public.observations
  for each row execute function private.count_drawing();
revoke execute on function private.count_drawing() from public, anon, authenticated;

-- 17_ratings.sql
create function private.is_changing_scheme() returns boolean language sql stable set search_path = ''
as $$
  select coalesce(current_setting('plumbline.changing_scheme', true), '') = 'on'
$$;
create function private.scheme_tag(p_scheme jsonb) returns text language sql immutable set search_path = ''
as $$
  select p_scheme ->> 'id' || case when p_scheme ? 'levels' then ':' || md5(
    jsonb_path_query_array(p_scheme, '$.levels[*].code')::text
    || jsonb_path_query_array(p_scheme, '$.levels[*].label')::text) else '' end
$$;
create function private.scheme_tag_of(p_report uuid)
returns text language sql stable security definer set search_path = ''
as $$
  select private.scheme_tag(r.rating_scheme) from public.reports r where r.id = p_report
$$;
create function private.keep_rating() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.rating_before := null;
  elsif private.is_changing_scheme() then
    new.hand := old.hand;
    new.checked_by := old.checked_by;
    new.checked_at := old.checked_at;
  elsif private.is_restoring() or new.rating <> old.rating then
    new.rating_before := null;
  else
    new.rating_before := old.rating_before;
  end if;
  return new;
end;
$$;
create trigger keep_rating before insert or update on public.observations
  for each row execute function private.keep_rating();
create function private.report_to_rate(p_report uuid)
returns public.reports language plpgsql security definer set search_path = ''
as $$
declare
  report public.reports;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select * into report from public.reports r
  where r.id = p_report and r.user_id = (select auth.uid()) for update;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  return report;
end;
$$;
create function public.change_rating_scheme(p_report uuid, p_scheme jsonb, p_mapping jsonb)
returns integer language plpgsql security definer set search_path = ''
as $$
declare
  report constant public.reports := private.report_to_rate(p_report);
  scheme constant jsonb := nullif(p_scheme, 'null');
  rated integer;
begin
  if jsonb_typeof(coalesce(p_mapping, 'null')) <> 'object'
    or exists (select from jsonb_each(p_mapping) m where jsonb_typeof(m.value) <> 'string')
    or (scheme is null and exists (select from jsonb_each_text(p_mapping) m where m.value <> ''))
    or (scheme ->> 'id') not in ('rics', 'bre251', 'as4349', 'states', 'priority', 'own')
    or (scheme is not null and scheme ->> 'id' is null)
    or (scheme ->> 'id' = 'own' and exists (
      select from jsonb_each_text(p_mapping) m where m.value <> ''
        and not coalesce(jsonb_path_query_array(scheme, '$.levels[*].code') ? m.value, false)))
  then
    raise exception 'This is no rating scheme' using errcode = '22023';
  end if;
  perform from public.observations o
  where o.report_id = report.id and o.user_id = report.user_id order by o.id for update;
  if exists (
    select from public.observations o where o.report_id = report.id and o.user_id = report.user_id
      and o.rating <> '' and not p_mapping ? o.rating
  ) then
    raise exception 'Rows were rated meanwhile. Look at the levels in use again.'
      using errcode = 'PT409';
  end if;
  perform set_config('plumbline.changing_scheme', 'on', true);
  update public.observations o set
    rating_before = nullif(o.rating, ''), rating = coalesce(p_mapping ->> o.rating, '')
  where o.report_id = report.id and o.user_id = report.user_id
    and (o.rating <> '' or o.rating_before is not null);
  perform set_config('plumbline.changing_scheme', '', true);
  select count(*) into rated from public.observations o
  where o.report_id = report.id and o.user_id = report.user_id and o.rating_before is not null;
  update public.reports r set rating_scheme = scheme,
    rating_undo = jsonb_build_object('scheme', report.rating_scheme)
  where r.id = report.id;
  return rated;
end;
$$;
create function public.undo_rating_scheme(p_report uuid)
returns integer language plpgsql security definer set search_path = ''
as $$
declare
  report constant public.reports := private.report_to_rate(p_report);
  rated_since integer;
begin
  if report.rating_undo is null then
    raise exception 'There is no change of scheme to take back.' using errcode = 'PT404';
  end if;
  perform from public.observations o
  where o.report_id = report.id and o.user_id = report.user_id order by o.id for update;
  select count(*) into rated_since from public.observations o
  where o.report_id = report.id and o.user_id = report.user_id
    and o.rating <> '' and o.rating_before is null;
  perform set_config('plumbline.changing_scheme', 'on', true);
  update public.observations o set rating = coalesce(o.rating_before, ''), rating_before = null
  where o.report_id = report.id and o.user_id = report.user_id
    and (o.rating <> '' or o.rating_before is not null);
  perform set_config('plumbline.changing_scheme', '', true);
  update public.reports r set
    rating_scheme = nullif(report.rating_undo -> 'scheme', 'null'), rating_undo = null
  where r.id = report.id;
  return rated_since;
end;
$$;
revoke execute on function private.is_changing_scheme(), private.scheme_tag(jsonb),
  private.scheme_tag_of(uuid), private.keep_rating(), private.report_to_rate(uuid)
  from public, anon, authenticated;
revoke execute on function public.change_rating_scheme(uuid, jsonb, jsonb),
  public.undo_rating_scheme(uuid) from public, anon;
grant execute on function public.change_rating_scheme(uuid, jsonb, jsonb),
  public.undo_rating_scheme(uuid) to authenticated;

-- 18_photo_numbers.sql
create function private.photos_named(p_text text, p_report uuid)
returns jsonb language plpgsql stable set search_path = ''
as $$
declare
  digits constant text := translate(p_text, '０１２３４５６７８９', '0123456789');
  -- What stands between the ends of a range, in the languages of reports.
  through constant text :=
    '\s*(?:[-‐-―−~〜～]|to|through|until|bis(?: zu)?|à|au|jusqu[’'']à|al?(?: la)?|hasta(?: la)?|tot(?: en met)?'
    '|t/m|t\.?e\.?m\.?|ao|até(?: à)?|alla|fino a|から|(?:aż )?do|po)\s*';
  numbers integer[];
  rows uuid[];
begin
  if digits !~ '\d' or digits
    !~* '(phot|foto|fot\.|bild|aufnahme|abb|image|picture|clich|imagen|imágen|imagem|immagin|opname|afb|zdj|写真|画像|図版)'
  then
    return '{}';
  end if;
  select array_agg(distinct number) into numbers from (
    select match[1]::integer as number
    from regexp_matches(digits, '(?<!\d)(\d{1,4})(?!\d)', 'g') match
    union
    select generate_series(match[1]::integer, match[2]::integer)
    from regexp_matches(digits, '(?<!\d)(\d{1,4})' || through || '(\d{1,4})(?!\d)', 'gi') match
    where match[2]::integer - match[1]::integer <= 1000
  ) named where number between 1 and 2000;
  if numbers is null then
    return '{}';
  end if;
  rows := array(
    select o.id from public.observations o where o.report_id = p_report
    order by o.position, o.created_at, o.id limit (select max(n) from unnest(numbers) n));
  return (select jsonb_object_agg(n::text, rows[n]) from unnest(numbers) n);
end;
$$;
create function private.photo_refs_kept(p_refs jsonb, p_text text)
returns jsonb language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, photo), '{}') from jsonb_each(p_refs) refs (name, photo)
  where name !~ '^\d+$' or p_text ~ ('(?<!\d)' || name || '(?!\d)')
$$;
create function private.believe_photo_refs() returns trigger language plpgsql set search_path = ''
as $$
begin
  perform set_config('plumbline.photo_refs_of', new.id::text, true);
  return new;
end;
$$;
create function private.bind_row_photos() returns trigger language plpgsql set search_path = ''
as $$
declare
  said text := concat_ws(e'\n', new.element, new.defect, new.recommendation);
  kept jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    if (new.element, new.defect, new.recommendation) is not distinct from (old.element, old.defect, old.recommendation)
      or current_setting('plumbline.photo_refs_of', true) = new.id::text
    then
      perform set_config('plumbline.photo_refs_of', '', true);
      return new;
    end if;
    kept := private.photo_refs_kept(old.photo_refs, concat_ws(e'\n',
      case when new.element = old.element then new.element end,
      case when new.defect = old.defect then new.defect end,
      case when new.recommendation = old.recommendation then new.recommendation end));
    said := concat_ws(e'\n',
      case when new.element <> old.element then new.element end,
      case when new.defect <> old.defect then new.defect end,
      case when new.recommendation <> old.recommendation then new.recommendation end);
  elsif new.photo_refs <> '{}' then
    return new;
  end if;
  new.photo_refs := private.photos_named(said, new.report_id) || kept;
  return new;
end;
$$;
create function private.bind_section_photos() returns trigger language plpgsql set search_path = ''
as $$
declare
  kept jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    if new.paragraph is not distinct from old.paragraph
      or current_setting('plumbline.photo_refs_of', true) = new.id::text
    then
      perform set_config('plumbline.photo_refs_of', '', true);
      return new;
    end if;
    kept := private.photo_refs_kept(old.photo_refs, '');
  elsif new.photo_refs <> '{}' then
    return new;
  end if;
  new.photo_refs := private.photos_named(coalesce(new.paragraph, ''), new.report_id) || kept;
  return new;
end;
$$;
create trigger believe_photo_refs before update of photo_refs on public.observations
  for each row execute function private.believe_photo_refs();
create trigger bind_photos before insert or update of element, defect, recommendation on public.observations
  for each row execute function private.bind_row_photos();
create trigger believe_photo_refs before update of photo_refs on public.sections
  for each row execute function private.believe_photo_refs();
create trigger bind_photos before insert or update of paragraph on public.sections
  for each row execute function private.bind_section_photos();
revoke execute on function private.believe_photo_refs(), private.bind_row_photos(),
  private.bind_section_photos(), private.photos_named(text, uuid), private.photo_refs_kept(jsonb, text)
  from public, anon;
grant execute on function private.photos_named(text, uuid), private.photo_refs_kept(jsonb, text)
  to authenticated, service_role;

-- 20_letterheads.sql
create function private.is_picture(picture jsonb, most_wide integer, most_high integer)
returns boolean language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(picture) = 'object' then coalesce(
    picture - '{media_type,width,height,data,sha256}'::text[] = '{}'
    and jsonb_typeof(picture -> 'data') = 'string'
    and char_length(picture ->> 'data') <= 307200
    and char_length(picture ->> 'data') % 4 = 0
    and picture ->> 'data' ~ '^[A-Za-z0-9+/]+={0,2}$'
    and case picture ->> 'media_type'
      when 'image/png' then starts_with(picture ->> 'data', 'iVBORw0KGgo')
      when 'image/jpeg' then starts_with(picture ->> 'data', '/9j/')
      else false
    end
    and picture ->> 'sha256' ~ '^[0-9a-f]{64}$'
    and picture ->> 'width' ~ '^[0-9]+$' and picture ->> 'height' ~ '^[0-9]+$'
    and picture -> 'width' between '1' and to_jsonb(most_wide)
    and picture -> 'height' between '1' and to_jsonb(most_high),
    false
  ) else false end
$$;
revoke execute on function private.is_picture(jsonb, integer, integer) from public, anon;
grant execute on function private.is_picture(jsonb, integer, integer)
  to authenticated, service_role;
create table public.letterheads (
  user_id uuid primary key references auth.users (id) on delete cascade,
  firm_name text not null default ''
    constraint letterheads_firm_name_length check (char_length(firm_name) <= 200),
  firm_address text not null default ''
    constraint letterheads_firm_address_length check (char_length(firm_address) <= 600),
  firm_registration text not null default ''
    constraint letterheads_firm_registration_length check (char_length(firm_registration) <= 200),
  firm_phone text not null default ''
    constraint letterheads_firm_phone_length check (char_length(firm_phone) <= 60),
  firm_email text not null default ''
    constraint letterheads_firm_email_length check (char_length(firm_email) <= 320),
  firm_website text not null default ''
    constraint letterheads_firm_website_length check (char_length(firm_website) <= 300),
  author_name text not null default ''
    constraint letterheads_author_name_length check (char_length(author_name) <= 200),
  author_letters text not null default ''
    constraint letterheads_author_letters_length check (char_length(author_letters) <= 200),
  author_membership text not null default ''
    constraint letterheads_author_membership_length check (char_length(author_membership) <= 100),
  logo jsonb
    constraint letterheads_logo_form check (logo is null or private.is_picture(logo, 1200, 600)),
  signature jsonb
    constraint letterheads_signature_form
      check (signature is null or private.is_picture(signature, 900, 300)),
  updated_at timestamptz not null default now()
);
alter table public.letterheads enable row level security;
revoke all on public.letterheads from anon, authenticated;
grant all on public.letterheads to service_role;
grant select, insert, delete on public.letterheads to authenticated;
grant update (firm_name, firm_address, firm_registration, firm_phone, firm_email, firm_website,
  author_name, author_letters, author_membership, logo, signature) on public.letterheads
  to authenticated;
create policy "Inspectors read their own letterhead" on public.letterheads
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors set their own letterhead" on public.letterheads
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors change their own letterhead" on public.letterheads
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove their own letterhead" on public.letterheads
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.letterheads
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function private.note_letterhead_change() returns trigger language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
create trigger note_letterhead_change
  before update on public.letterheads
  for each row execute function private.note_letterhead_change();
revoke execute on function private.note_letterhead_change() from public, anon, authenticated;

-- 21_templates.sql
create table public.document_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    constraint document_templates_name_length check (char_length(name) between 1 and 120),
  sha256 text not null
    constraint document_templates_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  found jsonb not null default '[]'
    constraint document_templates_found_form
      check (jsonb_typeof(found) = 'array' and octet_length(found::text) <= 4096),
  unknown jsonb not null default '[]'
    constraint document_templates_unknown_form
      check (jsonb_typeof(unknown) = 'array' and octet_length(unknown::text) <= 16384),
  created_at timestamptz not null default now(),
  constraint document_templates_owner unique (id, user_id)
);
create index document_templates_by_owner on public.document_templates (user_id, created_at);
create table private.template_files (
  template_id uuid primary key,
  user_id uuid not null,
  content text not null
    constraint template_files_content_form check (
      char_length(content) <= 7340032 and char_length(content) % 4 = 0
      and starts_with(content, 'UEsDB') and content ~ '^[A-Za-z0-9+/]+={0,2}$'
    ),
  bytes integer not null generated always as (char_length(content)) stored,
  constraint template_files_template_fkey foreign key (template_id, user_id)
    references public.document_templates (id, user_id) on delete cascade
);
alter table private.template_files alter column content set storage external;
alter table public.document_templates enable row level security;
revoke all on public.document_templates from anon, authenticated;
grant all on public.document_templates to service_role;
grant select, delete on public.document_templates to authenticated;
grant update (name) on public.document_templates to authenticated;
create policy "Inspectors read their own templates" on public.document_templates
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors rename their own templates" on public.document_templates
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove their own templates" on public.document_templates
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.document_templates
  as restrictive for all to authenticated using ((select private.session_is_live()));
alter table private.template_files enable row level security;
revoke all on private.template_files from public, anon, authenticated, service_role;
grant select on private.template_files to authenticated;
create policy "Inspectors read their own template files" on private.template_files
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads nothing" on private.template_files
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function private.bound_document_templates()
returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('document_templates ' || person.user_id, 0))
  from (select distinct user_id from added order by user_id) person;
  if exists (
    select from (select distinct user_id from added) person
    where exists (
      select from public.document_templates t where t.user_id = person.user_id offset 10
    )
  ) then
    raise exception 'You have 10 Word templates, which is as many as one person can keep. Delete one that you no longer need, then try again.'
      using errcode = 'PT409';
  end if;
  return null;
end;
$$;
create trigger bound_document_templates
  after insert on public.document_templates referencing new table as added
  for each statement execute function private.bound_document_templates();
revoke execute on function private.bound_document_templates() from public, anon, authenticated;
create function public.add_document_template(
  p_id uuid, p_name text, p_content text, p_sha256 text, p_found jsonb, p_unknown jsonb
)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := (select auth.uid());
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  insert into public.document_templates (id, user_id, name, sha256, found, unknown)
  values (p_id, person, p_name, p_sha256, p_found, p_unknown);
  insert into private.template_files (template_id, user_id, content)
  values (p_id, person, p_content);
end;
$$;
create function public.template_file(p_template uuid) returns text language sql stable set search_path = ''
as $$
  select f.content from private.template_files f where f.template_id = p_template
$$;
revoke execute on function
  public.add_document_template(uuid, text, text, text, jsonb, jsonb),
  public.template_file(uuid) from public, anon;
grant execute on function
  public.add_document_template(uuid, text, text, text, jsonb, jsonb),
  public.template_file(uuid) to authenticated;

-- 22_writing_styles.sql
create table public.style_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  style_hint text not null default ''
    constraint style_profiles_style_hint_length check (char_length(style_hint) <= 2000),
  updated_at timestamptz not null default now()
);
alter table public.style_profiles enable row level security;
revoke all on public.style_profiles from anon, authenticated;
grant all on public.style_profiles to service_role;
grant select, insert, delete, update on public.style_profiles to authenticated;
create policy "Inspectors read their own writing style" on public.style_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors set their own writing style" on public.style_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors change their own writing style" on public.style_profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove their own writing style" on public.style_profiles
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.style_profiles
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- 23_phrases.sql
create table public.phrases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  field text not null
    constraint phrases_field check (field in ('element', 'defect', 'recommendation')),
  text text not null
    constraint phrases_text_length check (char_length(text) <= 1000 and btrim(text) <> ''),
  created_at timestamptz not null default now()
);
create index phrases_user_id on public.phrases (user_id, created_at, id);
alter table public.phrases enable row level security;
revoke all on public.phrases from anon, authenticated;
grant all on public.phrases to service_role;
grant select, insert, delete on public.phrases to authenticated;
grant update (field, text) on public.phrases to authenticated;
create policy "Inspectors read their own phrases" on public.phrases
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors keep phrases of their own" on public.phrases
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors change their own phrases" on public.phrases
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove their own phrases" on public.phrases
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.phrases
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function private.bound_phrases() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from (select distinct user_id from added) person
    where exists (
      select from public.phrases p where p.user_id = person.user_id offset 2000
    )
  ) then
    raise exception 'You have 2,000 phrases, which is as many as one person can keep. Delete those that you no longer need, then try again.'
      using errcode = 'PT409';
  end if;
  return null;
end;
$$;
create trigger bound_phrases
  after insert on public.phrases referencing new table as added
  for each statement execute function private.bound_phrases();
revoke execute on function private.bound_phrases() from public, anon, authenticated;

-- 30_analyst.sql
create table public.analyst_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  task text not null constraint analyst_usage_task_known check (task in ('analysis', 'generation')),
  used integer not null default 0,
  primary key (user_id, day, task)
);
alter table public.analyst_usage enable row level security;
revoke all on public.analyst_usage from anon, authenticated;
grant all on public.analyst_usage to service_role;
grant select on public.analyst_usage to authenticated;
create policy "Inspectors see their own use of the analyst" on public.analyst_usage
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.analyst_usage
  as restrictive for all to authenticated using ((select private.session_is_live()));
create table private.person_limits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  analyses integer constraint person_limits_analyses check (analyses between 0 and 1000000),
  generations integer constraint person_limits_generations check (generations between 0 and 1000000)
);
alter table private.person_limits enable row level security;
revoke all on private.person_limits from public, anon, authenticated, service_role;
create function public.take_analyst_allowance(p_task text, p_limit integer)
returns boolean language plpgsql security definer set search_path = ''
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
revoke execute on function public.take_analyst_allowance(text, integer) from public, anon;
grant execute on function public.take_analyst_allowance(text, integer) to authenticated;
create table public.analyst_costs (
  report_id uuid not null,
  user_id uuid not null,
  task text not null constraint analyst_costs_task_known
    check (task in ('photo', 'sections', 'review')),
  analyst text not null
    constraint analyst_costs_analyst_length check (char_length(analyst) between 1 and 200),
  calls integer not null default 0,
  questions integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  seconds double precision not null default 0,
  primary key (report_id, task, analyst),
  constraint analyst_costs_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index analyst_costs_by_owner on public.analyst_costs (user_id);
alter table public.analyst_costs enable row level security;
revoke all on public.analyst_costs from anon, authenticated;
grant all on public.analyst_costs to service_role;
grant select on public.analyst_costs to authenticated;
create policy "Inspectors see what their reports cost" on public.analyst_costs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.analyst_costs
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function public.record_analyst_cost(
  p_report uuid, p_task text, p_analyst text, p_questions integer, p_input_tokens bigint,
  p_output_tokens bigint, p_seconds double precision
)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  named text := left(p_analyst, 200);
  owner uuid;
  this_month constant date := date_trunc('month', now() at time zone 'utc')::date;
  tokens_in constant bigint := greatest(0, p_input_tokens);
  tokens_out constant bigint := greatest(0, p_output_tokens);
begin
  select r.user_id into owner from public.reports r where r.id = p_report;
  if owner is null then
    return;
  end if;
  if not exists (
    select from public.analyst_costs c
    where c.report_id = p_report and c.task = p_task and c.analyst = named
  ) and (select count(*) from public.analyst_costs c where c.report_id = p_report) >= 100 then
    named := 'others';
  end if;
  insert into public.analyst_costs as c
    (report_id, user_id, task, analyst, calls, questions, input_tokens, output_tokens, seconds)
  values (p_report, owner, p_task, named, 1, greatest(0, p_questions), tokens_in, tokens_out,
    greatest(0, p_seconds))
  on conflict (report_id, task, analyst) do update set
    calls = c.calls + 1, questions = c.questions + excluded.questions,
    input_tokens = c.input_tokens + excluded.input_tokens,
    output_tokens = c.output_tokens + excluded.output_tokens,
    seconds = c.seconds + excluded.seconds;
  delete from private.kept_costs k where k.month < this_month;
  insert into private.kept_costs as k (address_hash, month, input_tokens, output_tokens)
  select private.address_hash(u.email), this_month, tokens_in, tokens_out
  from auth.users u where u.id = owner and u.email is not null
  on conflict (address_hash, month) do update set
    input_tokens = k.input_tokens + excluded.input_tokens,
    output_tokens = k.output_tokens + excluded.output_tokens;
end;
$$;
revoke execute on function
  public.record_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision)
  from public, anon, authenticated;
grant execute on function
  public.record_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision)
  to service_role;
create table public.consistency_reviews (
  report_id uuid primary key,
  user_id uuid not null,
  analyst text not null
    constraint consistency_reviews_analyst_length check (char_length(analyst) between 1 and 200),
  reviewed_at timestamptz not null default now(),
  suggestions jsonb not null default '[]' constraint consistency_reviews_suggestions_form
    check (jsonb_typeof(suggestions) = 'array' and pg_column_size(suggestions) <= 262144),
  failure text constraint consistency_reviews_failure_length
    check (char_length(failure) between 1 and 1000),
  constraint consistency_reviews_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index consistency_reviews_by_owner on public.consistency_reviews (user_id);
alter table public.consistency_reviews enable row level security;
revoke all on public.consistency_reviews from anon, authenticated;
grant all on public.consistency_reviews to service_role;
grant select, insert, delete on public.consistency_reviews to authenticated;
grant update (analyst, reviewed_at, suggestions, failure) on public.consistency_reviews to authenticated;
create policy "Inspectors read the reviews of their own reports" on public.consistency_reviews
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add reviews of their own reports" on public.consistency_reviews
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors change the reviews of their own reports" on public.consistency_reviews
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove the reviews of their own reports" on public.consistency_reviews
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.consistency_reviews
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- 31_claims.sql
create table public.analyses_under_way (
  observation_id uuid primary key references public.observations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  token uuid not null default gen_random_uuid(),
  until timestamptz not null
);
create index analyses_under_way_by_owner on public.analyses_under_way (user_id);
alter table public.analyses_under_way enable row level security;
revoke all on public.analyses_under_way from anon, authenticated;
grant all on public.analyses_under_way to service_role;
grant select on public.analyses_under_way to authenticated;
create policy "Inspectors see which of their photos are looked at" on public.analyses_under_way
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.analyses_under_way
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function private.after_seconds(p_seconds integer)
returns timestamptz language sql volatile set search_path = ''
as $$
  select clock_timestamp() + make_interval(secs => greatest(1, least(p_seconds, 600)))
$$;
create function public.begin_analysis(p_observation uuid, p_seconds integer)
returns uuid language plpgsql security definer set search_path = ''
as $$
declare
  begun uuid;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  insert into public.analyses_under_way as a (observation_id, user_id, until)
  select o.id, o.user_id, private.after_seconds(p_seconds)
  from public.observations o
  where o.id = p_observation and o.user_id = (select auth.uid())
  on conflict (observation_id) do update
    set token = gen_random_uuid(), until = excluded.until
    where a.until <= clock_timestamp()
  returning token into begun;
  return begun;
end;
$$;
create function public.renew_analysis(p_observation uuid, p_token uuid, p_seconds integer)
returns boolean language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  update public.analyses_under_way a set until = private.after_seconds(p_seconds)
  where a.observation_id = p_observation and a.token = p_token and a.user_id = (select auth.uid());
  return found;
end;
$$;
create function public.end_analysis(p_observation uuid, p_token uuid)
returns void language sql security definer set search_path = ''
as $$
  delete from public.analyses_under_way a
  where a.observation_id = p_observation and a.token = p_token and a.user_id = (select auth.uid())
    and (select private.session_is_live());
$$;
revoke execute on function private.after_seconds(integer) from public, anon, authenticated;
revoke execute on function public.begin_analysis(uuid, integer),
  public.renew_analysis(uuid, uuid, integer), public.end_analysis(uuid, uuid) from public, anon;
grant execute on function public.begin_analysis(uuid, integer),
  public.renew_analysis(uuid, uuid, integer), public.end_analysis(uuid, uuid) to authenticated;

-- 32_background_analyses.sql
create table public.background_analyses (
  report_id uuid primary key,
  user_id uuid not null,
  session_id uuid not null,
  waiting uuid[] not null,
  asked_at timestamptz not null default now(),
  failed integer not null default 0,
  code text not null default '',
  reason text not null default '',
  alike integer not null default 0,
  constraint background_analyses_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index background_analyses_by_owner on public.background_analyses (user_id);
alter table public.background_analyses enable row level security;
revoke all on public.background_analyses from anon, authenticated;
grant all on public.background_analyses to service_role;
grant select, delete on public.background_analyses to authenticated;
create policy "Inspectors see what is analysed without them" on public.background_analyses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors call off what is analysed without them" on public.background_analyses
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.background_analyses
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function public.begin_background_analysis(p_report uuid)
returns uuid[] language plpgsql security definer set search_path = ''
as $$
declare
  unanswered uuid[];
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select array_agg(o.id order by o.position, o.created_at, o.id) into unanswered
  from public.observations o
  where o.report_id = p_report and o.user_id = (select auth.uid()) and o.finding_id is null
    and o.photo <> '' and o.outcome is null
    and (btrim(o.element) = '' or btrim(o.defect) = '' or btrim(o.recommendation) = '');
  if unanswered is null then
    return '{}';
  end if;
  -- Of calls that come together each counts what the others have added.
  perform pg_advisory_xact_lock(hashtextextended('background_analyses ' || (select auth.uid()), 0));
  if exists (
    select from public.background_analyses b
    where b.user_id = (select auth.uid()) and b.report_id <> p_report and b.waiting <> '{}' offset 19
  ) then
    raise exception '20 of your reports are being analysed in the background already. Wait until one of them is done, or cancel the analysis of one.'
      using errcode = 'PT409';
  end if;
  insert into public.background_analyses as b (report_id, user_id, session_id, waiting)
  values (p_report, (select auth.uid()), ((select auth.jwt()) ->> 'session_id')::uuid, unanswered)
  on conflict (report_id) do update
    set session_id = excluded.session_id, waiting = excluded.waiting, asked_at = excluded.asked_at,
      failed = 0, code = '', reason = '', alike = 0;
  return unanswered;
end;
$$;
create function public.settle_background_photo(
  p_report uuid, p_observation uuid,
  p_code text default null, p_reason text default '', p_ends_after integer default null)
returns void language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  update public.background_analyses b set
    waiting = array_remove(b.waiting, p_observation),
    failed = b.failed + (p_code is not null)::integer,
    code = left(coalesce(p_code, b.code), 60),
    reason = left(case when p_code is null then b.reason else p_reason end, 1000),
    alike = case when p_code is null then 0 when p_code = b.code then b.alike + 1 else 1 end
  where b.report_id = p_report and b.user_id = (select auth.uid()) and p_observation = any (b.waiting);
  update public.observations o set analysis_failure = left(p_code, 60)
  from public.background_analyses b
  where b.report_id = p_report and b.user_id = (select auth.uid()) and b.alike >= p_ends_after
    and p_ends_after > 1 and o.id = any (b.waiting) and o.user_id = b.user_id and o.outcome is null;
  update public.background_analyses b set failed = b.failed + cardinality(b.waiting), waiting = '{}'
  where b.report_id = p_report and b.user_id = (select auth.uid()) and b.alike >= p_ends_after;
  delete from public.background_analyses b
  where b.report_id = p_report and b.user_id = (select auth.uid()) and b.waiting = '{}' and b.failed = 0;
end;
$$;
revoke execute on function public.begin_background_analysis(uuid),
  public.settle_background_photo(uuid, uuid, text, text, integer) from public, anon;
grant execute on function public.begin_background_analysis(uuid),
  public.settle_background_photo(uuid, uuid, text, text, integer) to authenticated;

-- 40_signed_revisions.sql
create table public.signed_revisions (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  number integer not null,
  label text not null constraint signed_revisions_label_length check (char_length(label) <= 50),
  signed_at timestamptz not null default now(),
  signatory jsonb not null,
  changes jsonb,
  content_hash text not null,
  previous_id uuid references public.signed_revisions (id),
  name text,
  signed_on date,
  constraint signed_revisions_number unique (report_id, number),
  constraint signed_revisions_owner unique (id, user_id),
  constraint signed_revisions_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index signed_revisions_by_owner on public.signed_revisions (user_id);
create index signed_revisions_by_previous on public.signed_revisions (previous_id);
create unique index signed_revisions_by_name on public.signed_revisions (report_id, lower(name));
create table private.signed_contents (
  revision_id uuid primary key,
  user_id uuid not null,
  content jsonb not null,
  bytes integer not null generated always as (octet_length(content::text)) stored,
  constraint signed_contents_revision_fkey foreign key (revision_id, user_id)
    references public.signed_revisions (id, user_id) on delete cascade
);
alter table private.signed_contents alter column content set storage external;
create table private.signed_files (
  name text not null,
  revision_id uuid not null references public.signed_revisions (id) on delete cascade,
  primary key (name, revision_id)
);
create index signed_files_by_revision on private.signed_files (revision_id);
create table public.signed_tombstones (
  user_id uuid not null references auth.users (id) on delete cascade,
  report_id uuid not null,
  number integer not null,
  revision_id uuid not null,
  label text not null,
  signed_at timestamptz not null,
  content_hash text not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, report_id, number)
);
alter table public.signed_revisions enable row level security;
alter table private.signed_contents enable row level security;
alter table private.signed_files enable row level security;
alter table public.signed_tombstones enable row level security;
revoke all on private.signed_files from public, anon, authenticated;
revoke all on private.signed_contents from public, anon, authenticated, service_role;
revoke all on public.signed_revisions, public.signed_tombstones from anon, authenticated, service_role;
grant select on public.signed_revisions, public.signed_tombstones to authenticated, service_role;
grant select on private.signed_contents to authenticated;
create policy "Inspectors read the revisions that they signed" on public.signed_revisions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.signed_revisions
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "Inspectors read what they signed" on private.signed_contents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads nothing" on private.signed_contents
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "Inspectors read what is left of revisions that they deleted" on public.signed_tombstones
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.signed_tombstones
  as restrictive for all to authenticated using ((select private.session_is_live()));
create function private.refuse_change() returns trigger language plpgsql set search_path = ''
as $$
begin
  raise exception 'A signed revision is never changed' using errcode = '42501';
end;
$$;
create trigger refuse_change before update on public.signed_revisions
  for each row execute function private.refuse_change();
create trigger refuse_change before update on private.signed_contents
  for each row execute function private.refuse_change();
create trigger refuse_change before update on public.signed_tombstones
  for each row execute function private.refuse_change();
create function private.bury_revision() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that is deleted takes its tombstones along.
  insert into public.signed_tombstones
    (user_id, report_id, number, revision_id, label, signed_at, content_hash)
  select old.user_id, old.report_id, old.number, old.id, old.label, old.signed_at, old.content_hash
  where exists (select from auth.users u where u.id = old.user_id);
  return null;
end;
$$;
create trigger bury_revision after delete on public.signed_revisions
  for each row execute function private.bury_revision();
create function private.is_signed(p_name text)
returns boolean language sql stable security definer set search_path = ''
as $$
  select exists (select from private.signed_files f where f.name = p_name)
$$;
create function public.signed_content(p_revision uuid) returns jsonb language sql stable set search_path = ''
as $$
  select c.content from private.signed_contents c where c.revision_id = p_revision
$$;
revoke execute on function private.refuse_change(), private.bury_revision() from public, anon, authenticated;
revoke execute on function private.is_signed(text) from public, anon;
grant execute on function private.is_signed(text) to authenticated, service_role;
revoke execute on function public.signed_content(uuid) from public, anon;
grant execute on function public.signed_content(uuid) to authenticated;

-- 41_photo_sums.sql
create table private.photo_sums (
  name text primary key,
  report_id uuid not null references public.reports (id) on delete cascade,
  version text not null,
  sum text constraint photo_sums_sum_form check (sum ~ '^[0-9a-f]{64}$')
);
create index photo_sums_by_report on private.photo_sums (report_id);
alter table private.photo_sums enable row level security;
revoke all on private.photo_sums from public, anon, authenticated, service_role;
create function private.photo_path(p_photo text) returns text language plpgsql immutable set search_path = ''
as $$
declare
  encoded constant text := substring(split_part(split_part(p_photo, '?', 1), '#', 1)
    from '^https?://.*?/storage/v1/object/public/inspection_photos/(.+)$');
begin
  if position('%' in encoded) = 0 then
    return encoded;
  end if;
  return (
    select convert_from(string_agg(
      case when part[1] ~ '^%..' then decode(substr(part[1], 2), 'hex')
        else convert_to(part[1], 'UTF8') end, ''::bytea order by place), 'UTF8')
    from regexp_matches(encoded, '(%[0-9A-Fa-f]{2}|[^%]+|%)', 'g')
      with ordinality as parts (part, place)
  );
exception when character_not_in_repertoire or untranslatable_character then
  return null;
end;
$$;
create function private.rendition_path(p_path text) returns text language sql immutable set search_path = ''
as $$
  select regexp_replace(p_path, '\.[^./]*$', '') || '.small.jpg'
$$;
create function private.object_version(p_object storage.objects) returns text language sql stable set search_path = ''
as $$
  select md5(concat_ws(' ', o ->> 'id', o ->> 'version', o ->> 'updated_at', o ->> 'metadata'))
  from to_jsonb(p_object) o
$$;
create function private.own_photos(p_rows jsonb, p_person uuid)
returns text[] language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct path), '{}')
  -- The offset keeps each path from being taken twice.
  from (
    select private.photo_path(r ->> 'photo') as path from jsonb_array_elements(p_rows) r offset 0
  ) paths
  where starts_with(path, p_person::text || '/')
$$;
create function private.photo_files(p_photos text[])
returns table (photo text, name text, version text, is_current boolean, sum text)
language sql stable set search_path = ''
as $$
  select path, file, object.version, object.version is not distinct from s.version or object.version is null,
    case when object.version = s.version then s.sum end
  from unnest(p_photos) path
  cross join lateral (values (path), (private.rendition_path(path))) files (file)
  left join lateral (
    select private.object_version(o) as version from storage.objects o
    where o.bucket_id = 'inspection_photos' and o.name = file
  ) object on true
  left join private.photo_sums s on s.name = file
$$;
create function public.photos_to_sum(p_report uuid)
returns jsonb language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := (select auth.uid());
  photos text[];
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  if not exists (
    select from public.reports r where r.id = p_report and r.user_id = person
  ) then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  select private.own_photos(coalesce(jsonb_agg(jsonb_build_object('photo', o.photo)), '[]'), person)
  into photos from public.observations o where o.report_id = p_report;
  return (
    with files as materialized (select * from private.photo_files(photos))
    select jsonb_build_object(
      'files', count(f.version),
      'waiting', count(*) filter (where not f.is_current),
      'missing', coalesce(jsonb_agg(f.name order by f.name)
        filter (where f.name = f.photo and f.is_current and f.sum is null), '[]'),
      'left', (
        select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'version', l.version)), '[]')
        from (select * from files where not is_current order by name limit 200) l))
    from files f);
end;
$$;
create function public.record_photo_sums(p_report uuid, p_sums jsonb)
returns void language sql security definer set search_path = ''
as $$
  insert into private.photo_sums as kept (name, report_id, version, sum)
  select o.name, r.id, s.version, s.sum
  from jsonb_to_recordset(p_sums) as s (name text, version text, sum text)
  join public.reports r on r.id = p_report and starts_with(s.name, r.user_id::text || '/')
  join storage.objects o on o.bucket_id = 'inspection_photos' and o.name = s.name
  where private.object_version(o) = s.version
  on conflict (name) do update
    set report_id = excluded.report_id, version = excluded.version, sum = excluded.sum
$$;
revoke execute on function private.photo_path(text), private.rendition_path(text),
  private.object_version(storage.objects), private.own_photos(jsonb, uuid), private.photo_files(text[])
  from public, anon, authenticated;
revoke execute on function public.record_photo_sums(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.record_photo_sums(uuid, jsonb) to service_role;
revoke execute on function public.photos_to_sum(uuid) from public, anon;
grant execute on function public.photos_to_sum(uuid) to authenticated;

-- 42_signing.sql
create function private.revision_content(p_report uuid)
returns jsonb language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'form', 1,
    'report', jsonb_build_object(
      'title', r.title, 'inspection_date', r.inspection_date, 'client_name', r.client_name,
      'language', r.language, 'print_marks', r.print_marks, 'structure', r.structure,
      'site_address', r.site_address, 'reference', r.reference, 'revision', r.revision,
      'weather', r.weather, 'attendees', r.attendees, 'scope', r.scope,
      'not_inspected', r.not_inspected, 'documents_seen', r.documents_seen,
      'rating_scheme', r.rating_scheme, 'layout', r.layout),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'photo', o.photo, 'photo_hash', o.photo_hash, 'captured_at', o.captured_at,
        'element', o.element, 'defect', o.defect, 'recommendation', o.recommendation,
        'outcome', o.outcome, 'location', o.location, 'severity', o.severity,
        'urgency', o.urgency, 'rating', o.rating, 'marks', o.marks, 'photo_refs', o.photo_refs,
        'hand', o.hand, 'checked_by', o.checked_by, 'checked_at', o.checked_at,
        'proposal', o.proposal, 'version', o.version,
        'drawing', o.drawing, 'finding_id', o.finding_id, 'caption', o.caption
      ) order by o.position, o.created_at, o.id)
      from public.observations o where o.report_id = r.id and o.user_id = r.user_id), '[]'),
    'sections', (
      select jsonb_build_object('discussion', null, 'recommendation', null)
        || coalesce(jsonb_object_agg(lower(btrim(s.heading)), jsonb_build_object(
          'paragraph', s.paragraph, 'photo_refs', s.photo_refs, 'proposal', s.proposal,
          'version', s.version)), '{}')
      from public.sections s where s.report_id = r.id and s.user_id = r.user_id),
    'letterhead', (
      select to_jsonb(l) - '{user_id,updated_at}'::text[]
      from public.letterheads l where l.user_id = r.user_id),
    'email', (select u.email from auth.users u where u.id = r.user_id))
  from public.reports r where r.id = p_report
$$;
create function private.sum_of(p_content jsonb) returns text language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(p_content::text, 'UTF8')), 'hex')
$$;
create function private.seen_sum(p_content jsonb) returns text language sql immutable set search_path = ''
as $$
  select md5(p_content::text)
$$;
create function private.what_is_said(p_of jsonb) returns jsonb language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_of) = 'object' then coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(p_of)
      where value not in ('null', '""', '[]', '{}')), '{}')
  else p_of end
$$;
create function private.row_says(p_row jsonb) returns jsonb language sql immutable set search_path = ''
as $$
  select private.what_is_said(
    p_row - '{hand,checked_by,checked_at,proposal,version,photo_hash}'::text[])
$$;
create function private.revision_changes(p_before jsonb, p_after jsonb)
returns jsonb language sql immutable set search_path = ''
as $$
  with before as (
    select value ->> 'id' as id, value as row, place
    from jsonb_array_elements(p_before -> 'rows') with ordinality as rows (value, place)
  ), after as (
    select value ->> 'id' as id, value as row, place
    from jsonb_array_elements(p_after -> 'rows') with ordinality as rows (value, place)
  ), counted as (
    select count(*) filter (where b.id is null) as added,
      count(*) filter (where a.id is null) as removed,
      count(*) filter (
        where b.row <> a.row and private.row_says(b.row) <> private.row_says(a.row)) as changed,
      coalesce(array_agg(b.id order by b.place) filter (where a.id = b.id)
        <> array_agg(b.id order by a.place) filter (where a.id = b.id), false) as moved
    from before b full join after a on a.id = b.id
  ), reports as (
    select private.what_is_said(p_before -> 'report') as before,
      private.what_is_said(p_after -> 'report') as after
  )
  select case when p_before is null then null else jsonb_build_object(
    'added', c.added, 'removed', c.removed, 'changed', c.changed, 'moved', c.moved,
    'sections', coalesce((
      select jsonb_agg(name order by name) from jsonb_object_keys(p_after -> 'sections') name
      where coalesce(p_before #>> array['sections', name, 'paragraph'], '')
          <> coalesce(p_after #>> array['sections', name, 'paragraph'], '')
        or coalesce(p_before #> array['sections', name, 'photo_refs'], '{}')
          <> coalesce(p_after #> array['sections', name, 'photo_refs'], '{}')), '[]'),
    'report', coalesce((
      select jsonb_agg(name order by name) from jsonb_object_keys(r.before || r.after) name
      where r.before -> name is distinct from r.after -> name), '[]'),
    'letterhead', private.what_is_said(p_before -> 'letterhead')
      is distinct from private.what_is_said(p_after -> 'letterhead')
  ) end
  from counted c, reports r
$$;
create function private.comparable(p_content jsonb) returns jsonb language sql immutable set search_path = ''
as $$
  select p_content - array['number', 'label', 'signed_at', 'signed_on', 'signatory', 'photos', 'previous']
    || jsonb_build_object(
      'report', private.what_is_said((p_content -> 'report') - 'revision'),
      'letterhead', private.what_is_said(p_content -> 'letterhead'),
      'rows', coalesce((
        select jsonb_agg(private.what_is_said(value) order by place)
        from jsonb_array_elements(p_content -> 'rows') with ordinality as rows (value, place)), '[]'))
$$;
create function private.says_the_same(p_signed jsonb, p_content jsonb)
returns boolean language sql immutable set search_path = ''
as $$
  select coalesce(private.comparable(p_signed) = private.comparable(p_content), false)
$$;
create function private.revision_name(p_number integer, p_label text)
returns text language sql immutable set search_path = ''
as $$
  select coalesce(nullif(btrim(p_label), ''), p_number::text)
$$;
create function private.day_seen(p_seen jsonb)
returns date language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(
    (select day from generate_series(-1, 1) ahead, lateral (values (current_date + ahead)) days (day)
      where day::text = p_seen ->> 'day'),
    current_date)
$$;
create function public.report_to_sign(p_report uuid)
returns jsonb language plpgsql stable security definer set search_path = ''
as $$
declare
  content jsonb;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  if not exists (
    select from public.reports r where r.id = p_report and r.user_id = (select auth.uid())
  ) then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  content := private.revision_content(p_report);
  return jsonb_build_object('content', content, 'sum', private.seen_sum(content));
end;
$$;
create function public.sign_revision(p_id uuid, p_report uuid, p_revision text, p_seen jsonb)
returns uuid language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  person constant uuid := (select auth.uid());
  given_label constant text := btrim(p_revision);
  new_name text;
  earlier record;
  earlier_content jsonb;
  content jsonb;
  content_text text;
  signatory jsonb;
  paths text[];
  files text[];
  is_current boolean;
  changes jsonb;
  photos jsonb;
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  if p_id is null or given_label is null or char_length(given_label) > 50
    or jsonb_typeof(p_seen) is distinct from 'object'
  then
    raise exception 'This is no signature' using errcode = '22023';
  end if;
  -- One signature of a report after the other.
  perform from public.reports r where r.id = p_report and r.user_id = person for update;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  if exists (
    select from public.signed_revisions s
    where s.id = p_id and s.report_id = p_report and s.user_id = person
  ) then
    return p_id;
  end if;

  content := private.revision_content(p_report);
  if (p_seen ->> 'sum') is distinct from private.seen_sum(content) then
    raise exception 'The report was changed meanwhile, and nothing was signed. Look at it again, then sign.'
      using errcode = 'PT409';
  end if;
  signatory := jsonb_build_object(
    'name', btrim(coalesce(content #>> '{letterhead,author_name}', '')),
    'letters', btrim(coalesce(content #>> '{letterhead,author_letters}', '')),
    'membership', btrim(coalesce(content #>> '{letterhead,author_membership}', '')),
    'email', coalesce(content ->> 'email', ''));
  if signatory ->> 'name' = '' then
    raise exception 'Nothing was signed, because your name is not known. Enter it under Firm and author, then sign.'
      using errcode = 'PT409';
  end if;
  if (p_seen ->> 'unchecked') is distinct from (
    select count(*)::text from jsonb_array_elements(content -> 'rows') r
    where coalesce(r ->> 'hand', 'proposed') = 'proposed' and r ->> 'finding_id' is null
  ) then
    raise exception 'Rows that nobody checked are signed only by saying how many there are.'
      using errcode = '22023';
  end if;

  paths := private.own_photos(content -> 'rows', person);
  -- Held until the revision names them: who replaces one at this moment comes before or after, and is seen or refused.
  select array_agg(file) into files
  from unnest(paths) path, lateral (values (path), (private.rendition_path(path))) names (file);
  begin
    perform from storage.objects o
    where o.bucket_id = 'inspection_photos' and o.name = any(files) order by o.name for share;
  exception when insufficient_privilege then
    -- A storage that lends nobody its rows' locks: the policies alone stand then.
    null;
  end;
  select coalesce(jsonb_object_agg(f.photo, f.sums), '{}'), coalesce(bool_and(f.is_current), true)
  into photos, is_current
  from (
    select photo, bool_and(known.is_current) as is_current,
      jsonb_object_agg(case when name = photo then 'photo' else 'rendition' end, sum) as sums
    from private.photo_files(paths) known group by photo
  ) f;
  if not is_current then
    raise exception 'The photos were changed meanwhile, and nothing was signed. Look at them again, then sign.'
      using errcode = 'PT409';
  end if;
  if (p_seen ->> 'missing') is distinct from (
    select count(*)::text from jsonb_each(photos) p where p.value ->> 'photo' is null
  ) then
    raise exception 'Photos that cannot be read are signed only by saying how many there are.'
      using errcode = '22023';
  end if;

  -- The last that was signed, deleted or not: numbers and sums go on from it.
  select * into earlier from (
    select s.number, s.id, s.label, s.content_hash from public.signed_revisions s where s.report_id = p_report
    union all
    select t.number, null, t.label, t.content_hash from public.signed_tombstones t
    where t.report_id = p_report and t.user_id = person
  ) signed order by signed.number desc limit 1;
  if earlier.number >= 200 then
    raise exception 'This report has 200 signed revisions, which is as many as one report can have.'
      using errcode = 'PT409';
  end if;
  if exists (select from public.signed_revisions s where s.user_id = person offset 1999) then
    raise exception 'You have 2,000 signed revisions, which is as many as one person can keep.'
      using errcode = 'PT409';
  end if;
  if exists (select from public.signed_tombstones t where t.user_id = person offset 9999) then
    raise exception 'You have deleted 10,000 signed revisions, which is as many as one person can. Nothing more can be signed.'
      using errcode = 'PT409';
  end if;
  new_name := private.revision_name(coalesce(earlier.number, 0) + 1, given_label);
  if exists (
    select from public.signed_revisions s
    where s.report_id = p_report and lower(private.revision_name(s.number, s.label)) = lower(new_name)
    union all
    select from public.signed_tombstones t
    where t.report_id = p_report and t.user_id = person
      and lower(private.revision_name(t.number, t.label)) = lower(new_name)
  ) then
    raise exception 'Nothing was signed, because this report has a revision % already. Give this one another label, then sign.', new_name
      using errcode = 'PT409';
  end if;
  select c.content into earlier_content
  from private.signed_contents c where c.revision_id = earlier.id;
  content := jsonb_set(content, '{report,revision}', to_jsonb(given_label));
  if private.says_the_same(earlier_content, content)
    and earlier_content -> 'signatory' = signatory and earlier_content -> 'photos' = photos
  then
    raise exception 'Nothing was signed, because nothing has changed since revision %, which is signed already.',
      private.revision_name(earlier.number, earlier.label)
      using errcode = 'PT409';
  end if;
  changes := private.revision_changes(earlier_content, content);
  content := content || jsonb_build_object(
    'number', coalesce(earlier.number, 0) + 1, 'label', given_label, 'signed_at', now(), 'signed_on', private.day_seen(p_seen),
    'signatory', signatory, 'photos', photos, 'previous', earlier.content_hash);
  content_text := content::text;
  -- 2,000 rows of 4 KB.
  if octet_length(content_text) > 8388608 then
    raise exception 'This report is larger than 8 MB without its photos, and cannot be signed as one.'
      using errcode = 'PT409';
  end if;
  insert into public.signed_revisions
    (id, report_id, user_id, number, label, name, signatory, changes, content_hash, previous_id, signed_on)
  values (p_id, p_report, person, (content ->> 'number')::integer, given_label, new_name, signatory,
    changes, encode(sha256(convert_to(content_text, 'UTF8')), 'hex'), earlier.id, private.day_seen(p_seen));
  insert into private.signed_contents (revision_id, user_id, content) values (p_id, person, content);
  insert into private.signed_files (name, revision_id) select file, p_id from unnest(files) file;
  update public.reports r set revision = given_label
  where r.id = p_report and r.revision <> given_label;
  return p_id;
end;
$$;
create function public.sign_report(
  p_report uuid, p_revision text, p_signatory jsonb, p_seen jsonb, p_photos jsonb
)
returns uuid language plpgsql set search_path = ''
as $$
begin
  raise exception 'Nothing was signed, because this page is older than the server. Reload it, then sign.'
    using errcode = 'PT409';
end;
$$;
revoke execute on function private.revision_content(uuid), private.sum_of(jsonb), private.seen_sum(jsonb),
  private.what_is_said(jsonb), private.row_says(jsonb), private.revision_changes(jsonb, jsonb),
  private.comparable(jsonb), private.says_the_same(jsonb, jsonb), private.revision_name(integer, text),
  private.day_seen(jsonb)
  from public, anon, authenticated;
revoke execute on function public.report_to_sign(uuid), public.sign_revision(uuid, uuid, text, jsonb),
  public.sign_report(uuid, text, jsonb, jsonb, jsonb) from public, anon;
grant execute on function public.report_to_sign(uuid), public.sign_revision(uuid, uuid, text, jsonb),
  public.sign_report(uuid, text, jsonb, jsonb, jsonb) to authenticated;

-- 43_buckets.sql
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('inspection_photos', 'inspection_photos', true, 10485760,
    array['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
  ('inspection_originals', 'inspection_originals', false, 31457280,
    array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
create policy "Inspectors list their own photos" on storage.objects
  for select to authenticated
  using (bucket_id = 'inspection_photos'
    and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0'));
create policy "Inspectors store photos in their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Inspectors replace their own photos" on storage.objects
  for update to authenticated
  using (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Inspectors remove their own photos" on storage.objects
  for delete to authenticated
  using (bucket_id = 'inspection_photos'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Inspectors read their own originals" on storage.objects
  for select to authenticated
  using (bucket_id = 'inspection_originals'
    and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0'));
create policy "Inspectors keep originals in their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'inspection_originals'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Inspectors remove their own originals" on storage.objects
  for delete to authenticated
  using (bucket_id = 'inspection_originals'
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "A session that has ended lists and stores nothing" on storage.objects
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "Photos of a signed revision are not replaced" on storage.objects
  as restrictive for update to authenticated
  using (bucket_id <> 'inspection_photos' or not private.is_signed(name))
  with check (bucket_id <> 'inspection_photos' or not private.is_signed(name));
create policy "Photos of a signed revision are not removed" on storage.objects
  as restrictive for delete to authenticated
  using (bucket_id not in ('inspection_photos', 'inspection_originals') or not private.is_signed(name));
create policy "Nobody makes a signed upload URL" on storage.objects
  as restrictive for insert to public
  with check (bucket_id not in ('inspection_photos', 'inspection_originals')
    or coalesce(current_setting('storage.operation', true), '') not like '%sign_upload_url');
create function private.check_stored_photo() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  buckets constant text[] := '{inspection_photos,inspection_originals}';
  folder constant text := split_part(new.name, '/', 1);
begin
  -- By its new name too: a signed photo is there as it was, or missing, never another.
  if (old.bucket_id = any(buckets) and private.is_signed(old.name))
    or (new.bucket_id = any(buckets) and private.is_signed(new.name))
  then
    raise exception 'A photo of a signed revision is not replaced' using errcode = '42501';
  end if;
  if new.bucket_id is null or new.bucket_id <> all(buckets) then
    return new;
  end if;
  -- storage.object.upload_signed, storage.tus.upload.create_signed, storage.tus.upload.part_signed
  if current_setting('storage.operation', true) like '%upload%signed' then
    raise exception 'Photos are not stored by signed upload URLs' using errcode = '42501';
  end if;
  if not exists (
    select from auth.users u
    where u.id = case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then folder::uuid end
  ) then
    raise exception 'A photo is stored in the folder of an account that exists' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke execute on function private.check_stored_photo() from public, anon, authenticated;
create trigger check_stored_photo
  before insert or update of bucket_id, name, version, metadata on storage.objects
  for each row execute function private.check_stored_photo();

-- 50_quotas.sql
create table private.quota (
  only_row boolean primary key default true check (only_row),
  bytes_per_person bigint not null default 21474836480 check (bytes_per_person > 0),
  files_per_person integer not null default 150000 check (files_per_person > 0),
  bytes_in_all bigint check (bytes_in_all > 0)
);
insert into private.quota default values;
create table private.stored_bytes (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('photos', 'revisions', 'templates', 'texts')),
  bytes bigint not null,
  files bigint not null default 0,
  primary key (user_id, kind)
);
create table private.stored_in_all (
  part integer primary key,
  bytes bigint not null default 0
);
insert into private.stored_in_all (part) select part from generate_series(0, 31) part;
alter table private.quota enable row level security;
alter table private.stored_bytes enable row level security;
alter table private.stored_in_all enable row level security;
revoke all on private.quota, private.stored_bytes, private.stored_in_all
  from public, anon, authenticated, service_role;
create function private.bytes_text(p_bytes bigint) returns text language sql immutable set search_path = ''
as $$
  select case
    when p_bytes >= 1073741824 then trim_scale(round(p_bytes / 1073741824.0, 1))::text || ' GB'
    else trim_scale(round(p_bytes / 1048576.0))::text || ' MB' end
$$;
create function private.quota_refusal(p_person uuid, p_more bigint)
returns text language sql stable security definer set search_path = ''
as $$
  select 'You have used all of the ' || private.bytes_text(q.bytes_per_person) || ' that one person has here. '
    || 'Delete reports, photos or Word templates that you no longer need, then try again.'
  from private.quota q
  where (select sum(s.bytes) from private.stored_bytes s where s.user_id = p_person) + p_more
    > q.bytes_per_person
$$;
create function private.files_refusal(p_person uuid, p_more integer)
returns text language sql stable security definer set search_path = ''
as $$
  select 'You have stored ' || to_char(q.files_per_person, 'FM999,999,999') || ' files, which is as many as one person '
    || 'may have here. Delete reports or photos that you no longer need, then try again.'
  from private.quota q
  where (select s.files from private.stored_bytes s where s.user_id = p_person and s.kind = 'photos') + p_more
    > q.files_per_person
$$;
create function private.full_storage_refusal(p_more bigint, p_reserve bigint default 0)
returns text language sql stable security definer set search_path = ''
as $$
  select 'The storage is full, so this file was not stored. Free some space, then try again.'
  from private.quota q
  where q.bytes_in_all is not null
    and (select sum(s.bytes) from private.stored_in_all s) + p_more + p_reserve > q.bytes_in_all
$$;
create function private.upload_refusal(p_person uuid, p_bytes bigint)
returns table (code text, message text) language sql stable security definer set search_path = ''
as $$
  select r.code, r.message from (values
    (1, 'QuotaExceeded', private.quota_refusal(p_person, p_bytes)),
    (2, 'QuotaExceeded', private.files_refusal(p_person, 1)),
    (3, 'InsufficientStorage', private.full_storage_refusal(p_bytes))
  ) as r (place, code, message)
  where r.message is not null order by r.place limit 1
$$;
create function private.refuse_beyond_all(p_bytes bigint)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  lock_of_all constant bigint := hashtext('private.quota.bytes_in_all');
  -- What the bucket takes as one file.
  largest constant bigint := 10485760;
  refusal text;
begin
  if (select q.bytes_in_all from private.quota q) is null then
    return;
  end if;
  begin
    perform pg_advisory_xact_lock_shared(lock_of_all);
    if p_bytes <= largest
      and private.full_storage_refusal(0, current_setting('max_connections')::bigint * largest) is null
    then
      return;
    end if;
    -- Goes back to before the shared lock. Two who held it and both wanted it alone would wait for each other.
    raise exception using errcode = 'NEAR0';
  exception when sqlstate 'NEAR0' then
    null;
  end;
  perform pg_advisory_xact_lock(lock_of_all);
  refusal := private.full_storage_refusal(0);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT507';
  end if;
end;
$$;
create function private.count_bytes(p_person uuid, p_kind text, p_bytes bigint, p_is_new boolean)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  refusal text;
begin
  update private.stored_bytes s set bytes = greatest(s.bytes + p_bytes, 0)
  where s.user_id = p_person and s.kind = p_kind;
  if not found then
    insert into private.stored_bytes as s (user_id, kind, bytes)
    select u.id, p_kind, greatest(p_bytes, 0) from auth.users u where u.id = p_person
    on conflict (user_id, kind) do update set bytes = greatest(s.bytes + p_bytes, 0);
  end if;
  if not p_is_new or p_bytes <= 0 then
    return;
  end if;
  refusal := private.quota_refusal(p_person, 0);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT409';
  end if;
end;
$$;
create function private.count_files(p_person uuid, p_files bigint, p_bytes bigint)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  refusal text;
begin
  update private.stored_bytes s set files = greatest(s.files + p_files, 0)
  where s.user_id = p_person and s.kind = 'photos';
  update private.stored_in_all s set bytes = s.bytes + p_bytes where s.part = pg_backend_pid() % 32;
  refusal := case when p_files > 0 then private.files_refusal(p_person, 0) end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT409';
  end if;
  if p_bytes > 0 then
    perform private.refuse_beyond_all(p_bytes);
  end if;
end;
$$;
create function private.owner_of_file(p_bucket text, p_name text)
returns uuid language sql immutable set search_path = ''
as $$
  select case when p_bucket in ('inspection_photos', 'inspection_originals')
    and split_part(p_name, '/', 1) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then split_part(p_name, '/', 1)::uuid end
$$;
create function private.count_rows() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  -- A version is what is left of a text that was changed: never a reason to refuse the change.
  is_new constant boolean := tg_table_schema = 'storage' or (tg_op = 'INSERT' and tg_table_name <> 'versions');
  gained constant text := format(
    'select %s as person, %s as bytes, 1 as files from gained t', tg_argv[1], tg_argv[2]);
  lost constant text := format(
    'select %s as person, -(%s) as bytes, -1 as files from lost t', tg_argv[1], tg_argv[2]);
  change record;
begin
  for change in execute format(
    'select person, sum(bytes) as bytes, sum(files) as files from (%s) changes where person is not null
     group by person order by person',
    case tg_op when 'INSERT' then gained when 'DELETE' then lost
      else gained || ' union all ' || lost end)
  loop
    perform private.count_bytes(change.person, tg_argv[0], change.bytes::bigint, is_new);
    if tg_argv[0] = 'photos' then
      perform private.count_files(change.person, change.files, change.bytes::bigint);
    end if;
  end loop;
  return null;
end;
$$;
do $$
declare
  counted record;
  made text;
begin
  for counted in select * from (values
    ('storage.objects', 'photos', 'private.owner_of_file(t.bucket_id, t.name)',
      'coalesce((t.metadata ->> ''size'')::bigint, 0)'),
    ('private.signed_contents', 'revisions', 't.user_id', 't.bytes'),
    ('private.template_files', 'templates', 't.user_id', 't.bytes'),
    ('public.reports', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.observations', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.sections', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.versions', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.consistency_reviews', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.phrases', 'texts', 't.user_id', 'octet_length(t::text)')
  ) as tables (name, kind, person, bytes)
  loop
    foreach made in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger count_rows_%s after %s on %s referencing %s for each statement
           execute function private.count_rows(%L, %L, %L)',
        made, made, counted.name,
        case made when 'insert' then 'new table as gained' when 'delete' then 'old table as lost'
          else 'new table as gained old table as lost' end,
        counted.kind, counted.person, counted.bytes);
    end loop;
  end loop;
end $$;
create function public.storage_usage() returns jsonb language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  return jsonb_build_object('most', (select q.bytes_per_person from private.quota q),
      'photos', 0, 'revisions', 0, 'templates', 0, 'texts', 0)
    || coalesce((select jsonb_object_agg(s.kind, s.bytes) from private.stored_bytes s
      where s.user_id = (select auth.uid())), '{}');
end;
$$;
revoke execute on function private.bytes_text(bigint), private.quota_refusal(uuid, bigint),
  private.files_refusal(uuid, integer), private.full_storage_refusal(bigint, bigint),
  private.upload_refusal(uuid, bigint), private.refuse_beyond_all(bigint),
  private.count_bytes(uuid, text, bigint, boolean), private.count_files(uuid, bigint, bigint),
  private.owner_of_file(text, text), private.count_rows()
  from public, anon, authenticated;
revoke execute on function public.storage_usage() from public, anon;
grant execute on function public.storage_usage() to authenticated;

-- 60_dashboard.sql
create function public.report_states(p_reports uuid[]) returns jsonb language sql stable set search_path = ''
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
create function public.find_reports(p_words text, p_state text, p_order text, p_page integer)
returns jsonb language sql stable set search_path = ''
as $$
  with words as (
    select regexp_split_to_table(lower(btrim(left(p_words, 200))), '\s+') as word
  ), found as (
    select r.id, row_number() over (order by
      case p_order when 'title' then lower(r.title) end,
      case p_order when 'inspection' then r.inspection_date end desc,
      r.created_at desc, r.id) as place
    from public.reports r
    where (r.archived_at is not null) = (p_state = 'archived')
      and (p_state not in ('in_progress', 'finished') or (p_state = 'finished') = (
        r.exported_at is not null
        or exists (select from public.signed_revisions s where s.report_id = r.id)))
      and not exists (
        select from words
        where strpos(lower(r.title || e'\n' || coalesce(r.client_name, '')), words.word) = 0)
  ), shown as (
    select count(*) as total,
      greatest(1, least(coalesce(p_page, 1), ceil(count(*) / 9.0)))::integer as page
    from found
  )
  select jsonb_build_object('total', s.total, 'page', s.page, 'ids', (
    select coalesce(jsonb_agg(f.id order by f.place), '[]') from found f
    where f.place > (s.page - 1) * 9 and f.place <= s.page * 9))
  from shown s
$$;
create function private.refs_in_copy(p_refs jsonb, p_ids jsonb)
returns jsonb language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, coalesce(p_ids -> (value #>> '{}'), value)), '{}')
  from jsonb_each(p_refs)
$$;
create function public.duplicate_report(
  p_id uuid, p_report uuid, p_title text, p_has_photos boolean)
returns void language plpgsql set search_path = ''
as $$
declare
  ids jsonb;
begin
  if exists (select from public.reports r where r.id = p_id) then
    return;
  end if;
  select jsonb_object_agg(o.id, gen_random_uuid()) into ids
  from public.observations o where o.report_id = p_report;
  insert into public.reports (id, user_id, title, client_name, language, structure, site_address,
    reference, scope, documents_seen, print_marks, rating_scheme, layout, revision, weather, attendees,
    not_inspected)
  select p_id, r.user_id, p_title, r.client_name, r.language, r.structure, r.site_address,
    r.reference, r.scope, r.documents_seen, r.print_marks, r.rating_scheme,
    case when r.layout ? 'cover_photo' then r.layout || jsonb_build_object('cover_photo',
      case when p_has_photos then ids -> (r.layout ->> 'cover_photo') end) else r.layout end,
    case when p_has_photos then r.revision else '' end,
    case when p_has_photos then r.weather else '' end,
    case when p_has_photos then r.attendees else '' end,
    case when p_has_photos then r.not_inspected else '' end
  from public.reports r where r.id = p_report;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  if not p_has_photos then
    insert into public.observations (id, report_id, user_id, position, element, location)
    select (ids ->> o.id::text)::uuid, p_id, o.user_id, o.position, o.element, o.location
    from public.observations o
    where o.report_id = p_report and o.finding_id is null and o.element || o.location ~ '\S';
    return;
  end if;
  insert into public.observations (id, report_id, user_id, position, photo, photo_hash, captured_at,
    element, defect, recommendation, outcome, severity, urgency, location, rating, marks, drawing, note,
    proposal, photo_refs, caption)
  select (ids ->> o.id::text)::uuid, p_id, o.user_id, o.position,
    replace(o.photo, p_report::text, p_id::text), o.photo_hash, o.captured_at,
    o.element, o.defect, o.recommendation, o.outcome, o.severity, o.urgency, o.location, o.rating,
    o.marks, o.drawing, o.note, o.proposal, private.refs_in_copy(o.photo_refs, ids),
    o.caption
  from public.observations o where o.report_id = p_report;
  update public.observations o set finding_id = (ids ->> source.finding_id::text)::uuid
  from public.observations source
  where source.report_id = p_report and source.finding_id is not null
    and o.id = (ids ->> source.id::text)::uuid;
  -- A new row that says what was proposed is a proposal; who accepted it in the report accepted these words.
  update public.observations o set hand = 'accepted'
  from public.observations source
  where source.report_id = p_report and source.hand = 'accepted'
    and o.id = (ids ->> source.id::text)::uuid and o.hand = 'proposed';
  insert into public.sections (report_id, user_id, heading, paragraph, proposal, photo_refs)
  select p_id, s.user_id, s.heading, s.paragraph, s.proposal, private.refs_in_copy(s.photo_refs, ids)
  from public.sections s where s.report_id = p_report;
end;
$$;
revoke execute on function private.refs_in_copy(jsonb, jsonb), public.report_states(uuid[]),
  public.find_reports(text, text, text, integer),
  public.duplicate_report(uuid, uuid, text, boolean) from public, anon;
grant execute on function private.refs_in_copy(jsonb, jsonb), public.report_states(uuid[]),
  public.find_reports(text, text, text, integer),
  public.duplicate_report(uuid, uuid, text, boolean) to authenticated;

-- 61_expiry.sql
create table private.expiring_versions (
  id uuid primary key references public.versions (id) on delete cascade,
  found_by uuid not null
);
alter table private.expiring_versions enable row level security;
revoke all on private.expiring_versions from public, anon, authenticated, service_role;
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

-- 70_administration.sql
create table private.administrator_acts (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default clock_timestamp(),
  administrator text not null,
  act text not null constraint administrator_acts_known check (
    act in ('invited', 'withdrew', 'limited', 'suspended', 'resumed', 'connected', 'disconnected')
  ),
  whom text,
  detail text
);
create index administrator_acts_whom on private.administrator_acts (whom);
alter table private.administrator_acts enable row level security;
revoke all on private.administrator_acts from public, anon, authenticated, service_role;
create function private.administers(p_person uuid)
returns boolean language sql stable security definer set search_path = ''
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
create function private.runs_machine(p_person uuid)
returns boolean language sql stable security definer set search_path = ''
as $$
  select private.administers(p_person) and not exists (
    select from auth.users u
    join private.administrators a on a.address = private.plain_address(u.email)
    where u.id = p_person and not a.runs_machine
  )
$$;
create function private.is_administrator() returns boolean language sql stable security definer set search_path = ''
as $$ select private.session_is_live() and private.administers((select auth.uid())) $$;
create function private.require_administrator()
returns void language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_administrator() is not true then
    raise exception 'Only administrators may do this.' using errcode = '42501';
  end if;
end;
$$;
create function private.write_act(p_act text, p_whom text, p_detail text)
returns void language sql security definer set search_path = ''
as $$
  insert into private.administrator_acts (administrator, act, whom, detail)
  select private.plain_address(u.email), p_act, p_whom, p_detail
  from auth.users u where u.id = (select auth.uid())
$$;
create function private.address_of(p_person uuid)
returns text language plpgsql stable security definer set search_path = ''
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
create function public.is_administrator() returns boolean language sql stable security definer set search_path = ''
as $$ select private.is_administrator() is true $$;
create function public.list_people(p_words text, p_page integer)
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off
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
        from (
          select * from auth.users u where strpos(u.email, words) > 0
          order by u.created_at, u.id limit 50 offset (page - 1) * 50
        ) u
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
          from private.kept_costs c where c.address_hash = private.address_hash(u.email)
            and c.month = date_trunc('month', today)::date
        ) costs
      ) person
    ), '[]')
  );
end;
$$;
create function public.list_invitations() returns jsonb language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return coalesce((
    select jsonb_agg(to_jsonb(invitation) order by invitation.invited_at desc, invitation.address)
    from (
      select i.address, i.invited_at, u.email as invited_by,
        exists (select from auth.users a where a.email = i.address) as has_account
      from private.invitations i left join auth.users u on u.id = i.invited_by
      order by i.invited_at desc, i.address
    ) invitation
  ), '[]');
end;
$$;
create function public.invite_people(p_addresses text[])
returns jsonb language plpgsql security definer set search_path = ''
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
create function public.withdraw_invitation(p_address text)
returns void language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  delete from private.invitations i where i.address = private.plain_address(p_address);
  if found then
    perform private.write_act('withdrew', private.plain_address(p_address), null);
  end if;
end;
$$;
create function public.limit_person(p_person uuid, p_limits jsonb)
returns void language plpgsql security definer set search_path = ''
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
create function public.suspend_person(p_person uuid)
returns void language plpgsql security definer set search_path = ''
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
returns void language plpgsql security definer set search_path = ''
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
create function public.list_administrator_acts(p_page integer)
returns jsonb language plpgsql stable security definer set search_path = ''
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
revoke execute on function private.administers(uuid), private.runs_machine(uuid), private.is_administrator(),
  private.require_administrator(), private.write_act(text, text, text), private.address_of(uuid)
  from public, anon, authenticated;
revoke execute on function public.is_administrator(), public.list_people(text, integer),
  public.list_invitations(), public.invite_people(text[]), public.withdraw_invitation(text),
  public.limit_person(uuid, jsonb), public.suspend_person(uuid),
  public.resume_person(uuid), public.list_administrator_acts(integer) from public, anon;
grant execute on function public.is_administrator(), public.list_people(text, integer),
  public.list_invitations(), public.invite_people(text[]), public.withdraw_invitation(text),
  public.limit_person(uuid, jsonb), public.suspend_person(uuid),
  public.resume_person(uuid), public.list_administrator_acts(integer) to authenticated;

-- 71_accounts.sql
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

-- 90_truncate.sql
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
