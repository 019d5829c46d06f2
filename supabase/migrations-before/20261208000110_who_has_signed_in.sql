-- Whose link was pressed once: the embedded host keeps letters for them that strangers cannot use up. The sign-in
-- service does not tell: an account is made, confirmed and noted as signed in when somebody asks for a link to it.

create table private.signed_in (
  user_id uuid primary key references auth.users (id) on delete cascade
);
alter table private.signed_in enable row level security;
revoke all on private.signed_in from public, anon, authenticated, service_role;

insert into private.signed_in (user_id)
select u.id from auth.users u
where u.last_sign_in_at > u.created_at + interval '1 minute'
  or exists (select from public.reports r where r.user_id = u.id);
