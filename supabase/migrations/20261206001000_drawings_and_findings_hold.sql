-- What tests of drawings and findings found to be missing.

-- As it was; a row begins with no change of its drawing, whatever a client says, unless it comes back from its
-- deletion.
create or replace function private.count_drawing()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not private.is_restoring() then
      new.drawing_version := 0;
    end if;
    return new;
  end if;
  if new.photo is distinct from old.photo and new.drawing is not distinct from old.drawing then
    new.drawing := null;
  end if;
  new.drawing_version := old.drawing_version
    + (new.drawing is distinct from old.drawing)::integer;
  return new;
end;
$$;

drop trigger count_drawing on public.observations;
create trigger count_drawing before insert or update on public.observations
  for each row execute function private.count_drawing();

-- One person's rows are joined one statement after the other. The lock is taken before any row's: two tabs that took
-- rows first, and then waited for each other's, ended each other.
create function private.lock_findings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('findings ' || (select auth.uid()), 0));
  return null;
end;
$$;

create trigger lock_findings before update of finding_id on public.observations
  for each statement when (pg_trigger_depth() = 0) execute function private.lock_findings();

-- As it was, by the same lock: for rows that are added with their finding.
create or replace function private.keep_finding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  finding uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('findings ' || new.user_id, 0));
  select coalesce(o.finding_id, o.id) into finding from public.observations o
  where o.id = new.finding_id and o.report_id = new.report_id and o.user_id = new.user_id;
  if finding is null then
    raise exception 'The observation that this photo was to be added to does not exist any more. Refresh the page.'
      using errcode = 'PT404';
  end if;
  if finding = new.id then
    raise exception 'An observation cannot be joined with itself.' using errcode = '23514';
  end if;
  new.finding_id := finding;
  return new;
end;
$$;

-- Rows that are copied between databases come in the order of their ids, which may put a photo before its finding:
-- who copies them has this seen to at the end. For everybody else nothing changes.
alter table public.observations alter constraint observations_finding_fkey deferrable initially immediate;

-- As it was; words beside another row's are no part of the report, so that nobody has to check them.
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
    where coalesce(r ->> 'hand', 'proposed') = 'proposed' and r ->> 'finding_id' is null
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

revoke execute on function private.lock_findings() from public, anon, authenticated;
