-- The waitlist, which anybody may join, also past the app. What visitors send is bounded here, whichever host is in
-- front: one address in a statement, thirty an hour from one network, a thousand an hour in all. A caller with the
-- service key may still load a list.

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
create index signup_emails_created_at on public.signup_emails (created_at);

alter table public.signup_emails enable row level security;
revoke all on public.signup_emails from anon, authenticated;
grant all on public.signup_emails to service_role;
-- Anybody may join, nobody reads the list through the API.
grant insert (email, referral_source) on public.signup_emails to anon, authenticated;
create policy "Visitors join the waitlist" on public.signup_emails
  for insert to anon, authenticated with check (true);

-- When visitors joined, for an hour. By network, since a household has a whole one to choose addresses from.
create table private.waitlist_visits (
  visitor inet not null,
  came_at timestamptz not null default now()
);
create index waitlist_visits_by_visitor on private.waitlist_visits (visitor, came_at);
create index waitlist_visits_came_at on private.waitlist_visits (came_at);
alter table private.waitlist_visits enable row level security;
revoke all on private.waitlist_visits from public, anon, authenticated, service_role;

-- The network that a request came from, as Supabase's edge says; null where nothing says it. The last address of
-- X-Forwarded-For is the one that the nearest proxy saw: those before it are whatever the visitor wrote.
create function private.visitor_network() returns inet language plpgsql stable set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address inet;
begin
  address := btrim(coalesce(headers ->> 'cf-connecting-ip',
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')))::inet;
  return case when family(address) = 6 then network(set_masklen(address, 64))::inet else address end;
exception when invalid_text_representation then
  return null;
end;
$$;

-- security definer because visitors may read neither the list nor who came. PT429 is answered as 429 by every data
-- service. A refused statement takes its count with it, so that this counts who was let in.
create function private.bound_waitlist() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  an_hour_ago constant timestamptz := now() - interval '1 hour';
  network constant inet := private.visitor_network();
begin
  if current_setting('role') not in ('anon', 'authenticated') then
    return case when tg_level = 'ROW' then new end;
  end if;
  if tg_level = 'ROW' then
    if current_setting('private.waitlist_has_row', true) = 'true' then
      raise exception 'The waitlist takes one address at a time.' using errcode = 'PT400';
    end if;
    perform set_config('private.waitlist_has_row', 'true', true);
    return new;
  end if;
  perform set_config('private.waitlist_has_row', '', true);
  -- Thirty-three networks of 30, and an end to what everybody together can store in an hour.
  if exists (select from public.signup_emails e where e.created_at > an_hour_ago offset 999) then
    raise exception 'Too many people are signing up at the moment. Please try again in an hour.'
      using errcode = 'PT429';
  end if;
  if network is null then
    return null;
  end if;
  if exists (
    select from private.waitlist_visits v
    where v.visitor = network and v.came_at > an_hour_ago offset 29
  ) then
    raise exception 'Too many sign-ups came from this address. Please try again in an hour.'
      using errcode = 'PT429';
  end if;
  delete from private.waitlist_visits v where v.came_at <= an_hour_ago;
  insert into private.waitlist_visits (visitor) values (network);
  return null;
end;
$$;
create trigger bound_waitlist before insert on public.signup_emails
  for each statement execute function private.bound_waitlist();
create trigger bound_waitlist_rows before insert on public.signup_emails
  for each row execute function private.bound_waitlist();
revoke execute on function private.visitor_network(), private.bound_waitlist()
  from public, anon, authenticated;
