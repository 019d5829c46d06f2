-- What the analyst's answers cost a person this month stays when a report or the account goes, as what they used does;
-- and no caller says what it was: functions record it with the service role, as they do sums of photos.

create table private.kept_costs (
  address_hash text not null,
  month date not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  primary key (address_hash, month)
);
alter table private.kept_costs enable row level security;
revoke all on private.kept_costs from public, anon, authenticated, service_role;

drop function public.add_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision);

-- Adds what one call of an analyst took to the costs of a report, and to its owner's month. Names beyond a hundred for
-- a report count as one.
create function public.record_analyst_cost(
  p_report uuid, p_task text, p_analyst text, p_questions integer, p_input_tokens bigint,
  p_output_tokens bigint, p_seconds double precision
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  named text := left(p_analyst, 200);
  owner uuid;
  this_month constant date := date_trunc('month', now() at time zone 'utc')::date;
  tokens_in constant bigint := greatest(0, p_input_tokens);
  tokens_out constant bigint := greatest(0, p_output_tokens);
begin
  select r.user_id into owner from public.reports r where r.id = p_report;
  if owner is null then
    return;
  end if;
  if not exists (
    select from public.analyst_costs c
    where c.report_id = p_report and c.task = p_task and c.analyst = named
  ) and (select count(*) from public.analyst_costs c where c.report_id = p_report) >= 100 then
    named := 'others';
  end if;
  insert into public.analyst_costs as c
    (report_id, user_id, task, analyst, calls, questions, input_tokens, output_tokens, seconds)
  values (p_report, owner, p_task, named, 1, greatest(0, p_questions), tokens_in, tokens_out,
    greatest(0, p_seconds))
  on conflict (report_id, task, analyst) do update set
    calls = c.calls + 1, questions = c.questions + excluded.questions,
    input_tokens = c.input_tokens + excluded.input_tokens,
    output_tokens = c.output_tokens + excluded.output_tokens,
    seconds = c.seconds + excluded.seconds;
  delete from private.kept_costs k where k.month < this_month;
  insert into private.kept_costs as k (address_hash, month, input_tokens, output_tokens)
  select private.address_hash(u.email), this_month, tokens_in, tokens_out
  from auth.users u where u.id = owner and u.email is not null
  on conflict (address_hash, month) do update set
    input_tokens = k.input_tokens + excluded.input_tokens,
    output_tokens = k.output_tokens + excluded.output_tokens;
end;
$$;
revoke execute on function
  public.record_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision)
  from public, anon, authenticated;
grant execute on function
  public.record_analyst_cost(uuid, text, text, integer, bigint, bigint, double precision)
  to service_role;

-- Restated by its own text: the tokens of the page People are the month's, whatever was deleted since.
do $do$
declare
  old text := pg_get_functiondef('public.list_people(text, integer)'::regprocedure);
  new text := replace(old, 'from public.analyst_costs c where c.user_id = u.id',
    $$from private.kept_costs c where c.address_hash = private.address_hash(u.email)
            and c.month = date_trunc('month', today)::date$$);
begin
  if new = old then
    raise exception 'list_people is not what this migration changes';
  end if;
  execute new;
end
$do$;
