-- Who may do what. Grants say which verbs and columns exist for a role at all; policies say which
-- rows. user_id and report_id are in no update grant, so a row can never change hands.

alter table public.reports enable row level security;
alter table public.observations enable row level security;
alter table public.sections enable row level security;
alter table public.style_profiles enable row level security;
alter table public.signup_emails enable row level security;

revoke all on public.reports, public.observations, public.sections,
  public.style_profiles, public.signup_emails from anon, authenticated;

grant all on public.reports, public.observations, public.sections,
  public.style_profiles, public.signup_emails to service_role;

-- reports
grant select, insert, delete on public.reports to authenticated;
grant update (title, inspection_date, client_name) on public.reports to authenticated;

create policy "Inspectors read their own reports" on public.reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors create reports in their own name" on public.reports
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors edit their own reports" on public.reports
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors delete their own reports" on public.reports
  for delete to authenticated using (user_id = (select auth.uid()));

-- observations: the composite foreign key adds that the report is the same person's.
grant select, insert, delete on public.observations to authenticated;
grant update (photo, element, defect, recommendation, position, captured_at, photo_hash, proposal,
  updated_at) on public.observations to authenticated;

create policy "Inspectors read their own observations" on public.observations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add observations to their own reports" on public.observations
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors edit their own observations" on public.observations
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors delete their own observations" on public.observations
  for delete to authenticated using (user_id = (select auth.uid()));

-- sections
grant select, insert, delete on public.sections to authenticated;
grant update (paragraph, proposal, updated_at) on public.sections to authenticated;

create policy "Inspectors read their own sections" on public.sections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add sections to their own reports" on public.sections
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors edit their own sections" on public.sections
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors delete their own sections" on public.sections
  for delete to authenticated using (user_id = (select auth.uid()));

-- style_profiles: an upsert names every column, so user_id is in the grant and the check guards it.
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

-- signup_emails: anybody may join, nobody reads the list through the API.
grant insert (email, referral_source) on public.signup_emails to anon, authenticated;

create policy "Visitors join the waitlist" on public.signup_emails
  for insert to anon, authenticated with check (true);
