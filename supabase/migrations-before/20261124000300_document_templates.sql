-- A firm's own Word files, which its reports are written into. They stay in their rows, because the files of the
-- bucket are read by whoever knows their address.

create table public.document_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    constraint document_templates_name_length check (char_length(name) between 1 and 120),
  -- The .docx in base64, as it was cleaned when it was chosen; never changed, so that what a report was written
  -- into stays. 5 MB and a little: a file of 5 MB may grow when it is cleaned.
  content text not null
    constraint document_templates_content_form check (
      char_length(content) <= 7340032 and char_length(content) % 4 = 0
      and starts_with(content, 'UEsDB') and content ~ '^[A-Za-z0-9+/]+={0,2}$'
    ),
  -- Of its bytes, in hex. Whoever reads the file compares: here it would hold up everybody for half a second.
  sha256 text not null
    constraint document_templates_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Names of the placeholders in it.
  found jsonb not null default '[]'
    constraint document_templates_found_form
      check (jsonb_typeof(found) = 'array' and octet_length(found::text) <= 4096),
  -- [{ written, suggestion }]: what looks like a placeholder and is none.
  unknown jsonb not null default '[]'
    constraint document_templates_unknown_form
      check (jsonb_typeof(unknown) = 'array' and octet_length(unknown::text) <= 16384),
  created_at timestamptz not null default now()
);

-- A zip archive cannot be made smaller: trying takes as long as everything else about it.
alter table public.document_templates alter column content set storage external;

create index document_templates_by_owner on public.document_templates (user_id, created_at);

-- 70 MB of one person. Checked as the bounds per person are, but one statement of a person after the other: here
-- what came at the same moment would be large.
create function private.bound_document_templates()
returns trigger
language plpgsql
security definer
set search_path = ''
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

revoke execute on function private.bound_document_templates() from public, anon, authenticated;

create trigger bound_document_templates
  after insert on public.document_templates referencing new table as added
  for each statement execute function private.bound_document_templates();

alter table public.document_templates enable row level security;
revoke all on public.document_templates from anon, authenticated;
grant all on public.document_templates to service_role;
grant select, insert, delete on public.document_templates to authenticated;
grant update (name) on public.document_templates to authenticated;

create policy "Inspectors read their own templates" on public.document_templates
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add their own templates" on public.document_templates
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors rename their own templates" on public.document_templates
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove their own templates" on public.document_templates
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.document_templates
  as restrictive for all to authenticated using ((select private.session_is_live()));
