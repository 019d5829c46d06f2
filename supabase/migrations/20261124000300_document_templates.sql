-- A firm's own Word files, which its reports are written into. They stay in their rows, because the files of the
-- bucket are read by whoever knows their address.

-- Whether a text is a zip archive written in base64, of at most so many characters, that has this sum. Never
-- null, which a constraint would take for yes.
create function private.is_template_file(content text, sum text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    -- 5 MB and a little: a file of 5 MB may grow when it is cleaned.
    when char_length(content) > 7340032 or char_length(content) % 4 <> 0
      or not starts_with(content, 'UEsDB') or content !~ '^[A-Za-z0-9+/]+={0,2}$' then false
    else coalesce(encode(sha256(decode(content, 'base64')), 'hex') = sum, false)
  end
$$;

create table public.document_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    constraint document_templates_name_length check (char_length(name) between 1 and 120),
  -- As it was cleaned when it was chosen; a file is never changed, so that what a report was written into stays.
  content text not null,
  sha256 text not null,
  -- Names of the placeholders in it.
  found jsonb not null default '[]'
    constraint document_templates_found_form
      check (jsonb_typeof(found) = 'array' and octet_length(found::text) <= 4096),
  -- [{ written, suggestion }]: what looks like a placeholder and is none.
  unknown jsonb not null default '[]'
    constraint document_templates_unknown_form
      check (jsonb_typeof(unknown) = 'array' and octet_length(unknown::text) <= 16384),
  created_at timestamptz not null default now(),
  constraint document_templates_content_form check (private.is_template_file(content, sha256))
);

create index document_templates_by_owner on public.document_templates (user_id, created_at);

revoke execute on function private.is_template_file(text, text) from public, anon;
-- A constraint is checked with the rights of whoever writes the row.
grant execute on function private.is_template_file(text, text) to authenticated, service_role;

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
