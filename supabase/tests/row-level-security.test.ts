/**
 * Each role's rights, table by table and verb by verb, on the embedded host's database and on real
 * PostgreSQL. Each test has a fresh database with two people (two-people.fixture.ts).
 */
import { describe, expect, it } from 'vitest';
import { BOTH_ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import {
  addTwoPeopleOfToday,
  OWNER,
  OWNERS_REPORT,
  SECOND_REPORT,
  STRANGER,
  STRANGERS_REPORT,
} from './two-people.fixture.ts';

const DENIED = '42501';
const CHECK = '23514';
const DUPLICATE = '23505';

/** Tables whose rows belong to a person; `change` is an edit that their owner may make. */
const PRIVATE_TABLES = [
  { table: 'public.reports', rows: 2, change: `title = 'Changed'` },
  { table: 'public.observations', rows: 1, change: `element = 'Changed'` },
  { table: 'public.sections', rows: 1, change: `paragraph = 'Changed'` },
  { table: 'public.style_profiles', rows: 1, change: `style_hint = 'Changed'` },
  { table: 'public.consistency_reviews', rows: 1, change: `analyst = 'Changed'` },
  { table: 'public.letterheads', rows: 1, change: `firm_name = 'Changed'` },
  { table: 'public.phrases', rows: 1, change: `text = 'Changed'` },
  { table: 'public.document_templates', rows: 1, change: `name = 'Changed'` },
];
const INSERTS: Record<string, (person: string, report: string) => string> = {
  'public.reports': (person) =>
    `insert into public.reports (user_id, title) values ('${person}', 'New')`,
  'public.observations': (person, report) =>
    `insert into public.observations (user_id, report_id) values ('${person}', '${report}')`,
  'public.sections': (person, report) =>
    `insert into public.sections (user_id, report_id, heading) values ('${person}', '${report}', 'Recommendation')`,
  'public.style_profiles': (person) =>
    `insert into public.style_profiles (user_id, style_hint) values ('${person}', 'Mine')`,
  'public.consistency_reviews': (person, report) =>
    `insert into public.consistency_reviews (user_id, report_id, analyst) values ('${person}', '${report}', 'gpt')`,
  'public.letterheads': (person) =>
    `insert into public.letterheads (user_id, firm_name) values ('${person}', 'New')`,
  'public.phrases': (person) =>
    `insert into public.phrases (user_id, field, text) values ('${person}', 'element', 'New')`,
  'public.document_templates': (person) =>
    `insert into public.document_templates (user_id, name, sha256)
     values ('${person}', 'New', encode(sha256(decode('UEsDBA==', 'base64')), 'hex'))`,
};
/** A template comes with its file, by a function of its own (document-templates.test.ts). */
const ADDED_BY_FUNCTION = ['public.document_templates'];
/** One for each person or report: a new one has no place beside it. */
const ONE_EACH =
  'delete from public.style_profiles; delete from public.consistency_reviews; delete from public.letterheads';

for (const { name, start, isMissing } of BOTH_ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeopleOfToday);

    describe.each(PRIVATE_TABLES)('$table', ({ table, rows, change }) => {
      it('shows, changes and deletes the own rows alone @row-level-security-1', async () => {
        expect(await db.as(OWNER, `select user_id from ${table}`)).toEqual(
          Array(rows).fill({ user_id: OWNER }),
        );
        expect(await db.as(OWNER, `update ${table} set ${change} returning user_id`)).toEqual(
          Array(rows).fill({ user_id: OWNER }),
        );
        expect(await db.as(OWNER, `delete from ${table} returning user_id`)).toHaveLength(rows);
        expect(await db.admin(`select user_id from ${table}`)).toEqual([{ user_id: STRANGER }]);
        expect(await db.admin(`select 1 from ${table} where ${change}`)).toEqual([]);
      });

      it('changes and deletes the own rows alone, also where nothing is read back', async () => {
        expect(await catchCode(db.as(OWNER, `update ${table} set ${change}`))).toBe(null);
        await db.as(OWNER, `delete from ${table}`);
        expect(await db.admin(`select user_id from ${table}`)).toEqual([{ user_id: STRANGER }]);
        expect(await db.admin(`select 1 from ${table} where ${change}`)).toEqual([]);
      });

      it('takes new rows in the own name alone', async () => {
        const insert = INSERTS[table]!;
        const added = ADDED_BY_FUNCTION.includes(table) ? DENIED : null;
        for (const statement of ONE_EACH.split(';')) await db.admin(statement);
        expect(await catchCode(db.as(OWNER, insert(OWNER, OWNERS_REPORT)))).toBe(added);
        expect(await catchCode(db.as(OWNER, insert(STRANGER, STRANGERS_REPORT)))).toBe(DENIED);
      });

      it('is closed to visitors @row-level-security-4', async () => {
        const statements = [
          `select * from ${table}`,
          INSERTS[table]!(OWNER, OWNERS_REPORT),
          `update ${table} set ${change}`,
          `delete from ${table}`,
        ];
        for (const statement of statements) {
          expect(await catchCode(db.as(null, statement)), statement).toBe(DENIED);
        }
      });
    });

    it.each(PRIVATE_TABLES.map(({ table }) => table).filter((table) => !/style/.test(table)))(
      'never lets a row of %s change hands @row-level-security-5',
      async (table) => {
        // The second is refused by the grant alone.
        for (const owner of [`'${STRANGER}'`, 'user_id']) {
          const handOn = db.as(OWNER, `update ${table} set user_id = ${owner}`);
          expect(await catchCode(handOn)).toBe(DENIED);
        }
        const ofPerson = ['reports', 'letterheads', 'phrases', 'document_templates'];
        if (ofPerson.some((name) => table === `public.${name}`)) return;
        const move = `update ${table} set report_id = '${SECOND_REPORT}'`;
        expect(await catchCode(db.as(OWNER, move))).toBe(DENIED);
      },
    );

    it('lets a writing style be written over but not handed on @row-level-security-6', async () => {
      const upsert = (person: string) => `
        insert into public.style_profiles (user_id, style_hint) values ('${person}', 'New')
        on conflict (user_id) do update set user_id = excluded.user_id, style_hint = excluded.style_hint
        returning style_hint`;
      expect(await db.as(OWNER, upsert(OWNER))).toEqual([{ style_hint: 'New' }]);
      expect(await catchCode(db.as(OWNER, upsert(STRANGER)))).toBe(DENIED);
      await db.admin(`delete from public.style_profiles where user_id = '${STRANGER}'`);
      const handOn = `update public.style_profiles set user_id = '${STRANGER}'`;
      expect(await catchCode(db.as(OWNER, handOn))).toBe(DENIED);
    });

    it.each(['observations', 'sections', 'consistency_reviews'])(
      "refuses %s in another person's report, even in the own name @row-level-security-7",
      async (table) => {
        await db.admin('delete from public.consistency_reviews');
        const insert = INSERTS[`public.${table}`]!(OWNER, STRANGERS_REPORT);
        expect(await catchCode(db.as(OWNER, insert))).toBe('23503');
      },
    );

    it("takes a report's rows with it", async () => {
      await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
      for (const table of ['observations', 'sections', 'consistency_reviews']) {
        expect(await db.admin(`select user_id from public.${table}`)).toEqual([
          { user_id: STRANGER },
        ]);
      }
    });

    it("takes a person's data with the account", async () => {
      await db.admin(`delete from auth.users where id = '${OWNER}'`);
      for (const { table } of PRIVATE_TABLES) {
        expect(await db.admin(`select user_id from ${table}`)).toEqual([{ user_id: STRANGER }]);
      }
    });

    it('takes the token of a session that has ended for nobody @row-level-security-8', async () => {
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      for (const { table } of PRIVATE_TABLES) {
        expect(await db.as(OWNER, `select 1 from ${table}`), table).toEqual([]);
        expect(await catchCode(db.as(OWNER, INSERTS[table]!(OWNER, OWNERS_REPORT)))).toBe(DENIED);
        expect(await db.as(OWNER, `delete from ${table} returning 1`), table).toEqual([]);
      }
      expect(await db.as(OWNER, `select 1 from public.analyst_usage`)).toEqual([]);
      expect(await db.as(OWNER, `select 1 from storage.objects`)).toEqual([]);
      const photo = `insert into storage.objects (bucket_id, name) values ('inspection_photos', '${OWNER}/x/1.jpg')`;
      expect(await catchCode(db.as(OWNER, photo))).toBe(DENIED);
      const allowance = `select public.take_analyst_allowance('analysis', 10)`;
      expect(await catchCode(db.as(OWNER, allowance))).toBe(DENIED);
    });

    it('keeps no password, whichever way it is set @row-level-security-9', async () => {
      await db.admin(
        `insert into auth.users (id, email, encrypted_password)
         values ('99999999-9999-4999-8999-999999999999', 'preset@example.com', 'hash')`,
      );
      await db.admin(`update auth.users set encrypted_password = 'hash' where id = '${OWNER}'`);
      expect(
        await db.admin(`select email from auth.users where encrypted_password is not null`),
      ).toEqual([]);
    });

    describe('the waitlist', () => {
      const join = (email: string, source: string | null = null): [string, unknown[]] => [
        'insert into public.signup_emails (email, referral_source) values ($1, $2)',
        [email, source],
      ];

      it.each([null, OWNER])(
        'takes an address from %s, and shows none @row-level-security-10',
        async (uid) => {
          expect(await catchCode(db.as(uid, ...join('new@example.com', 'Google Search')))).toBe(
            null,
          );
          expect(await catchCode(db.as(uid, 'select email from public.signup_emails'))).toBe(
            DENIED,
          );
          expect(
            await catchCode(db.as(uid, `update public.signup_emails set email = 'x@y.z'`)),
          ).toBe(DENIED);
          expect(await catchCode(db.as(uid, 'delete from public.signup_emails'))).toBe(DENIED);
        },
      );

      it('holds an address once, whatever its case @row-level-security-11', async () => {
        await db.as(null, ...join('new@example.com'));
        expect(await catchCode(db.as(null, ...join('NEW@Example.com')))).toBe(DUPLICATE);
      });

      it('refuses what is no address, and sources it does not offer', async () => {
        for (const email of ['', 'nobody', 'a b@example.com', 'a@b', `${'a'.repeat(320)}@b.cd`]) {
          expect(await catchCode(db.as(null, ...join(email))), email).toBe(CHECK);
        }
        expect(await catchCode(db.as(null, ...join('a@example.com', 'A billboard')))).toBe(CHECK);
      });
    });

    describe('photos', () => {
      const list = `select name from storage.objects where bucket_id = 'inspection_photos'`;
      const remove = 'delete from storage.objects returning 1';
      const store = (folder: string) =>
        `insert into storage.objects (bucket_id, name) values ('inspection_photos', '${folder}/r/2_c.jpg')`;

      it('are listed, stored and removed in the own folder alone', async () => {
        expect(await db.as(OWNER, list)).toEqual([{ name: `${OWNER}/${OWNERS_REPORT}/1_a.jpg` }]);
        expect(await catchCode(db.as(OWNER, store(OWNER)))).toBe(null);
        expect(await catchCode(db.as(OWNER, store(STRANGER)))).toBe(DENIED);
        expect(await catchCode(db.as(OWNER, store(`${OWNER}x`)))).toBe(DENIED);
        const rename = `update storage.objects set name = '${STRANGER}/r/' || id`;
        expect(await catchCode(db.as(OWNER, rename))).toBe(DENIED);
        expect(await db.storage.as(OWNER, remove)).toHaveLength(2);
        expect(await db.admin(list)).toHaveLength(1);
      });

      it('are closed to visitors, except by their public address @row-level-security-12', async () => {
        expect(await db.as(null, list)).toEqual([]);
        expect(await catchCode(db.as(null, store(OWNER)))).toBe(DENIED);
        expect(await db.storage.as(null, remove)).toEqual([]);
      });

      it('cannot be let into another bucket, nor the bucket be changed', async () => {
        expect(await db.as(OWNER, 'update storage.buckets set public = false returning 1')).toEqual(
          [],
        );
        await db.admin(`insert into storage.buckets (id, name) values ('other', 'other')`);
        const elsewhere = store(OWNER).replace('inspection_photos', 'other');
        expect(await catchCode(db.as(OWNER, elsewhere))).toBe(DENIED);
      });

      it('come into a bucket that is public and bounded @row-level-security-13', async () => {
        expect(
          await db.admin(`select public, file_size_limit::int, allowed_mime_types::text
            from storage.buckets where id = 'inspection_photos'`),
        ).toEqual([
          {
            public: true,
            file_size_limit: 10 * 1024 * 1024,
            allowed_mime_types: '{image/jpeg,image/png,image/gif,image/webp}',
          },
        ]);
      });
    });

    describe("the analyst's allowance", () => {
      const take = (limit: number, task = 'generation') =>
        `select public.take_analyst_allowance('${task}', ${limit}) as taken`;

      it('is given until it is used up, to each person and for each task', async () => {
        const taken = [];
        for (let call = 0; call < 4; call += 1) taken.push(...(await db.as(OWNER, take(2))));
        expect(taken.map((row) => row['taken'])).toEqual([true, true, false, false]);
        expect(await db.as(STRANGER, take(2))).toEqual([{ taken: true }]);
        expect(await db.as(OWNER, take(2, 'analysis'))).toEqual([{ taken: true }]);
        expect(await db.as(OWNER, take(0, 'analysis'))).toEqual([{ taken: false }]);
      });

      it('begins anew each day', async () => {
        await db.as(OWNER, take(1));
        await db.admin('update public.analyst_usage set day = day - 1');
        expect(await db.as(OWNER, take(1))).toEqual([{ taken: true }]);
      });

      it('can be seen by its person, and written by nobody @row-level-security-14', async () => {
        expect(await db.as(OWNER, 'select user_id from public.analyst_usage')).toEqual([
          { user_id: OWNER },
        ]);
        const statements = [
          'update public.analyst_usage set used = 0',
          'delete from public.analyst_usage',
          `insert into public.analyst_usage (user_id, day, task) values ('${OWNER}', '2020-01-01', 'analysis')`,
        ];
        for (const statement of statements) {
          expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
        }
      });

      it('is refused to visitors and to tasks that do not exist', async () => {
        expect(await catchCode(db.as(null, take(9)))).toBe(DENIED);
        expect(await catchCode(db.as(OWNER, take(9, 'coffee')))).toBe(CHECK);
      });
    });
  });
}
