-- Gives the tables of a database from before the baseline the columns and constraints that the baseline has. It runs
-- before the baseline's own text, which makes everything else, and changes nothing that is as it should be.

-- Tables whose first rows 2_rows.sql writes.
create temporary table new_tables on commit drop as
select name from unnest('{private.stored_bytes,private.stored_in_all,private.settings,private.signed_in}'::text[]) name
where to_regclass(name) is null;

alter table public.reports
  add column if not exists archived_at timestamptz,
  add column if not exists exported_at timestamptz,
  drop constraint if exists reports_language_known,
  drop constraint if exists reports_language_is_tag,
  add constraint reports_language_is_tag check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$');
alter table public.observations
  add column if not exists drawing jsonb constraint observations_drawing_form
    check (jsonb_typeof(drawing) = 'object' and octet_length(drawing::text) <= 327680),
  add column if not exists drawing_version integer not null default 0,
  add column if not exists finding_id uuid constraint observations_finding_fkey
    references public.observations (id) on delete set null deferrable initially immediate,
  add column if not exists caption text not null default ''
    constraint observations_caption_length check (char_length(caption) <= 300),
  add column if not exists left_over jsonb constraint observations_left_over_form
    check (jsonb_typeof(left_over) = 'object' and pg_column_size(left_over) <= 32768),
  add column if not exists analysis_failure text constraint observations_analysis_failure_length
    check (char_length(analysis_failure) between 1 and 60);
alter table public.versions
  drop constraint versions_reason_known,
  add constraint versions_reason_known
    check (reason in ('edited', 'analysed', 'generated', 'restored', 'deleted', 'drawn'));
alter table public.consistency_reviews
  add column if not exists failure text constraint consistency_reviews_failure_length
    check (char_length(failure) between 1 and 1000);
alter table if exists public.background_analyses
  add column if not exists failed integer not null default 0,
  add column if not exists code text not null default '',
  add column if not exists reason text not null default '',
  add column if not exists alike integer not null default 0;
alter table public.signed_revisions
  add column if not exists name text,
  add column if not exists signed_on date;
do $$ begin
  if to_regclass('private.template_files') is null then
    alter table public.document_templates add constraint document_templates_owner unique (id, user_id);
    alter table public.signed_revisions add constraint signed_revisions_owner unique (id, user_id);
  end if;
end $$;

alter table if exists private.quota
  add column if not exists files_per_person integer not null default 150000 check (files_per_person > 0),
  add column if not exists bytes_in_all bigint check (bytes_in_all > 0);
alter table if exists private.stored_bytes add column if not exists files bigint not null default 0;
alter table if exists private.administrators
  add column if not exists runs_machine boolean not null default true;
alter table if exists private.administrator_acts
  drop constraint administrator_acts_known,
  add constraint administrator_acts_known check (
    act in ('invited', 'withdrew', 'limited', 'suspended', 'resumed', 'connected', 'disconnected'));
create table if not exists private.first_account_administers (only_row boolean primary key);

-- Dropped since.
drop policy if exists "Inspectors add their own templates" on public.document_templates;
drop policy if exists "No file takes the place of one that a signed revision names" on storage.objects;
drop function if exists private.keep_version(text, jsonb, jsonb),
  public.add_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision),
  public.settle_background_photo(uuid, uuid);
