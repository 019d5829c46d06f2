-- How much one person may keep here, all things together: photos, signed revisions, Word templates, and the texts of
-- their reports. Counted by triggers, whatever client writes; what a person changes in a text that exists is counted
-- and never refused, so that no words are lost.

create table private.quota (
  only_row boolean primary key default true check (only_row),
  -- 20 GB. The embedded host writes its own setting here at each start.
  bytes_per_person bigint not null default 21474836480 check (bytes_per_person > 0)
);
insert into private.quota default values;

create table private.stored_bytes (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('photos', 'revisions', 'templates', 'texts')),
  bytes bigint not null,
  primary key (user_id, kind)
);

alter table private.quota enable row level security;
alter table private.stored_bytes enable row level security;
revoke all on private.quota, private.stored_bytes from public, anon, authenticated, service_role;

-- Bytes as a person reads them: "20 GB", "1.5 GB", "512 MB".
create function private.bytes_text(p_bytes bigint)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_bytes >= 1073741824 then trim_scale(round(p_bytes / 1073741824.0, 1))::text || ' GB'
    else trim_scale(round(p_bytes / 1048576.0))::text || ' MB' end
$$;

-- Why a person may not keep so many bytes more, in a sentence for them; null where they may.
create function private.quota_refusal(p_person uuid, p_more bigint)
returns text
language sql stable security definer set search_path = ''
as $$
  select 'You have used all of the ' || private.bytes_text(q.bytes_per_person) || ' that one person has here. '
    || 'Delete reports, photos or Word templates that you no longer need, then try again.'
  from private.quota q
  where (select sum(s.bytes) from private.stored_bytes s where s.user_id = p_person) + p_more
    > q.bytes_per_person
$$;

-- Adds to what a person keeps, and refuses what makes it more than they may. p_is_new says that something new is to
-- be kept; a text that was changed is not. An account that is being deleted is no longer counted.
create function private.count_bytes(p_person uuid, p_kind text, p_bytes bigint, p_is_new boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal text;
begin
  update private.stored_bytes s set bytes = greatest(s.bytes + p_bytes, 0)
  where s.user_id = p_person and s.kind = p_kind;
  if not found then
    insert into private.stored_bytes as s (user_id, kind, bytes)
    select u.id, p_kind, greatest(p_bytes, 0) from auth.users u where u.id = p_person
    on conflict (user_id, kind) do update set bytes = greatest(s.bytes + p_bytes, 0);
  end if;
  if not p_is_new or p_bytes <= 0 then
    return;
  end if;
  refusal := private.quota_refusal(p_person, 0);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT409';
  end if;
end;
$$;

-- Whose folder of the bucket an object lies in; null for nobody's.
create function private.owner_of_file(p_bucket text, p_name text)
returns uuid
language sql immutable set search_path = ''
as $$
  select case when p_bucket = 'inspection_photos'
    and split_part(p_name, '/', 1) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then split_part(p_name, '/', 1)::uuid end
$$;

-- After each statement, once for each person whose rows it wrote. Arguments: the kind, whose a row t is, its bytes.
create function private.count_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- A version is what is left of a text that was changed: never a reason to refuse the change.
  is_new constant boolean := tg_table_schema = 'storage' or (tg_op = 'INSERT' and tg_table_name <> 'versions');
  gained constant text := format('select %s as person, %s as bytes from gained t', tg_argv[1], tg_argv[2]);
  lost constant text := format('select %s as person, -(%s) as bytes from lost t', tg_argv[1], tg_argv[2]);
  change record;
begin
  for change in execute format(
    'select person, sum(bytes) as bytes from (%s) changes where person is not null group by person order by person',
    case tg_op when 'INSERT' then gained when 'DELETE' then lost
      else gained || ' union all ' || lost end)
  loop
    perform private.count_bytes(change.person, tg_argv[0], change.bytes::bigint, is_new);
  end loop;
  return null;
end;
$$;

revoke execute on function private.bytes_text(bigint), private.quota_refusal(uuid, bigint),
  private.count_bytes(uuid, text, bigint, boolean), private.owner_of_file(text, text),
  private.count_rows() from public, anon, authenticated;

-- Every table whose rows one person may make many or large, and what is in them already.
do $$
declare
  counted record;
  made text;
begin
  for counted in select * from (values
    ('storage.objects', 'photos', 'private.owner_of_file(t.bucket_id, t.name)',
      'coalesce((t.metadata ->> ''size'')::bigint, 0)'),
    ('private.signed_contents', 'revisions', 't.user_id', 't.bytes'),
    ('private.template_files', 'templates', 't.user_id', 't.bytes'),
    ('public.reports', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.observations', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.sections', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.versions', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.consistency_reviews', 'texts', 't.user_id', 'octet_length(t::text)')
  ) as tables (name, kind, person, bytes)
  loop
    foreach made in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger count_rows_%s after %s on %s referencing %s for each statement
           execute function private.count_rows(%L, %L, %L)',
        made, made, counted.name,
        case made when 'insert' then 'new table as gained' when 'delete' then 'old table as lost'
          else 'new table as gained old table as lost' end,
        counted.kind, counted.person, counted.bytes);
    end loop;
    execute format(
      'insert into private.stored_bytes as s (user_id, kind, bytes)
       select u.id, %L, sum(%s) from %s t join auth.users u on u.id = %s group by u.id
       on conflict (user_id, kind) do update set bytes = s.bytes + excluded.bytes',
      counted.kind, counted.bytes, counted.name, counted.person);
  end loop;
end $$;

-- What the caller keeps, in bytes: { most, photos, revisions, templates, texts }.
create function public.storage_usage()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  return jsonb_build_object('most', (select q.bytes_per_person from private.quota q),
      'photos', 0, 'revisions', 0, 'templates', 0, 'texts', 0)
    || coalesce((select jsonb_object_agg(s.kind, s.bytes) from private.stored_bytes s
      where s.user_id = (select auth.uid())), '{}');
end;
$$;

revoke execute on function public.storage_usage() from public, anon;
grant execute on function public.storage_usage() to authenticated;
