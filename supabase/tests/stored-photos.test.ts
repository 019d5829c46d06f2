/**
 * Rules for photos when the storage service writes their rows past every policy, as Supabase's does
 * at the end of each upload. On the embedded host's database and on real PostgreSQL.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import {
  addTwoPeople,
  OWNER,
  OWNERS_REPORT,
  STRANGER,
  STRANGERS_REPORT,
} from './two-people.fixture.ts';

const DENIED = '42501';
/** Of the people's fixture. */
const PHOTO = `${OWNER}/${OWNERS_REPORT}/1_a.jpg`;
const NEW_PHOTO = `${OWNER}/${OWNERS_REPORT}/2_c.jpg`;
const STORE = `insert into storage.objects (bucket_id, name, version, metadata) values ('inspection_photos', $1, '2', '{"eTag":"2"}')`;
/** As the service ends every upload: it replaces what has the name. */
const STORE_OR_REPLACE = `${STORE} on conflict (bucket_id, name)
  do update set version = excluded.version, metadata = excluded.metadata`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`stored photos, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const service = db.storage.admin;
    const say = (operation: string) =>
      service(`select set_config('storage.operation', $1, false)`, [operation]);
    const signPhoto = async (photo: string) => {
      await service(`insert into public.signed_revisions
        (id, report_id, user_id, number, label, signatory, content_hash)
        values ('${OWNERS_REPORT}', '${OWNERS_REPORT}', '${OWNER}', 1, '', '{}', '')`);
      await service(
        `insert into private.signed_files (name, revision_id) values ($1, '${OWNERS_REPORT}')`,
        [photo],
      );
    };

    describe('a signed upload URL', () => {
      it.each(['storage.object.sign_upload_url', 'object.sign_upload_url'])(
        'is made by nobody (%s) @stored-photos-1',
        async (operation) => {
          await say(operation);
          expect(await catchCode(db.as(OWNER, STORE, [NEW_PHOTO]))).toBe(DENIED);
          expect(await catchCode(db.as(OWNER, STORE_OR_REPLACE, [PHOTO]))).toBe(DENIED);
        },
      );

      it.each([
        'storage.object.upload_signed',
        'storage.tus.upload.create_signed',
        'storage.tus.upload.part_signed',
      ])('that exists all the same stores nothing (%s) @stored-photos-2', async (operation) => {
        await say(operation);
        expect(await catchCode(service(STORE_OR_REPLACE, [NEW_PHOTO]))).toBe(DENIED);
        expect(await catchCode(service(STORE_OR_REPLACE, [PHOTO]))).toBe(DENIED);
      });
    });

    it.each([
      '',
      'storage.object.upload',
      'storage.object.upload_update',
      'storage.tus.upload.part',
    ])('an ordinary upload goes through (operation "%s")', async (operation) => {
      await say(operation);
      expect(await catchCode(db.as(OWNER, STORE, [NEW_PHOTO]))).toBe(null);
      expect(await catchCode(service(STORE_OR_REPLACE, [NEW_PHOTO]))).toBe(null);
    });

    describe('a photo of a signed revision', () => {
      it.each([
        ['replaced', STORE_OR_REPLACE],
        ['written over', `update storage.objects set metadata = '{}' where name = $1`],
        ['renamed', `update storage.objects set name = '${NEW_PHOTO}' where name = $1`],
        ['moved out', `update storage.objects set bucket_id = 'other' where name = $1`],
      ])('is not %s by the service itself @stored-photos-3', async (_, statement) => {
        await service(`insert into storage.buckets (id, name) values ('other', 'other')`);
        await signPhoto(PHOTO);
        expect(await catchCode(service(statement, [PHOTO]))).toBe(DENIED);
      });

      it('that is missing does not become another @stored-photos-4', async () => {
        await signPhoto(PHOTO);
        await service('delete from storage.objects where name = $1', [PHOTO]);
        expect(await catchCode(service(STORE, [PHOTO]))).toBe(DENIED);
        await service(STORE, [NEW_PHOTO]);
        const rename = `update storage.objects set name = $1 where name = '${NEW_PHOTO}'`;
        expect(await catchCode(service(rename, [PHOTO]))).toBe(DENIED);
      });

      it('takes what the service itself notes beside it', async () => {
        await signPhoto(PHOTO);
        const note = 'update storage.objects set owner_id = $1, updated_at = now() where name = $2';
        expect(await catchCode(service(note, [OWNER, PHOTO]))).toBe(null);
      });

      it('goes with its report', async () => {
        await signPhoto(PHOTO);
        await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
        expect(await catchCode(service(STORE_OR_REPLACE, [PHOTO]))).toBe(null);
      });
    });

    describe('the folder of nobody', () => {
      it('takes no photo once its account is deleted @stored-photos-5', async () => {
        await db.storage.as(OWNER, 'delete from storage.objects');
        await db.as(OWNER, 'select public.delete_own_account()');
        expect(await catchCode(service(STORE_OR_REPLACE, [NEW_PHOTO]))).toBe(DENIED);
      });

      it.each(['', '1_a.jpg', 'not-a-person/1_a.jpg', `${OWNER.toUpperCase()}x/1_a.jpg`])(
        'takes no photo ("%s")',
        async (photo) => {
          expect(await catchCode(service(STORE, [photo]))).toBe(DENIED);
        },
      );

      it('gets none by a new name', async () => {
        const rename = `update storage.objects set name = 'nobody/' || name where name like '${STRANGER}%'`;
        expect(await catchCode(service(rename))).toBe(DENIED);
      });
    });

    it('are found by an index where a folder is listed', async () => {
      await service(`insert into storage.objects (bucket_id, name)
        select 'inspection_photos', '${STRANGER}/${STRANGERS_REPORT}/' || n || '_b.jpg'
        from generate_series(2, 2000) as n`);
      await service('analyze storage.objects');
      const folder = `${OWNER}/${OWNERS_REPORT}/`;
      const list = `select name from storage.objects where bucket_id = 'inspection_photos' and name like '${folder}%'`;
      const plan = JSON.stringify(await db.as(OWNER, `explain ${list}`));
      expect(plan).toMatch(/Index Cond: [^"]*name ~>=~ /);
      expect(await db.as(OWNER, list)).toEqual([{ name: PHOTO }]);
      expect(await db.as(STRANGER, list)).toEqual([]);
    });

    it('leaves other buckets to their own rules', async () => {
      await service(`insert into storage.buckets (id, name) values ('other', 'other')`);
      await say('storage.object.upload_signed');
      const elsewhere = `insert into storage.objects (bucket_id, name) values ('other', 'x/1_a.jpg')`;
      expect(await catchCode(service(elsewhere))).toBe(null);
    });
  });
}
