-- Sections: the discussion and the recommendation of a report.

create table public.sections (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  heading text not null
    constraint sections_heading_known
      check (lower(btrim(heading)) in ('discussion', 'recommendation')),
  paragraph text not null default ''
    constraint sections_paragraph_length check (char_length(paragraph) <= 20000),
  -- What was drafted, and by which analyst, kept beside what the person made of it.
  proposal jsonb
    constraint sections_proposal_form
      check (jsonb_typeof(proposal) = 'object' and pg_column_size(proposal) <= 131072),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- As of observations: which photo each number means, and how often the words have changed.
  photo_refs jsonb not null default '{}' constraint sections_photo_refs_form
    check (jsonb_typeof(photo_refs) = 'object' and pg_column_size(photo_refs) <= 131072),
  version integer not null default 1,
  constraint sections_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
-- One Discussion and one Recommendation a report, whatever the case of the heading.
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
