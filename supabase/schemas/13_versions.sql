-- Versions: every text and drawing that was replaced or deleted, kept to be put back. Triggers write them: a plain
-- update of three texts, from whatever client, is enough.

create table public.versions (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  kind text not null constraint versions_kind_known check (kind in ('observation', 'section')),
  -- The row or the section. No foreign key: a deleted row is the reason for keeping it.
  subject_id uuid not null,
  -- The whole row as it was.
  kept jsonb not null,
  -- What replaced it.
  reason text not null constraint versions_reason_known
    check (reason in ('edited', 'analysed', 'generated', 'restored', 'deleted', 'drawn')),
  -- Which analyst replaced it; null when a person did.
  analyst text,
  -- Not now(): one transaction may replace a text twice.
  kept_at timestamptz not null default clock_timestamp(),
  constraint versions_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index versions_by_subject on public.versions (subject_id, user_id, kept_at desc);
create index versions_by_report on public.versions (report_id, reason, kept_at desc);
-- For the bounds: nothing is sorted at each edit of somebody who has twenty thousand.
create index versions_of_replaced on public.versions (user_id, kept_at desc)
  where reason <> 'deleted';
create index versions_of_deleted on public.versions (user_id, kept_at desc)
  where reason = 'deleted';
create index versions_deleted_at on public.versions (kept_at) where reason = 'deleted';

alter table public.versions enable row level security;
revoke all on public.versions from anon, authenticated;
grant all on public.versions to service_role;
-- Written by the triggers below alone.
grant select, delete on public.versions to authenticated;
create policy "Inspectors read their own versions" on public.versions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors delete their own versions" on public.versions
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.versions
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- Set while restore_version puts words and provenance back as they were.
create function private.is_restoring() returns boolean language sql stable set search_path = ''
as $$
  select coalesce(current_setting('plumbline.restoring', true), '') = 'on'
$$;

-- The version with which a row or section begins: after all that it had, when it was deleted and comes back. Otherwise
-- a tab from before the deletion would take other words for those that it is based on.
create function private.first_version(p_subject uuid, p_person uuid)
returns integer language sql stable security definer set search_path = ''
as $$
  select 1 + coalesce(max((v.kept ->> 'version')::integer), 0) from public.versions v
  where v.subject_id = p_subject and v.user_id = p_person
$$;

-- A row's words are all of its columns but those named here: versions, restoring, signing, comparing and copying take a
-- new column by themselves.
create function private.bookkeeping() returns text[]
language sql immutable set search_path = ''
as $$
  select array['id', 'report_id', 'user_id', 'position', 'created_at', 'updated_at', 'photo', 'photo_hash',
    -- The camera's clock: no version counts it.
    'captured_at',
    'marks', 'drawing', 'drawing_version', 'finding_id', 'note', 'proposal', 'left_over',
    'photo_fault', 'rating_before', 'hand', 'checked_by', 'checked_at', 'version']
$$;

-- What a row says, and which photos the numbers in it mean.
create function private.words_of(o public.observations) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(o) - private.bookkeeping()
$$;

-- Keeps what is replaced, and no more than an inspector could ever look through: the oldest go first. p_now is what
-- replaced it; null for a row that was deleted. p_is_drawing: the drawing alone was replaced.
create function private.keep_version(
  p_kind text, p_kept jsonb, p_now jsonb, p_is_drawing boolean default false)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  subject constant uuid := (p_kept ->> 'id')::uuid;
  report constant uuid := (p_kept ->> 'report_id')::uuid;
  person constant uuid := (p_kept ->> 'user_id')::uuid;
  is_drafted constant boolean := not p_is_drawing and not private.is_restoring()
    and (p_now -> 'proposal') is distinct from (p_kept -> 'proposal');
begin
  -- Deleting a report is for good: a version would go with it a moment later, and need not be written.
  if not exists (select from public.reports r where r.id = report and r.user_id = person) then
    return;
  end if;
  insert into public.versions (report_id, user_id, kind, subject_id, kept, reason, analyst)
  values (report, person, p_kind, subject, p_kept,
    case when p_now is null then 'deleted' when p_is_drawing then 'drawn'
      when private.is_restoring() then 'restored'
      when not is_drafted then 'edited' when p_kind = 'section' then 'generated' else 'analysed' end,
    case when is_drafted then p_now -> 'proposal' ->> 'analyst' end);
  -- Drawings have a bound of their own: words are not pushed out by what is drawn.
  delete from public.versions v
  where v.subject_id = subject and v.user_id = person and v.reason <> 'deleted'
    and (v.reason = 'drawn') = p_is_drawing and v.kept_at <= (
      select o.kept_at from public.versions o
      where o.subject_id = subject and o.user_id = person and o.reason <> 'deleted'
        and (o.reason = 'drawn') = p_is_drawing
      order by o.kept_at desc offset 50 limit 1
    );
end;
$$;

create function private.keep_observation_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept constant jsonb := to_jsonb(old) || case when old.rating = '' then '{}'::jsonb
    else jsonb_build_object('rated_by', private.scheme_tag_of(old.report_id)) end;
begin
  if tg_op = 'DELETE' then
    perform private.keep_version('observation', kept, null);
    return null;
  end if;
  if private.words_of(new) is distinct from private.words_of(old)
    and private.what_is_said(private.words_of(old) - '{outcome,photo_refs}'::text[]) <> '{}'
  then
    perform private.keep_version('observation', kept, to_jsonb(new));
  end if;
  if old.drawing is not null and new.drawing is distinct from old.drawing then
    perform private.keep_version('observation', kept, to_jsonb(new), true);
  end if;
  return null;
end;
$$;
create trigger keep_observation_version after update or delete on public.observations
  for each row execute function private.keep_observation_version();

create function private.keep_section_version() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if old.paragraph !~ '\S' then return null; end if;
  if tg_op = 'DELETE' then
    perform private.keep_version('section', to_jsonb(old), null);
  elsif (new.paragraph, new.photo_refs) is distinct from (old.paragraph, old.photo_refs) then
    perform private.keep_version('section', to_jsonb(old), to_jsonb(new));
  end if;
  return null;
end;
$$;
create trigger keep_section_version after update or delete on public.sections
  for each row execute function private.keep_section_version();

create function private.count_section_version() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  new.version := case when tg_op = 'INSERT' then private.first_version(new.id, new.user_id)
    when (new.paragraph, new.photo_refs) is distinct from (old.paragraph, old.photo_refs)
      then old.version + 1
    else old.version end;
  return new;
end;
$$;
create trigger count_section_version before insert or update on public.sections
  for each row execute function private.count_section_version();

-- The bounds for a person, once for each statement: counting to twenty thousand for each of a hundred deleted rows would
-- take longer than a statement may.
create function private.bound_versions() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct r.user_id from replaced r loop
    -- Rows that were moved, or went with their report, have left no version.
    if exists (
      select from public.versions v where v.user_id = person and v.reason <> 'deleted'
        and v.kept_at >= statement_timestamp()
    ) then
      delete from public.versions v
      where v.user_id = person and v.reason <> 'deleted' and v.kept_at <= (
        select o.kept_at from public.versions o where o.user_id = person and o.reason <> 'deleted'
        order by o.kept_at desc offset 20000 limit 1
      );
    end if;
    if exists (
      select from public.versions v where v.user_id = person and v.reason = 'deleted'
        and v.kept_at >= statement_timestamp()
    ) then
      delete from public.versions v
      where v.user_id = person and v.reason = 'deleted' and v.kept_at <= (
        select o.kept_at from public.versions o where o.user_id = person and o.reason = 'deleted'
        order by o.kept_at desc offset 5000 limit 1
      );
    end if;
  end loop;
  return null;
end;
$$;
create trigger bound_versions_of_changed after update on public.observations
  referencing old table as replaced for each statement execute function private.bound_versions();
create trigger bound_versions_of_deleted after delete on public.observations
  referencing old table as replaced for each statement execute function private.bound_versions();
create trigger bound_versions_of_changed after update on public.sections
  referencing old table as replaced for each statement execute function private.bound_versions();
create trigger bound_versions_of_deleted after delete on public.sections
  referencing old table as replaced for each statement execute function private.bound_versions();

-- A deleted row that can't be brought back any more leaves none of its earlier words behind.
create function private.forget_earlier_versions()
returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.versions v
  where v.subject_id = old.subject_id and v.user_id = old.user_id
    and not exists (select from public.observations o where o.id = old.subject_id);
  return null;
end;
$$;
create trigger forget_earlier_versions after delete on public.versions
  for each row when (old.reason = 'deleted' and old.kind = 'observation')
  execute function private.forget_earlier_versions();

-- The columns of a row that are among an object's keys. What a version does not have, since it was kept before there
-- was such a column, stays as it is, or begins with the column's default.
create function private.column_list(p_kept jsonb) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = 'public.observations'::regclass and a.attnum > 0 and not a.attisdropped
    and p_kept ? a.attname::text
$$;

-- Puts a version of the caller's own back: words and provenance into what is there, or a deleted row as it was. What it
-- replaces becomes a version in turn. What was kept before there were captions leaves the one that is there.
-- security definer because some of what it writes, such as who checked a row, is in no grant.
create function public.restore_version(p_version uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_version public.versions;
  kept jsonb;
  names text;
  restored uuid;
  section_before public.sections;
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  select * into found_version from public.versions v
  where v.id = p_version and v.user_id = (select auth.uid());
  if not found then
    raise exception 'This version does not exist any more. Reload the page to see what there is.'
      using errcode = 'PT404';
  end if;
  if found_version.reason = 'drawn' then
    update public.observations o set drawing = nullif(found_version.kept -> 'drawing', 'null'),
      updated_at = now()
    where o.id = found_version.subject_id and o.user_id = found_version.user_id
      and o.photo = found_version.kept ->> 'photo';
    if not found then
      raise exception 'This was drawn on another photo than the observation has now.'
        using errcode = 'PT409';
    end if;
    delete from public.versions v where v.id = p_version;
    return found_version.subject_id;
  end if;
  perform set_config('plumbline.restoring', 'on', true);
  if found_version.kind = 'observation' then
    kept := found_version.kept;
    if coalesce(kept ->> 'rating', '') <> ''
      and (kept ->> 'rated_by') is distinct from private.scheme_tag_of(found_version.report_id)
    then
      kept := kept - 'rating';
    end if;
    names := private.column_list(kept
      - array(select unnest(private.bookkeeping())
        except select unnest('{marks,proposal,hand,checked_by,checked_at}'::text[])));
    execute format('update public.observations o set updated_at = now(), (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.observations, $1))
      where o.id = $2 and o.user_id = $3 returning o.id', names)
    into restored using kept, found_version.subject_id, found_version.user_id;
    if restored is null then
      -- Beside another row's photos again, if that is there and still a finding of its own.
      kept := kept || jsonb_build_object('finding_id', (
        select o.id from public.observations o
        where o.id = (kept ->> 'finding_id')::uuid and o.user_id = found_version.user_id
          and o.report_id = found_version.report_id and o.finding_id is null));
      execute format('insert into public.observations (%1$s)
        select %1$s from jsonb_populate_record(null::public.observations, $1)',
        private.column_list(kept)) using kept;
    end if;
  else
    section_before := jsonb_populate_record(null::public.sections, found_version.kept);
    update public.sections s set
      paragraph = section_before.paragraph, photo_refs = section_before.photo_refs,
      proposal = section_before.proposal, updated_at = now()
    where s.report_id = found_version.report_id and s.user_id = found_version.user_id
      and lower(btrim(s.heading)) = lower(btrim(section_before.heading));
    if not found then insert into public.sections select section_before.*; end if;
  end if;
  perform set_config('plumbline.restoring', '', true);
  -- It stands in its place again.
  delete from public.versions v where v.id = p_version;
  return found_version.subject_id;
end;
$$;

revoke execute on function private.bookkeeping(), private.column_list(jsonb),
  private.words_of(public.observations), private.is_restoring(),
  private.first_version(uuid, uuid), private.count_section_version(),
  private.keep_version(text, jsonb, jsonb, boolean), private.bound_versions(),
  private.keep_observation_version(), private.keep_section_version(),
  private.forget_earlier_versions()
  from public, anon, authenticated;
revoke execute on function public.restore_version(uuid) from public, anon;
grant execute on function public.restore_version(uuid) to authenticated;
