import type { PRIVATE_TABLES } from '../../../testing/private-tables.ts';
import { FILE_BUCKETS } from '../../../supabase/functions/_shared/photo-address.ts';
import type { Belongings } from './cell.ts';

/** Part of everything of the owner's, so that any answer that leaks it is found. */
export const MARK = 'only the owner knows';
/** The beginning of a stored photo. */
export const PHOTO = Buffer.from(`\xff\xd8\xff\xe0 ${MARK}`, 'latin1');

/** A person's signature as the database keeps it: a PNG's first bytes. */
const SIGNATURE = JSON.stringify({
  media_type: 'image/png',
  width: 1,
  height: 1,
  data: 'iVBORw0KGgoA',
  sha256: '0'.repeat(64),
});
const METADATA = JSON.stringify({
  mimetype: 'image/jpeg',
  cacheControl: 'no-store',
  size: PHOTO.byteLength,
  eTag: '"1"',
  lastModified: '2026-01-02T03:04:05.000Z',
});
const WHEN = `'2026-01-02 03:04:05+00'`;

interface Table {
  name: string;
  /** Expressions of a row `t` for whose it is: a person, or a person's report or observation. */
  keys: string[];
  /** The part of a row `t` that is compared; all of it by default. */
  counts?: string;
  /** Makes a person's rows as they are to begin with; nothing where the attacks have none to go for. */
  insert?: (of: Belongings, mark: string) => string;
}

const OWN = ['t.user_id'];
const OWN_OR_OF_REPORT = ['t.user_id', 't.report_id'];

/** Each private table of the product's; what is inserted first is named by what follows. */
const PRIVATE: Record<(typeof PRIVATE_TABLES)[number], Omit<Table, 'name'>> = {
  reports: {
    keys: OWN,
    insert: ({ report, user }, mark) =>
      `(id, user_id, title, client_name, structure, scope, rating_scheme, rating_undo, inspection_date, created_at)
      values ('${report}', '${user}', '${mark}', '${mark}', '${mark}', '${mark}', '{"id":"rics"}', '{"scheme":null}', '2026-01-02', ${WHEN})`,
  },
  observations: {
    keys: OWN_OR_OF_REPORT,
    insert: ({ observation, report, user, photo }, mark) =>
      `(id, report_id, user_id, photo, element, defect, recommendation, rating, note, proposal, created_at, updated_at)
      values ('${observation}', '${report}', '${user}',
        'http://127.0.0.1/storage/v1/object/public/inspection_photos/${photo}',
        'Wall', '${mark}', '${mark}', '1', '${mark}', '{"analyst":"${mark}"}', ${WHEN}, ${WHEN})`,
  },
  sections: {
    keys: OWN_OR_OF_REPORT,
    insert: ({ section, report, user }, mark) =>
      `(id, report_id, user_id, heading, paragraph, created_at, updated_at)
      values ('${section}', '${report}', '${user}', 'Discussion', '${mark}', ${WHEN}, ${WHEN})`,
  },
  versions: {
    keys: OWN_OR_OF_REPORT,
    insert: ({ version, observation }) =>
      `(id, report_id, user_id, kind, subject_id, kept, reason, kept_at)
      select '${version}', report_id, user_id, 'observation', id, to_jsonb(o) || '{"element":"Old"}', 'edited', ${WHEN}
      from public.observations o where id = '${observation}'`,
  },
  style_profiles: {
    keys: OWN,
    insert: ({ user }, mark) =>
      `(user_id, style_hint, updated_at) values ('${user}', '${mark}', ${WHEN})`,
  },
  analyst_usage: {
    keys: OWN,
    insert: ({ user }) =>
      `(user_id, day, task, used) values ('${user}', '2026-01-02', 'analysis', 1)`,
  },
  analyst_costs: {
    keys: OWN_OR_OF_REPORT,
    insert: ({ report, user }, mark) =>
      `(report_id, user_id, task, analyst) values ('${report}', '${user}', 'photo', '${mark}')`,
  },
  analyst_questions: {
    keys: OWN_OR_OF_REPORT,
    insert: ({ report, user, token, observation }) =>
      `(id, report_id, user_id, task, observation_id, session_id, state, turn, token, taken_until, not_before, asked_at)
      values ('${observation}', '${report}', '${user}', 'photo', '${observation}', '${token}', 'asked', 1, '${token}',
        ${WHEN}, ${WHEN}, ${WHEN})`,
  },
  consistency_reviews: {
    keys: OWN_OR_OF_REPORT,
    insert: ({ report, user }, mark) =>
      `(report_id, user_id, analyst, reviewed_at, suggestions)
      values ('${report}', '${user}', '${mark}', ${WHEN}, '["${mark}"]')`,
  },
  letterheads: {
    keys: OWN,
    insert: ({ user }, mark) =>
      `(user_id, firm_name, author_name, signature, updated_at)
      values ('${user}', '${mark}', '${mark}', '${SIGNATURE}', ${WHEN})`,
  },
  phrases: {
    keys: OWN,
    insert: ({ report, user }, mark) =>
      `(id, user_id, field, text, created_at) values ('${report}', '${user}', 'defect', '${mark}', ${WHEN})`,
  },
  document_templates: {
    keys: OWN,
    insert: ({ report, user }, mark) =>
      `(id, user_id, name, sha256, created_at)
      values ('${report}', '${user}', '${mark}', encode(sha256(decode('UEsDBA==', 'base64')), 'hex'), ${WHEN})`,
  },
  signed_revisions: {
    keys: OWN_OR_OF_REPORT,
    insert: ({ report, user }, mark) =>
      `(id, report_id, user_id, number, label, signed_at, signatory, content_hash)
      values ('${report}', '${report}', '${user}', 1, '${mark}', ${WHEN}, '{"name":"${mark}"}', '')`,
  },
  signed_tombstones: {
    keys: OWN,
    insert: ({ user, section }, mark) =>
      `(user_id, report_id, number, revision_id, label, signed_at, content_hash, deleted_at)
      values ('${user}', '${section}', 1, '${section}', '${mark}', ${WHEN}, '', ${WHEN})`,
  },
};

/** All tables with people's data. Times of reading and of signing in are nothing that an attack could be after. */
export const TABLES: Table[] = [
  ...Object.entries(PRIVATE).map(([name, table]) => ({ name: `public.${name}`, ...table })),
  {
    name: 'private.template_files',
    keys: OWN,
    insert: ({ report, user }) =>
      `(template_id, user_id, content) values ('${report}', '${user}', 'UEsDBA==')`,
  },
  {
    name: 'private.signed_contents',
    keys: OWN,
    insert: ({ report, user }, mark) =>
      `(revision_id, user_id, content) values ('${report}', '${user}', '{"number":1,"title":"${mark}"}')`,
  },
  {
    name: 'storage.objects',
    // A name begins with whose folder it is in, which may have been written in capitals.
    keys: ['t.owner_id', 'left(lower(t.name), 36)'],
    counts: '(t.name, t.owner_id, t.bucket_id, t.metadata)',
    insert: ({ user, photo }) =>
      `(bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
      values ${FILE_BUCKETS.map((bucket) => `('${bucket}', '${photo}', '${user}', '${user}', '${METADATA}', ${WHEN}, ${WHEN}, ${WHEN})`).join(', ')}`,
  },
];

/** Data that is nobody's own, and must be unchanged after any attack. */
const NOBODYS = [
  `select 'storage.buckets', '', (b.id, b.public)::text from storage.buckets b`,
  `select 'auth.users', '', (u.id, u.email, u.encrypted_password, u.role, u.banned_until)::text from auth.users u`,
  `select 'auth.sessions', '', count(*)::text from auth.sessions`,
  ...['administrators', 'invitations', 'person_limits', 'administrator_acts'].map(
    (name) => `select '${name}', '', t::text from private.${name} t`,
  ),
];

/** No row is written without a number for its transaction; which of these have ended is what this says. */
export const MOMENT = 'pg_current_snapshot()::text';

/**
 * Reads all of that, and of which moment it is: another one as soon as a transaction that wrote has ended. A row has
 * the words by which it is somebody's, with blanks between.
 */
export const LOOK = [
  ...TABLES.map(
    ({ name, keys, counts = 't' }) =>
      `select '${name}' as place, concat_ws(' ', ${keys.join(', ')}) as keys, ${counts}::text as content from ${name} t`,
  ),
  ...NOBODYS,
  `select 'moment', '', ${MOMENT}`,
].join(' union all ');

/** Data beside those tables, about things that the test restores. */
const BESIDE = ({ user, report }: Belongings) => `
  delete from private.stored_bytes where user_id = '${user}';
  delete from private.photo_sums where report_id = '${report}';
  delete from private.signed_files f
    where not exists (select from public.signed_revisions r where r.id = f.revision_id);`;

/** Makes a person's rows of these tables what they were to begin with, within a transaction without triggers. */
export function restoreSql(tables: Table[], of: Belongings, mark: string): string {
  const theirs = `array['${of.user}', '${of.report}', '${of.observation}']`;
  const removals = tables.map(
    ({ name, keys }) =>
      `delete from ${name} t where array[${keys.map((key) => `${key}::text`).join(', ')}] && ${theirs};`,
  );
  const inserts = tables.map(({ name, insert }) =>
    insert ? `insert into ${name} ${insert(of, mark)};` : '',
  );
  return [...removals, ...inserts, BESIDE(of)].join('\n');
}
