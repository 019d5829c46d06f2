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

-- As before, with the content in its own table.
create or replace function public.sign_report(
  p_report uuid, p_revision text, p_signatory jsonb, p_seen jsonb, p_photos jsonb
)
returns uuid
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  person constant uuid := (select auth.uid());
  earlier public.signed_revisions;
  content jsonb;
  changes jsonb;
  photos jsonb;
  signed uuid;
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  -- One signature of a report after the other.
  perform from public.reports r where r.id = p_report and r.user_id = person for update;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  if jsonb_typeof(p_signatory) is distinct from 'object'
    or p_signatory - '{name,letters,membership}'::text[] <> '{}'
    or coalesce(jsonb_typeof(p_signatory -> 'name'), '') <> 'string'
    or coalesce(jsonb_typeof(p_signatory -> 'letters'), '') <> 'string'
    or coalesce(jsonb_typeof(p_signatory -> 'membership'), '') <> 'string'
    or p_signatory ->> 'name' !~ '\S'
    or char_length(p_signatory ->> 'name') > 200 or char_length(p_signatory ->> 'letters') > 200
    or char_length(p_signatory ->> 'membership') > 100
    or jsonb_typeof(p_seen) is distinct from 'object'
    or jsonb_typeof(p_photos) is distinct from 'object'
    or p_revision is null or char_length(p_revision) > 50
  then
    raise exception 'This is no signature' using errcode = '22023';
  end if;

  content := private.revision_content(p_report);
  if (p_seen ->> 'sum') is distinct from private.sum_of(content) then
    raise exception 'The report was changed meanwhile, and nothing was signed. Look at it again, then sign.'
      using errcode = 'PT409';
  end if;
  if (p_seen ->> 'unchecked') is distinct from (
    select count(*)::text from jsonb_array_elements(content -> 'rows') r
    where coalesce(r ->> 'hand', 'proposed') = 'proposed'
  ) then
    raise exception 'Rows that nobody checked are signed only by saying how many there are.'
      using errcode = '22023';
  end if;

  -- Files of one's own alone: nobody keeps another's from being deleted.
  select coalesce(jsonb_object_agg(path, jsonb_build_object(
      'photo', p_photos #>> array[path, 'photo'],
      'rendition', p_photos #>> array[path, 'rendition'])), '{}')
  into photos
  from (
    select distinct private.photo_path(r ->> 'photo') as path
    from jsonb_array_elements(content -> 'rows') r
  ) paths
  where starts_with(path, person::text || '/');
  if exists (
    select from jsonb_each(photos) p
    where not p_photos ? p.key
      or coalesce(p.value ->> 'photo', repeat('0', 64)) !~ '^[0-9a-f]{64}$'
      or coalesce(p.value ->> 'rendition', repeat('0', 64)) !~ '^[0-9a-f]{64}$'
  ) then
    raise exception 'The sum of a photo is missing' using errcode = '22023';
  end if;

  select * into earlier from public.signed_revisions s
  where s.report_id = p_report order by s.number desc limit 1;
  if earlier.number >= 200 then
    raise exception 'This report has 200 signed revisions, which is as many as one report can have.'
      using errcode = 'PT409';
  end if;
  if exists (select from public.signed_revisions s where s.user_id = person offset 1999) then
    raise exception 'You have 2,000 signed revisions, which is as many as one person can keep.'
      using errcode = 'PT409';
  end if;
  changes := private.revision_changes(
    (select c.content from private.signed_contents c where c.revision_id = earlier.id), content);
  content := content || jsonb_build_object(
    'number', coalesce(earlier.number, 0) + 1, 'label', btrim(p_revision), 'signed_at', now(),
    'signatory', p_signatory, 'photos', photos, 'previous', earlier.content_hash);
  -- 2,000 rows of 4 KB.
  if octet_length(content::text) > 8388608 then
    raise exception 'This report is larger than 8 MB without its photos, and cannot be signed as one.'
      using errcode = 'PT409';
  end if;
  insert into public.signed_revisions
    (report_id, user_id, number, label, signatory, changes, content_hash, previous_id)
  values (p_report, person, (content ->> 'number')::integer, content ->> 'label', p_signatory,
    changes, private.sum_of(content), earlier.id)
  returning id into signed;
  insert into private.signed_contents (revision_id, user_id, content)
  values (signed, person, content);
  insert into private.signed_files (name, revision_id)
  select distinct file.name, signed from jsonb_each(photos) p, lateral (values
    (p.key, p.value ->> 'photo'), (private.rendition_path(p.key), p.value ->> 'rendition')
  ) as file (name, sum) where file.sum is not null;
  return signed;
end;
$$;
