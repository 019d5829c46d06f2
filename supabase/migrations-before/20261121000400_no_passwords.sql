-- Nobody in this product has a password: people sign in by a mailed link. A password that somebody set on
-- an address before its owner came would open the account afterwards, so none is ever kept, whatever
-- route of the sign-in service it came by.

-- For what policies and triggers call: the data service offers the public schema alone.
create schema private;
grant usage on schema private to authenticated;

create function private.keep_no_password()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end;
$$;

revoke execute on function private.keep_no_password() from public, anon, authenticated;

create trigger keep_no_password
  before insert or update of encrypted_password on auth.users
  for each row execute function private.keep_no_password();

-- Passwords from before, and whoever came in by one: everybody signs in once more.
update auth.users set encrypted_password = null where encrypted_password is not null;
delete from auth.sessions;
