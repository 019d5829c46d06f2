-- Observations: the rows of a report, one for each photo. What their triggers keep has files of its own: provenance,
-- ratings, findings, drawings, numbers of photos, versions.

create table public.observations (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  -- Public URL of the stored photo; empty when the row has none.
  photo text not null default ''
    constraint observations_photo_length check (char_length(photo) <= 2000),
  element text not null default ''
    constraint observations_element_length check (char_length(element) <= 4000),
  defect text not null default ''
    constraint observations_defect_length check (char_length(defect) <= 4000),
  recommendation text not null default ''
    constraint observations_recommendation_length check (char_length(recommendation) <= 4000),
  -- Its place in the report. Rows are read by (position, created_at, id): rows that nobody has moved keep the order in
  -- which they were made. Fractions let one row move between two others with one update.
  position double precision not null default 0
    constraint observations_position_finite check (position > '-infinity' and position < 'infinity'),
  -- The camera's own clock, which knows no time zone; null when the photo does not say.
  captured_at timestamp,
  -- SHA-256 (hex) of the file that the person chose; makes a repeated upload recognisable.
  photo_hash text
    constraint observations_photo_hash_form check (photo_hash ~ '^[0-9a-f]{64}$'),
  -- What the analyst proposed, kept beside what the person accepted: { analyst, proposed_at, element, defect,
  -- recommendation, outcome, severity, urgency, location, confidence }.
  proposal jsonb
    constraint observations_proposal_form
      check (jsonb_typeof(proposal) = 'object' and pg_column_size(proposal) <= 65536),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null as long as nobody, neither an analyst nor a person, has answered for the photo.
  outcome text constraint observations_outcome_known
    check (outcome in ('defect', 'no_visible_defect', 'nothing_inspectable', 'not_assessed')),
  -- The row's provenance; null while it says nothing (provenance).
  hand text constraint observations_hand_known
    check (hand in ('proposed', 'accepted', 'edited', 'written')),
  checked_by uuid,
  checked_at timestamptz,
  severity text constraint observations_severity_known
    check (severity in ('minor', 'moderate', 'major', 'safety')),
  urgency text constraint observations_urgency_known
    check (urgency in ('immediate', 'soon', 'planned', 'monitor')),
  location text not null default ''
    constraint observations_location_length check (char_length(location) <= 500),
  -- The analyst's lines on the photo: [{ kind, points: [[x, y], ...] }], in shares of its width and height.
  marks jsonb constraint observations_marks_form
    check (jsonb_typeof(marks) = 'array' and pg_column_size(marks) <= 65536),
  -- Which photo each number in the row's texts means: { "3": observation id }. Saved with the texts.
  photo_refs jsonb not null default '{}' constraint observations_photo_refs_form
    check (jsonb_typeof(photo_refs) = 'object' and pg_column_size(photo_refs) <= 131072),
  -- Counts the changes of words, so that an update can name what it was based on.
  version integer not null default 1,
  -- A person's own words on the photo. Nobody else writes it, and it is printed nowhere.
  note text not null default ''
    constraint observations_note_length check (char_length(note) <= 1000),
  -- The code of a level of the report's scheme; blank for not rated.
  rating text not null default ''
    constraint observations_rating_length check (char_length(rating) <= 40),
  -- The level before the last change of scheme, until somebody rates the row.
  rating_before text
    constraint observations_rating_before_length check (char_length(rating_before) <= 40),
  -- What a person draws on the photo, and how they crop and turn it: { marks: [{ id, kind, points, colour, text,
  -- number }], last, turn, crop }; null for none. Points are shares of the width and height of the stored photo, which
  -- nobody touches. Bounded as it is written: 60 marks of 200 points, all that a drawing may have, are some 250 kB.
  drawing jsonb constraint observations_drawing_form
    check (jsonb_typeof(drawing) = 'object' and octet_length(drawing::text) <= 327680),
  -- Counts the changes of the drawing, so that an update can name what it was based on.
  drawing_version integer not null default 0,
  -- The row whose finding this photo shows as well; null for a row that is a finding of its own (findings).
  finding_id uuid constraint observations_finding_fkey
    references public.observations (id) on delete set null
    -- A program that copies rows between databases, in the order of their ids, has this checked at the end.
    deferrable initially immediate,
  -- What is printed behind the photo's number: "Photo 2: crack 2–4 mm, bay 7". Each photo has its own, also one beside
  -- another row's. Its figures are its own: none is a photo's number, so nothing is bound.
  caption text not null default ''
    constraint observations_caption_length check (char_length(caption) <= 300),
  -- The judgements of a defect that was reworded since, until a person has answered for them:
  -- { "of": the defect they were set for, "values": { "severity": …, "urgency": …, "rating": … } }.
  left_over jsonb constraint observations_left_over_form
    check (jsonb_typeof(left_over) = 'object' and pg_column_size(left_over) <= 32768),
  -- What was measured of the photo by the browser that stored it; null where nobody measured it. It is a claim of its
  -- owner's about their own photo, from which the built-in analyst answers.
  photo_fault text constraint observations_photo_fault_known
    check (photo_fault in ('none', 'too dark', 'overexposed', 'blurred', 'too small')),
  -- That the report is the same person's.
  constraint observations_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);
create index observations_by_report_in_order
  on public.observations (report_id, position, created_at, id);
create index observations_by_owner on public.observations (user_id);
create index observations_by_finding on public.observations (finding_id) where finding_id is not null;
-- The same file twice in one report is one row, however often an upload is tried again.
create unique index observations_one_row_per_photo
  on public.observations (report_id, photo_hash) where photo_hash is not null;

alter table public.observations enable row level security;
revoke all on public.observations from anon, authenticated;
grant all on public.observations to service_role;
grant select, insert, delete on public.observations to authenticated;
-- Who checked a row, its counters and its level before are the triggers' to write.
grant update (photo, element, defect, recommendation, position, captured_at, photo_hash, proposal,
  updated_at, outcome, hand, severity, urgency, location, marks, photo_refs, note, rating, drawing,
  finding_id, caption, left_over, photo_fault) on public.observations to authenticated;
create policy "Inspectors read their own observations" on public.observations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors add observations to their own reports" on public.observations
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors edit their own observations" on public.observations
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors delete their own observations" on public.observations
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.observations
  as restrictive for all to authenticated using ((select private.session_is_live()));

create function private.bound_observations() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from (select distinct report_id from added) report
    where exists (
      select from public.observations o where o.report_id = report.report_id offset 2000
    )
  ) then
    raise exception 'This report has 2,000 observations, which is as many as one report can hold. Add the others to another report.'
      using errcode = 'PT409';
  end if;
  if exists (
    select from (select distinct user_id from added) person
    where exists (
      select from public.observations o where o.user_id = person.user_id offset 50000
    )
  ) then
    raise exception 'You have 50,000 observations, which is as many as one person can keep. Delete reports that you no longer need, then try again.'
      using errcode = 'PT409';
  end if;
  return null;
end;
$$;
create trigger bound_observations
  after insert on public.observations referencing new table as added
  for each statement execute function private.bound_observations();
revoke execute on function private.bound_observations() from public, anon, authenticated;
