-- What a person draws on a photo, and how they cut it out and turn it: data beside the photo, whose file nobody
-- touches. The analyst's lines stay in `marks`; no answer of an analyst reaches what a person has drawn.

alter table public.observations
  -- { marks: [{ id, kind, points, colour, text, number }], last, turn, crop }; null for none. Points are shares of the
  -- width and height of the photo as it is stored. Bounded as it is written: all that a drawing may have, 60 marks of
  -- 200 points, is some 250 kB.
  add column drawing jsonb constraint observations_drawing_form
    check (jsonb_typeof(drawing) = 'object' and octet_length(drawing::text) <= 327680),
  -- Counts the changes of the drawing, so that an update can name what it was based on.
  add column drawing_version integer not null default 0;

grant update (drawing) on public.observations to authenticated;

alter table public.versions drop constraint versions_reason_known;
alter table public.versions add constraint versions_reason_known
  check (reason in ('edited', 'analysed', 'generated', 'restored', 'deleted', 'drawn'));

-- What is drawn on one picture says nothing of another. Drawing is no checking: hand and version are the words' own.
-- A row begins with no change of its drawing, whatever a client says, unless it comes back from its deletion.
create function private.count_drawing()
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

create trigger count_drawing before insert or update on public.observations
  for each row execute function private.count_drawing();

-- Keeps what is replaced, and no more than an inspector could ever look through: the oldest go first.
-- p_now is what replaced it; null for a row that was deleted. p_is_drawing: what was replaced is the drawing alone.
drop function private.keep_version(text, jsonb, jsonb);
create function private.keep_version(
  p_kind text, p_kept jsonb, p_now jsonb, p_is_drawing boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
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

-- As it was, and the drawing by itself.
create or replace function private.keep_observation_version()
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
    and old.element || old.defect || old.recommendation || old.location || old.rating ~ '\S'
  then
    perform private.keep_version('observation', kept, to_jsonb(new));
  end if;
  if old.drawing is not null and new.drawing is distinct from old.drawing then
    perform private.keep_version('observation', kept, to_jsonb(new), true);
  end if;
  return null;
end;
$$;

-- As it was; a version that was kept for its drawing puts the drawing back and no word, one that was kept for its
-- words puts no drawing back. A drawing goes back only onto the photo that it was made on.
create or replace function public.restore_version(p_version uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_version public.versions;
  row_before public.observations;
  section_before public.sections;
  is_of_scheme boolean;
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
    row_before := jsonb_populate_record(null::public.observations, found_version.kept);
    is_of_scheme := coalesce(row_before.rating, '') = ''
      or (found_version.kept ->> 'rated_by')
        is not distinct from private.scheme_tag_of(found_version.report_id);
    update public.observations o set
      element = row_before.element, defect = row_before.defect,
      recommendation = row_before.recommendation, outcome = row_before.outcome,
      severity = row_before.severity, urgency = row_before.urgency,
      location = row_before.location, marks = row_before.marks,
      rating = case when is_of_scheme then coalesce(row_before.rating, '') else o.rating end,
      photo_refs = row_before.photo_refs, proposal = row_before.proposal,
      hand = row_before.hand, checked_by = row_before.checked_by,
      checked_at = row_before.checked_at, updated_at = now()
    where o.id = found_version.subject_id and o.user_id = found_version.user_id;
    if not found then
      row_before.rating := case when is_of_scheme then coalesce(row_before.rating, '') else '' end;
      -- A row that was deleted before anybody could draw has neither.
      row_before.drawing_version := coalesce(row_before.drawing_version, 0);
      -- Beside another row's photos again, if that is there and still a finding of its own.
      row_before.finding_id := (
        select o.id from public.observations o
        where o.id = row_before.finding_id and o.user_id = row_before.user_id
          and o.report_id = row_before.report_id and o.finding_id is null);
      insert into public.observations select row_before.*;
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

revoke execute on function private.count_drawing(),
  private.keep_version(text, jsonb, jsonb, boolean) from public, anon, authenticated;
