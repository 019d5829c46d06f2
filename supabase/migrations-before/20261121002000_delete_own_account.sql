-- A person's account, deleted by that person alone: the id comes from the token, never from the call.

-- security definer because nobody may write the sign-in service's tables in any other way. Whoever
-- owns the migrations may: on hosted projects the role postgres has every right on schema auth.
create function public.delete_own_account()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := (select auth.uid());
  address text;
  trace record;
begin
  if person is null or not (select private.session_is_live()) then
    raise exception 'A signed-in user is required' using errcode = '42501';
  end if;
  -- The bucket is public and a file outlives its row, so none may be left when its owner is gone.
  -- A uuid holds none of LIKE's wildcards. PT409 is answered as 409 by every data service.
  if exists (
    select from storage.objects
    where bucket_id = 'inspection_photos' and name like person::text || '/%'
  ) then
    raise exception 'Files of this account are still stored; remove them first'
      using errcode = 'PT409';
  end if;

  -- Everything with a foreign key to the person or to their reports goes with this row.
  delete from auth.users where id = person returning email into address;
  delete from public.signup_emails where lower(email) = lower(address);

  -- What the sign-in service keeps about a person without a foreign key. Which of these tables exist,
  -- and of what type their columns are, differs between its versions: a literal fits all of them.
  for trace in
    select relation, person_in_it from (values
      ('auth.refresh_tokens', 'user_id'),
      ('auth.flow_state', 'user_id'),
      ('auth.audit_log_entries', 'payload ->> ''actor_id''')
    ) as traces (relation, person_in_it)
    where to_regclass(relation) is not null
  loop
    execute format('delete from %s where %s = %L', trace.relation, trace.person_in_it, person);
  end loop;
end;
$$;

revoke execute on function public.delete_own_account() from public, anon;
grant execute on function public.delete_own_account() to authenticated;

-- Without it a deletion reads the whole log, which grows with every refreshed session. Hosted projects
-- keep the table to themselves and read it fast enough.
do $$ begin
  if to_regclass('auth.audit_log_entries') is not null then
    create index if not exists audit_log_entries_by_actor
      on auth.audit_log_entries ((payload ->> 'actor_id'));
  end if;
exception when insufficient_privilege then null;
end $$;
