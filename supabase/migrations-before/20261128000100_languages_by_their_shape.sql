-- A new language needed a migration, because the constraint listed the eight there were. The column now takes whatever has the
-- shape of a language's tag, "pl" or "pt-BR". Which languages there are is the list of the functions and the app: they refuse
-- others where a report is changed, and read one that they do not know as English.
alter table public.reports
  drop constraint reports_language_known,
  add constraint reports_language_is_tag check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$');
