-- Revisions of a report that somebody signed: all that it says, as it was at that moment, with the sum of each photo.
-- One function writes them, nobody changes them, and they are deleted with their report alone. The files that they name
-- stay as they are for as long.

create table public.signed_revisions (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  -- 1, 2, 3 ... of its report.
  number integer not null,
  -- What the person calls it: "B". Blank for its number.
  label text not null constraint signed_revisions_label_length check (char_length(label) <= 50),
  signed_at timestamptz not null default now(),
  -- { name, letters, membership, email }, as they were beneath this revision.
  signatory jsonb not null,
  -- What is other than in the revision before, counted (see private.revision_changes); null for the first.
  changes jsonb,
  -- SHA-256 (hex) of the content's text; the content holds that of the revision before it.
  content_hash text not null,
  previous_id uuid references public.signed_revisions (id),
  -- Its label, or its number where it has none: one is given to one revision of a report. Null for a revision of
  -- November 2026 or before whose name an earlier one has: what was signed stays as it was signed.
  name text,
  -- The day where its signatory was: in Auckland's morning UTC still has the day before. Null in what was signed before
  -- there was this column, whose day is that of UTC.
  signed_on date,
  constraint signed_revisions_number unique (report_id, number),
  constraint signed_revisions_owner unique (id, user_id),
  constraint signed_revisions_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index signed_revisions_by_owner on public.signed_revisions (user_id);
create index signed_revisions_by_previous on public.signed_revisions (previous_id);
create unique index signed_revisions_by_name on public.signed_revisions (report_id, lower(name));

-- All that a revision says, up to 8 MB: apart from its row and in the schema private, as a template's file is.
create table private.signed_contents (
  revision_id uuid primary key,
  user_id uuid not null,
  content jsonb not null,
  bytes integer not null generated always as (octet_length(content::text)) stored,
  constraint signed_contents_revision_fkey foreign key (revision_id, user_id)
    references public.signed_revisions (id, user_id) on delete cascade
);
-- Compressing 8 MB takes as long as all the rest of a signature.
alter table private.signed_contents alter column content set storage external;

-- Files of the bucket that a revision names.
create table private.signed_files (
  name text not null,
  revision_id uuid not null references public.signed_revisions (id) on delete cascade,
  primary key (name, revision_id)
);
create index signed_files_by_revision on private.signed_files (revision_id);

-- Numbers and sums of revisions that were deleted with their report, kept as long as the account: a number that was
-- given out once is never given to other words.
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
-- The service key must not change what somebody signed either.
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

-- For every role, whatever its grants: a signed row that reads otherwise is not what was signed.
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

-- security definer because files of others are nobody's to ask for.
create function private.is_signed(p_name text)
returns boolean language sql stable security definer set search_path = ''
as $$
  select exists (select from private.signed_files f where f.name = p_name)
$$;

-- All that one of the caller's signed revisions says; null when there is none.
create function public.signed_content(p_revision uuid) returns jsonb language sql stable set search_path = ''
as $$
  select c.content from private.signed_contents c where c.revision_id = p_revision
$$;

revoke execute on function private.refuse_change(), private.bury_revision() from public, anon, authenticated;
revoke execute on function private.is_signed(text) from public, anon;
-- A policy is checked with the rights of the role that asks.
grant execute on function private.is_signed(text) to authenticated, service_role;
revoke execute on function public.signed_content(uuid) from public, anon;
grant execute on function public.signed_content(uuid) to authenticated;
