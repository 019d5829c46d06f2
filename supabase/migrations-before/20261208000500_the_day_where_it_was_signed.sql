-- A revision is of the day where its signatory was: in Auckland's morning UTC still has the day before. Null in what
-- was signed before, whose day is that of UTC.
alter table public.signed_revisions add column signed_on date;

-- The day that the signatory's device names, if it is one somewhere on earth at this moment.
create function private.day_seen(p_seen jsonb) returns date
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(
    (select day from generate_series(-1, 1) ahead, lateral (values (current_date + ahead)) days (day)
      where day::text = p_seen ->> 'day'),
    current_date)
$$;
revoke execute on function private.day_seen(jsonb) from public, anon, authenticated;

-- Restated by its own text, of which nothing else changes.
do $do$
declare
  old text := pg_get_functiondef('public.sign_revision(uuid, uuid, text, jsonb)'::regprocedure);
  new text;
begin
  new := replace(old, $$'signed_at', now(),$$, $$'signed_at', now(), 'signed_on', private.day_seen(p_seen),$$);
  new := replace(new, 'signatory, changes, content_hash, previous_id)',
    'signatory, changes, content_hash, previous_id, signed_on)');
  new := replace(new, $$'hex'), earlier.id);$$, $$'hex'), earlier.id, private.day_seen(p_seen));$$);
  if length(new) - length(old) <> 76 then
    raise exception 'sign_revision is not what this migration changes';
  end if;
  execute new;
end
$do$;

create or replace function private.comparable(p_content jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select p_content - array['number', 'label', 'signed_at', 'signed_on', 'signatory', 'photos', 'previous']
    || jsonb_build_object(
      'report', private.what_is_said((p_content -> 'report') - 'revision'),
      'letterhead', private.what_is_said(p_content -> 'letterhead'),
      'rows', coalesce((
        select jsonb_agg(private.what_is_said(value) order by place)
        from jsonb_array_elements(p_content -> 'rows') with ordinality as rows (value, place)), '[]'))
$$;
