-- What a person enters once for all of their reports: the firm and the author, with a logo and a signature. Both
-- pictures stay in the row, because the files of the bucket are read by whoever knows their address.

-- Whether a jsonb is a PNG or a JPEG of at most so many pixels, written in base64. Its first characters are what a
-- file of its kind begins with. Never null, which a constraint would take for yes.
create function private.is_picture(picture jsonb, most_wide integer, most_high integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(picture) = 'object' then coalesce(
    picture - '{media_type,width,height,data,sha256}'::text[] = '{}'
    and jsonb_typeof(picture -> 'data') = 'string'
    and char_length(picture ->> 'data') <= 307200
    and char_length(picture ->> 'data') % 4 = 0
    and picture ->> 'data' ~ '^[A-Za-z0-9+/]+={0,2}$'
    and case picture ->> 'media_type'
      when 'image/png' then starts_with(picture ->> 'data', 'iVBORw0KGgo')
      when 'image/jpeg' then starts_with(picture ->> 'data', '/9j/')
      else false
    end
    and picture ->> 'sha256' ~ '^[0-9a-f]{64}$'
    and picture ->> 'width' ~ '^[0-9]+$' and picture ->> 'height' ~ '^[0-9]+$'
    and picture -> 'width' between '1' and to_jsonb(most_wide)
    and picture -> 'height' between '1' and to_jsonb(most_high),
    false
  ) else false end
$$;

create table public.letterheads (
  user_id uuid primary key references auth.users (id) on delete cascade,
  firm_name text not null default ''
    constraint letterheads_firm_name_length check (char_length(firm_name) <= 200),
  -- Several lines.
  firm_address text not null default ''
    constraint letterheads_firm_address_length check (char_length(firm_address) <= 600),
  firm_registration text not null default ''
    constraint letterheads_firm_registration_length check (char_length(firm_registration) <= 200),
  firm_phone text not null default ''
    constraint letterheads_firm_phone_length check (char_length(firm_phone) <= 60),
  firm_email text not null default ''
    constraint letterheads_firm_email_length check (char_length(firm_email) <= 320),
  firm_website text not null default ''
    constraint letterheads_firm_website_length check (char_length(firm_website) <= 300),
  author_name text not null default ''
    constraint letterheads_author_name_length check (char_length(author_name) <= 200),
  -- What stands after the name: "BEng (Hons) CEng MICE".
  author_letters text not null default ''
    constraint letterheads_author_letters_length check (char_length(author_letters) <= 200),
  author_membership text not null default ''
    constraint letterheads_author_membership_length check (char_length(author_membership) <= 100),
  logo jsonb
    constraint letterheads_logo_form check (logo is null or private.is_picture(logo, 1200, 600)),
  signature jsonb
    constraint letterheads_signature_form
      check (signature is null or private.is_picture(signature, 900, 300)),
  updated_at timestamptz not null default now()
);

-- By the server's clock: whoever prints it can tell whether it has changed since.
create function private.note_letterhead_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create trigger note_letterhead_change
  before update on public.letterheads
  for each row execute function private.note_letterhead_change();

revoke execute on function private.note_letterhead_change() from public, anon, authenticated;
revoke execute on function private.is_picture(jsonb, integer, integer) from public, anon;
-- A constraint is checked with the rights of whoever writes the row.
grant execute on function private.is_picture(jsonb, integer, integer)
  to authenticated, service_role;

alter table public.letterheads enable row level security;
revoke all on public.letterheads from anon, authenticated;
grant all on public.letterheads to service_role;
grant select, insert, delete on public.letterheads to authenticated;
grant update (firm_name, firm_address, firm_registration, firm_phone, firm_email, firm_website,
  author_name, author_letters, author_membership, logo, signature) on public.letterheads
  to authenticated;

create policy "Inspectors read their own letterhead" on public.letterheads
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Inspectors set their own letterhead" on public.letterheads
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Inspectors change their own letterhead" on public.letterheads
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Inspectors remove their own letterhead" on public.letterheads
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "A session that has ended reads and changes nothing" on public.letterheads
  as restrictive for all to authenticated using ((select private.session_is_live()));
