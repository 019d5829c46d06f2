-- Moves and counts the rows of a database from before the baseline, once the baseline's tables and functions are
-- there. Run where that is done already it changes nothing.

-- Word files and signed contents lay in the rows that are listed. The triggers would count them, and refuse what is
-- beyond a quota. A dropped column keeps its room until its row is written again, which cluster does.
do $$ begin
  if exists (select from pg_attribute
    where attrelid = 'public.signed_revisions'::regclass and attname = 'content' and not attisdropped)
  then
    alter table private.template_files disable trigger user;
    alter table private.signed_contents disable trigger user;
    insert into private.template_files (template_id, user_id, content)
      select id, user_id, content from public.document_templates;
    insert into private.signed_contents (revision_id, user_id, content)
      select id, user_id, content from public.signed_revisions;
    alter table private.template_files enable trigger user;
    alter table private.signed_contents enable trigger user;
    alter table public.document_templates drop column content;
    alter table public.signed_revisions drop column content;
    cluster public.document_templates using document_templates_pkey;
    cluster public.signed_revisions using signed_revisions_pkey;
    alter table public.document_templates set without cluster;
    alter table public.signed_revisions set without cluster;
  end if;
end $$;

-- Null stays for a revision whose name an earlier one has: what was signed stays as it was signed.
alter table public.signed_revisions disable trigger refuse_change;
update public.signed_revisions s set name = private.revision_name(s.number, s.label)
where s.name is null and not exists (
  select from public.signed_revisions e
  where e.report_id = s.report_id and e.number < s.number
    and lower(private.revision_name(e.number, e.label)) = lower(private.revision_name(s.number, s.label))
);
alter table public.signed_revisions enable trigger refuse_change;

-- Bytes and files that each person keeps, as the triggers count them from now on.
insert into private.stored_bytes (user_id, kind, bytes)
select u.id, kept.kind, sum(kept.bytes)
from (
  select private.owner_of_file(o.bucket_id, o.name) as person, 'photos' as kind,
    coalesce((o.metadata ->> 'size')::bigint, 0) as bytes from storage.objects o
  union all select user_id, 'revisions', bytes from private.signed_contents
  union all select user_id, 'templates', bytes from private.template_files
  union all select user_id, 'texts', octet_length(t::text) from public.reports t
  union all select user_id, 'texts', octet_length(t::text) from public.observations t
  union all select user_id, 'texts', octet_length(t::text) from public.sections t
  union all select user_id, 'texts', octet_length(t::text) from public.versions t
  union all select user_id, 'texts', octet_length(t::text) from public.consistency_reviews t
) kept join auth.users u on u.id = kept.person
where exists (select from new_tables where name = 'private.stored_bytes')
group by u.id, kept.kind;
update private.stored_bytes s set files = counted.files
from (
  select private.owner_of_file(o.bucket_id, o.name) as person, count(*) as files from storage.objects o group by 1
) counted
where s.user_id = counted.person and s.kind = 'photos'
  and exists (select from new_tables where name = 'private.stored_in_all');
update private.stored_in_all set bytes = (
  select coalesce(sum(s.bytes), 0) from private.stored_bytes s where s.kind = 'photos'
) where part = 0 and exists (select from new_tables where name = 'private.stored_in_all');

-- Room for originals, unless somebody chose another number.
update private.quota set files_per_person = 150000
where files_per_person = 100000 and exists (
  select from pg_attrdef d where d.adrelid = 'private.quota'::regclass and pg_get_expr(d.adbin, d.adrelid) = '100000');
alter table private.quota alter column files_per_person set default 150000;

-- A database that has accounts keeps its settings, and its first account stays an administrator if it was one.
insert into private.settings (name, value)
select setting.name, setting.value
from private.sign_up s, private.quota q, lateral (values
  ('SIGN_UP', case s.mode when 'domain'
    then 'domain:' || array_to_string(array(select unnest(s.domains) order by 1), ',') else s.mode end),
  ('STORAGE_QUOTA_PER_PERSON_MB', trim_scale(q.bytes_per_person / 1048576.0)::text),
  ('STORAGE_QUOTA_MB', coalesce(trim_scale(q.bytes_in_all / 1048576.0)::text, 'none')),
  ('FIRST_ACCOUNT', case when exists (select from private.first_account_administers)
    then (select u.id::text from auth.users u order by u.created_at, u.id limit 1) else 'nobody' end)
) setting (name, value)
where exists (select from auth.users) and exists (select from new_tables where name = 'private.settings');
drop table private.first_account_administers;
insert into private.signed_in (user_id)
select u.id from auth.users u
where (u.last_sign_in_at > u.created_at + interval '1 minute'
    or exists (select from public.reports r where r.user_id = u.id))
  and exists (select from new_tables where name = 'private.signed_in');
