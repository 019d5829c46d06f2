-- What was signed before a column was added has no such key, and the next revision has it blank: that is no
-- difference. Nothing that was signed is touched; this is how two contents are compared.

-- An object without the keys that say nothing: null, an empty text, an empty list, an empty object.
create function private.what_is_said(p_of jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_of) = 'object' then coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(p_of)
      where value not in ('null', '""', '[]', '{}')), '{}')
  else p_of end
$$;

create or replace function private.row_says(p_row jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select private.what_is_said(
    p_row - '{hand,checked_by,checked_at,proposal,version,photo_hash}'::text[])
$$;

-- As before, but for the report's own keys and the letterhead's, which are compared by what they say.
create or replace function private.revision_changes(p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  with before as (
    select value ->> 'id' as id, value as row, place
    from jsonb_array_elements(p_before -> 'rows') with ordinality as rows (value, place)
  ), after as (
    select value ->> 'id' as id, value as row, place
    from jsonb_array_elements(p_after -> 'rows') with ordinality as rows (value, place)
  ), counted as (
    select count(*) filter (where b.id is null) as added,
      count(*) filter (where a.id is null) as removed,
      count(*) filter (
        where b.row <> a.row and private.row_says(b.row) <> private.row_says(a.row)) as changed,
      coalesce(array_agg(b.id order by b.place) filter (where a.id = b.id)
        <> array_agg(b.id order by a.place) filter (where a.id = b.id), false) as moved
    from before b full join after a on a.id = b.id
  ), reports as (
    select private.what_is_said(p_before -> 'report') as before,
      private.what_is_said(p_after -> 'report') as after
  )
  select case when p_before is null then null else jsonb_build_object(
    'added', c.added, 'removed', c.removed, 'changed', c.changed, 'moved', c.moved,
    'sections', coalesce((
      select jsonb_agg(name order by name) from jsonb_object_keys(p_after -> 'sections') name
      where coalesce(p_before #>> array['sections', name, 'paragraph'], '')
          <> coalesce(p_after #>> array['sections', name, 'paragraph'], '')
        or coalesce(p_before #> array['sections', name, 'photo_refs'], '{}')
          <> coalesce(p_after #> array['sections', name, 'photo_refs'], '{}')), '[]'),
    'report', coalesce((
      select jsonb_agg(name order by name) from jsonb_object_keys(r.before || r.after) name
      where r.before -> name is distinct from r.after -> name), '[]'),
    'letterhead', private.what_is_said(p_before -> 'letterhead')
      is distinct from private.what_is_said(p_after -> 'letterhead')
  ) end
  from counted c, reports r
$$;

-- What two contents are compared by: all but what signing adds, and what the revision is called.
create function private.comparable(p_content jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select p_content - array['number', 'label', 'signed_at', 'signatory', 'photos', 'previous']
    || jsonb_build_object(
      'report', private.what_is_said((p_content -> 'report') - 'revision'),
      'letterhead', private.what_is_said(p_content -> 'letterhead'),
      'rows', coalesce((
        select jsonb_agg(private.what_is_said(value) order by place)
        from jsonb_array_elements(p_content -> 'rows') with ordinality as rows (value, place)), '[]'))
$$;

create or replace function private.says_the_same(p_signed jsonb, p_content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(private.comparable(p_signed) = private.comparable(p_content), false)
$$;

revoke execute on function private.what_is_said(jsonb), private.comparable(jsonb)
  from public, anon, authenticated;
