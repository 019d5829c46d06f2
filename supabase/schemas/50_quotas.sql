-- How much one person may keep here, all things together: photos, signed revisions, Word templates, and the texts of
-- their reports. And what all people may upload. Counted by triggers, so that it holds for any number of hosts and for a
-- project that has none; what a person changes in a text that exists is counted and never refused, so that no words are
-- lost.

create table private.quota (
  only_row boolean primary key default true check (only_row),
  -- 20 GB. private.set_setting writes what the host was set up with here, and into bytes_in_all.
  bytes_per_person bigint not null default 21474836480 check (bytes_per_person > 0),
  -- Three files each for more observations than one person may have (private.bound_observations).
  files_per_person integer not null default 150000 check (files_per_person > 0),
  -- Null for no bound.
  bytes_in_all bigint check (bytes_in_all > 0)
);
insert into private.quota default values;

create table private.stored_bytes (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('photos', 'revisions', 'templates', 'texts')),
  bytes bigint not null,
  files bigint not null default 0,
  primary key (user_id, kind)
);

-- The bytes of all people's photos, in parts, which are added up. One row would be what every upload waits for; a
-- transaction writes to the part of its own connection, and adding up costs the same for ten people and a million.
create table private.stored_in_all (
  part integer primary key,
  bytes bigint not null default 0
);
insert into private.stored_in_all (part) select part from generate_series(0, 31) part;

alter table private.quota enable row level security;
alter table private.stored_bytes enable row level security;
alter table private.stored_in_all enable row level security;
revoke all on private.quota, private.stored_bytes, private.stored_in_all
  from public, anon, authenticated, service_role;

-- Bytes as a person reads them: "20 GB", "1.5 GB", "512 MB".
create function private.bytes_text(p_bytes bigint) returns text language sql immutable set search_path = ''
as $$
  select case
    when p_bytes >= 1073741824 then trim_scale(round(p_bytes / 1073741824.0, 1))::text || ' GB'
    else trim_scale(round(p_bytes / 1048576.0))::text || ' MB' end
$$;

-- Why a person may not keep so many bytes more, in a sentence for them; null where they may.
create function private.quota_refusal(p_person uuid, p_more bigint)
returns text language sql stable security definer set search_path = ''
as $$
  select 'You have used all of the ' || private.bytes_text(q.bytes_per_person) || ' that one person has here. '
    || 'Delete reports, photos or Word templates that you no longer need, then try again.'
  from private.quota q
  where (select sum(s.bytes) from private.stored_bytes s where s.user_id = p_person) + p_more
    > q.bytes_per_person
$$;

-- Why a person may not keep so many files more, in a sentence for them; null where they may.
create function private.files_refusal(p_person uuid, p_more integer)
returns text language sql stable security definer set search_path = ''
as $$
  select 'You have stored ' || to_char(q.files_per_person, 'FM999,999,999') || ' files, which is as many as one person '
    || 'may have here. Delete reports or photos that you no longer need, then try again.'
  from private.quota q
  where (select s.files from private.stored_bytes s where s.user_id = p_person and s.kind = 'photos') + p_more
    > q.files_per_person
$$;

-- That the photos of all people are as much as may be, as a sentence; null where so many bytes more, and as many again
-- in reserve, would fit.
create function private.full_storage_refusal(p_more bigint, p_reserve bigint default 0)
returns text language sql stable security definer set search_path = ''
as $$
  select 'The storage is full, so this file was not stored. Free some space, then try again.'
  from private.quota q
  where q.bytes_in_all is not null
    and (select sum(s.bytes) from private.stored_in_all s) + p_more + p_reserve > q.bytes_in_all
$$;

-- Asked before a file of so many bytes is received: the code and the sentence to refuse it with; no row where it fits.
create function private.upload_refusal(p_person uuid, p_bytes bigint)
returns table (code text, message text) language sql stable security definer set search_path = ''
as $$
  select r.code, r.message from (values
    (1, 'QuotaExceeded', private.quota_refusal(p_person, p_bytes)),
    (2, 'QuotaExceeded', private.files_refusal(p_person, 1)),
    (3, 'InsufficientStorage', private.full_storage_refusal(p_bytes))
  ) as r (place, code, message)
  where r.message is not null order by r.place limit 1
$$;

-- Refuses what has just been counted where the photos of all people are more than may be. Uploads share a lock, so
-- none waits for another, while there is room for the largest file of every connection at once. Nearer to the bound they
-- take it alone: each waits for those under way, and then sees what they stored.
create function private.refuse_beyond_all(p_bytes bigint)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  lock_of_all constant bigint := hashtext('private.quota.bytes_in_all');
  -- What the bucket takes as one file.
  largest constant bigint := 10485760;
  refusal text;
begin
  if (select q.bytes_in_all from private.quota q) is null then
    return;
  end if;
  begin
    perform pg_advisory_xact_lock_shared(lock_of_all);
    if p_bytes <= largest
      and private.full_storage_refusal(0, current_setting('max_connections')::bigint * largest) is null
    then
      return;
    end if;
    -- Goes back to before the shared lock. Two who held it and both wanted it alone would wait for each other.
    raise exception using errcode = 'NEAR0';
  exception when sqlstate 'NEAR0' then
    null;
  end;
  perform pg_advisory_xact_lock(lock_of_all);
  refusal := private.full_storage_refusal(0);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT507';
  end if;
end;
$$;

-- Adds to what a person keeps, and refuses what makes it more than they may. p_is_new says that something new is to
-- be kept; a text that was changed is not. An account that is being deleted is no longer counted.
create function private.count_bytes(p_person uuid, p_kind text, p_bytes bigint, p_is_new boolean)
returns void language plpgsql security definer set search_path = ''
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

-- Counts what is uploaded, which has bounds of its own.
create function private.count_files(p_person uuid, p_files bigint, p_bytes bigint)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  refusal text;
begin
  update private.stored_bytes s set files = greatest(s.files + p_files, 0)
  where s.user_id = p_person and s.kind = 'photos';
  update private.stored_in_all s set bytes = s.bytes + p_bytes where s.part = pg_backend_pid() % 32;
  refusal := case when p_files > 0 then private.files_refusal(p_person, 0) end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT409';
  end if;
  if p_bytes > 0 then
    perform private.refuse_beyond_all(p_bytes);
  end if;
end;
$$;

-- Whose folder of the buckets an object lies in; null for nobody's.
create function private.owner_of_file(p_bucket text, p_name text)
returns uuid language sql immutable set search_path = ''
as $$
  select case when p_bucket in ('inspection_photos', 'inspection_originals')
    and split_part(p_name, '/', 1) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then split_part(p_name, '/', 1)::uuid end
$$;

-- After each statement, once for each person whose rows it wrote. Arguments: the kind, whose a row t is, its bytes.
create function private.count_rows() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  -- A version is what is left of a text that was changed: never a reason to refuse the change.
  is_new constant boolean := tg_table_schema = 'storage' or (tg_op = 'INSERT' and tg_table_name <> 'versions');
  gained constant text := format(
    'select %s as person, %s as bytes, 1 as files from gained t', tg_argv[1], tg_argv[2]);
  lost constant text := format(
    'select %s as person, -(%s) as bytes, -1 as files from lost t', tg_argv[1], tg_argv[2]);
  change record;
begin
  for change in execute format(
    'select person, sum(bytes) as bytes, sum(files) as files from (%s) changes where person is not null
     group by person order by person',
    case tg_op when 'INSERT' then gained when 'DELETE' then lost
      else gained || ' union all ' || lost end)
  loop
    perform private.count_bytes(change.person, tg_argv[0], change.bytes::bigint, is_new);
    if tg_argv[0] = 'photos' then
      perform private.count_files(change.person, change.files, change.bytes::bigint);
    end if;
  end loop;
  return null;
end;
$$;

-- Every table whose rows one person may make many or large.
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
    ('public.consistency_reviews', 'texts', 't.user_id', 'octet_length(t::text)'),
    ('public.phrases', 'texts', 't.user_id', 'octet_length(t::text)')
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
  end loop;
end $$;

-- What the caller keeps, in bytes: { most, photos, revisions, templates, texts }.
create function public.storage_usage() returns jsonb language plpgsql stable security definer set search_path = ''
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

revoke execute on function private.bytes_text(bigint), private.quota_refusal(uuid, bigint),
  private.files_refusal(uuid, integer), private.full_storage_refusal(bigint, bigint),
  private.upload_refusal(uuid, bigint), private.refuse_beyond_all(bigint),
  private.count_bytes(uuid, text, bigint, boolean), private.count_files(uuid, bigint, bigint),
  private.owner_of_file(text, text), private.count_rows()
  from public, anon, authenticated;
revoke execute on function public.storage_usage() from public, anon;
grant execute on function public.storage_usage() to authenticated;
