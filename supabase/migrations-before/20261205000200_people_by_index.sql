-- A sign-in finds a person by address and by what the mailed link carries, and so does whoever tries links. The sign-in
-- service has indexes of both with conditions that those questions do not name, so that auth.users was read whole. A
-- hosted project keeps the table, and its indexes, to itself.
do $$ begin
  create index if not exists users_by_email on auth.users (email);
  create index if not exists users_by_recovery_token on auth.users (recovery_token)
    where recovery_token is not null;
  create index if not exists users_by_confirmation_token on auth.users (confirmation_token)
    where confirmation_token is not null;
exception when insufficient_privilege then null;
end $$;
