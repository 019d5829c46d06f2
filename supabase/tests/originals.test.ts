/** Chosen files as they were, beside their photos: whose they are, what they count and when they go, on both databases. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const DENIED = '42501';
const FILES_REMAIN = 'PT409';
const NAME = `${OWNER}/${OWNERS_REPORT}/1_a.jpg`;
const KEEP = `insert into storage.objects (bucket_id, name, metadata) values ('inspection_originals', $1, '{"size": 3000}')`;
const OR_REPLACE = 'on conflict (bucket_id, name) do update set metadata = excluded.metadata';
const LIST = `select name from storage.objects where bucket_id = 'inspection_originals'`;
const REMOVE = `delete from storage.objects where bucket_id = 'inspection_originals' returning name`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`originals, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const keep = (file = NAME, person: string | null = OWNER) => db.as(person, KEEP, [file]);

    it('lie in a bucket that is private and bounded', async () => {
      expect(
        await db.admin(`select public, file_size_limit::int, allowed_mime_types::text
          from storage.buckets where id = 'inspection_originals'`),
      ).toEqual([
        {
          public: false,
          file_size_limit: 30 * 1024 * 1024,
          allowed_mime_types: '{image/jpeg,image/png,image/gif,image/webp,image/heic}',
        },
      ]);
    });

    it('are read by nobody but their owner', async () => {
      await keep();
      expect(await db.as(OWNER, LIST)).toEqual([{ name: NAME }]);
      expect(await db.as(STRANGER, LIST)).toEqual([]);
      expect(await db.as(null, LIST)).toEqual([]);
    });

    it('are kept by nobody in another’s folder', async () => {
      for (const person of [STRANGER, null]) {
        expect(await catchCode(keep(NAME, person)), String(person)).toBe(DENIED);
      }
      expect(await catchCode(keep(`${OWNER}x/r/1.jpg`))).toBe(DENIED);
      expect(await catchCode(keep('1.jpg'))).toBe(DENIED);
      expect(await catchCode(keep())).toBe(null);
    });

    it('are removed by nobody but their owner', async () => {
      await keep();
      for (const person of [STRANGER, null]) {
        expect(await db.storage.as(person, REMOVE), String(person)).toEqual([]);
      }
      expect(await db.storage.as(OWNER, REMOVE)).toEqual([{ name: NAME }]);
    });

    it('are never changed, nor moved, not even by their owner', async () => {
      await keep();
      expect(await catchCode(db.as(OWNER, `${KEEP} ${OR_REPLACE}`, [NAME]))).toBe(DENIED);
      const change = `update storage.objects set metadata = '{}' where bucket_id = 'inspection_originals' returning 1`;
      expect(await db.as(OWNER, change)).toEqual([]);
    });

    it('are closed to a token whose session has ended', async () => {
      await keep();
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await db.as(OWNER, LIST)).toEqual([]);
      expect(await catchCode(keep(`${OWNER}/r/2.jpg`))).toBe(DENIED);
      expect(await db.storage.as(OWNER, REMOVE)).toEqual([]);
    });

    it('count in what their owner may keep, as bytes and as files', async () => {
      const usage = async () => {
        const [row] = await db.as(OWNER, 'select public.storage_usage() as it');
        return (row?.['it'] as Record<string, number>)['photos'] ?? 0;
      };
      const before = await usage();
      await keep();
      expect(await usage()).toBe(before + 3000);
      await db.admin('update private.quota set files_per_person = 2');
      expect(await catchCode(keep(`${OWNER}/r/2.jpg`))).toBe('PT409');
      await db.storage.as(OWNER, REMOVE);
      expect(await usage()).toBe(before);
      const [quota] = await db.admin('select files_per_person from private.quota');
      expect(quota).toEqual({ files_per_person: 2 });
    });

    it('have room for three files of each observation that a person may have', async () => {
      expect(await db.admin('select files_per_person from private.quota')).toEqual([
        { files_per_person: 150_000 },
      ]);
    });

    describe('of a signed photo', () => {
      beforeEach(async () => {
        await keep();
        await db.admin(`insert into public.signed_revisions
          (id, report_id, user_id, number, label, signatory, content_hash)
          values ('${OWNERS_REPORT}', '${OWNERS_REPORT}', '${OWNER}', 1, '', '{}', '')`);
        await db.admin(
          `insert into private.signed_files (name, revision_id) values ($1, '${OWNERS_REPORT}')`,
          [NAME],
        );
      });

      it('stay until their report goes', async () => {
        expect(await db.storage.as(OWNER, REMOVE)).toEqual([]);
        await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
        expect(await db.storage.as(OWNER, REMOVE)).toHaveLength(1);
      });

      it('do not become others, whoever stores them', async () => {
        const replace = `${KEEP} ${OR_REPLACE}`;
        expect(await catchCode(db.storage.admin(replace, [NAME]))).toBe(DENIED);
        await db.storage.admin(REMOVE);
        expect(await catchCode(keep())).toBe(DENIED);
        expect(await catchCode(db.storage.admin(KEEP, [NAME]))).toBe(DENIED);
      });
    });

    it('come by no signed upload URL', async () => {
      const say = (operation: string) =>
        db.storage.admin(`select set_config('storage.operation', $1, false)`, [operation]);
      await say('storage.object.sign_upload_url');
      expect(await catchCode(keep())).toBe(DENIED);
      await say('storage.object.upload_signed');
      expect(await catchCode(db.storage.admin(KEEP, [NAME]))).toBe(DENIED);
      await say('storage.object.upload');
      expect(await catchCode(db.storage.admin(KEEP, [`nobody/${NAME}`]))).toBe(DENIED);
      expect(await catchCode(db.storage.admin(KEEP, [NAME]))).toBe(null);
    });

    it('go before their owner’s account does', async () => {
      const photos = `delete from storage.objects where bucket_id = 'inspection_photos'`;
      const leave = () => catchCode(db.as(OWNER, 'select public.delete_own_account()'));
      await keep();
      await db.storage.as(OWNER, photos);
      expect(await leave()).toBe(FILES_REMAIN);
      await db.storage.as(OWNER, REMOVE);
      expect(await leave()).toBe(null);
    });
  });
}
