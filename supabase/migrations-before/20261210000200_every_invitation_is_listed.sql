-- All of the 10,000 that there may be: one that is not listed cannot be withdrawn. Nothing else of the function changes.
do $$ begin
  execute replace(pg_get_functiondef('public.list_invitations()'::regprocedure), ' limit 1000', '');
end $$;
