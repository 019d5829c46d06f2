-- Reports. Every private row carries user_id, and every policy compares it with auth.uid(): authorisation is here and
-- nowhere else. Grants say which verbs and columns a role has at all; policies say which rows. user_id and report_id
-- are in no update grant, so a row never changes its owner.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 'Untitled Report' is the fallback of the creation itself; the dialog has its own.
  title text not null default 'Untitled Report'
    constraint reports_title_length check (char_length(title) between 1 and 200),
  -- The specification counts days in UTC.
  inspection_date date not null default (now() at time zone 'utc')::date,
  client_name text
    constraint reports_client_name_length check (char_length(client_name) <= 200),
  created_at timestamptz not null default now(),
  -- Whether the analyst's lines are printed on the photos.
  print_marks boolean not null default false,
  -- What the report is written in; the screens are English. Any tag, "pl" or "pt-BR": which languages there are is the
  -- functions' and the app's to say. They refuse others where a report is changed, and read an unknown one as English.
  language text not null default 'en' constraint reports_language_is_tag
    check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$'),
  -- What is inspected, in a person's words: "Road bridge, reinforced concrete, 1974".
  structure text not null default ''
    constraint reports_structure_length check (char_length(structure) <= 200),
  -- The particulars of a firm's report.
  site_address text not null default ''
    constraint reports_site_address_length check (char_length(site_address) <= 500),
  -- The firm's own number of the job, and which issue of the report this is: "B".
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
  -- And why: "Roof void: no access".
  not_inspected text not null default ''
    constraint reports_not_inspected_length check (char_length(not_inspected) <= 4000),
  documents_seen text not null default ''
    constraint reports_documents_seen_length check (char_length(documents_seen) <= 4000),
  -- { "id": "rics" }, or { "id": "own", "name", "levels" }; null for a report without ratings.
  rating_scheme jsonb constraint reports_rating_scheme_form
    check (jsonb_typeof(rating_scheme) = 'object' and octet_length(rating_scheme::text) <= 16384),
  -- How to take the last change of scheme back: { "scheme": the one before, or null }; each row keeps its own level in
  -- rating_before. Null when there is nothing to take back.
  rating_undo jsonb constraint reports_rating_undo_form
    check (jsonb_typeof(rating_undo) = 'object' and octet_length(rating_undo::text) <= 17408),
  -- How the document is laid out; {} for the product's own form.
  layout jsonb not null default '{}' constraint reports_layout_form
    check (jsonb_typeof(layout) = 'object' and octet_length(layout::text) <= 4096),
  -- Put aside by a person: it leaves the list, and nothing else about it changes.
  archived_at timestamptz,
  -- When a document was last made of it, on whichever screen.
  exported_at timestamptz,
  -- A person's say in its photos, on all devices: none is asked about until it is lifted.
  analysis_hold text constraint reports_analysis_hold_known
    check (analysis_hold in ('paused', 'cancelled')),
  -- Lets a child row's foreign key prove that its report belongs to the same person.
  constraint reports_id_user_id_key unique (id, user_id)
);
-- The dashboard reads one person's reports, newest first, a page at a time.
create index reports_by_owner_newest on public.reports (user_id, created_at desc);

alter table public.reports enable row level security;
revoke all on public.reports from anon, authenticated;
grant all on public.reports to service_role;
grant select, insert, delete on public.reports to authenticated;
-- rating_scheme and rating_undo are changed by functions alone (ratings).
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

-- How many rows one person may have, here and in the tables below: far more than an inspector's working life fills, and
-- a limit to what one account can make everybody's database hold. Checked once for each statement, by an index that
-- begins with what is counted, and never beyond the bound. Statements at the same moment may each add up to it.
-- PT409 is a convention of the data service's: the answer has the status 409 and the message as it is.
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
