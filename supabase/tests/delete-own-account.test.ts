/**
 * public.delete_own_account() takes a person's rows and leaves the others', on the embedded host's
 * database and on real PostgreSQL. Each test has a fresh database in which two people have a row in
 * every table that can name them.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';

interface Somebody {
  id: string;
  email: string;
}

const LEAVER: Somebody = { id: '11111111-1111-4111-8111-111111111111', email: 'ada@example.com' };
const STRANGER: Somebody = { id: '22222222-2222-4222-8222-222222222222', email: 'bob@example.com' };
const DELETE = 'select public.delete_own_account()';
const DENIED = '42501';
const FILES_REMAIN = 'PT409';

/** Everything that can be kept about a person; the address on the waitlist is written as people write it. */
function insertRows({ id, email }: Somebody): string[] {
  const report = id.replace(/^\d{8}/, 'aaaaaaaa');
  const own = id.replace(/^\d{8}/, 'bbbbbbbb');
  return [
    `insert into auth.users (id, email) values ('${id}', '${email}')`,
    `insert into auth.identities (id, provider, provider_id, user_id) values ('${own}', 'email', '${id}', '${id}')`,
    `insert into auth.sessions (id, user_id) values ('${own}', '${id}')`,
    `insert into auth.refresh_tokens (id, token, user_id) values ('${parseInt(id)}', 'without a session', '${id}')`,
    `insert into auth.flow_state (id, user_id, provider_type, authentication_method) values ('${own}', '${id}', 'email', 'otp')`,
    `insert into auth.audit_log_entries (id, payload) values ('${own}', '{"action":"login","actor_id":"${id}","actor_username":"${email}"}')`,
    `insert into public.reports (id, user_id, title) values ('${report}', '${id}', 'Warehouse')`,
    `insert into public.observations (report_id, user_id, element) values ('${report}', '${id}', 'Wall')`,
    `update public.observations set element = 'Pier' where user_id = '${id}'`,
    `insert into public.sections (report_id, user_id, heading) values ('${report}', '${id}', 'Discussion')`,
    `insert into public.style_profiles (user_id, style_hint) values ('${id}', 'Short.')`,
    `insert into public.letterheads (user_id, firm_name) values ('${id}', 'Firm')`,
    `insert into public.phrases (user_id, field, text) values ('${id}', 'element', 'Quay')`,
    `insert into public.document_templates (id, user_id, name, sha256)
       values ('${own}', '${id}', 'House', encode(sha256(decode('UEsDBA==', 'base64')), 'hex'))`,
    `insert into private.template_files (template_id, user_id, content)
       values ('${own}', '${id}', 'UEsDBA==')`,
    `insert into public.analyst_usage (user_id, day, task, used) values ('${id}', current_date, 'analysis', 1)`,
    `insert into public.analyst_costs (report_id, user_id, task, analyst) values ('${report}', '${id}', 'photo', 'gpt')`,
    `insert into public.consistency_reviews (report_id, user_id, analyst) values ('${report}', '${id}', 'gpt')`,
    `insert into public.signed_revisions (id, report_id, user_id, number, label, signatory, content_hash)
       values ('${own}', '${report}', '${id}', 1, '', '{}', '')`,
    `insert into private.signed_contents (revision_id, user_id, content) values ('${own}', '${id}', '{}')`,
    `insert into public.signed_tombstones (user_id, report_id, number, revision_id, label, signed_at, content_hash)
       values ('${id}', '${own}', 1, '${own}', '', now(), '')`,
    `insert into private.photo_sums (name, report_id, version) values ('${id}/${report}/1_a.jpg', '${report}', '')`,
    `insert into private.signed_files (name, revision_id) values ('${id}/${report}/of-a-file-that-is-gone.jpg', '${own}')`,
    `insert into public.analyst_questions (report_id, user_id, task, observation_id)
       select report_id, user_id, 'photo', id from public.observations where user_id = '${id}'`,
    `insert into private.person_limits (user_id, analyses) values ('${id}', 5)`,
    `insert into private.signed_in (user_id) values ('${id}')`,
    `insert into public.signup_emails (email) values ('${email.replace('a', 'A')}')`,
    `insert into storage.objects (bucket_id, name) values ('inspection_photos', '${id}/${report}/1_a.jpg')`,
  ];
}

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
const PERSONAL_TABLES = `
  select format('%I.%I', c.table_schema, c.table_name) as name
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.column_name = 'user_id'`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`deleting one's account, on ${name}`, () => {
    const db = freshDatabase(start, async ({ admin }) => {
      for (const person of [LEAVER, STRANGER]) {
        for (const statement of insertRows(person)) await admin(statement);
      }
    });

    const listNames = async (sql: string) =>
      (await db.admin(sql)).map((row) => String(row['name']));

    /** How many rows name the person, by id or address, in any column: `{ 'public.reports': 1, … }`. */
    async function countTraces({ id, email }: Somebody): Promise<Record<string, number>> {
      const traces: Record<string, number> = {};
      for (const table of await listNames(TABLES)) {
        const [row] = await db.admin(
          `select count(*)::int as count from ${table} t
           where t::text like '%${id}%' or lower(t::text) like '%${email}%'`,
        );
        if (row?.['count']) traces[table] = Number(row['count']);
      }
      return traces;
    }

    const removeFiles = ({ id }: Somebody) =>
      db.storage.as(id, `delete from storage.objects where name like '${id}/%'`);

    it('leaves nothing of theirs in any table, and everything of everybody else', async () => {
      const before = await countTraces(STRANGER);
      for (const table of await listNames(PERSONAL_TABLES)) {
        expect(Object.keys(before), 'a table to be filled by this test').toContain(table);
      }
      await removeFiles(LEAVER);
      expect(await catchCode(db.as(LEAVER.id, DELETE))).toBe(null);
      expect(await countTraces(LEAVER)).toEqual({});
      expect(await countTraces(STRANGER)).toEqual(before);
    });

    it('is refused while a file of theirs is stored, wherever it lies, and takes nothing then', async () => {
      const before = await countTraces(LEAVER);
      expect(await catchCode(db.as(LEAVER.id, DELETE))).toBe(FILES_REMAIN);
      expect(await countTraces(LEAVER)).toEqual(before);
      await removeFiles(LEAVER);
      await db.admin(
        `insert into storage.objects (bucket_id, name) values ('inspection_photos', '${LEAVER.id}/stray.jpg')`,
      );
      expect(await catchCode(db.as(LEAVER.id, DELETE))).toBe(FILES_REMAIN);
    });

    it('cannot be called by visitors, nor for anybody else', async () => {
      expect(await catchCode(db.as(null, DELETE))).toBe(DENIED);
      const may = `select has_function_privilege('anon', 'public.delete_own_account()', 'execute') as may`;
      expect(await db.admin(may)).toEqual([{ may: false }]);
      const named = `select public.delete_own_account('${STRANGER.id}')`;
      expect(await catchCode(db.as(LEAVER.id, named))).toBe('42883');
      expect(await catchCode(db.as(LEAVER.id, 'delete from auth.users'))).toBe(DENIED);
      expect(await db.admin('select 1 from auth.users')).toHaveLength(2);
    });

    it('is refused to a token whose session has ended, and to one whose account is gone @delete-own-account-1', async () => {
      await removeFiles(STRANGER);
      await db.admin(`delete from auth.sessions where user_id = '${STRANGER.id}'`);
      expect(await catchCode(db.as(STRANGER.id, DELETE))).toBe(DENIED);
      await removeFiles(LEAVER);
      await db.as(LEAVER.id, DELETE);
      expect(await catchCode(db.as(LEAVER.id, DELETE))).toBe(DENIED);
      expect(await db.admin('select email from auth.users')).toEqual([{ email: STRANGER.email }]);
    });
  });
}
