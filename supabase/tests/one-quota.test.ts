/** One person's quota, counted and bounded by the database, on both of them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const DENIED = '42501';
const FULL = 'PT409';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`what one person keeps, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const usage = async (person: string | null = OWNER) => {
      const [row] = await db.as(person, 'select public.storage_usage() as it');
      return row?.['it'] as Record<string, number>;
    };
    const setMost = (bytes: number) =>
      db.admin('update private.quota set bytes_per_person = $1', [bytes]);
    const used = async () => {
      const kinds = Object.entries(await usage()).filter(([kind]) => kind !== 'most');
      return kinds.reduce((sum, [, bytes]) => sum + bytes, 0);
    };
    const store = (size: number, person = OWNER) =>
      db.as(
        person,
        `insert into storage.objects (bucket_id, name, metadata)
         values ('inspection_photos', '${person}/${OWNERS_REPORT}/${randomUUID()}.jpg', '{"size": ${size}}')`,
      );
    const addTemplate = () =>
      db.as(
        OWNER,
        `select public.add_document_template('${randomUUID()}', 'x', 'UEsDBA==', repeat('0', 64), '[]', '[]')`,
      );
    const change = (sql: string) => db.as(OWNER, sql);

    it('is counted, whatever it is, and counted off when it goes @one-quota-1', async () => {
      const before = await usage();
      await store(5000);
      await addTemplate();
      await change(
        `insert into public.observations (report_id, user_id, element) values ('${OWNERS_REPORT}', '${OWNER}', repeat('x', 1000))`,
      );
      const after = await usage();
      expect(after['photos']).toBe((before['photos'] ?? 0) + 5000);
      expect(after['templates']).toBe((before['templates'] ?? 0) + 8);
      expect(after['texts']).toBeGreaterThan((before['texts'] ?? 0) + 1000);
      await db.storage.as(OWNER, `delete from storage.objects where metadata ->> 'size' = '5000'`);
      await change('delete from public.document_templates');
      expect(await usage()).toMatchObject({ photos: before['photos'], templates: 0 });
    });

    it('counts a signed revision until its report goes, and texts as they are', async () => {
      const sign = async () => {
        const content = `jsonb_build_object('words', repeat('x', 9000))`;
        await db.admin(
          `insert into public.signed_revisions (id, report_id, user_id, number, label, signatory, content_hash)
           values ('${OWNERS_REPORT}', '${OWNERS_REPORT}', '${OWNER}', 1, '', '{}', '')`,
        );
        await db.admin(
          `insert into private.signed_contents (revision_id, user_id, content)
           values ('${OWNERS_REPORT}', '${OWNER}', ${content})`,
        );
      };
      await sign();
      expect((await usage())['revisions']).toBeGreaterThan(9000);
      await change('delete from public.reports');
      expect(await usage()).toMatchObject({ revisions: 0, texts: 0 });
      const [row] = await db.admin(
        `select sum(octet_length(r::text))::int as left_over from public.reports r where user_id = '${OWNER}'`,
      );
      expect(row).toEqual({ left_over: null });
    });

    it('is one sum of all kinds, and nothing new is taken beyond it @one-quota-3', async () => {
      await setMost((await used()) + 100);
      expect(await catchCode(store(101))).toBe(FULL);
      expect(await catchCode(store(90))).toBe(null);
      expect(await catchCode(addTemplate())).toBe(null);
      expect(await catchCode(addTemplate())).toBe(FULL);
      expect(
        await catchCode(
          change(`insert into public.reports (user_id, title) values ('${OWNER}', 'One more')`),
        ),
      ).toBe(FULL);
      // Others have their own.
      expect(await catchCode(store(50, STRANGER))).toBe(null);
    });

    it('says what to do where it is full', async () => {
      await setMost(1);
      await expect(store(1)).rejects.toThrow(
        /^You have used all of the .* Delete reports, photos or Word templates/,
      );
    });

    it('never refuses words that are changed in what there is', async () => {
      await setMost(1);
      const longer = `update public.observations set element = repeat('x', 4000) where user_id = '${OWNER}'`;
      expect(await catchCode(change(longer))).toBe(null);
      expect(await catchCode(change('delete from public.observations'))).toBe(null);
    });

    it('is told to nobody else, and written by nobody', async () => {
      expect(await catchCode(usage(null))).toBe(DENIED);
      for (const statement of [
        'select * from private.stored_bytes',
        'update private.stored_bytes set bytes = 0',
        'update private.quota set bytes_per_person = 1',
        `select private.count_bytes('${OWNER}', 'texts', -1000, false)`,
      ]) {
        expect(await catchCode(change(statement)), statement).toBe(DENIED);
      }
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await catchCode(usage())).toBe(DENIED);
    });

    it('goes with the account', async () => {
      await db.storage.admin(`delete from storage.objects where name like '${OWNER}/%'`);
      await change('select public.delete_own_account()');
      expect(
        await db.admin(`select * from private.stored_bytes where user_id = '${OWNER}'`),
      ).toEqual([]);
    });
  });
}
