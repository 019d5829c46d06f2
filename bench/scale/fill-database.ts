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
 * Fills a database up to these amounts with other people's reports, rows, sections and stored photos, past triggers.
 * Everybody has as much, so that what one person has does not grow with how many there are.
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
    insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
      select 'inspection_photos', path, user_id, user_id::text,
        '{"size": 350000, "mimetype": "image/jpeg"}'
      from placed;
    drop table made, owned, placed;
    set session_replication_role = default;`);
  await ask('vacuum analyze');
}
