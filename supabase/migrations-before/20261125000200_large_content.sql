-- What is large lies apart from the rows that are listed: a Word file in base64 has 7 MB, a signed revision's
-- content 8 MB. Both are in the schema private, which no data service offers, so that no filter and no order reaches
-- them; one at a time is handed out by its id. Row level security decides whose it is, as for every other row.

alter table public.document_templates add constraint document_templates_owner unique (id, user_id);

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
  -- Of the row, for whoever counts: what is large is not read for it.
  bytes integer not null generated always as (char_length(content)) stored,
  constraint template_files_template_fkey foreign key (template_id, user_id)
    references public.document_templates (id, user_id) on delete cascade
);

-- A zip archive cannot be made smaller: trying takes as long as everything else about it.
alter table private.template_files alter column content set storage external;

alter table public.signed_revisions add constraint signed_revisions_owner unique (id, user_id);

create table private.signed_contents (
  revision_id uuid primary key,
  user_id uuid not null,
  content jsonb not null,
  bytes integer not null generated always as (octet_length(content::text)) stored,
  constraint signed_contents_revision_fkey foreign key (revision_id, user_id)
    references public.signed_revisions (id, user_id) on delete cascade
);

insert into private.template_files (template_id, user_id, content)
  select id, user_id, content from public.document_templates;
insert into private.signed_contents (revision_id, user_id, content)
  select id, user_id, content from public.signed_revisions;

-- Also for whoever has every grant, as the revision's row.
create trigger refuse_change before update on private.signed_contents
  for each row execute function private.refuse_change();

alter table public.document_templates drop column content;
alter table public.signed_revisions drop column content;
-- Written anew in the order of their keys, because a dropped column keeps its room until its row is written again.
cluster public.document_templates using document_templates_pkey;
cluster public.signed_revisions using signed_revisions_pkey;
alter table public.document_templates set without cluster;
alter table public.signed_revisions set without cluster;

alter table private.template_files enable row level security;
alter table private.signed_contents enable row level security;
revoke all on private.template_files, private.signed_contents
  from public, anon, authenticated, service_role;
grant select on private.template_files, private.signed_contents to authenticated;

create policy "Inspectors read their own template files" on private.template_files
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors read what they signed" on private.signed_contents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads nothing" on private.template_files
  as restrictive for all to authenticated using ((select private.session_is_live()));
create policy "A session that has ended reads nothing" on private.signed_contents
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- A template and its file come together, through the function below alone; its row takes the file along.
drop policy "Inspectors add their own templates" on public.document_templates;
revoke insert on public.document_templates from authenticated;

-- Adds a Word template in the caller's name: its row and its file, or neither. p_content is base64, p_sha256 that of
-- its bytes; 23505 when there is a template of this id, 23514 for what no template may be, PT409 for the eleventh.
-- security definer because nobody may write either table in any other way.
create function public.add_document_template(
  p_id uuid, p_name text, p_content text, p_sha256 text, p_found jsonb, p_unknown jsonb
)
returns void
language plpgsql
security definer
set search_path = ''
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
create function public.template_file(p_template uuid)
returns text
language sql stable set search_path = ''
as $$
  select f.content from private.template_files f where f.template_id = p_template
$$;

-- All that one of the caller's signed revisions says; null when there is none.
create function public.signed_content(p_revision uuid)
returns jsonb
language sql stable set search_path = ''
as $$
  select c.content from private.signed_contents c where c.revision_id = p_revision
$$;

revoke execute on function
  public.add_document_template(uuid, text, text, text, jsonb, jsonb),
  public.template_file(uuid), public.signed_content(uuid) from public, anon;
grant execute on function
  public.add_document_template(uuid, text, text, text, jsonb, jsonb),
  public.template_file(uuid), public.signed_content(uuid) to authenticated;
