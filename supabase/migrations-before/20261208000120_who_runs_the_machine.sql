-- Two roles in one: whoever runs the people (invites, limits, suspends), and whoever runs the machine, who may also say
-- to which server everybody's photos go. An administrator named before did both.
alter table private.administrators add column runs_machine boolean not null default true;

create function private.runs_machine(p_person uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.administers(p_person) and not exists (
    select from auth.users u
    join private.administrators a on a.address = private.plain_address(u.email)
    where u.id = p_person and not a.runs_machine
  )
$$;
revoke execute on function private.runs_machine(uuid) from public, anon, authenticated;

-- Choosing the model is an act, with the server's address in its detail.
alter table private.administrator_acts drop constraint administrator_acts_known;
alter table private.administrator_acts add constraint administrator_acts_known check (
  act in ('invited', 'withdrew', 'limited', 'suspended', 'resumed', 'connected', 'disconnected')
);
