-- Phrases that a person keeps beside those in their rows: typed, or imported from a list of their own. Offered while a
-- row is typed, and printed nowhere.

create table public.phrases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  field text not null
    constraint phrases_field check (field in ('element', 'defect', 'recommendation')),
  text text not null
    constraint phrases_text_length check (char_length(text) <= 1000 and btrim(text) <> ''),
  created_at timestamptz not null default now()
);
-- A person's are read together, counted by it, and deleted with the account.
create index phrases_user_id on public.phrases (user_id, created_at, id);

alter table public.phrases enable row level security;
revoke all on public.phrases from anon, authenticated;
grant all on public.phrases to service_role;
grant select, insert, delete on public.phrases to authenticated;
grant update (field, text) on public.phrases to authenticated;
create policy "Inspectors read their own phrases" on public.phrases
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors keep phrases of their own" on public.phrases
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors change their own phrases" on public.phrases
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove their own phrases" on public.phrases
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.phrases
  as restrictive for all to authenticated using ((select private.session_is_live()));

-- Eight times what is sold as a library, and a limit to what one account can make everybody's database hold.
create function private.bound_phrases() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from (select distinct user_id from added) person
    where exists (
      select from public.phrases p where p.user_id = person.user_id offset 2000
    )
  ) then
    raise exception 'You have 2,000 phrases, which is as many as one person can keep. Delete those that you no longer need, then try again.'
      using errcode = 'PT409';
  end if;
  return null;
end;
$$;
create trigger bound_phrases
  after insert on public.phrases referencing new table as added
  for each statement execute function private.bound_phrases();
revoke execute on function private.bound_phrases() from public, anon, authenticated;
