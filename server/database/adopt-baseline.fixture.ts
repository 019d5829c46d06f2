import type { Database } from './database.ts';

const PERSON = '11111111-1111-4111-8111-111111111111';
const REPORT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const ROW = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
const REVISION = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc';
const PHOTO = `${PERSON}/${REPORT}/1_wall.jpg`;

/** A person with something in every table of the first fifteen migrations. */
const FILL = [
  `insert into auth.users (id, email) values ('${PERSON}', 'o@example.com')`,
  `insert into auth.sessions (id, user_id) values ('${PERSON}', '${PERSON}')`,
  `insert into storage.objects (bucket_id, name, metadata) values ('inspection_photos', '${PHOTO}', '{"size": 1000}')`,
  `insert into public.reports (id, user_id, title, client_name, rating_scheme, not_inspected)
     values ('${REPORT}', '${PERSON}', 'Bridge 7', 'Town', '{"id": "rics"}', 'Roof void')`,
  `insert into public.observations (id, report_id, user_id, photo, element, defect, recommendation, note, rating)
     values ('${ROW}', '${REPORT}', '${PERSON}',
       'http://127.0.0.1/storage/v1/object/public/inspection_photos/${PHOTO}', 'Pier', 'Spalling', 'Repair', 'Mine', '3')`,
  // The text that it replaces becomes a version.
  `update public.observations set defect = 'Spalling, 20 mm deep' where id = '${ROW}'`,
  `insert into public.sections (report_id, user_id, heading, paragraph) values ('${REPORT}', '${PERSON}', 'Discussion', 'See Photo 1.')`,
  `insert into public.style_profiles (user_id, style_hint) values ('${PERSON}', 'Short.')`,
  `insert into public.signup_emails (email) values ('w@example.com')`,
  `insert into public.analyst_usage (user_id, day, task, used) values ('${PERSON}', current_date, 'analysis', 3)`,
  `insert into public.analyst_costs (report_id, user_id, task, analyst, calls) values ('${REPORT}', '${PERSON}', 'photo', 'gpt', 3)`,
  `insert into public.consistency_reviews (report_id, user_id, analyst) values ('${REPORT}', '${PERSON}', 'gpt')`,
  `insert into public.letterheads (user_id, firm_name) values ('${PERSON}', 'Ours')`,
  `insert into public.document_templates (user_id, name, content, sha256) values ('${PERSON}', 'House style', 'UEsDBA==', '${'a'.repeat(64)}')`,
  `insert into public.signed_revisions (id, report_id, user_id, number, label, signatory, content, content_hash)
     select '${REVISION}', '${REPORT}', '${PERSON}', 1, 'A', '{"name": "Ann"}', c, private.sum_of(c)
     from (select '{"rows": [1.50]}'::jsonb as c) content`,
  `insert into private.signed_files (name, revision_id) values ('${PHOTO}', '${REVISION}')`,
];

export async function fillTablesOfThen({ exec }: Database): Promise<void> {
  for (const statement of FILL) await exec(statement);
}

/** Photos that were being analysed, or had failed, when the old migrations ended. */
export async function fillAnalysesOfThen({ exec }: Database): Promise<void> {
  await exec(`insert into public.background_analyses (report_id, user_id, session_id, waiting)
    values ('${REPORT}', '${PERSON}', '${PERSON}', '{${ROW}}')`);
  await exec(`insert into public.observations (report_id, user_id, photo, analysis_failure)
    values ('${REPORT}', '${PERSON}', 'x', 'photo_unreadable')`);
}

type Row = Record<string, unknown>;

/** Every row of what people store, by its table. */
export async function readRows({ query }: Database): Promise<Map<string, Row[]>> {
  const { rows: tables } = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private') or (schemaname, tablename) in (('auth', 'users'), ('storage', 'objects'))`,
  );
  const all = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** Columns that lie in a table of their own today. */
const MOVED: Record<string, string> = {
  'public.document_templates': 'private.template_files',
  'public.signed_revisions': 'private.signed_contents',
};

/** Rows of before, each with its table, of which a value is nowhere. */
export function lostRows(before: Map<string, Row[]>, after: Map<string, Row[]>): unknown[] {
  return [...before].flatMap(([table, rows]) =>
    rows
      .filter((row) => {
        const { content, ...others } = row;
        const moved = MOVED[table];
        const isMoved = moved !== undefined && content !== undefined;
        const isThere = holds(after.get(table) ?? [], isMoved ? others : row);
        return !isThere || (isMoved && !holds(after.get(moved) ?? [], { content }));
      })
      .map((row) => ({ table, ...row })),
  );
}

const holds = (rows: Row[], wanted: Row) =>
  rows.some((row) =>
    Object.entries(wanted).every(
      ([key, value]) => JSON.stringify(row[key]) === JSON.stringify(value),
    ),
  );
