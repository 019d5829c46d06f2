-- As before, and what people use is looked up for the fifty that are shown, not for everybody. PostgreSQL takes the
-- counts of fifty people for long work and compiled it, which took longer than all the rest.

-- Fifty people by when they came, whose address has these words in it: { mode, total, people }. Counts alone.
create or replace function public.list_people(p_words text, p_page integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = '' set jit = off
as $$
declare
  words constant text := lower(btrim(left(coalesce(p_words, ''), 254)));
  page constant integer := least(greatest(coalesce(p_page, 1), 1), 1000000);
  today constant date := (now() at time zone 'utc')::date;
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'mode', (select s.mode from private.sign_up s),
    'total', (select count(*) from auth.users u where strpos(u.email, words) > 0),
    'people', coalesce((
      select jsonb_agg(to_jsonb(person) order by person.since, person.id)
      from (
        select u.id, u.email as address, u.created_at as since,
          greatest(u.last_sign_in_at, seen.at) as last_seen,
          coalesce(u.banned_until > now(), false) as is_suspended,
          private.administers(u.id) as is_administrator,
          l.analyses as most_analyses, l.generations as most_generations,
          (select count(*) from public.reports r where r.user_id = u.id) as reports,
          (select count(*) from public.observations o where o.user_id = u.id and o.photo <> '') as photos,
          (select coalesce(sum(b.bytes), 0) from private.stored_bytes b where b.user_id = u.id) as bytes,
          used.*, costs.*
        from (
          select * from auth.users u where strpos(u.email, words) > 0
          order by u.created_at, u.id limit 50 offset (page - 1) * 50
        ) u
        left join private.person_limits l on l.user_id = u.id
        left join lateral (
          select max(s.refreshed_at at time zone 'utc') as at from auth.sessions s where s.user_id = u.id
        ) seen on true
        cross join lateral (
          select
            coalesce(sum(a.used) filter (where a.task = 'analysis' and a.day = today), 0) as analyses_today,
            coalesce(sum(a.used) filter (where a.task = 'analysis'), 0) as analyses_this_month,
            coalesce(sum(a.used) filter (where a.task = 'generation' and a.day = today), 0) as generations_today,
            coalesce(sum(a.used) filter (where a.task = 'generation'), 0) as generations_this_month
          from public.analyst_usage a
          where a.user_id = u.id and a.day >= date_trunc('month', today)::date
        ) used
        cross join lateral (
          select coalesce(sum(c.input_tokens), 0) as input_tokens,
            coalesce(sum(c.output_tokens), 0) as output_tokens
          from public.analyst_costs c where c.user_id = u.id
        ) costs
      ) person
    ), '[]')
  );
end;
$$;
