-- What is uploaded has three bounds: a person's bytes, a person's files, and the bytes of all people together. All
-- three are counted here, so that they hold for any number of hosts and for a project that has none.

alter table private.quota
  -- Two files each for more observations than one person may have (private.refuse_excess).
  add column files_per_person integer not null default 100000 check (files_per_person > 0),
  -- Null for no bound. The embedded host writes its own setting here at each start.
  add column bytes_in_all bigint check (bytes_in_all > 0);

alter table private.stored_bytes add column files bigint not null default 0;
update private.stored_bytes s set files = counted.files
from (
  select private.owner_of_file(o.bucket_id, o.name) as person, count(*) as files from storage.objects o group by 1
) counted
where s.user_id = counted.person and s.kind = 'photos';

-- The bytes of all people's photos, in parts, which are added up. One row would be what every upload waits for; a
-- transaction writes to the part of its own connection, and adding up costs the same for ten people and a million.
create table private.stored_in_all (
  part integer primary key,
  bytes bigint not null default 0
);
insert into private.stored_in_all (part) select part from generate_series(0, 31) part;
update private.stored_in_all set bytes = (
  select coalesce(sum(s.bytes), 0) from private.stored_bytes s where s.kind = 'photos'
) where part = 0;

alter table private.stored_in_all enable row level security;
revoke all on private.stored_in_all from public, anon, authenticated, service_role;

-- That the photos of all people are as much as may be, as a sentence; null where so many bytes more, and as many again
-- in reserve, would fit.
create function private.full_storage_refusal(p_more bigint, p_reserve bigint default 0)
returns text
language sql stable security definer set search_path = ''
as $$
  select 'The storage is full, so this file was not stored. Free some space, then try again.'
  from private.quota q
  where q.bytes_in_all is not null
    and (select sum(s.bytes) from private.stored_in_all s) + p_more + p_reserve > q.bytes_in_all
$$;

-- Why a person may not keep so many files more, in a sentence for them; null where they may.
create function private.files_refusal(p_person uuid, p_more integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select 'You have stored ' || to_char(q.files_per_person, 'FM999,999,999') || ' files, which is as many as one person '
    || 'may have here. Delete reports or photos that you no longer need, then try again.'
  from private.quota q
  where (select s.files from private.stored_bytes s where s.user_id = p_person and s.kind = 'photos') + p_more
    > q.files_per_person
$$;

-- Asked before a file of so many bytes is received: the code and the sentence to refuse it with; no row where it fits.
create function private.upload_refusal(p_person uuid, p_bytes bigint)
returns table (code text, message text)
language sql stable security definer set search_path = ''
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
returns void
language plpgsql
security definer
set search_path = ''
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

-- What is counted of uploads alone, and what bounds them alone.
create function private.count_files(p_person uuid, p_files bigint, p_bytes bigint)
returns void
language plpgsql
security definer
set search_path = ''
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

-- As before, and counts files.
create or replace function private.count_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
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

revoke execute on function private.full_storage_refusal(bigint, bigint), private.files_refusal(uuid, integer),
  private.upload_refusal(uuid, bigint), private.refuse_beyond_all(bigint),
  private.count_files(uuid, bigint, bigint) from public, anon, authenticated;
