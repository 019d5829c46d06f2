import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PRIVATE_TABLES } from '../../../testing/private-tables.ts';
import type { Database } from '../../database/database.ts';
import type { Belongings } from './cell.ts';

/** In everything of the owner's, so that any answer that holds something of it can be told. */
export const MARK = 'only the owner knows';
/** What a stored photo begins with. */
const PHOTO = Buffer.from(`\xff\xd8\xff\xe0 ${MARK}`, 'latin1');

/** A person's signature as the database keeps it: a PNG's first bytes. */
const SIGNATURE = JSON.stringify({
  media_type: 'image/png',
  width: 1,
  height: 1,
  data: 'iVBORw0KGgoA',
  sha256: '0'.repeat(64),
});

/** Names of fixed form, so that the same attack is the same text in every run. */
export function createBelongings(user: string, digit: string): Belongings {
  const id = (letter: string) => `${letter.repeat(7)}${digit}-aaaa-4aaa-8aaa-aaaaaaaaaaa${digit}`;
  const report = id('a');
  return {
    user,
    report,
    observation: id('b'),
    section: id('c'),
    version: id('d'),
    token: id('e'),
    photo: `${user}/${report}/1700000000000_wall.jpg`,
  };
}

/** What people have in the database and on the disk, seen and put back with every right. */
export class World {
  readonly #database: Database;
  readonly #photos: string;

  constructor(database: Database, dataDir: string) {
    this.#database = database;
    this.#photos = join(dataDir, 'photos/inspection_photos');
  }

  /** Makes people's things what they were at the beginning, each with a mark in every text. */
  async restore(people: [Belongings, string][]): Promise<void> {
    for (const [of] of people) {
      rmSync(join(this.#photos, of.user), { recursive: true, force: true });
      const file = join(this.#photos, of.photo);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, PHOTO);
    }
    const statements = people.map(([of, mark]) => belongingsSql(of, mark));
    await this.#database.exec(`begin; ${statements.join('')} commit;`);
  }

  /** One figure for everything that is this person's; another one as soon as anything of it differs. */
  async digest(of: Belongings): Promise<string> {
    const { rows } = await this.#database.query<{ all: string }>(`select ${digestOf(of)} as all`);
    return this.#figure(of, rows[0]?.all);
  }

  /** That figure for one person, and for everybody else: what is another's, and what is nobody's. */
  async state(other: Belongings, me: Belongings, people: Belongings[]) {
    const ids = people.map(({ user }) => `'${user}'`).join(',');
    const { rows } = await this.#database.query<{ other: string; own: string; rest: string }>(
      `select ${digestOf(other)} as other, ${digestOf(me)} as own, ${restOf(ids)} as rest`,
    );
    const known = new Set(people.map(({ user }) => user));
    const folders = readdirSync(this.#photos).filter((name) => !known.has(name));
    return {
      others: JSON.stringify([this.#figure(other, rows[0]?.other), rows[0]?.rest, folders.sort()]),
      own: this.#figure(me, rows[0]?.own),
    };
  }

  #figure(of: Belongings, inDatabase = ''): string {
    const hash = createHash('sha256').update(inDatabase);
    for (const [name, bytes] of filesIn(join(this.#photos, of.user)))
      hash.update(name).update(bytes);
    return hash.digest('hex').slice(0, 16);
  }
}

/** Without triggers, which note down the moment: the same things are the same text in every round. */
function belongingsSql(
  { user, report, observation, section, version, token, photo }: Belongings,
  mark: string,
) {
  const when = `'2026-01-02 03:04:05+00'`;
  const metadata = JSON.stringify({
    mimetype: 'image/jpeg',
    cacheControl: 'no-store',
    size: PHOTO.byteLength,
    eTag: '"1"',
    lastModified: '2026-01-02T03:04:05.000Z',
  });
  return `
    delete from public.signup_emails;
    delete from public.reports where user_id = '${user}';
    delete from public.signed_tombstones where user_id = '${user}';
    delete from public.style_profiles where user_id = '${user}';
    delete from public.letterheads where user_id = '${user}';
    delete from public.document_templates where user_id = '${user}';
    delete from public.analyst_usage where user_id = '${user}';
    delete from public.analyses_under_way where user_id = '${user}';
    delete from storage.objects where name like '${user}%' or owner_id = '${user}' or name like '${user.toUpperCase()}%';
    set local session_replication_role = replica;
    insert into public.reports (id, user_id, title, client_name, structure, scope, rating_scheme, rating_undo, inspection_date, created_at)
      values ('${report}', '${user}', '${mark}', '${mark}', '${mark}', '${mark}', '{"id":"rics"}', '{"scheme":null}', '2026-01-02', ${when});
    insert into public.observations (id, report_id, user_id, photo, element, defect, recommendation, rating, note, proposal, created_at, updated_at)
      values ('${observation}', '${report}', '${user}',
        'http://127.0.0.1/storage/v1/object/public/inspection_photos/${photo}',
        'Wall', '${mark}', '${mark}', '1', '${mark}', '{"analyst":"${mark}"}', ${when}, ${when});
    insert into public.sections (id, report_id, user_id, heading, paragraph, created_at, updated_at)
      values ('${section}', '${report}', '${user}', 'Discussion', '${mark}', ${when}, ${when});
    insert into public.versions (id, report_id, user_id, kind, subject_id, kept, reason, kept_at)
      select '${version}', report_id, user_id, 'observation', id, to_jsonb(o) || '{"element":"Old"}', 'edited', ${when}
      from public.observations o where id = '${observation}';
    insert into public.style_profiles (user_id, style_hint, updated_at) values ('${user}', '${mark}', ${when});
    insert into public.analyst_usage (user_id, day, task, used) values ('${user}', '2026-01-02', 'analysis', 1);
    insert into public.analyses_under_way (observation_id, user_id, token, until)
      values ('${observation}', '${user}', '${token}', ${when});
    insert into public.analyst_costs (report_id, user_id, task, analyst) values ('${report}', '${user}', 'photo', '${mark}');
    insert into public.consistency_reviews (report_id, user_id, analyst, reviewed_at, suggestions)
      values ('${report}', '${user}', '${mark}', ${when}, '["${mark}"]');
    insert into public.letterheads (user_id, firm_name, author_name, signature, updated_at)
      values ('${user}', '${mark}', '${mark}', '${SIGNATURE}', ${when});
    insert into public.document_templates (id, user_id, name, sha256, created_at)
      values ('${report}', '${user}', '${mark}', encode(sha256(decode('UEsDBA==', 'base64')), 'hex'), ${when});
    insert into public.signed_revisions (id, report_id, user_id, number, label, signed_at, signatory, content_hash)
      values ('${report}', '${report}', '${user}', 1, '${mark}', ${when}, '{"name":"${mark}"}', '');
    insert into public.signed_tombstones (user_id, report_id, number, revision_id, label, signed_at, content_hash, deleted_at)
      values ('${user}', '${section}', 1, '${section}', '${mark}', ${when}, '', ${when});
    insert into private.template_files (template_id, user_id, content) values ('${report}', '${user}', 'UEsDBA==');
    insert into private.signed_contents (revision_id, user_id, content)
      values ('${report}', '${user}', '{"number":1,"title":"${mark}"}');
    insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
      values ('inspection_photos', '${photo}', '${user}', '${user}', '${metadata}', ${when}, ${when}, ${when});
    set local session_replication_role = origin;`;
}

/** Moments of looking and of signing in are nothing that an attack could be after. */
function digestOf({ user, report, observation }: Belongings): string {
  const all = (table: string, condition: string, columns = 't') =>
    `(select coalesce(string_agg(${columns}::text, ',' order by ${columns}::text), '') from ${table} t where ${condition})`;
  const own = `user_id = '${user}'`;
  return [
    all('public.reports', own),
    all('public.observations', `${own} or report_id = '${report}'`),
    all('public.sections', `${own} or report_id = '${report}'`),
    all('public.versions', `${own} or report_id = '${report}'`),
    all('public.style_profiles', own),
    all('public.analyst_usage', own),
    all('public.analyses_under_way', `${own} or observation_id = '${observation}'`),
    all('public.analyst_costs', `${own} or report_id = '${report}'`),
    all('public.consistency_reviews', `${own} or report_id = '${report}'`),
    all('public.letterheads', own),
    all('public.document_templates', own),
    all('public.signed_revisions', `${own} or report_id = '${report}'`),
    all('public.signed_tombstones', own),
    all('private.template_files', own),
    all('private.signed_contents', own),
    all(
      'storage.objects',
      `name ilike '${user}%' or owner_id = '${user}'`,
      `(name, owner_id, bucket_id, metadata)`,
    ),
    all('auth.users', `id = '${user}'`, '(email, encrypted_password, role)'),
  ].join(` || '|' || `);
}

/** Accounts, buckets, rows without a person, and everybody else's rows, counted. */
function restOf(ids: string): string {
  const count = (table: string) =>
    `(select count(*) from ${table} where user_id is null or user_id not in (${ids}))`;
  return `json_build_array(${[
    ...PRIVATE_TABLES.map((table) => count(`public.${table}`)),
    `(select string_agg(name || owner_id, ',' order by name) from storage.objects where owner_id is null or owner_id not in (${ids}))`,
    `(select string_agg(b.id || b.public::text, ',' order by b.id) from storage.buckets b)`,
    `(select string_agg(email || coalesce(encrypted_password, ''), ',' order by email) from auth.users)`,
    '(select count(*) from auth.sessions)',
  ].join(', ')})::text`;
}

function filesIn(folder: string): [string, Buffer][] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  } catch {
    return [];
  }
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name, readFileSync(join(folder, name))]);
}
