-- How a person writes, in their own words: models follow it.

create table public.style_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Empty means the default professional tone.
  style_hint text not null default ''
    constraint style_profiles_style_hint_length check (char_length(style_hint) <= 2000),
  updated_at timestamptz not null default now()
);

alter table public.style_profiles enable row level security;
revoke all on public.style_profiles from anon, authenticated;
grant all on public.style_profiles to service_role;
-- An upsert names every column, so user_id is in the grant and the check guards it.
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
