-- A firm's own Word files, which its reports are written into. A template's file lies apart from its row, which is
-- listed: it has 7 MB in base64. It is in the schema private, which no data service offers, so that no filter and no
-- order reaches it; one at a time is handed out by its id. Not in a bucket, whose public files anybody may read who
-- knows their address.

create table public.document_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    constraint document_templates_name_length check (char_length(name) between 1 and 120),
  -- Of the file's bytes, in hex. The reader compares: here it would hold up everybody for half a second.
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
  created_at timestamptz not null default now(),
  constraint document_templates_owner unique (id, user_id)
);
create index document_templates_by_owner on public.document_templates (user_id, created_at);

create table private.template_files (
  template_id uuid primary key,
  user_id uuid not null,
  -- The .docx in base64, as it was cleaned when it was chosen; never changed, so that what a report was written
  -- into stays. 5 MB and a little: a file of 5 MB may grow when it is cleaned.
  content text not null
    constraint template_files_content_form check (
      char_length(content) <= 7340032 and char_length(content) % 4 = 0
      and starts_with(content, 'UEsDB') and content ~ '^[A-Za-z0-9+/]+={0,2}$'
    ),
  -- In the row, for what counts bytes: the content is not read for it.
  bytes integer not null generated always as (char_length(content)) stored,
  constraint template_files_template_fkey foreign key (template_id, user_id)
    references public.document_templates (id, user_id) on delete cascade
);
-- A zip archive cannot be made smaller: trying takes as long as everything else about it.
alter table private.template_files alter column content set storage external;

alter table public.document_templates enable row level security;
revoke all on public.document_templates from anon, authenticated;
grant all on public.document_templates to service_role;
-- A template and its file are added together, by the function below alone; deleting the row deletes the file.
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

-- 70 MB of one person. Checked as the bounds per person are, but one statement of a person after the other: here what
-- came at the same moment would be large.
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

-- Adds a Word template in the caller's name: its row and its file, or neither. p_content is base64, p_sha256 that of
-- its bytes; 23505 when there is a template of this id, 23514 for what no template may be, PT409 for the eleventh.
-- security definer because nobody may write either table in any other way.
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

-- The file of one of the caller's templates, in base64; null when there is none.
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
