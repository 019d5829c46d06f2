import type { SharingHosts } from '../../testing/hosts/two-hosts.ts';

export interface Amounts {
  people: number;
  reports: number;
  rows: number;
}

/** About what a row of an inspection holds. */
const TEXTS = [
  `'Pier ' || place || ', north face'`,
  `'Crack of 0.3 mm along the bearing, ' || repeat('with stains of rust beneath it. ', 4)`,
  `'Seal it by injection, and look again after the next winter.'`,
];

/**
 * Adds so much of other people's to a database, past triggers: reports with their sections, rows with a stored photo
 * each, three earlier saves of each tenth row, a row of each fifty that was deleted forty days ago, and two sessions
 * of everybody. All have as much, so that what one person has does not grow with how many there are.
 */
export async function fillDatabase({ ask }: SharingHosts, amounts: Amounts): Promise<void> {
  const { people, reports, rows } = amounts;
  const [element, defect, recommendation] = TEXTS;
  await ask(`
    set session_replication_role = replica;
    create temporary table made as
      select gen_random_uuid() as id, n from generate_series(1, ${people}) as n;
    insert into auth.users (id, email, email_confirmed_at)
      select id, 'person-' || n || '-' || id || '@example.com', now() from made;
    create temporary table begun as
      select gen_random_uuid() as id, made.id as user_id from made, generate_series(1, 2);
    insert into auth.sessions (id, user_id, refreshed_at, aal) select id, user_id, now(), 'aal1' from begun;
    insert into auth.refresh_tokens (id, token, user_id, session_id)
      select gen_random_uuid(), md5(id::text), user_id, id from begun;
    create temporary table owned as
      select gen_random_uuid() as id, made.id as user_id, r.n
      from generate_series(1, ${reports}) as r (n) join made on made.n = 1 + r.n % ${people};
    insert into public.reports (id, user_id, title, created_at)
      select id, user_id, 'Viaduct ' || n, now() - n * interval '1 minute' from owned;
    insert into public.sections (report_id, user_id, heading, paragraph)
      select id, user_id, heading, repeat('The piers are sound. ', 40)
      from owned, unnest(array['Discussion', 'Recommendation']) as heading;
    create temporary table placed as
      select id, user_id, place, user_id || '/' || id || '/' || place || '.jpg' as path
      from owned, generate_series(1, ${Math.round(rows / reports)}) as place;
    insert into public.observations
      (report_id, user_id, position, element, defect, recommendation, photo)
      select id, user_id, place, ${element}, ${defect}, ${recommendation},
        'http://127.0.0.1/storage/v1/object/public/inspection_photos/' || path
      from placed;
    insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at)
      select 'inspection_photos', path, user_id, user_id::text,
        '{"size": 350000, "mimetype": "image/jpeg"}', now() - interval '2 days', now() - interval '2 days'
      from placed;
    insert into public.versions (report_id, user_id, kind, subject_id, kept, reason, kept_at)
      select o.report_id, o.user_id, 'observation', o.id, to_jsonb(o), 'edited', now() - save * interval '1 hour'
      from public.observations o join owned on owned.id = o.report_id, generate_series(1, 3) as save
      where o.position::integer % 10 = 0;
    insert into public.versions (report_id, user_id, kind, subject_id, kept, reason, kept_at)
      select o.report_id, o.user_id, 'observation', gen_random_uuid(), to_jsonb(o), 'deleted',
        now() - interval '40 days'
      from public.observations o join owned on owned.id = o.report_id where o.position::integer % 50 = 0;
    drop table made, begun, owned, placed;
    set session_replication_role = default;`);
  await ask('vacuum analyze');
}
