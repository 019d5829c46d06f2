-- What a row says of its photo (outcome), whose words it holds (hand), and every text that was ever replaced or
-- deleted (versions). Triggers keep hand, version and versions: a plain update of three texts, from whatever
-- client, is enough to have all of it right.

alter table public.observations
  -- Null as long as nobody, neither an analyst nor a person, has answered for the photo.
  add column outcome text constraint observations_outcome_known
    check (outcome in ('defect', 'no_visible_defect', 'nothing_inspectable', 'not_assessed')),
  -- Whose words the row holds; null while it says nothing.
  add column hand text constraint observations_hand_known
    check (hand in ('proposed', 'accepted', 'edited', 'written')),
  add column checked_by uuid,
  add column checked_at timestamptz,
  add column severity text constraint observations_severity_known
    check (severity in ('minor', 'moderate', 'major', 'safety')),
  add column urgency text constraint observations_urgency_known
    check (urgency in ('immediate', 'soon', 'planned', 'monitor')),
  add column location text not null default ''
    constraint observations_location_length check (char_length(location) <= 500),
  -- Lines drawn on the photo: [{ kind, points: [[x, y], ...] }], in shares of its width and height.
  add column marks jsonb constraint observations_marks_form
    check (jsonb_typeof(marks) = 'array' and pg_column_size(marks) <= 65536),
  -- Which photo each number in the row's texts means: { "3": observation id }. Saved with the texts.
  add column photo_refs jsonb not null default '{}' constraint observations_photo_refs_form
    check (jsonb_typeof(photo_refs) = 'object' and pg_column_size(photo_refs) <= 131072),
  -- Counts the changes of words, so that an update can name what it was based on.
  add column version integer not null default 1;

alter table public.sections
  add column photo_refs jsonb not null default '{}' constraint sections_photo_refs_form
    check (jsonb_typeof(photo_refs) = 'object' and pg_column_size(photo_refs) <= 131072),
  add column version integer not null default 1;

-- Whether the lines stand on the printed photos.
alter table public.reports add column print_marks boolean not null default false;

-- Rows from before. What an analyst proposed and nobody changed is a proposal; all else is a person's.
update public.observations set
  severity = case when proposal ->> 'defect' = defect
    then case when proposal ->> 'severity' in ('minor', 'moderate', 'major', 'safety')
      then proposal ->> 'severity' end end,
  hand = case
    when element || defect || recommendation !~ '\S' then null
    when proposal is null then 'written'
    when proposal ->> 'element' = element and proposal ->> 'defect' = defect
      and proposal ->> 'recommendation' = recommendation then 'proposed'
    else 'edited' end,
  outcome = case
    when element || defect || recommendation !~ '\S' then null
    when defect ~* '^\s*nothing could be assessed' then 'nothing_inspectable'
    when defect ~* '^\s*no (visible )?defect' then 'no_visible_defect'
    else 'defect' end;
update public.observations set checked_by = user_id, checked_at = updated_at
where hand in ('edited', 'written');
update public.observations set proposal = proposal
  || jsonb_build_object('urgency', null, 'location', '', 'outcome', case
    when proposal ->> 'defect' ~* '^\s*nothing could be assessed' then 'nothing_inspectable'
    when proposal ->> 'defect' ~* '^\s*no (visible )?defect' then 'no_visible_defect'
    else 'defect' end)
where proposal is not null;
-- The built-in analyst said "No visible defect" of photos that it could not judge. Its words are taken back, and
-- kept as versions once there is a table for them. (Added in November 2026 for databases that had not run this
-- migration yet; docs/decisions/163.)
create temporary table taken_back as select to_jsonb(o) as kept from public.observations o
where hand = 'proposed' and outcome = 'no_visible_defect' and proposal ->> 'analyst' = 'builtin';
update public.observations set
  version = version + 1,
  outcome = 'not_assessed',
  element = '', defect = '', recommendation = '', hand = null, severity = null,
  proposal = proposal || '{"outcome": "not_assessed", "element": "", "defect": "", "recommendation": "",
    "severity": null, "confidence": null}'
where id in (select (kept ->> 'id')::uuid from taken_back);

-- Numbers in texts from before mean the photos as they stand now.
with numbered as (
  select id, report_id,
    row_number() over (partition by report_id order by position, created_at, id) as number
  from public.observations
), orders as (
  select report_id, jsonb_object_agg(number::text, id) as refs
  from numbered where number <= 1000 group by report_id
)
update public.sections s set photo_refs = orders.refs
from orders where orders.report_id = s.report_id and s.paragraph ~ '\d';
with numbered as (
  select id, report_id,
    row_number() over (partition by report_id order by position, created_at, id) as number
  from public.observations
), orders as (
  select report_id, jsonb_object_agg(number::text, id) as refs
  from numbered where number <= 1000 group by report_id
)
update public.observations o set photo_refs = orders.refs
from orders where orders.report_id = o.report_id
  and o.element || ' ' || o.defect || ' ' || o.recommendation
    ~* '(photo|foto|bild|abb|afbeelding|imagen|imagem|immagine|写真)\D{0,12}\d';

-- Versions: what stood in a row or a section before it was replaced or deleted.
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
    check (reason in ('edited', 'analysed', 'generated', 'restored', 'deleted')),
  -- Which analyst replaced it; null when a person did.
  analyst text,
  -- Not now(): one transaction may replace a text twice.
  kept_at timestamptz not null default clock_timestamp(),
  constraint versions_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);

insert into public.versions (report_id, user_id, kind, subject_id, kept, reason, analyst)
select (kept ->> 'report_id')::uuid, (kept ->> 'user_id')::uuid, 'observation', (kept ->> 'id')::uuid, kept,
  'analysed', 'builtin'
from taken_back;
drop table taken_back;

create index versions_by_subject on public.versions (subject_id, user_id, kept_at desc);
create index versions_by_report on public.versions (report_id, reason, kept_at desc);
-- For the bounds: nothing is sorted at each edit of somebody who has twenty thousand.
create index versions_of_replaced on public.versions (user_id, kept_at desc)
  where reason <> 'deleted';
create index versions_of_deleted on public.versions (user_id, kept_at desc)
  where reason = 'deleted';

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

grant update (outcome, hand, severity, urgency, location, marks, photo_refs)
  on public.observations to authenticated;
grant update (photo_refs) on public.sections to authenticated;
grant update (print_marks) on public.reports to authenticated;

-- What a row says, for telling whether words have changed: also when a number in them means another photo.
create function private.words_of(o public.observations) returns text[]
language sql immutable set search_path = ''
as $$
  select array[o.element, o.defect, o.recommendation, o.outcome, o.severity, o.urgency, o.location,
    o.photo_refs::text]
$$;

-- Set while restore_version puts words and hand back as they were.
create function private.is_restoring() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(current_setting('plumbline.restoring', true), '') = 'on'
$$;

-- The version of a row or section that begins: after all that it had, when it was deleted and comes back.
-- Else a tab from before the deletion would take some other words for those that it is based on.
create function private.first_version(p_subject uuid, p_person uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select 1 + coalesce(max((v.kept ->> 'version')::integer), 0) from public.versions v
  where v.subject_id = p_subject and v.user_id = p_person
$$;

-- security definer, as all of these, because what they call is nobody else's to call.
create function private.keep_hand()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  says_something constant boolean :=
    new.element || new.defect || new.recommendation || new.location ~ '\S'
    or (new.outcome is not null and new.outcome <> 'not_assessed');
  is_proposal constant boolean := new.proposal is not null
    and new.element = coalesce(new.proposal ->> 'element', '')
    and new.defect = coalesce(new.proposal ->> 'defect', '')
    and new.recommendation = coalesce(new.proposal ->> 'recommendation', '');
  was_proposed constant boolean := new.proposal is not null and (
    coalesce(new.proposal ->> 'element', '') || coalesce(new.proposal ->> 'defect', '')
    || coalesce(new.proposal ->> 'recommendation', '')) ~ '\S';
begin
  if private.is_restoring() then
    new.version := case when tg_op = 'UPDATE' then old.version + 1
      else private.first_version(new.id, new.user_id) end;
    return new;
  end if;
  -- Lines drawn on one picture say nothing of another.
  if tg_op = 'UPDATE' and new.photo is distinct from old.photo
    and new.marks is not distinct from old.marks
  then
    new.marks := null;
  end if;
  -- Whoever writes a defect down has assessed the photo, whatever else they send.
  if (tg_op = 'INSERT' or new.defect is distinct from old.defect)
    and new.defect ~ '\S' and coalesce(new.outcome, 'not_assessed') = 'not_assessed'
  then
    new.outcome := case when new.defect ~* '^\s*no (visible )?defect'
      then 'no_visible_defect' else 'defect' end;
  end if;
  if tg_op = 'INSERT' then
    new.version := private.first_version(new.id, new.user_id);
    new.hand := case when not says_something then null
      when is_proposal then 'proposed' when was_proposed then 'edited' else 'written' end;
  elsif private.words_of(new) is distinct from private.words_of(old) then
    new.version := old.version + 1;
    new.hand := case when not says_something then null
      when new.proposal is distinct from old.proposal then 'proposed'
      when is_proposal then 'accepted'
      -- Into a row whose proposal was taken back the words are all the person's own.
      when was_proposed and old.element || old.defect || old.recommendation ~ '\S' then 'edited'
      else 'written' end;
  else
    new.version := old.version;
    -- A proposal can be accepted, and that be taken back; nothing else is a person's to claim.
    if new.hand is distinct from old.hand and not coalesce(
      (old.hand = 'proposed' and new.hand = 'accepted')
      or (old.hand = 'accepted' and new.hand = 'proposed' and is_proposal), false)
    then
      new.hand := old.hand;
    end if;
    if new.hand is not distinct from old.hand then
      new.checked_by := old.checked_by;
      new.checked_at := old.checked_at;
      return new;
    end if;
  end if;
  if new.hand in ('accepted', 'edited', 'written') then
    new.checked_by := coalesce((select auth.uid()), new.user_id);
    new.checked_at := now();
  else
    new.checked_by := null;
    new.checked_at := null;
  end if;
  return new;
end;
$$;

create trigger keep_hand before insert or update on public.observations
  for each row execute function private.keep_hand();

create function private.count_section_version()
returns trigger
language plpgsql
security definer
set search_path = ''
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

-- Keeps what is replaced, and no more than an inspector could ever look through: the oldest go first.
-- security definer because nobody may write versions in any other way.
-- p_now is what replaced it; null for a row that was deleted.
create function private.keep_version(p_kind text, p_kept jsonb, p_now jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  subject constant uuid := (p_kept ->> 'id')::uuid;
  report constant uuid := (p_kept ->> 'report_id')::uuid;
  person constant uuid := (p_kept ->> 'user_id')::uuid;
  is_drafted constant boolean := not private.is_restoring()
    and (p_now -> 'proposal') is distinct from (p_kept -> 'proposal');
begin
  -- Deleting a report is for good: a version would go with it a moment later, and need not be written.
  if not exists (select from public.reports r where r.id = report and r.user_id = person) then
    return;
  end if;
  insert into public.versions (report_id, user_id, kind, subject_id, kept, reason, analyst)
  values (report, person, p_kind, subject, p_kept,
    case when p_now is null then 'deleted' when private.is_restoring() then 'restored'
      when not is_drafted then 'edited' when p_kind = 'section' then 'generated' else 'analysed' end,
    case when is_drafted then p_now -> 'proposal' ->> 'analyst' end);
  delete from public.versions v
  where v.subject_id = subject and v.user_id = person and v.reason <> 'deleted' and v.kept_at <= (
    select o.kept_at from public.versions o
    where o.subject_id = subject and o.user_id = person and o.reason <> 'deleted'
    order by o.kept_at desc offset 50 limit 1
  );
end;
$$;

-- The bounds for a person, once for each statement: counting to twenty thousand for each of a hundred
-- deleted rows took longer than a statement may.
create function private.bound_versions()
returns trigger
language plpgsql
security definer
set search_path = ''
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

create function private.keep_observation_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.keep_version('observation', to_jsonb(old), null);
  elsif private.words_of(new) is distinct from private.words_of(old)
    and old.element || old.defect || old.recommendation || old.location ~ '\S'
  then
    perform private.keep_version('observation', to_jsonb(old), to_jsonb(new));
  end if;
  return null;
end;
$$;

create trigger keep_observation_version after update or delete on public.observations
  for each row execute function private.keep_observation_version();

create function private.keep_section_version()
returns trigger
language plpgsql
security definer
set search_path = ''
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

-- A deleted row that can't be brought back any more leaves none of its earlier words behind.
create function private.forget_earlier_versions()
returns trigger
language plpgsql
security definer
set search_path = ''
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

-- Puts a version of the caller's own back: words and hand into what is there, or a deleted row as it was.
-- What it replaces becomes a version in turn. security definer because hand and who checked are in no grant.
create function public.restore_version(p_version uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_version public.versions;
  row_before public.observations;
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
  perform set_config('plumbline.restoring', 'on', true);
  if found_version.kind = 'observation' then
    row_before := jsonb_populate_record(null::public.observations, found_version.kept);
    update public.observations o set
      element = row_before.element, defect = row_before.defect,
      recommendation = row_before.recommendation, outcome = row_before.outcome,
      severity = row_before.severity, urgency = row_before.urgency,
      location = row_before.location, marks = row_before.marks,
      photo_refs = row_before.photo_refs, proposal = row_before.proposal,
      hand = row_before.hand, checked_by = row_before.checked_by,
      checked_at = row_before.checked_at, updated_at = now()
    where o.id = found_version.subject_id and o.user_id = found_version.user_id;
    if not found then insert into public.observations select row_before.*; end if;
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

revoke execute on function private.words_of(public.observations), private.is_restoring(),
  private.first_version(uuid, uuid), private.keep_hand(), private.count_section_version(),
  private.keep_version(text, jsonb, jsonb), private.bound_versions(),
  private.keep_observation_version(), private.keep_section_version(),
  private.forget_earlier_versions()
  from public, anon, authenticated;
revoke execute on function public.restore_version(uuid) from public, anon;
grant execute on function public.restore_version(uuid) to authenticated;
