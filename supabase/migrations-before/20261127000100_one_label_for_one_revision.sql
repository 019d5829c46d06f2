-- One label is given to one revision of a report, and one content is signed once. What a person calls a revision is
-- its label, or its number where it has none; the report's own revision is the label that was signed last.

create function private.revision_name(p_number integer, p_label text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(btrim(p_label), ''), p_number::text)
$$;

-- Null for a revision of before whose name an earlier one has: what was signed stays as it was signed.
alter table public.signed_revisions add column name text;
alter table public.signed_revisions disable trigger refuse_change;
update public.signed_revisions s set name = private.revision_name(s.number, s.label)
where not exists (
  select from public.signed_revisions e
  where e.report_id = s.report_id and e.number < s.number
    and lower(private.revision_name(e.number, e.label)) = lower(private.revision_name(s.number, s.label))
);
alter table public.signed_revisions enable trigger refuse_change;
create unique index signed_revisions_by_name on public.signed_revisions (report_id, lower(name));

-- Whether two contents differ in nothing but what signing adds, and what the revision is called.
create function private.says_the_same(p_signed jsonb, p_content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    (p_signed #- '{report,revision}') - array['number', 'label', 'signed_at', 'signatory', 'photos', 'previous']
    = p_content #- '{report,revision}', false)
$$;

-- Signs one of the caller's reports as it stands, in the name that the account has under Firm and author, and answers
-- the revision's id. p_id is made before the first attempt: a repeated one answers the same revision. p_seen says
-- what the person saw: { sum: of report_to_sign, unchecked: how many rows they know that nobody checked, missing:
-- how many photos they know that cannot be read }; where that is not what there is, nothing is signed. Its label
-- becomes the report's. security definer because nobody may write revisions in any other way.
create or replace function public.sign_revision(p_id uuid, p_report uuid, p_revision text, p_seen jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  person constant uuid := (select auth.uid());
  given_label constant text := btrim(p_revision);
  new_name text;
  earlier record;
  earlier_content jsonb;
  content jsonb;
  content_text text;
  signatory jsonb;
  paths text[];
  files text[];
  is_current boolean;
  changes jsonb;
  photos jsonb;
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  if p_id is null or given_label is null or char_length(given_label) > 50
    or jsonb_typeof(p_seen) is distinct from 'object'
  then
    raise exception 'This is no signature' using errcode = '22023';
  end if;
  -- One signature of a report after the other.
  perform from public.reports r where r.id = p_report and r.user_id = person for update;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  if exists (
    select from public.signed_revisions s
    where s.id = p_id and s.report_id = p_report and s.user_id = person
  ) then
    return p_id;
  end if;

  content := private.revision_content(p_report);
  if (p_seen ->> 'sum') is distinct from private.seen_sum(content) then
    raise exception 'The report was changed meanwhile, and nothing was signed. Look at it again, then sign.'
      using errcode = 'PT409';
  end if;
  signatory := jsonb_build_object(
    'name', btrim(coalesce(content #>> '{letterhead,author_name}', '')),
    'letters', btrim(coalesce(content #>> '{letterhead,author_letters}', '')),
    'membership', btrim(coalesce(content #>> '{letterhead,author_membership}', '')),
    'email', coalesce(content ->> 'email', ''));
  if signatory ->> 'name' = '' then
    raise exception 'Nothing was signed, because your name is not known. Enter it under Firm and author, then sign.'
      using errcode = 'PT409';
  end if;
  if (p_seen ->> 'unchecked') is distinct from (
    select count(*)::text from jsonb_array_elements(content -> 'rows') r
    where coalesce(r ->> 'hand', 'proposed') = 'proposed'
  ) then
    raise exception 'Rows that nobody checked are signed only by saying how many there are.'
      using errcode = '22023';
  end if;

  paths := private.own_photos(content -> 'rows', person);
  -- Held until the revision names them: who replaces one at this moment comes before or after, and is seen or refused.
  select array_agg(file) into files
  from unnest(paths) path, lateral (values (path), (private.rendition_path(path))) names (file);
  begin
    perform from storage.objects o
    where o.bucket_id = 'inspection_photos' and o.name = any(files) order by o.name for share;
  exception when insufficient_privilege then
    -- A storage that lends nobody its rows' locks: the policies alone stand then.
    null;
  end;
  select coalesce(jsonb_object_agg(f.photo, f.sums), '{}'), coalesce(bool_and(f.is_current), true)
  into photos, is_current
  from (
    select photo, bool_and(known.is_current) as is_current,
      jsonb_object_agg(case when name = photo then 'photo' else 'rendition' end, sum) as sums
    from private.photo_files(paths) known group by photo
  ) f;
  if not is_current then
    raise exception 'The photos were changed meanwhile, and nothing was signed. Look at them again, then sign.'
      using errcode = 'PT409';
  end if;
  if (p_seen ->> 'missing') is distinct from (
    select count(*)::text from jsonb_each(photos) p where p.value ->> 'photo' is null
  ) then
    raise exception 'Photos that cannot be read are signed only by saying how many there are.'
      using errcode = '22023';
  end if;

  -- The last that was signed, deleted or not: numbers and sums go on from it.
  select * into earlier from (
    select s.number, s.id, s.label, s.content_hash from public.signed_revisions s where s.report_id = p_report
    union all
    select t.number, null, t.label, t.content_hash from public.signed_tombstones t
    where t.report_id = p_report and t.user_id = person
  ) signed order by signed.number desc limit 1;
  if earlier.number >= 200 then
    raise exception 'This report has 200 signed revisions, which is as many as one report can have.'
      using errcode = 'PT409';
  end if;
  if exists (select from public.signed_revisions s where s.user_id = person offset 1999) then
    raise exception 'You have 2,000 signed revisions, which is as many as one person can keep.'
      using errcode = 'PT409';
  end if;
  if exists (select from public.signed_tombstones t where t.user_id = person offset 9999) then
    raise exception 'You have deleted 10,000 signed revisions, which is as many as one person can. Nothing more can be signed.'
      using errcode = 'PT409';
  end if;
  new_name := private.revision_name(coalesce(earlier.number, 0) + 1, given_label);
  if exists (
    select from public.signed_revisions s
    where s.report_id = p_report and lower(private.revision_name(s.number, s.label)) = lower(new_name)
    union all
    select from public.signed_tombstones t
    where t.report_id = p_report and t.user_id = person
      and lower(private.revision_name(t.number, t.label)) = lower(new_name)
  ) then
    raise exception 'Nothing was signed, because this report has a revision % already. Give this one another label, then sign.', new_name
      using errcode = 'PT409';
  end if;
  select c.content into earlier_content
  from private.signed_contents c where c.revision_id = earlier.id;
  content := jsonb_set(content, '{report,revision}', to_jsonb(given_label));
  if private.says_the_same(earlier_content, content)
    and earlier_content -> 'signatory' = signatory and earlier_content -> 'photos' = photos
  then
    raise exception 'Nothing was signed, because nothing has changed since revision %, which is signed already.',
      private.revision_name(earlier.number, earlier.label)
      using errcode = 'PT409';
  end if;
  changes := private.revision_changes(earlier_content, content);
  content := content || jsonb_build_object(
    'number', coalesce(earlier.number, 0) + 1, 'label', given_label, 'signed_at', now(),
    'signatory', signatory, 'photos', photos, 'previous', earlier.content_hash);
  content_text := content::text;
  -- 2,000 rows of 4 KB.
  if octet_length(content_text) > 8388608 then
    raise exception 'This report is larger than 8 MB without its photos, and cannot be signed as one.'
      using errcode = 'PT409';
  end if;
  insert into public.signed_revisions
    (id, report_id, user_id, number, label, name, signatory, changes, content_hash, previous_id)
  values (p_id, p_report, person, (content ->> 'number')::integer, given_label, new_name, signatory,
    changes, encode(sha256(convert_to(content_text, 'UTF8')), 'hex'), earlier.id);
  insert into private.signed_contents (revision_id, user_id, content) values (p_id, person, content);
  insert into private.signed_files (name, revision_id) select file, p_id from unnest(files) file;
  update public.reports r set revision = given_label
  where r.id = p_report and r.revision <> given_label;
  return p_id;
end;
$$;

revoke execute on function private.revision_name(integer, text), private.says_the_same(jsonb, jsonb)
  from public, anon, authenticated;
