-- A person's list of reports: how far each has come, which of them they look for, and a copy of one. All of it with the
-- caller's own rights: row level security says whose they are.

-- What the cards of one page say beside the reports' own fields, of at most nine reports: [{ id, findings: how many,
-- checked: those that a person has checked, photos: the first three, signed: { label, number } or null }].
create function public.report_states(p_reports uuid[]) returns jsonb language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id,
    'findings', (
      select count(*) from public.observations o
      where o.report_id = r.id and o.finding_id is null),
    'checked', (
      select count(*) from public.observations o
      where o.report_id = r.id and o.finding_id is null
        and o.hand in ('accepted', 'edited', 'written')),
    'photos', (
      select coalesce(jsonb_agg(first.photo order by first.position, first.created_at, first.id), '[]')
      from (
        select o.photo, o.position, o.created_at, o.id from public.observations o
        where o.report_id = r.id and o.photo <> ''
        order by o.position, o.created_at, o.id limit 3) first),
    'signed', (
      select jsonb_build_object('label', s.label, 'number', s.number)
      from public.signed_revisions s where s.report_id = r.id order by s.number desc limit 1)
  )), '[]')
  from public.reports r where r.id = any (p_reports[1:9])
$$;

-- One page, of nine, of the caller's reports that have all of these words in their title or client:
-- { total, page, ids }, the page being the last where the one asked for is beyond it. p_state: 'all', 'in_progress',
-- 'finished' (exported or signed), 'archived'; p_order: 'newest', 'title', 'inspection'.
create function public.find_reports(p_words text, p_state text, p_order text, p_page integer)
returns jsonb language sql stable set search_path = ''
as $$
  with words as (
    select regexp_split_to_table(lower(btrim(left(p_words, 200))), '\s+') as word
  ), found as (
    select r.id, row_number() over (order by
      case p_order when 'title' then lower(r.title) end,
      case p_order when 'inspection' then r.inspection_date end desc,
      r.created_at desc, r.id) as place
    from public.reports r
    where (r.archived_at is not null) = (p_state = 'archived')
      and (p_state not in ('in_progress', 'finished') or (p_state = 'finished') = (
        r.exported_at is not null
        or exists (select from public.signed_revisions s where s.report_id = r.id)))
      and not exists (
        select from words
        where strpos(lower(r.title || e'\n' || coalesce(r.client_name, '')), words.word) = 0)
  ), shown as (
    select count(*) as total,
      greatest(1, least(coalesce(p_page, 1), ceil(count(*) / 9.0)))::integer as page
    from found
  )
  select jsonb_build_object('total', s.total, 'page', s.page, 'ids', (
    select coalesce(jsonb_agg(f.id order by f.place), '[]') from found f
    where f.place > (s.page - 1) * 9 and f.place <= s.page * 9))
  from shown s
$$;

-- Which photo each number means in a copy, whose rows have other ids.
create function private.refs_in_copy(p_refs jsonb, p_ids jsonb)
returns jsonb language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, coalesce(p_ids -> (value #>> '{}'), value)), '{}')
  from jsonb_each(p_refs)
$$;

-- Copies one of the caller's reports as p_id, dated today and never exported; asked again with the same id it has been
-- done. With photos: all of it as it is; their files are where the copy's rows say before this is called. Without: what
-- a repeated inspection begins with, which is the report's form and details and where its rows look, and nothing that
-- was found. PT404 when there is no such report.
create function public.duplicate_report(
  p_id uuid, p_report uuid, p_title text, p_has_photos boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  ids jsonb;
begin
  if exists (select from public.reports r where r.id = p_id) then
    return;
  end if;
  select jsonb_object_agg(o.id, gen_random_uuid()) into ids
  from public.observations o where o.report_id = p_report;
  insert into public.reports (id, user_id, title, client_name, language, structure, site_address,
    reference, scope, documents_seen, print_marks, rating_scheme, layout, revision, weather, attendees,
    not_inspected)
  select p_id, r.user_id, p_title, r.client_name, r.language, r.structure, r.site_address,
    r.reference, r.scope, r.documents_seen, r.print_marks, r.rating_scheme,
    case when r.layout ? 'cover_photo' then r.layout || jsonb_build_object('cover_photo',
      case when p_has_photos then ids -> (r.layout ->> 'cover_photo') end) else r.layout end,
    case when p_has_photos then r.revision else '' end,
    case when p_has_photos then r.weather else '' end,
    case when p_has_photos then r.attendees else '' end,
    case when p_has_photos then r.not_inspected else '' end
  from public.reports r where r.id = p_report;
  if not found then
    raise exception 'This report does not exist any more. Go back to your reports.'
      using errcode = 'PT404';
  end if;
  if not p_has_photos then
    insert into public.observations (id, report_id, user_id, position, element, location)
    select (ids ->> o.id::text)::uuid, p_id, o.user_id, o.position, o.element, o.location
    from public.observations o
    where o.report_id = p_report and o.finding_id is null and o.element || o.location ~ '\S';
    return;
  end if;
  insert into public.observations select copy.*
  from public.observations o, jsonb_populate_record(o, jsonb_build_object(
    'id', ids ->> o.id::text, 'report_id', p_id, 'photo', replace(o.photo, p_report::text, p_id::text),
    'photo_refs', private.refs_in_copy(o.photo_refs, ids), 'created_at', now(), 'updated_at', now(),
    'checked_by', null, 'checked_at', null, 'version', 1, 'drawing_version', 0, 'finding_id', null,
    'left_over', null)) copy
  where o.report_id = p_report;
  update public.observations o set finding_id = (ids ->> source.finding_id::text)::uuid
  from public.observations source
  where source.report_id = p_report and source.finding_id is not null
    and o.id = (ids ->> source.id::text)::uuid;
  -- A new row that says what was proposed is a proposal; who accepted it in the report accepted these words.
  update public.observations o set hand = 'accepted'
  from public.observations source
  where source.report_id = p_report and source.hand = 'accepted'
    and o.id = (ids ->> source.id::text)::uuid and o.hand = 'proposed';
  insert into public.sections (report_id, user_id, heading, paragraph, proposal, photo_refs)
  select p_id, s.user_id, s.heading, s.paragraph, s.proposal, private.refs_in_copy(s.photo_refs, ids)
  from public.sections s where s.report_id = p_report;
end;
$$;

revoke execute on function private.refs_in_copy(jsonb, jsonb), public.report_states(uuid[]),
  public.find_reports(text, text, text, integer),
  public.duplicate_report(uuid, uuid, text, boolean) from public, anon;
grant execute on function private.refs_in_copy(jsonb, jsonb), public.report_states(uuid[]),
  public.find_reports(text, text, text, integer),
  public.duplicate_report(uuid, uuid, text, boolean) to authenticated;
