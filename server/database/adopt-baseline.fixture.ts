import type { Queries } from './database.ts';

export const PERSON = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const NEWCOMER = '33333333-3333-4333-8333-333333333333';

const uuid = (letter: string, number: number) =>
  `${letter.repeat(8)}-${letter.repeat(4)}-4${letter.repeat(3)}-8${letter.repeat(3)}-${letter.repeat(11)}${number}`;
const [BRIDGE, TUNNEL, DELETED, OTHERS] = [1, 2, 3, 4].map((n) => uuid('a', n));
const row = (n: number) => uuid('b', n);
const revision = (n: number) => uuid('c', n);

const PHOTO = `${PERSON}/${BRIDGE}/1_wall.jpg`;
const ADDRESS = 'http://127.0.0.1/storage/v1/object/public/inspection_photos';

const proposal = (element: string, defect: string, recommendation: string, outcome = 'defect') =>
  `'${JSON.stringify({ analyst: 'gpt', element, defect, recommendation, severity: 'minor', confidence: 0.7, outcome })}'`;

const addFile = (name: string, metadata = `'{"size": 1000}'`) =>
  `insert into storage.objects (bucket_id, name, metadata) values ('inspection_photos', '${name}', ${metadata})`;

const addReport = (id: string | undefined, person: string, title: string, language: string) =>
  `insert into public.reports (id, user_id, title, client_name, language, rating_scheme, not_inspected, layout, revision)
     values ('${id}', '${person}', '${title}', 'Town', '${language}', '{"id": "rics"}', 'Roof void', '{"cover_photo": "${row(1)}"}', 'A')`;

/** As signing wrote it while contents lay in their rows. */
const sign = (number: number, report: string | undefined, label: string, content: string) =>
  `insert into public.signed_revisions (id, report_id, user_id, number, label, signatory, content, content_hash, previous_id)
     select '${revision(number)}', '${report}', '${PERSON}', ${report === DELETED ? 1 : number}, '${label}', '{"name": "Ann"}', c, private.sum_of(c),
       (select max(s.id::text)::uuid from public.signed_revisions s where s.report_id = '${report}')
     from (select '${content}'::jsonb as c) content`;

/** Something in every table of the migrations that every database taken along has run. */
const FIRST = [
  `insert into auth.users (id, email, created_at, last_sign_in_at) values
     ('${PERSON}', 'o@example.com', '2026-11-01', '2026-11-02'),
     ('${OTHER}', 'B+x@Example.com', '2026-11-02', '2026-11-02'),
     ('${NEWCOMER}', 'c@example.org', '2026-11-03', null)`,
  `insert into auth.sessions (id, user_id) values ('${PERSON}', '${PERSON}')`,
  addFile(PHOTO),
  addFile(`${OTHER}/${OTHERS}/x.png`, 'null'),
  addFile('nobodys.jpg'),
  addFile(`${uuid('9', 9)}/of-an-account-that-is-gone.jpg`),
  addReport(BRIDGE, PERSON, 'Bridge 7', 'en'),
  addReport(TUNNEL, PERSON, 'Tunnel', 'ja'),
  addReport(DELETED, PERSON, 'To be deleted', 'de'),
  addReport(OTHERS, OTHER, 'Theirs', 'pt'),
  `insert into public.observations
     (id, report_id, user_id, position, photo, photo_hash, element, defect, recommendation, proposal, note, rating, severity, urgency, marks) values
     ('${row(1)}', '${BRIDGE}', '${PERSON}', 1, '${ADDRESS}/${PHOTO}', '${'1'.repeat(64)}', 'Pier', 'Spalling', 'Repair', null, 'Mine', '3', 'major', 'soon',
       '[{"kind": "line", "points": [[0.1, 0.2], [0.3, 0.4]]}]'),
     ('${row(2)}', '${BRIDGE}', '${PERSON}', 2, 'x', null, 'Wall', 'A crack', 'Seal', ${proposal('Wall', 'A crack', 'Seal')}, '', '', null, null, null),
     ('${row(3)}', '${BRIDGE}', '${PERSON}', 3, 'y', null, 'Wall', 'A crack of mine', 'Seal', ${proposal('Wall', 'A crack', 'Seal')}, '', '2', null, null, null),
     ('${row(4)}', '${BRIDGE}', '${PERSON}', 4, 'z', null, '', '', '', ${proposal('', '', '', 'not_assessed')}, '', '', null, null, null),
     ('${row(5)}', '${TUNNEL}', '${PERSON}', 1, '', null, '壁', 'ひび割れ 写真1', '補修', null, '', '', null, null, null),
     ('${row(6)}', '${OTHERS}', '${OTHER}', 1, '', null, 'Slab', 'No visible defect', 'None', null, '', '', null, null, null),
     ('${row(7)}', '${BRIDGE}', '${PERSON}', 7, '', null, 'Gone', 'Deleted by its owner', '', null, '', '1', null, null, null)`,
  // Each keeps the row of before as a version.
  `update public.observations set hand = 'accepted' where id = '${row(2)}'`,
  `update public.observations set defect = 'Spalling, see Photo 2', photo_refs = '{"2": "${row(2)}"}' where id = '${row(1)}'`,
  `update public.observations set element = 'New', defect = 'N', recommendation = 'N', proposal = ${proposal('New', 'N', 'N')} where id = '${row(6)}'`,
  `delete from public.observations where id = '${row(7)}'`,
  `insert into public.sections (report_id, user_id, heading, paragraph, proposal, photo_refs) values
     ('${BRIDGE}', '${PERSON}', 'Discussion', 'See Photo 1.', '{"analyst": "gpt"}', '{"1": "${row(1)}"}'),
     ('${BRIDGE}', '${PERSON}', 'recommendation ', 'Do it.', null, '{}')`,
  `update public.sections set paragraph = 'See Photos 1 and 3.' where heading = 'Discussion'`,
  `insert into public.style_profiles (user_id, style_hint) values ('${PERSON}', 'Short.')`,
  `insert into public.signup_emails (email, referral_source) values ('w@example.com', 'Other')`,
  `insert into public.analyst_usage (user_id, day, task, used) values ('${PERSON}', current_date, 'analysis', 3)`,
  `insert into public.analyst_costs (report_id, user_id, task, analyst, calls) values ('${BRIDGE}', '${PERSON}', 'photo', 'gpt', 3)`,
  `insert into public.consistency_reviews (report_id, user_id, analyst, suggestions) values ('${BRIDGE}', '${PERSON}', 'gpt', '[{"a": 1}]')`,
  `insert into public.letterheads (user_id, firm_name, author_name) values ('${PERSON}', 'Ours', 'Ann')`,
  `insert into public.document_templates (user_id, name, content, sha256) values
     ('${PERSON}', 'House style', 'UEsDBA==', '${'a'.repeat(64)}'), ('${OTHER}', 'Theirs', 'UEsDBBBB', '${'b'.repeat(64)}')`,
  // The second and the fourth have a name that another has: they were signed before names were looked at.
  sign(1, BRIDGE, 'A', '{"rows": [1.50], "a": null}'),
  sign(2, BRIDGE, ' a ', '{"rows": []}'),
  sign(3, BRIDGE, '', '{"report": {}}'),
  sign(4, BRIDGE, '3', '{}'),
  sign(5, DELETED, '', '{}'),
  `insert into private.signed_files (name, revision_id) values ('${PHOTO}', '${revision(1)}')`,
];

/** Statements by the table or column that they need: rows that people add then, and what hosts set. */
const LATER: readonly [string, string][] = [
  [
    'private.template_files',
    `with added as (insert into public.document_templates (user_id, name, sha256) values ('${PERSON}', 'Later', '${'c'.repeat(64)}') returning id)
     insert into private.template_files (template_id, user_id, content) select id, '${PERSON}', 'UEsDBCCC' from added`,
  ],
  [
    'private.photo_sums',
    `insert into private.photo_sums (name, report_id, version, sum) values ('${PHOTO}', '${BRIDGE}', 'v', '${'d'.repeat(64)}')`,
  ],
  ['public.signed_tombstones', `delete from public.reports where id = '${DELETED}'`],
  ['private.quota', 'update private.quota set bytes_per_person = 5368709120'],
  ['private.stored_bytes', addFile(`${NEWCOMER}/${OTHERS}/c.jpg`)],
  [
    'public.signed_revisions.name',
    `insert into public.signed_revisions (id, report_id, user_id, number, label, name, signatory, content_hash)
       values ('${revision(6)}', '${TUNNEL}', '${PERSON}', 1, 'C', 'C', '{"name": "Ann"}', '${'7'.repeat(64)}');
     insert into private.signed_contents (revision_id, user_id, content) values ('${revision(6)}', '${PERSON}', '{"r": 2}')`,
  ],
  [
    'public.reports.archived_at',
    `update public.reports set archived_at = now(), exported_at = now(), language = 'pl-PL' where id = '${TUNNEL}'`,
  ],
  [
    'public.phrases',
    `insert into public.phrases (user_id, field, text) values ('${PERSON}', 'defect', 'Hairline crack')`,
  ],
  [
    'private.stored_in_all',
    `update private.quota set bytes_in_all = 99999999999; ${addFile(`${NEWCOMER}/${OTHERS}/d.jpg`)}`,
  ],
  [
    'private.sign_up',
    `update private.sign_up set mode = 'domain', domains = '{example.org,example.com}';
     insert into private.invitations (address, invited_by) values ('new@example.com', '${PERSON}');
     insert into private.administrators (address) values ('o@example.com')`,
  ],
  [
    'private.first_account_administers',
    'insert into private.first_account_administers default values',
  ],
  ['private.waitlist_visits', `insert into private.waitlist_visits (visitor) values ('192.0.2.1')`],
  [
    'private.person_limits',
    `insert into private.person_limits (user_id, analyses) values ('${OTHER}', 5);
     insert into private.administrator_acts (administrator, act, whom) values ('o@example.com', 'invited', 'new@example.com')`,
  ],
  [
    'private.expiring_versions',
    `insert into private.expiring_versions (id, found_by) select id, '${PERSON}' from public.versions where reason = 'deleted' limit 1`,
  ],
  [
    'public.background_analyses',
    `insert into public.background_analyses (report_id, user_id, session_id, waiting)
       values ('${BRIDGE}', '${PERSON}', '${PERSON}', '{${row(4)}}')`,
  ],
  [
    'public.observations.drawing',
    `update public.observations set drawing = '{"marks": [{"id": 1}]}' where id = '${row(1)}';
     update public.observations set drawing = '{"marks": []}' where id = '${row(1)}'`,
  ],
  [
    'public.observations.finding_id',
    `update public.observations set finding_id = '${row(1)}' where id = '${row(3)}'`,
  ],
  [
    'public.observations.caption',
    `update public.observations set caption = 'crack 2 mm' where id = '${row(2)}'`,
  ],
  [
    'public.observations.left_over',
    `update public.observations set left_over = '{"of": "x"}' where id = '${row(2)}';
     update public.consistency_reviews set failure = 'No answer';
     update public.background_analyses set failed = 1, code = 'timeout', reason = 'Slow', alike = 1;
     insert into public.observations (report_id, user_id, photo, analysis_failure) values ('${BRIDGE}', '${PERSON}', 'w', 'photo_unreadable')`,
  ],
  ['private.settings', `insert into private.settings (name, value) values ('OTHER', 'x')`],
  ['private.signed_in', `insert into private.signed_in (user_id) values ('${NEWCOMER}')`],
  ['private.administrators.runs_machine', 'update private.administrators set runs_machine = false'],
  [
    'private.kept_usage',
    `insert into private.kept_usage values ('hash', current_date, 'analysis', 2);
     insert into private.kept_limits (address_hash, analyses) values ('hash', 7)`,
  ],
  ['private.kept_costs', `insert into private.kept_costs values ('hash', '2026-11-01', 1, 2)`],
];

export async function fillTablesOfThen({ exec }: Queries): Promise<void> {
  for (const statement of FIRST) await exec(statement);
}

/** Adds what there is a table or a column for by now, each thing once. */
export function laterRows(): (database: Queries) => Promise<void> {
  const left = new Map(LATER);
  return async ({ query, exec }) => {
    for (const [place, statements] of [...left]) {
      const [schema, table, column] = place.split('.');
      const { rows } = await query(
        `select from information_schema.columns
         where table_schema = $1 and table_name = $2 and column_name = coalesce($3, column_name)`,
        [schema, table, column ?? null],
      );
      if (rows.length === 0) continue;
      await exec(statements);
      left.delete(place);
    }
  };
}

/** Photos that were being analysed, or had failed, when the old migrations ended. */
export async function fillAnalysesOfThen({ exec }: Queries): Promise<void> {
  await exec(`insert into public.background_analyses (report_id, user_id, session_id, waiting)
    values ('${BRIDGE}', '${PERSON}', '${PERSON}', '{${row(1)}}')`);
  await exec(`insert into public.observations (report_id, user_id, photo, analysis_failure)
    values ('${BRIDGE}', '${PERSON}', 'w', 'photo_unreadable')`);
}
