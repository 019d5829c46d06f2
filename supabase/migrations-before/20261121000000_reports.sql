-- Reports and what hangs on them. Every private row carries user_id, and every policy compares it
-- with auth.uid(): authorisation lives here and nowhere else.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 'Untitled Report' is the fallback of the creation itself; the dialog has its own.
  title text not null default 'Untitled Report'
    constraint reports_title_length check (char_length(title) between 1 and 200),
  -- The specification counts days in UTC.
  inspection_date date not null default (now() at time zone 'utc')::date,
  client_name text
    constraint reports_client_name_length check (char_length(client_name) <= 200),
  created_at timestamptz not null default now(),
  -- Lets a child row's foreign key prove that its report belongs to the same person.
  constraint reports_id_user_id_key unique (id, user_id)
);

-- The dashboard reads one person's reports, newest first, a page at a time.
create index reports_by_owner_newest on public.reports (user_id, created_at desc);

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
  -- Where the row stands in its report. Rows are read by (position, created_at, id): rows that
  -- nobody has moved keep the order in which they were made. Fractions let one row move between
  -- two others with one update.
  position double precision not null default 0
    constraint observations_position_finite check (position > '-infinity' and position < 'infinity'),
  -- The camera's own clock, which knows no time zone; null when the photo does not say.
  captured_at timestamp,
  -- SHA-256 (hex) of the file that the person chose; makes a repeated upload recognisable.
  photo_hash text
    constraint observations_photo_hash_form check (photo_hash ~ '^[0-9a-f]{64}$'),
  -- What the analyst proposed, kept beside what the person accepted:
  -- { analyst, proposed_at, element, defect, recommendation, severity, confidence }.
  proposal jsonb
    constraint observations_proposal_form
      check (jsonb_typeof(proposal) = 'object' and pg_column_size(proposal) <= 65536),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint observations_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);

create index observations_by_report_in_order
  on public.observations (report_id, position, created_at, id);
create index observations_by_owner on public.observations (user_id);
-- The same file twice in one report is one row, however often an upload is tried again.
create unique index observations_one_row_per_photo
  on public.observations (report_id, photo_hash) where photo_hash is not null;

create table public.sections (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  heading text not null
    constraint sections_heading_known
      check (lower(btrim(heading)) in ('discussion', 'recommendation')),
  paragraph text not null default ''
    constraint sections_paragraph_length check (char_length(paragraph) <= 20000),
  -- What was drafted, and by which analyst, kept beside what the person made of it.
  proposal jsonb
    constraint sections_proposal_form
      check (jsonb_typeof(proposal) = 'object' and pg_column_size(proposal) <= 131072),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sections_report_fkey foreign key (report_id, user_id)
    references public.reports (id, user_id) on delete cascade
);

-- One Discussion and one Recommendation a report, whatever the case of the heading.
create unique index sections_one_per_heading
  on public.sections (report_id, lower(btrim(heading)));
create index sections_by_owner on public.sections (user_id);

create table public.style_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Empty means the default professional tone.
  style_hint text not null default ''
    constraint style_profiles_style_hint_length check (char_length(style_hint) <= 2000),
  updated_at timestamptz not null default now()
);

create table public.signup_emails (
  id uuid primary key default gen_random_uuid(),
  email text not null
    constraint signup_emails_email_form
      check (char_length(email) <= 320 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  referral_source text
    constraint signup_emails_referral_source_known check (
      referral_source in (
        'Google Search', 'Social Media', 'Friend/Colleague',
        'Email Campaign', 'Industry Event', 'Other'
      )
    ),
  created_at timestamptz not null default now()
);

create unique index signup_emails_email_key on public.signup_emails (lower(email));
